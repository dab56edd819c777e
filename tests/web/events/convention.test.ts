// Whole events, taken in from spreadsheets as an organiser does: every figure that the page shows is the reference's, and
// an event's file brings all of it to another device.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import * as detour98f from '../../reference/detour_98f.ts';
import * as puffingBilly from '../../reference/puffing_billy.ts';
import { seeded } from '../../reference/random.ts';
import * as rplops from '../../reference/rplops.ts';
import * as sizeMatters from '../../reference/size_matters.ts';
import { COLUMNS as BOARD_COLUMNS, convention } from './convention_boards.ts';
import { csvOf } from './convention_csv.ts';
import {
  awardRows,
  boardsRows,
  leagueRows,
  qualifierRows,
  tournamentRows,
  weekendRows,
} from './convention_expected.ts';
import {
  agree,
  beginEvent,
  choose,
  fillIn,
  goTo,
  openOnAnother,
  readStandings,
  readTable,
  saved,
  importCsv,
} from './convention_page.ts';
import { DETOUR_COLUMNS, league, SIZE_COLUMNS, tournament } from './convention_powers.ts';
import { COLUMNS as WEEKEND_COLUMNS, weekend } from './convention_weekend.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Corrects and takes back, saves, opens the file on a device that has nothing, and saves again. */
async function expectToComeBack(page: Page): Promise<void> {
  await undoAndRedo(page);
  await renameFirst(page, 'Aärön Renamed-Müller');
  const shown = await readStandings(page);
  const files = [await saved(page, 'Save the whole event'), await saved(page, 'Save the games as CSV')];
  const other = await openOnAnother(site, files[0]);
  expect(await readStandings(other)).toEqual(shown);
  expect(await saved(other, 'Save the whole event')).toBe(files[0]);
  expect(await saved(other, 'Save the games as CSV')).toBe(files[1]);
  await other.context().close();
}

/** A game is deleted and had back; another is doubled, and that is undone, done again and undone. */
async function undoAndRedo(page: Page): Promise<void> {
  const last = page.locator('.event-undo');
  await goTo(page, 'Games', 'games');
  await page.locator('.game-line').nth(3).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await last.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.game-line').nth(5).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  for (const button of ['Undo', 'Redo', 'Undo']) await last.getByRole('button', { name: button }).click();
}

/** The first of the list, and first again. */
async function renameFirst(page: Page, to: string): Promise<void> {
  await goTo(page, 'Players', 'players');
  const from = await page.locator('.player-line b').first().innerText();
  await page.getByRole('button', { name: `Rename ${from}`, exact: true }).click();
  await fillIn(page, '#new-name', to);
  await expect.poll(() => page.locator('.event-undo').innerText()).toContain(`${from} renamed to ${to}`);
}

/** Every way of telling them apart has been met. */
function expectAll(met: (string | null)[], ...names: string[]): void {
  expect([...new Set(met)]).toEqual(expect.arrayContaining(names));
}

describe('a Puffing Billy convention of 60 boards, with semicolons and decimal commas', () => {
  const { games, boards } = convention(6);
  const categories = [...new Set(boards.map(({ category }) => category))];
  let page: Page;
  beforeAll(async () => {
    page = await beginEvent(site, /^Puffing Billy/, 'Ångström convention');
    const csv = csvOf(
      BOARD_COLUMNS,
      games.map(({ lines }) => lines),
      seeded(1),
      { delimiter: ';', decimalComma: true },
    );
    expect(await importCsv(page, Buffer.from(csv))).toMatch(/^\d+ rows, 54 games\. Everything could be read\.$/);
  });

  test('has the reference’s standings, of all categories and of the best three', async () => {
    expect([boards.length, categories.length]).toEqual([60, 9]);
    expect(await readStandings(page)).toEqual(boardsRows(puffingBilly.standings({ boards }), games));
    await goTo(page, 'Settings', 'setup');
    await page.locator('#setting-count').fill('3');
    await agree(page);
    const best = puffingBilly.standings({ boards, count: 3 });
    expect(best.rows.some(({ shared }) => shared)).toBe(true);
    expectAll(
      best.rows.flatMap(({ categories }) => categories.map(({ finalBonus }) => finalBonus)),
      '0.1',
      '0.2',
      '0.3',
    );
    expect(await readStandings(page)).toEqual(boardsRows(best, games));
  });

  test.each([
    ['everyone who won a board', 0],
    ['the best six, and who is level with the sixth', 1],
  ])('sends %s to each final', async (_, index) => {
    await goTo(page, 'Qualifiers', 'qualifiers');
    await page.locator('input[name=setting-rule]').nth(index).check();
    if (index === 1) await page.locator('#setting-top').fill('6');
    for (const category of categories) {
      const asked = (rule: 'board-winners' | { top: number }) => puffingBilly.qualifiers({ boards, category, rule });
      const [everybody, going] = [asked({ top: 100 }), asked(index === 0 ? 'board-winners' : { top: 6 })];
      const sheet = `[aria-label=${JSON.stringify(`${category}, qualifiers`)}]`;
      expect(await readTable(page, sheet)).toEqual(qualifierRows(everybody, going));
      expect(await page.locator(`${sheet} tbody:has(.at-cut) b`).allInnerTexts()).toEqual([
        going.players.at(-1)?.player,
      ]);
    }
  });

  test('is read back from its file', () => expectToComeBack(page));
});

