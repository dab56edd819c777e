// Firefox by Puppeteer over WebDriver BiDi.
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { PATIENCE } from '../chromium.ts';
import type { Driver, Engine } from './driver.ts';
import { placeOf } from './place.ts';

export const FIREFOX = process.env['FIREFOX'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** The downloads panel would take the focus from the page. */
const QUIET = { 'browser.download.alwaysOpenPanel': false };

/** Looked for by the browser itself: that a page's policy forbids it is no fault of the page. */
const ICON = '/favicon.ico';

/** Said when a page is left while the service worker's answer is still copied to it. The browser has lost the request's address by
 *  then; an answer that the worker fails to give is reported with one. */
const LEFT_MEANWHILE = 'Failed to load ‘’. A ServiceWorker intercepted the request';

const isOfTheBrowser = (complaint: string) => [ICON, LEFT_MEANWHILE].some((part) => complaint.includes(part));

export async function startFirefox(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-firefox-'));
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'saved')];
  for (const one of [profile, downloads]) mkdirSync(one);
  const preferences = {
    'ui.prefersReducedMotion': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    ...QUIET,
  };
  const start = () =>
    launch({
      browser: 'firefox',
      timeout: PATIENCE,
      executablePath: FIREFOX,
      userDataDir: profile,
      extraPrefsFirefox: preferences,
    });
  let browser = await start();
  /** Puppeteer does not wait for one that takes its time to end, and holds its profile meanwhile. */
  const end = async () => {
    const { exitCode, signalCode } = browser.process()!;
    const ended = exitCode === null && signalCode === null && once(browser.process()!, 'exit');
    await browser.close();
    await ended;
  };
  const restart = async () => {
    await end();
    browser = await start();
  };
  const close = async () => {
    await end();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { downloads, open: (complaints) => openTab(browser, complaints), restart, close };
}

async function openTab(browser: Browser, complaints: string[]): Promise<Driver> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => !isOfTheBrowser(String(error)) && complaints.push(String(error)));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  return {
    ...placeOf(page),
    async go(address) {
      await page.goto(address);
      await page.bringToFront(); // closing the tab before it may have given the focus to another
    },
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    type: (text) => page.keyboard.type(text),
    async control(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'v');
      await page.keyboard.up('Control');
    },
    frame: async (index) => placeOf((await (await page.$$('iframe'))[index]!.contentFrame())!),
    close: () => page.close(),
  };
}
