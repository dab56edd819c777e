// Pages of other people's with a form of ours in them, served beside the built page, each from an origin of its own.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Browser, BrowserContextOptions, Frame, FrameLocator, Page } from 'playwright-core';
import { openHost } from '../offline/host.ts';
import { TYPES } from '../file_types.ts';
import { layoutShifts, newPage, PHONE, sharedBrowser } from '../site.ts';

/** Size limits of a form on another page, in brotli: as an element with its engine, or as a frame with its engine as text. */
export const BUDGETS = { element: 109_500, frame: 134_500 };

/** The example's score in the first frame of each page. */
export const FRAMES = {
  plain: '3.028',
  strict_csp: '192',
  sandboxed: '42.37',
  two: '3.0278',
  late: '83.33',
  dark: '74.03',
  right_to_left: '100.00',
  own_names: '83.33',
};

/** And in the first element. */
export const ELEMENTS = {
  element: '83.33',
  element_two: '3.0278',
  element_late: '42.37',
  element_right_to_left: '192',
};

export interface HostPages {
  /** Where the built page lies. */
  site: string;
  /** Where tests/web/embed/hosts lies. */
  address: string;
  /** Pages besides those, by name. */
  others: Record<string, string>;
  close(): Promise<void>;
}

export interface Hosts {
  /** Where the built page lies. */
  site: string;
  /** Opens tests/web/embed/hosts/<name>.html, or one of the others, until the test is over. */
  open(name: string, options?: BrowserContextOptions): Promise<HostPage>;
  others: Record<string, string>;
  close(): Promise<void>;
}

export interface HostPage {
  page: Page;
  /** The page's first. */
  frame: FrameLocator;
  complaints: string[];
}

export async function openHostPages(): Promise<HostPages> {
  const built = await openHost();
  built.headers['access-control-allow-origin'] = '*';
  const site = built.address;
  const others: Record<string, string> = { blank: '' };
  const server = createServer(({ url }, response) => {
    const page = others[url!.slice(1).replace('.html', '')] ?? pageAt(url!, site);
    response
      .writeHead(page === null ? 204 : 200, { 'content-type': `${TYPES[extname(url!)]}; charset=utf-8` })
      .end(page ?? '');
  });
  await new Promise<void>((done) => server.listen(0, done));
  const close = async () => {
    server.close();
    await built.stop();
  };
  return { site, address: `http://localhost:${(server.address() as AddressInfo).port}/`, others, close };
}

export async function openHosts(): Promise<Hosts> {
  const pages = await openHostPages();
  const browser = await sharedBrowser();
  return {
    site: pages.site,
    others: pages.others,
    open: (name, options = PHONE) => openHostPage(browser, `${pages.address}${name}.html`, options),
    close: pages.close,
  };
}

/** A page's two lines are those that the README gives, with the address of the test's own site. Its styles lie beside it. */
function pageAt(url: string, site: string): string | null {
  const file = new URL(`hosts${url}`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('https://tallysheet.example/', site) : null;
}

async function openHostPage(browser: Browser, address: string, options: BrowserContextOptions): Promise<HostPage> {
  const page = await newPage(browser, options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(address);
  return { page, frame: page.frameLocator('iframe').first(), complaints };
}

/** Resolves once the page and its first frame have handled all messages that the page has posted to them. */
export async function messagesHandled(page: Page): Promise<void> {
  const frames = [page.mainFrame(), page.frames()[1]!];
  const last = 'the last message';
  const listen = (text: string) => {
    const heard = (done: () => void) => addEventListener('message', ({ data }) => data === text && done());
    Object.assign(window, { lastHeard: new Promise<void>(heard) });
  };
  for (const frame of frames) await frame.evaluate(listen, last);
  await page.evaluate((text) => {
    document.querySelector('iframe')!.contentWindow!.postMessage(text, '*');
    postMessage(text, '*');
  }, last);
  for (const frame of frames) await frame.evaluate(() => (window as any).lastHeard);
}

/** Has the page's first frame show this address: until then, what stood there before could be taken for it. */
export async function showInFrame(page: Page, address: string): Promise<void> {
  await page
    .locator('iframe')
    .first()
    .evaluate(
      (frame: HTMLIFrameElement, src) =>
        new Promise((loaded) => {
          frame.addEventListener('load', loaded, { once: true });
          frame.src = src;
        }),
      address,
    );
}

/** How far things have jumped since the page began, by the browser's own measure, once what is there is drawn. */
export async function layoutShift(page: Page | Frame): Promise<number> {
  const shifts = await layoutShifts(page);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** The frame's height on its page, and that of what is in it. */
export async function heights(page: Page, index = 0): Promise<{ frame: number; contents: number }> {
  const frame = await page
    .locator('iframe')
    .nth(index)
    .evaluate((element) => element.clientHeight);
  const contents = await page
    .frameLocator('iframe')
    .nth(index)
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  return { frame, contents };
}
