// The page as a single file. Its engine is plain JavaScript, and it has no service worker.
import { loadEngine } from '../engine/plain.ts';
import '../styles/page.ts';
import { startApp } from './app.ts';

startApp({ loadEngine });
