// The page on a website.
import { loadEngine } from './preload.ts';
import '../styles/page.ts';
import { startApp } from './app.ts';

startApp({ loadEngine, loadFoot: () => import('../offline/foot.ts') });
