// Waiting times on a slow phone for a convention: 300 people on the list, 1,000 boards in 14 rounds, each view opened and
// used as its director does. The limits are 250 ms until something is painted and 100 ms for one task. `SYSTEM` names
// the system; `BESIDE=folder` measures another build of the site in turns with this one. `CLOCK=processor` counts what the page
// takes of the processor, for machines that do other work, and takes it times four.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { EventGame } from '../../web/src/systems/event_game.ts';
import { aBoard, aGame, anEvent, storeEvent } from '../web/event_site.ts';
import { CHROMIUM, openBrowser } from '../web/chromium.ts';
import { median, table } from './measure.ts';
import { phone } from './phone.ts';
import { served, type Served } from './served.ts';
import { byProcessor } from './processor.ts';
import { fill, go, press, SLOWER, slowWorker, watch, type Wait } from './waiting.ts';

const TURNS = Number(process.env['ROUNDS'] ?? 5);
const SYSTEM = process.env['SYSTEM'] === 'detour-98f' ? 'detour-98f' : 'puffing-billy';
const IS_BUSY = process.env['CLOCK'] === 'processor';
const FOLDERS = ['build/site', process.env['BESIDE'] ?? ''].filter(Boolean);

let browser: Browser;
let sites: Served[];
beforeAll(async () => {
  browser = await openBrowser(CHROMIUM);
  sites = await Promise.all(FOLDERS.map((folder) => served(folder, {}, IS_BUSY ? undefined : slowWorker)));
});
afterAll(async () => {
  await browser.close();
  for (const site of sites) site.close();
});

const PEOPLE = 300;
const ROUNDS = 14;
const GAMES = 1000;
const SEATS = SYSTEM === 'detour-98f' ? 7 : 4;
/** The boards of a round, as many as its people fill. */
const BOARDS = Math.min(Math.ceil(GAMES / ROUNDS), Math.floor(PEOPLE / SEATS));

const named = (at: number) => `Player ${String(at + 1).padStart(3, '0')}`;

/** Nobody sits at two boards of a round, since 7 and 300 have no common factor. */
function seatsOf(game: number): string[] {
  const [round, board] = [Math.floor(game / BOARDS), game % BOARDS];
  return Array.from({ length: SEATS }, (_, seat) => named((round * 31 + (board * SEATS + seat) * 7) % PEOPLE));
}

function gameOf(at: number): EventGame {
  const id = String(at + 1).padStart(4, '0');
  const place = { round: String(Math.floor(at / BOARDS) + 1), board: String((at % BOARDS) + 1) };
  if (SYSTEM === 'detour-98f')
    return { ...aGame(id, SYSTEM, seatsOf(at), [10 - (at % 3), 9 + (at % 3), 5, 4, 3, 3, 0]), ...place };
  const lines = seatsOf(at).map((player, seat): [string, string] => [
    player,
    String(250_000 - ((at * 17) % 999) * seat),
  ]);
  return { ...aBoard(id, `Category ${at % 9}`, lines), ...place };
}

const EVENT = {
  ...anEvent(
    SYSTEM,
    Array.from({ length: Math.min(GAMES, BOARDS * ROUNDS) }, (_, at) => gameOf(at)),
  ),
  people: Array.from({ length: PEOPLE }, (_, at) => ({
    key: String(at + 1),
    name: named(at),
    presence: 'here' as const,
  })),
};

type Step = [name: string, act: (page: Page) => Promise<Wait>];

const at = (view: string) => `#event/anevent${view}`;
const opened = (name: string, view: string, sought: string): Step => [name, (page) => go(page, at(view), sought)];

/** Milliseconds that a director looks at the list before the event in it is opened. */
const A_LOOK = 2000;

const SCORED = 'tally-form .sheet.settled tbody';

const STEPS: Step[] = [
  opened('event opened', '', '.game-line'),
  opened('who sat where', '/rounds', '.seats tbody tr'),
  opened('games again', '', '.game-line'),
  ['filtered by round', (page) => fill(page, '#round-filter', '7', '.game-line', 'R7')],
  ['filtered by all rounds', (page) => fill(page, '#round-filter', '', '.game-line', `R${ROUNDS}`)],
  ['searched for a player', (page) => fill(page, '#finder', named(6), '.finder [role=status]', ' of ')],
  opened('standings', '/standings', '.standings tbody'),
  ['all players', (page) => press(page, '.standings .rest button', '.standings tbody:nth-of-type(41)', 'Player')],
  opened('standings after round 7', '/standings/7', '.standings tbody'),
  opened('what counts', '/counting', '.view-counting .sheet'),
  opened('people', '/players', '.player-line'),
  ['a state set', (page) => press(page, '.player-line .state:last-child', '.event-undo', 'Undo')],
  opened('a person', '/person/7', '.view-person form, .view-person input'),
  opened('settings', '/setup', '.setup'),
  opened('files', '/files', '#import-text'),
  opened('a game', '/game/0500', SCORED),
  ['a name typed', (page) => fill(page, 'tally-form input[id$="-0-player"]', 'Zoe', SCORED, 'Zoe')],
  opened('standings with it', '/standings', '.standings tbody'),
  opened('who sat where with it', '/rounds', '.seats tbody tr'),
  opened('all sheets', '/sheets', '.all-sheets .sheet'),
  opened('big screen', '/screen', '.big-page li'),
  opened('qualifiers', '/qualifiers', '.view-qualifiers .sheet'),
  opened('what is left to play for', '/outlook', '.view-outlook p'),
  opened('awards', '/prizes', '.prizes dl'),
  opened('awards as slides', '/slides', '.award-slide'),
  opened('a player', `/player/${named(6)}`, '.view-player p'),
  opened('draw of boards', '/draw', '.view-draw h2'),
  opened('seating for the wall', '/seating/7', '.view-seating h2'),
  opened('slips', '/slips/7', '.slip'),
  opened('history', '/history', '.view-history h2'),
];

async function steps(site: Served): Promise<Wait[]> {
  const { page, close } = await phone(browser, { network: false, slower: IS_BUSY ? 1 : SLOWER });
  await page.addInitScript(watch);
  await page.goto(`${site.address}#events`);
  await page.locator('.new-event').waitFor();
  await page.evaluate(storeEvent, EVENT);
  await page.reload();
  await page.locator('.event-card').waitFor();
  await page.waitForTimeout(A_LOOK);
  const waits: Wait[] = [];
  for (const [, act] of STEPS)
    waits.push(IS_BUSY ? await byProcessor(browser, page, () => act(page)) : await act(page));
  await close();
  return waits;
}

test('a convention', async () => {
  const turns: Wait[][][] = [];
  for (let turn = 0; turn < TURNS; ++turn) {
    const waits: Wait[][] = [];
    for (const site of sites) waits.push(await steps(site));
    turns.push(waits);
  }
  const rows = STEPS.map(([name], step) => [
    name,
    ...FOLDERS.flatMap((_, site) =>
      [0, 1].map((which) => median(turns.map((waits) => waits[site]![step]![which] as number))),
    ),
  ]);
  table(
    `A convention of ${EVENT.games.length} games of ${SYSTEM}, processor ${SLOWER}× slower, milliseconds${IS_BUSY ? ' of the processor' : ''}`,
    [
      ['For', ...FOLDERS.flatMap((folder) => [`${folder}: painted`, 'longest task of more than 50 (0: none)'])],
      ...rows,
    ],
  );
});
