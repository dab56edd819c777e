// The page on a website.
import { loadEngine, loadWhole } from './preload.ts';
import '../styles/page.ts';
import { startApp } from './app.ts';

startApp({ loadEngine, loadWhole, loadFoot: () => import('../offline/foot.ts') });
