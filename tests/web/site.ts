// The built page, served on a free port, and a real Chromium to look at it with.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { TestRunner } from 'vitest';

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));
export const CHROMIUM = process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
/** Chromium without its window, which takes a quarter less time for a page. The engines' own tests use the whole. */
const HEADLESS_SHELL =
  process.env['HEADLESS_SHELL'] || ['/usr/bin/chromium-headless-shell'].find(existsSync) || CHROMIUM;
/** The list of features takes the place of Playwright's. The address bar draws its suggestions in two pages of its own,
 *  which take as much of the processor as the page under test. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'MediaRouter',
  'OptimizationHints',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
export const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT}`,
];
export const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const SMALLEST: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** What a test waits in vain for is given up after so many milliseconds. */
export const PATIENCE = 120_000;

export interface Site {
  address: string;
  /** A page in a fresh context, with the motion reduced, that is closed after the test; `requests` are the addresses it
   *  asked for. It has come to rest, and will ask for nothing more by itself before some seconds. */
  open(fragment: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

export interface OpenPage {
  page: Page;
  requests: string[];
  /** What the page complained of on its console. */
  complaints: string[];
}

export function openBrowser(executablePath = HEADLESS_SHELL, besides: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGS, ...besides] });
}

export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

let browser: Promise<Browser> | undefined;
/** The browser that the tests of a file share. It ends with the process, and each file has its own. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= openBrowser(HEADLESS_SHELL, ['--disable-gpu']));
}

let site: Promise<Site> | undefined;
/** The site that the tests of a file share. */
export function openSite(): Promise<Site> {
  return (site ??= startSite());
}

async function startSite(): Promise<Site> {
  const server = await listening(createServer(serve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await sharedBrowser();
  return { address, open: (fragment, options = PHONE) => openPage(browser, address + fragment, options) };
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

/** Until the page, where it is ours, has its engine, and has drawn what it asked for. */
async function rest(page: Page, waits: () => boolean): Promise<void> {
  let waited: boolean;
  do {
    waited = waits();
    await page.evaluate(async () => {
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const app = document.querySelector<HTMLElement & { engine: unknown; failure: unknown }>('tally-app');
      do await drawn();
      while (app && !app.engine && !app.failure);
      await drawn();
    });
  } while (waited || waits());
}

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function serve(request: { url?: string }, response: import('node:http').ServerResponse): void {
  const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
  const file = join(SITE, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}
