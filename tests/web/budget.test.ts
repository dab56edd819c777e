// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';

const ENGINE_BYTES = 22_000;
const FIRST_VISIT_BYTES = 45_000;

let browser: Browser;
let server: PreviewServer;
let home: string;

beforeAll(async () => {
  server = await preview({ configFile: 'web/vite.config.ts', preview: { port: 0 }, logLevel: 'warn' });
  home = server.resolvedUrls!.local[0]!;
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function compressed(path: string): number {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function total(paths: string[]): number {
  return paths.reduce((sum, path) => sum + compressed(path), 0);
}

/** The path of the file that the site serves at a URL. */
function served(url: string): string {
  const { pathname } = new URL(url);
  return `build/site${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`;
}

/** Every file that a browser asks for from the home page to the form behind one of its links. */
async function filesOfVisit(link: string): Promise<string[]> {
  const page = await browser.newPage();
  const files = new Set<string>();
  page.on('response', (response) => files.add(served(response.url())));
  await page.goto(home, { waitUntil: 'networkidle' });
  await page.goto(home + link);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...files];
}

async function linksFromHome(): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(home, { waitUntil: 'networkidle' });
  const links = await page.locator('a[href^="#"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await page.close();
  return [...new Set(links)];
}

test('the engine and its glue come to 22 kB or less', () => {
  expect(total(['build/package/tallysheet.js', 'build/package/tallysheet.wasm'])).toBeLessThanOrEqual(ENGINE_BYTES);
});

test('a first visit to any form comes to 45 kB or less', async () => {
  const links = await linksFromHome();
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) {
    expect(total(await filesOfVisit(link)), link).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
  }
});
