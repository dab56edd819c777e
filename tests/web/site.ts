// The built page, as a test opens it in the Chromium that all tests share.
import { buffer } from 'node:stream/consumers';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Download,
  type Frame,
  type Page,
} from 'playwright-core';
import { inject, TestRunner } from 'vitest';
import { openBrowser, PATIENCE } from './chromium.ts';

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const SMALLEST: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/** For a page that stores itself on the device. */
export const WITH_SERVICE_WORKERS: BrowserContextOptions = { serviceWorkers: 'allow' };

/** A file of the site in which nothing runs, to open where something is prepared before the page itself loads. */
export const NOTHING = 'icon.svg';

export interface Site {
  address: string;
  /** A page in a fresh context, with the motion reduced, that is closed after the test; `requests` are the addresses it
   *  asked for. It has come to rest, and will ask for nothing more by itself before some seconds. */
  open(fragment: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

export interface OpenPage {
  page: Page;
  requests: string[];
  /** Errors and warnings on the page's console. */
  complaints: string[];
}

/** Without service workers unless the options allow them: a page that is open for three seconds stores the whole site,
 *  which takes more of the processor than most tests. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

let browser: Promise<Browser> | undefined;
/** The browser shared by the whole run. Pages that a file leaves open are closed after the file. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= connect());
}

let copying: Promise<Browser> | undefined;

/** Closes the pages of this process, which runs one file at a time, and the browser for copying. */
export async function closePages(): Promise<void> {
  const contexts = (await browser)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
  await (await copying)?.close();
  copying = undefined;
}

async function connect(): Promise<Browser> {
  const answer = await fetch(inject('browser'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return chromium.connect(text);
}

export async function openSite(): Promise<Site> {
  const address = inject('site');
  const browser = await sharedBrowser();
  return { address, open: (fragment, options = PHONE) => openPage(browser, address + fragment, options) };
}

/** For pages that read what they copied, in a browser of their own until the file ends: a browser has one clipboard, and other
 *  tests write into that of the shared one. */
export async function openSiteToCopy(): Promise<Site> {
  const address = inject('site');
  const browser = await (copying ??= openBrowser());
  const permissions = ['clipboard-read', 'clipboard-write'];
  const open: Site['open'] = (fragment, options = PHONE) =>
    openPage(browser, address + fragment, { ...options, permissions });
  return { address, open };
}

/** A page in a context of its own, which is closed after the test. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await openContext(browser, options);
  TestRunner.getCurrentTest()?.context.onTestFinished(() => context.close());
  return context.newPage();
}

async function openPage(browser: Browser, address: string, options: BrowserContextOptions): Promise<OpenPage> {
  const page = await newPage(browser, options);
  const requests: string[] = [];
  const complaints: string[] = [];
  let underWay = 0;
  page.on('request', (request) => ((underWay += 1), requests.push(request.url())));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (underWay -= 1));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(address);
  await rest(page, () => underWay > 0);
  return { page, requests, complaints };
}

/** Until the page has drawn all that it asked for. */
async function rest(page: Page, waits: () => boolean): Promise<void> {
  let waited: boolean;
  do {
    waited = waits();
    await started(page);
  } while (waited || waits());
}

/** Until the page, where it is ours, has its engine and has drawn itself with it: before that, a form may be the HTML's, which
 *  the page replaces. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.querySelector<HTMLElement & { engine: unknown; failure: unknown }>('tally-app');
    return !app || app.engine || app.failure;
  });
  await idle(page);
}

/** Shows another form of the page, which is not loaded again: what it has, as the engine, stays. */
export async function showForm(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), fragment);
  await page.waitForFunction(
    (id) =>
      document.querySelector<HTMLElement & { model: { form: { id: string } } }>('tally-form')?.model.form.id === id,
    fragment.slice(1),
  );
  await idle(page);
}

/** Resolves once the browser has nothing left to do for the page: tasks are done, and what they changed is drawn. A browser
 *  may never find a page idle that it draws no frames of, so after half a second the page counts as idle. */
export async function idle(page: Page | Frame): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}

export interface LayoutShift {
  value: number;
  /** The markup of what jumped. */
  moved: string[];
}

/** The jumps since the page began, once what is there is drawn. */
export async function layoutShifts(page: Page | Frame): Promise<LayoutShift[]> {
  await idle(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; sources: { node: Element | null }[] }[];
    return shifts.map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => node?.outerHTML ?? '') }));
  });
}

/** The text that the page saved to a file. */
export async function contentsOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
