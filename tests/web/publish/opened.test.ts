// A results page as the site publishes it, opened from disk: with scripts, without them, with a changed figure, and in the
// browser's own file that is written again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEvent, anRplopsGame, putEvent, storeEvent } from '../event_site.ts';
import { TEXTS } from '../share/payloads.ts';
import { contentsOf, DESK, newPage, openSite, PHONE, sharedBrowser, type OpenPage, type Site } from '../site.ts';

const FOLDER = 'build/tests/publish';
const SEATS = 6;

/** Every payload is the name of a player, and the heading. */
const EVENT = {
  ...anEvent(
    'rplops',
    Array.from({ length: Math.floor(TEXTS.length / SEATS) }, (_, game) =>
      anRplopsGame(
        `g${game}`,
        TEXTS.slice(game * SEATS, (game + 1) * SEATS).map((name, at) => [name, String(at + 1)]),
      ),
    ),
  ),
  name: '</title><script>ran=1</script>',
};

let site: Site;
/** The page that published the file. */
let publisher: OpenPage;
let file: string;

beforeAll(async () => {
  site = await openSite();
  publisher = await site.open('#events', { ...DESK, acceptDownloads: true });
  const { page } = publisher;
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await putEvent(page, EVENT, 'files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Publish the results' }).click(),
  ]);
  mkdirSync(FOLDER, { recursive: true });
  file = written('results.html', String(await contentsOf(download)));
});

function written(name: string, text: string): string {
  writeFileSync(`${FOLDER}/${name}`, text);
  return `${FOLDER}/${name}`;
}

async function open(path: string, options: BrowserContextOptions = PHONE): Promise<OpenPage> {
  const page = await newPage(await sharedBrowser(), options);
  const [requests, complaints]: string[][] = [[], []];
  page.on('request', (request) => requests!.push(request.url()));
  page.on('pageerror', (error) => complaints!.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints!.push(message.text()));
  await page.goto(pathToFileURL(path).href);
  return { page, requests: requests!, complaints: complaints! };
}

test('it scores itself again and asks for nothing; names with markup are text; it finds a player, and sorts', async () => {
  const { page, requests, complaints } = await open(file);
  await page.locator('#agreement.agrees').waitFor();
  expect(await page.locator('#agreement').innerText()).toMatch(/^All [\d,]+ figures agree with the rules\.$/);
  const names = await page.locator('#players tbody th').allTextContents();
  expect(names.sort()).toEqual(
    EVENT.games.flatMap(({ state }: any) => state.finish.map((row: any) => row.player)).sort(),
  );
  await findAndSort(page);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(requests).toEqual([pathToFileURL(file).href]);
  expect(complaints).toEqual([]);
});

/** A player is found, and a column sorts and sorts back. */
async function findAndSort(page: Page): Promise<void> {
  const shown = () => page.locator('#standings tbody tr:visible th').allTextContents();
  const before = await shown();
  await page.getByLabel('Find a player').fill('__PROTO__');
  expect(await shown()).toEqual(before.filter((name) => name.includes('__proto__')));
  expect(await page.locator('.game:visible').count()).toBeGreaterThan(0);
  await page.getByLabel('Find a player').fill('');
  const sort = page.locator('#standings').getByRole('button', { name: 'Player' });
  await sort.click();
  const sorted = await shown();
  expect(sorted).not.toEqual(before);
  await sort.click();
  expect(await shown()).toEqual([...sorted].reverse());
  await sort.click();
  expect(await shown()).toEqual(before);
}

describe('without scripts', () => {
  test('everything is there to read, and its sheets open', async () => {
    const { page } = await open(file, { ...PHONE, javaScriptEnabled: false });
    expect(await page.locator('#standings tbody tr').count()).toBe(EVENT.games.length * SEATS);
    expect(await page.locator('#agreement').isVisible()).toBe(false);
    expect(await page.getByLabel('Find a player').count()).toBe(0);
    await page.locator('.game summary').first().click();
    expect(await page.locator('.game .sheet').first().isVisible()).toBe(true);
  });
});