describe('a Detour 98f tournament of 40 games, with tabs and a byte order mark', () => {
  const { games, lines } = tournament(30);
  const titles = lines.map(([{ game }]) => game);
  let page: Page;
  beforeAll(async () => {
    page = await beginEvent(site, /^Detour/, 'Tournoi “Île-de-France”');
    const csv = csvOf(DETOUR_COLUMNS, lines, seeded(2), { delimiter: '\t' });
    expect(await importCsv(page, Buffer.from(`\ufeff${csv}`))).toBe('280 rows, 40 games. Everything could be read.');
  });

  test('has the reference’s standings and tie-breakers', async () => {
    const expected = detour98f.standings({ games });
    expectAll(
      expected.rows.map(({ separatedBy }) => separatedBy),
      'wins',
      'draws',
      'best game',
      'second-best game',
      'third-best game',
    );
    expect(expected.rows.some(({ shared }) => shared)).toBe(true);
    expect(await readStandings(page)).toEqual(tournamentRows(expected, games.map(detour98f.scoreGame), titles));
  });

  test('has the reference’s best countries', async () => {
    await goTo(page, 'Best countries', 'awards');
    expect(await readTable(page, '.view-awards .sheet')).toEqual(awardRows(detour98f.bestCountries({ games })));
  });

  test('is read back from its file', () => expectToComeBack(page));
});

describe('a Size Matters league, with commas', () => {
  const { games, lines } = league(52);
  const titles = lines.map(([{ game }]) => game);
  let page: Page;
  beforeAll(async () => {
    page = await beginEvent(site, /^Size Matters/, 'League');
    expect(await importCsv(page, Buffer.from(csvOf(SIZE_COLUMNS, lines, seeded(3), { delimiter: ',' })))).toBe(
      '168 rows, 24 games. Everything could be read.',
    );
  });

  const ORDERS = [
    ['points-difference', 'head-to-head'],
    ['head-to-head', 'points-difference'],
    ['points-difference'],
    ['head-to-head'],
    [],
  ] as const;
  test.each(ORDERS.map((order, index) => [order.join(', then ') || 'nothing', index]))(
    'parts the level as the reference does by %s',
    async (_, index) => {
      const expected = sizeMatters.standings({ games, tieBreakers: [...ORDERS[index]] });
      expectAll(
        expected.rows.map(({ separatedBy }) => separatedBy),
        'solos',
        ...ORDERS[index],
      );
      await choose(page, 'tieBreakers', index);
      expect(await readStandings(page)).toEqual(leagueRows(expected, games.map(sizeMatters.scoreGame), titles));
    },
  );

  test('has the reference’s standings with exact modifiers and no floor', async () => {
    const settings = { rounding: 'exact', floor: false } as const;
    for (const [setting, index] of [
      ['tieBreakers', 0],
      ['rounding', 1],
      ['floor', 1],
    ] as const)
      await choose(page, setting, index);
    const sheets = games.map((game) => sizeMatters.scoreGame({ ...game, ...settings }));
    expect(await readStandings(page)).toEqual(
      leagueRows(sizeMatters.standings({ games, ...settings }), sheets, titles),
    );
  });

  test('is read back from its file', () => expectToComeBack(page));
});

describe('an RPLOPS weekend, from a spreadsheet’s Unicode text', () => {
  const { games, lines } = weekend(4);
  const titles = lines.map(([{ game }]) => game);
  let page: Page;
  beforeAll(async () => {
    page = await beginEvent(site, /^RPLOPS/, '=Weekend');
    const csv = csvOf(WEEKEND_COLUMNS, lines, seeded(4), { delimiter: '\t', decimalComma: true });
    expect(await importCsv(page, Buffer.from(`\ufeff${csv}`, 'utf16le'))).toMatch(
      /^\d+ rows, 30 games\. Everything could be read\.$/,
    );
  });

  const expectStandings = async (settings: { formula?: 'RPLOPS' | 'RPLOPS2'; average?: string }, useTime: boolean) => {
    const expected = rplops.standings({ games, ...settings, useTime });
    const sheets = games.map(({ finish, hours }) =>
      rplops.scoreGame({ finish, ...settings, hours: useTime ? hours : null }),
    );
    expect(await readStandings(page)).toEqual(weekendRows(expected, sheets, titles));
  };

  test('has the reference’s points per game', () => expectStandings({}, false));

  test('has the reference’s points per hour, by the second formula and another average', async () => {
    await choose(page, 'formula', 1);
    await choose(page, 'useTime', 1);
    await page.locator('#setting-average').fill('33.25');
    await agree(page);
    await expectStandings({ formula: 'RPLOPS2', average: '33.25' }, true);
  });

  test('has the reference’s points after PLOPS', async () => {
    await goTo(page, 'Settings', 'setup');
    await page.getByRole('button', { name: 'Use PLOPS' }).click();
    await agree(page);
    await page.locator('.event-undo').getByText('PLOPS set').waitFor();
    await expectStandings({ average: '50' }, false);
  });

  test('is read back from its file', () => expectToComeBack(page));
});
