// The page on a website.
import { loadEngine } from './preload.ts';
import '../styles/page.ts';
import { GUIDE, startApp } from './app.ts';

startApp({ loadEngine, guide: GUIDE, loadFoot: () => import('../offline/foot.ts') });