test('one changed figure is marked with the one by the rules', async () => {
  const text = readFileSync(file, 'utf8');
  const [cell = '', total = ''] = /<td class="total"><b>([\d.]+)<\/b><\/td>/.exec(text) ?? [];
  const changed = written('changed.html', text.replace(cell, cell.replace(total, `1${total}`)));
  const { page } = await open(changed);
  await page.locator('#agreement.differs').waitFor();
  expect(await page.locator('#agreement').innerText()).toMatch(/^1 of [\d,]+ figures does not agree/);
  expect(await page.locator('.altered').innerText()).toContain(`by the rules ${total}`);
  expect(await page.locator('.altered').count()).toBe(1);
});

test('the file is written again where the browser can, after every game if asked', async () => {
  const { page, complaints } = publisher;
  await page.evaluate(() => {
    const picker = async () => (await navigator.storage.getDirectory()).getFileHandle('results.html', { create: true });
    Object.assign(window, { showSaveFilePicker: picker });
  });
  const pair: [string, string][] = [
    ['Ann', '1'],
    ['Bob', '2'],
  ];
  await page.evaluate(storeEvent, { ...anEvent('rplops', [anRplopsGame('one', pair)]), id: 'pair' });
  await page.evaluate(() => (location.hash = '#event/pair/files'));
  await page.getByRole('heading', { name: 'Spring convention' }).waitFor();
  await page.getByRole('button', { name: 'Publish the results' }).click();
  await page.getByText(/^results\.html written at/).waitFor();
  await page.getByRole('checkbox', { name: /again after every game/ }).check();
  await page.evaluate(() => (location.hash = '#event/pair/game/one'));
  await page.locator('tally-players input').first().fill('Anastasia');
  const kept = () =>
    page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('results.html');
      return (await handle.getFile()).text();
    });
  await expect.poll(kept).toContain('Anastasia');
  expect(complaints).toEqual([]);
});

function packed(text: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(text, { params }).length;
}

test('besides the engines and what loads them, a page has at most 60 kB and .3 kB a game, in brotli', () => {
  const engines = ['tallysheet', 'tallysheet_events'].map((name) =>
    readFileSync(`build/package/${name}.wasm`).toString('base64'),
  );
  const page = readFileSync(file, 'utf8');
  for (const engine of engines) expect(page).toContain(engine);
  const data = engines.reduce((text, engine) => text.replace(engine, ''), page);
  const loaders = ['tallysheet', 'events'].map((name) => readFileSync(`build/package/${name}.js`));
  const others = packed(Buffer.from(data)) - packed(Buffer.concat(loaders));
  expect(others - 20 * TEXTS.length).toBeLessThan(60_000 + 300 * EVENT.games.length);
});

test('framed by a page with a strict policy it shows the standings alone, and asks for nothing but itself', async () => {
  const page = await newPage(await sharedBrowser(), PHONE);
  const [requests, complaints]: string[][] = [[], []];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints!.push(message.text()));
  const club = '<!doctype html><title>Club</title><iframe src="results.html#frame" title="Results"></iframe>';
  const headers = { 'content-security-policy': "default-src 'none'; frame-src 'self'" };
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    requests!.push(pathname);
    return pathname === '/results.html'
      ? route.fulfill({ path: file, contentType: 'text/html' })
      : route.fulfill({ body: club, contentType: 'text/html', headers });
  });
  await page.goto('https://club.example/');
  const frame = page.frameLocator('iframe');
  await frame.locator('#agreement.agrees').waitFor({ state: 'attached' });
  expect(await frame.locator('#standings tbody tr').count()).toBe(EVENT.games.length * SEATS);
  for (const part of ['#games', '#players', '#awards', '#finder', 'nav'])
    expect(await frame.locator(part).isVisible(), part).toBe(false);
  expect(new Set(requests)).toEqual(new Set(['/', '/results.html']));
  expect(complaints).toEqual([]);
});

test('without WebAssembly it can be read and sorted, and says that it was not scored again', async () => {
  const page = await newPage(await sharedBrowser(), PHONE);
  await page.addInitScript('delete window.WebAssembly');
  await page.goto(pathToFileURL(file).href);
  await expect.poll(() => page.locator('#agreement').innerText()).toMatch(/nothing was scored again\.$/);
  expect(await page.locator('#standings tbody tr').count()).toBe(EVENT.games.length * SEATS);
  expect(await page.locator('.altered').count()).toBe(0);
});
