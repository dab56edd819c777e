// Builds the whole page as one file, build/tallysheet.html, which works opened from disk.
import { defineConfig } from 'vite';
import { onePage } from './one_page.ts';
import { here, oneScript } from './one_script.ts';

// No service worker keeps a file, and nothing is fetched.
export default defineConfig(oneScript('src/main.ts', 'plain', { '/offline/foot.ts': '', '/asked_first.ts': '' }, onePage(here('index.html'), here('public/icon.svg'))));
