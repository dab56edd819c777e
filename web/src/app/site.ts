// The page on a website.
import { loadEngine, loadWhole } from './preload.ts';
import '../styles/page.ts';
import { GUIDE, startApp } from './app.ts';

startApp({ loadEngine, loadWhole, guide: GUIDE, loadFoot: () => import('../offline/foot.ts') });
