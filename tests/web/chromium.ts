// Debian's Chromium as the tests start it.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';

export const CHROMIUM = process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
/** Timeout in milliseconds for a browser to start, and for what a page does: a busy machine takes many times as long. */
export const PATIENCE = 120_000;

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

/** A host's name that leads to this machine, but that browsers do not take for it. */
export const ELSEWHERE = 'club.example';
const FOR_ALL = ['--disable-gpu', `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];

function launchOptions(executablePath: string | undefined, besides: string[]): LaunchOptions {
  return { executablePath, args: [...ARGS, ...besides], timeout: PATIENCE };
}

/** A browser of its own, for a test that stops it or needs other flags. */
export function openBrowser(executablePath = HEADLESS_SHELL, besides: string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(executablePath, besides));
}

/** A browser of its own that keeps in the folder what pages store, until it is started again. */
export function openProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...launchOptions(HEADLESS_SHELL, []), reducedMotion: 'reduce' });
}

export interface BrowserServer {
  endpoint: string;
  close(): Promise<void>;
}

/** A browser that several processes can connect to. Each gets contexts of its own, which end with the connection. */
export async function serveBrowser(): Promise<BrowserServer> {
  const server = await chromium.launchServer(launchOptions(HEADLESS_SHELL, FOR_ALL));
  return { endpoint: server.wsEndpoint(), close: () => server.close() };
}
