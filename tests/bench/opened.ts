// A browser and the built page on its own host, for all measurements of a file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM, openBrowser } from '../web/chromium.ts';
import { served, type Served } from './served.ts';

/** Both exist while the file's tests run. */
export function opened(): { browser: Browser; site: Served } {
  const both = {} as { browser: Browser; site: Served };
  beforeAll(async () => {
    both.browser = await openBrowser(CHROMIUM);
    both.site = await served('build/site');
  });
  afterAll(async () => {
    await both.browser.close();
    both.site.close();
  });
  return both;
}
