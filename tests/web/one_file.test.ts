// The page as one file, opened from disk: every figure of the rule texts' own examples, and nothing asked of anybody.
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totals, typeCentres } from './diplomacy.ts';
import { openBrowser, PHONE } from './site.ts';

const FILE = 'build/tallysheet.html';
const ADDRESS = pathToFileURL(FILE).href;
const complaints: string[] = [];
const requests: string[] = [];
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', acceptDownloads: true });
});
afterAll(() => browser.close());

async function open(fragment: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(ADDRESS + fragment);
  return page;
}

async function example(fragment: string): Promise<Page> {
  const page = await open(fragment);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  return page;
}

const cells = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent!.trim())));

test('it is smaller than 200 kB, and every script in it is named by its hash', () => {
  expect(statSync(FILE).size).toBeLessThan(200_000);
  expect(readFileSync(FILE, 'utf8')).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+'; style-src 'sha256-[^']+';/);
});

test('home has every system’s example, and the page’s own look', async () => {
  const page = await open('');
  await page.locator('.glance tbody').nth(4).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(248, 242, 228)');
});

test('Puffing Billy', async () => {
  expect((await totals(await example('#puffing-billy'))).slice(0, 4)).toEqual(['3.028', '2.492', '1.240', '.194']);
  const final = await (await example('#puffing-billy/final')).locator('.sheet').innerText();
  expect(final).toContain('÷ 4 = 179,750');
  expect(final).toMatch(/1st\s+Jenny\s+1\s+1\.402\s+\.3/);
});

test('Union Pacific', async () => {
  const page = await example('#union-pacific');
  expect(await totals(page)).toEqual(['192', '184', '177', '88']);
  expect(await page.locator('.sheet .opener').allInnerTexts()).toEqual([/^Jane/, /^Henry/, /^Donna/, /^Kenny/].map((name) => expect.stringMatching(name)));
});

test('Size Matters', async () => {
  const page = await example('#size-matters');
  expect(await totals(page)).toEqual(expect.arrayContaining(['74.03', '45.00']));
  await typeCentres(page, 'size-matters', [1, 18, 9, 5, 1, 0, 0]);
  expect(await totals(page)).toContain('3.70');
  await typeCentres(page, 'size-matters', [1, 18, 10, 0, 4, 1, 0]);
  expect(await totals(page)).toContain('14.70');
});

test('Detour 98f', async () => {
  expect((await totals(await example('#detour-98f')))[0]).toBe('42.37');
});

test('RPLOPS, both tables', async () => {
  const page = await open('#rplops');
  await page.locator('.ranks').waitFor();
  expect(await cells(page, '.ranks tr')).toEqual([
    ['Rank', '6', '5', '4', '3', '2'],
    ['1', '85.71', '83.33', '80.00', '75.00', '66.67'],
    ['2', '71.43', '66.67', '60.00', '50.00', '33.33'],
    ['3', '57.14', '50.00', '40.00', '25.00', ''],
    ['4', '42.86', '33.33', '20.00', '', ''],
    ['5', '28.57', '16.67', '', '', ''],
    ['6', '14.29', '', '', '', ''],
  ]);
  await page.locator('.settings > summary').click();
  await page.getByRole('radio', { name: /^RPLOPS2 / }).check();
  expect(await cells(page, '.ranks tr')).toEqual([
    ['Rank', '6', '5', '4', '3', '2'],
    ['1', '100.00', '100.00', '100.00', '100.00', '100.00'],
    ['2', '80.00', '75.00', '66.67', '50.00', '0.00'],
    ['3', '60.00', '50.00', '33.33', '0.00', ''],
    ['4', '40.00', '25.00', '0.00', '', ''],
    ['5', '20.00', '0.00', '', '', ''],
    ['6', '0.00', '', '', '', ''],
  ]);
});

test('an event takes games from a spreadsheet, ranks them, is saved as a file, and is there again', async () => {
  const page = await open('#events');
  await page.locator('#event-name').fill('Spring league');
  await page.getByRole('radio', { name: /^RPLOPS/ }).check();
  await page.getByRole('button', { name: 'Begin the event' }).click();
  await page.getByRole('link', { name: 'Files' }).click();
  await page.locator('#import-text').fill('game,player,place\nBrass,Ann,1\nBrass,Bob,2\nChess,Bob,1\nChess,Cy,2');
  await page.getByRole('button', { name: 'Look through it' }).click();
  await page.getByRole('button', { name: /^Take in/ }).click();
  await page.getByRole('link', { name: 'Standings' }).click();
  await page.locator('.standings tbody').nth(2).waitFor();
  await page.getByRole('link', { name: 'Files' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the whole event' }).click()]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ name: 'Spring league' });
  const again = await open('#events');
  await again.getByRole('link', { name: /Spring league/ }).waitFor();
});

test('it asked nobody for anything, and complained of nothing', () => {
  expect(requests.filter((address) => !address.startsWith(ADDRESS) && !/^(data|blob):/.test(address))).toEqual([]);
  expect(complaints).toEqual([]);
});
