// Waiting times on a slow phone for an event of 1,000 games, one of 40 boards and a CSV of 10,003 rows, and the longest
// time for which the page does not respond meanwhile. `BESIDE=folder` measures another build of the site in turns with
// this one.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { csvOf } from '../../web/src/export/games_csv.ts';
import { aBoard, aGame, anEvent, putEvent, storeEvent } from '../web/event_site.ts';
import { CHROMIUM, openBrowser } from '../web/chromium.ts';
import { median, table } from './measure.ts';
import { phone } from './phone.ts';
import { served, type Served } from './served.ts';
import { go, press, SLOWER, slowWorker, watch, type Wait } from './waiting.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const FOLDERS = ['build/site', process.env['BESIDE'] ?? ''].filter(Boolean);

let browser: Browser;
let sites: Served[];
beforeAll(async () => {
  browser = await openBrowser(CHROMIUM);
  sites = await Promise.all(FOLDERS.map((folder) => served(folder, {}, slowWorker)));
});
afterAll(async () => {
  await browser.close();
  for (const site of sites) site.close();
});

function games(count: number) {
  return Array.from({ length: count }, (_, at) =>
    aGame(
      String(at + 1).padStart(4, '0'),
      'detour-98f',
      Array.from({ length: 7 }, (_, seat) => `Player ${(at * 31 + seat * 41) % 331}`),
      [10 - (at % 3), 9 + (at % 3), 5, 4, 3, 3, 0],
    ),
  );
}

const EVENT = anEvent('detour-98f', games(1000));
const BOARDS = anEvent(
  'puffing-billy',
  Array.from({ length: 40 }, (_, at) =>
    aBoard(
      String(at + 1).padStart(4, '0'),
      `Category ${at % 9}`,
      Array.from({ length: 4 }, (_, seat) => [`Player ${(at * 7 + seat * 11) % 40}`, String(250_000 - at * seat * 17)]),
    ),
  ),
);
const CSV = csvOf('detour-98f', games(1429));

const SCORED = 'tally-form .sheet.settled tbody';

const VIEWS: [name: string, address: string, sought: string][] = [
  ['event opened', '', '.game-line'],
  ['standings', '/standings', '.standings tbody'],
  ['awards', '/awards', '.view-awards .sheet tbody'],
  ['players', '/players', '.player-line'],
  ['settings', '/setup', '.setup'],
  ['files', '/files', '#import-text'],
  ['a game', '/game/0500', SCORED],
  ['a player', '/player/Player%207', '.person-sheet'],
  ['big screen', '/screen', '.big-page li'],
];

async function views(page: Page): Promise<Wait[]> {
  await page.locator('.new-event').waitFor();
  await page.evaluate(storeEvent, EVENT);
  const waits: Wait[] = [];
  for (const [, address, sought] of VIEWS) {
    waits.push(await go(page, `#event/anevent${address}`, sought));
    if (address === '') await page.waitForTimeout(A_LOOK);
  }
  return waits;
}

/** Milliseconds for which a person looks at an event before going on. */
const A_LOOK = 2000;

/** Changes one result, undoes it while the standings are shown, and opens the history. */
async function change(page: Page): Promise<Wait[]> {
  await go(page, '#event/anevent/game/0500', SCORED);
  await page.locator('tally-form input[id$="-0-player"]').fill('Zoe');
  const shown = await go(page, '#event/anevent/standings', '.standings tbody');
  const undone = await press(page, '.event-undo button', '.event:not([aria-busy=true]) .event-undo', 'Redo');
  return [shown, undone, await go(page, '#event/anevent/history', '.view-history .player-line')];
}

const BOARD_VIEWS: typeof VIEWS = [
  ['event opened', '', '.game-line'],
  ['standings', '/standings', '.standings tbody'],
  ['qualifiers', '/qualifiers', '.view-qualifiers .sheet tbody'],
  ['players', '/players', '.player-line'],
  ['settings', '/setup', '.setup'],
  ['files', '/files', '#import-text'],
  ['a board', '/game/0020', SCORED],
  ['a player', '/player/Player%207', '.person-sheet'],
  ['big screen', '/screen', '.big-page li'],
];

async function boards(page: Page): Promise<Wait[]> {
  await page.locator('.new-event').waitFor();
  await page.evaluate(storeEvent, BOARDS);
  const waits: Wait[] = [];
  for (const [, address, sought] of BOARD_VIEWS) {
    waits.push(await go(page, `#event/anevent${address}`, sought));
    if (address === '') await page.waitForTimeout(A_LOOK);
  }
  return waits;
}

function file(page: Page): Promise<Wait> {
  return page.evaluate((csv) => {
    const held = new DataTransfer();
    held.items.add(new File([csv], 'games.csv', { type: 'text/csv' }));
    const input = document.querySelector<HTMLInputElement>('tally-import input[type=file]')!;
    return (window as any).timed('.take', '', () => {
      input.files = held.files;
      input.dispatchEvent(new Event('change'));
    });
  }, CSV);
}

async function anImport(page: Page): Promise<Wait[]> {
  await putEvent(page, anEvent('detour-98f', []), 'files');
  await page.locator('#import-text').waitFor();
  const previewed = await file(page);
  return [previewed, await press(page, '.take', '.event-undo', 'imported')];
}

async function onPage(site: Served, work: (page: Page) => Promise<Wait[]>): Promise<Wait[]> {
  const { page, close } = await phone(browser, { network: false, slower: SLOWER });
  await page.addInitScript(watch);
  await page.goto(`${site.address}#events`);
  const waits = await work(page);
  await close();
  return waits;
}

const WHAT = [
  ...VIEWS.map(([name]) => `1,000 games: ${name}`),
  '1,000 games: standings after a changed result',
  '1,000 games: a result undone in the standings',
  '1,000 games: history',
  ...BOARD_VIEWS.map(([name]) => `40 boards: ${name}`),
  'CSV of 10,003 rows previewed',
  'the same taken in',
];

async function round(site: Served): Promise<Wait[]> {
  return [
    ...(await onPage(site, async (page) => [...(await views(page)), ...(await change(page))])),
    ...(await onPage(site, boards)),
    ...(await onPage(site, anImport)),
  ];
}

test('waits', async () => {
  const rounds: Wait[][][] = [];
  for (let at = 0; at < ROUNDS; ++at) {
    const waits: Wait[][] = [];
    for (const site of sites) waits.push(await round(site));
    rounds.push(waits);
  }
  const rows = WHAT.map((what, at) => [
    what,
    ...FOLDERS.flatMap((_, site) =>
      [0, 1].map((which) => median(rounds.map((waits) => waits[site]![at]![which] as number))),
    ),
  ]);
  table(`Waiting, processor ${SLOWER}× slower, milliseconds`, [
    ['For', ...FOLDERS.flatMap((folder) => [`${folder}: painted`, 'longest task of more than 50 (0: none)'])],
    ...rows,
  ]);
});
