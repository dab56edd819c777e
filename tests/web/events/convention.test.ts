// @vitest-environment dom
// Whole events, taken in from spreadsheets as an organiser does: every figure that the page shows is the reference's, and
// an event's file brings all of it to another device.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
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
  enter,
  goTo,
  openOnAnother,
  readStandings,
  readTable,
  saved,
  importCsv,
} from './convention_page.ts';
import { DETOUR_COLUMNS, league, SIZE_COLUMNS, tournament } from './convention_powers.ts';
import { COLUMNS as WEEKEND_COLUMNS, weekend } from './convention_weekend.ts';
import { click, fill, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';

/** In a usual run one event comes back; files/round_trip.test.ts has files of every system. */
const isLong = Boolean(process.env['LONG']);

/** Corrects and takes back, saves, opens the file on a device that has nothing, and saves again. */
async function expectToComeBack(): Promise<void> {
  await undoAndRedo();
  await renameFirst('Aärön Renamed-Müller');
  const shown = await readStandings();
  const files = [await saved('Save the whole event'), await saved('Save the games as CSV')];
  await openOnAnother(files[0]);
  expect(await readStandings()).toEqual(shown);
  expect(await saved('Save the whole event')).toBe(files[0]);
  expect(await saved('Save the games as CSV')).toBe(files[1]);
}

/** A game is deleted and had back; another is doubled, and that is undone, done again and undone. */
async function undoAndRedo(): Promise<void> {
  await goTo('Games', 'games');
  await clickGame(3);
  await press('Delete');
  await change('Undo');
  await clickGame(5);
  await press('Duplicate');
  for (const button of ['Undo', 'Redo', 'Undo']) await change(button);
}

async function clickGame(at: number): Promise<void> {
  await waitFor(() => expect(all('.game-line').length).toBeGreaterThan(at));
  await click(all('.game-line')[at]!);
}

/** Presses a button beside the last change to the event. */
async function change(button: string): Promise<void> {
  await click(await within(document.querySelector<HTMLElement>('.event-undo')!).findByRole('button', { name: button }));
}

/** The first of the list, and first again. */
async function renameFirst(to: string): Promise<void> {
  await goTo('Players', 'players');
  const from = wordsOf('.player-line b')[0]!;
  await click(await found(`[aria-label="Rename ${from}"]`));
  const field = await found<HTMLInputElement>('#new-name');
  await fill(field, to);
  fireEvent.submit(field.form!);
  await waitFor(() => expect(wordsOf('.event-undo').join()).toContain(`${from} renamed to ${to}`));
}

function sheetOf(category: string): Promise<HTMLElement> {
  return waitFor(() => {
    const sheet = all('.sheet').find((one) => one.getAttribute('aria-label') === `${category}, qualifiers`);
    if (!sheet) throw new Error(`There is no sheet of ${category}.`);
    return sheet;
  });
}

/** Every way of telling them apart has been met. */
function expectAll(met: (string | null)[], ...names: string[]): void {
  expect([...new Set(met)]).toEqual(expect.arrayContaining(names));
}

describe('a Puffing Billy convention of 60 boards, with semicolons and decimal commas', () => {
  const { games, boards } = convention(6);
  const categories = [...new Set(boards.map(({ category }) => category))];

  test('is taken in from a spreadsheet', async () => {
    await beginEvent(/^Puffing Billy/, 'Ångström convention');
    const csv = csvOf(
      BOARD_COLUMNS,
      games.map(({ lines }) => lines),
      seeded(1),
      { delimiter: ';', decimalComma: true },
    );
    expect(await importCsv(Buffer.from(csv))).toMatch(/^\d+ rows, 54 games\. Everything could be read\.$/);
  });

  test('has the reference’s standings, of all categories and of the best three', async () => {
    expect([boards.length, categories.length]).toEqual([60, 9]);
    expect(await readStandings()).toEqual(boardsRows(puffingBilly.standings({ boards }), games));
    await goTo('Settings', 'setup');
    await enter('#setting-count', '3');
    await agree();
    const best = puffingBilly.standings({ boards, count: 3 });
    expect(best.rows.some(({ shared }) => shared)).toBe(true);
    expectAll(
      best.rows.flatMap(({ categories }) => categories.map(({ finalBonus }) => finalBonus)),
      '0.1',
      '0.2',
      '0.3',
    );
    expect(await readStandings()).toEqual(boardsRows(best, games));
  });

  test.each([
    ['everyone who won a board', 0],
    ['the best six, and who is level with the sixth', 1],
  ])('sends %s to each final', async (_, index) => {
    await goTo('Qualifiers', 'qualifiers');
    await click(all('input[name=setting-rule]')[index]!);
    if (index === 1) await enter('#setting-top', '6');
    for (const category of categories) {
      const asked = (rule: 'board-winners' | { top: number }) => puffingBilly.qualifiers({ boards, category, rule });
      const [everybody, going] = [asked({ top: 100 }), asked(index === 0 ? 'board-winners' : { top: 6 })];
      const sheet = await sheetOf(category);
      await waitFor(() => expect(readTable(sheet)).toEqual(qualifierRows(everybody, going))); // it is drawn in portions
      const cut = all('tbody', sheet).filter((row) => row.querySelector('.at-cut'));
      expect(cut.map((row) => words(row.querySelector('b')))).toEqual([going.players.at(-1)?.player]);
    }
  });

  test.runIf(isLong)('is read back from its file', () => expectToComeBack());
});

describe('a Detour 98f tournament of 40 games, with tabs and a byte order mark', () => {
  const { games, lines } = tournament(30);
  const titles = lines.map(([{ game }]) => game);

  test('is taken in from a spreadsheet', async () => {
    await beginEvent(/^Detour 98f/, 'Tournoi “Île-de-France”');
    const csv = csvOf(DETOUR_COLUMNS, lines, seeded(2), { delimiter: '\t' });
    expect(await importCsv(Buffer.from(`\ufeff${csv}`))).toBe('280 rows, 40 games. Everything could be read.');
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
    expect(await readStandings()).toEqual(tournamentRows(expected, games.map(detour98f.scoreGame), titles));
  });

  test('has the reference’s best countries', async () => {
    await goTo('Best countries', 'awards');
    expect(readTable(await found('.view-awards .sheet'))).toEqual(awardRows(detour98f.bestCountries({ games })));
  });

  test.runIf(isLong)('is read back from its file', () => expectToComeBack());
});

describe('a Size Matters league, with commas', () => {
  const { games, lines } = league(52);
  const titles = lines.map(([{ game }]) => game);

  test('is taken in from a spreadsheet', async () => {
    await beginEvent(/^Size Matters/, 'League');
    expect(await importCsv(Buffer.from(csvOf(SIZE_COLUMNS, lines, seeded(3), { delimiter: ',' })))).toBe(
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
      await choose('tieBreakers', index);
      expect(await readStandings()).toEqual(leagueRows(expected, games.map(sizeMatters.scoreGame), titles));
    },
  );

  test('has the reference’s standings with exact modifiers and no floor', async () => {
    const settings = { rounding: 'exact', floor: false } as const;
    for (const [setting, index] of [
      ['tieBreakers', 0],
      ['rounding', 1],
      ['floor', 1],
    ] as const)
      await choose(setting, index);
    const sheets = games.map((game) => sizeMatters.scoreGame({ ...game, ...settings }));
    expect(await readStandings()).toEqual(leagueRows(sizeMatters.standings({ games, ...settings }), sheets, titles));
  });

  test.runIf(isLong)('is read back from its file', () => expectToComeBack());
});

describe('an RPLOPS weekend, from a spreadsheet’s Unicode text', () => {
  const { games, lines } = weekend(4);
  const titles = lines.map(([{ game }]) => game);

  test('is taken in from a spreadsheet', async () => {
    await beginEvent(/^RPLOPS /, '=Weekend');
    const csv = csvOf(WEEKEND_COLUMNS, lines, seeded(4), { delimiter: '\t', decimalComma: true });
    expect(await importCsv(Buffer.from(`\ufeff${csv}`, 'utf16le'))).toMatch(
      /^\d+ rows, 30 games\. Everything could be read\.$/,
    );
  });

  const expectStandings = async (settings: { formula?: 'RPLOPS' | 'RPLOPS2'; average?: string }, useTime: boolean) => {
    const expected = rplops.standings({ games, ...settings, useTime });
    const sheets = games.map(({ finish, hours }) =>
      rplops.scoreGame({ finish, ...settings, hours: useTime ? hours : null }),
    );
    expect(await readStandings()).toEqual(weekendRows(expected, sheets, titles));
  };

  test('has the reference’s points per game', () => expectStandings({}, false));

  test('has the reference’s points per hour, by the second formula and another average', async () => {
    await choose('formula', 1);
    await choose('useTime', 1);
    await enter('#setting-average', '33.25');
    await agree();
    await expectStandings({ formula: 'RPLOPS2', average: '33.25' }, true);
  });

  test('has the reference’s points after PLOPS', async () => {
    await goTo('Settings', 'setup');
    await press('Use PLOPS');
    await agree();
    await waitFor(() => expect(wordsOf('.event-undo').join()).toContain('PLOPS set'));
    await expectStandings({ average: '50' }, false);
  });

  test('is read back from its file', () => expectToComeBack());
});
