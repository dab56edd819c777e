// The page as one file, opened from disk: its size, its look, its events, and its lack of requests. That a form scores
// in it is tested in every engine, and all of them by a long run.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliSize } from '../brotli_size.ts';
import { tab } from '../event_site.ts';
import { EXAMPLE, expectExample, linkOf } from '../share/example_link.ts';
import { openContext, PHONE, sharedBrowser, contentsOf } from '../site.ts';
import { PAPER } from '../tokens.ts';

const FILE = 'build/tallysheet.html';
const ADDRESS = pathToFileURL(FILE).href;
const complaints: string[] = [];
const requests: string[] = [];
let context: BrowserContext;
/** One for all tests. */
let page: Page;

beforeAll(async () => {
  context = await openContext(await sharedBrowser(), { ...PHONE, acceptDownloads: true });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(ADDRESS);
});
afterAll(() => context.close());

const show = (fragment: string) => page.evaluate((hash) => void (location.hash = hash), fragment);

/** In brotli, with room for Emscripten 3.1.69, whose engine is larger. It carries both engines, and the results pages that it writes. */
const BUDGET = 626_000;

test(`it has less than ${BUDGET} bytes, and its policy has the hashes of its script and styles`, () => {
  expect(brotliSize(FILE)).toBeLessThan(BUDGET);
  expect(readFileSync(FILE, 'utf8')).toMatch(/script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/);
});

test('the home page has every system’s example and the page’s styles', async () => {
  await page.locator('.glance tbody').nth(4).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(PAPER.light);
});

test('it opens and makes links, checks posted scores and copies', async () => {
  await show(`#${EXAMPLE}`);
  await page.getByRole('button', { name: 'Use this sheet' }).click();
  await page.locator('.below').waitFor();
  await expectExample(await linkOf(page), ADDRESS);
  await page.getByText('It works only on devices that have the same file').waitFor();
  await page.getByRole('button', { name: 'Check posted scores' }).click();
  await page.locator('.posted-line input').first().fill('3.028');
  await page.getByText('The posted figure agrees.').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as plain text' }).waitFor();
});

test('an event imports games from a spreadsheet, ranks them, is saved as a file, and opens again', async () => {
  await show('#events');
  await page.locator('#event-name').fill('Spring league');
  await page.getByRole('radio', { name: /^RPLOPS/ }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await tab(page, 'Files');
  await page.locator('#import-text').fill('game,player,place\nBrass,Ann,1\nBrass,Bob,2\nChess,Bob,1\nChess,Cy,2');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Import/ }).click();
  await tab(page, 'Standings');
  await page.locator('.standings tbody').nth(2).waitFor();
  await tab(page, 'Files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the whole event' }).click(),
  ]);
  expect(JSON.parse(String(await contentsOf(download)))).toMatchObject({ name: 'Spring league' });
  await page.goto(`${ADDRESS}?again#events`);
  await page.getByRole('link', { name: /Spring league/ }).waitFor();
});

test('it makes no network requests, and logs no errors', () => {
  expect(requests.filter((address) => !address.startsWith(ADDRESS) && !/^(data|blob):/.test(address))).toEqual([]);
  expect(complaints).toEqual([]);
});
