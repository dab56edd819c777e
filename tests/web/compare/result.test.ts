// One Diplomacy result under many systems: the engine's figures, side by side and in words.
import { describe, expect, test } from 'vitest';
import { DIPLOMACY_SYSTEMS } from '../../../web/src/systems/compare/diplomacy_systems.ts';
import { resultState } from '../../../web/src/systems/compare/state.ts';
import { compareUnder, type Comparison } from '../../../web/src/systems/compare/comparison.ts';
import { GAME_SYSTEMS, SCORED_GAME_SYSTEMS } from '../../../web/src/systems/compare/game_systems.ts';
import { comparisonOf } from '../../../web/src/systems/compare/result.ts';
import { winnerOf } from '../../../web/src/systems/diplomacy/result.ts';
import { leadCounts, leadsInWords, notScored, orderInWords, verdict } from '../../../web/src/systems/compare/words.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import type { DiplomacyGame } from '../../../wasm/tallysheet.d.ts';
import { tallysheet } from '../../wasm/module.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const ALL = DIPLOMACY_SYSTEMS.map(({ id }) => id);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];

/** A game with two survivors. */
const NONE = [undefined, undefined];

const game = (centres: number[], years: (number | undefined)[] = []): DiplomacyGame => ({
  powers: POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(years[at] === undefined ? {} : { lastHeld: { year: years[at] } }),
  })),
});

function comparison(of: DiplomacyGame, systems = ALL): Comparison {
  const outcome = comparisonOf(tallysheet, { game: of, systems });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const LED = game([14, 9, 6, 5, 0, 0, 0], [...NONE, ...NONE, 1904, 1905, 1908]);

test('every system of the list scores a draw with its years', () => {
  const { columns, unscored } = comparison(LED);
  expect(unscored).toEqual([]);
  expect(columns.map(({ id }) => id)).toEqual(ALL);
  expect(columns.every(({ entries }) => entries.length === 7)).toBe(true);
  expect(columns.find(({ id }) => id === 'detour-98f')!.entries[0]!.score).toBe('42.37');
});

test('a share is of all points of the board: 14² of 14² + 9² + 6² + 5²', () => {
  const [column] = comparison(LED, ['sum-of-squares']).columns;
  expect(column!.entries[0]!.share).toBe(((100 * 14 ** 2) / (14 ** 2 + 9 ** 2 + 6 ** 2 + 5 ** 2)).toFixed(2));
});

test('systems that lack a year are named, and the others are compared', () => {
  const { columns, unscored } = comparison(game([14, 9, 6, 5, 0, 0, 0]));
  expect(unscored.map(({ name }) => name)).toContain('ManorCon');
  expect(unscored.find(({ name }) => name === 'Bangkok')!.problems[0]!.at).toBe('/powers/4/lastHeld');
  expect(columns.map(({ id }) => id)).toContain('sum-of-squares');
  expect(columns.length + unscored.length).toBe(ALL.length);
});

test('after a win its year is asked for where the others’ years count', () => {
  const { unscored } = comparison(game([18, 16, 0, 0, 0, 0, 0], [...NONE, 1903, 1903, 1903, 1904, 1905]));
  expect(unscored.map(({ name }) => name)).toEqual([
    'Detour 09',
    'ManorCon',
    'Original ManorCon',
    'ManorCon v2',
    'World Classic',
    'Summer Classic',
  ]);
  expect(unscored[0]!.problems.map(({ at }) => at)).toEqual(['/finalYear']);
});

test('beside a win, marks of a draw are left aside', () => {
  const won = game([18, 16, 0, 0, 0, 0, 0]);
  won.powers[1]!.inDraw = true;
  expect(winnerOf(tallysheet, won)).toBe('austria');
  expect(comparison(won, ['draw-size', 'size-matters']).columns).toHaveLength(2);
});

test('a board that cannot be is refused as a whole', () => {
  const outcome = comparisonOf(tallysheet, { game: game([20, 15, 0, 0, 0, 0, 0]), systems: ALL });
  expect(outcome.ok ? [] : outcome.problems.map(({ at }) => at)).toEqual(['/powers']);
});

describe('another order', () => {
  const marked = ({ columns }: Comparison) => columns.filter(({ differs }) => differs).map(({ name }) => name);

  test('is not where one system has players level whom others rank', () => {
    // Draw size has all four survivors level; the other two rank them 14, 9, 6, 5.
    const result = comparison(LED, ['draw-size', 'sum-of-squares', 'open-tribute']);
    expect(marked(result)).toEqual([]);
    expect(orderInWords(result.columns, NUMBERS.point)).toBe(
      'All systems give the same order, though in some of them players are level.',
    );
  });

  test('is not where two who are out are level in some systems and split by their years in others', () => {
    const years = [...NONE, ...NONE, undefined, 1902, 1907];
    const result = comparison(game([12, 10, 6, 4, 2, 0, 0], years));
    const ofTheOut = result.columns.map(({ entries }) => `${entries[5]!.place} ${entries[6]!.place}`);
    expect(new Set(ofTheOut)).toEqual(new Set(['6 6', '7 6']));
    expect(marked(result)).toEqual([]);
  });

  const scoring = (name: string, scores: string[]) => ({
    id: name,
    name,
    score: () => ({ ok: true as const, value: { scores, working: [] } }),
  });

  test.each<[why: string, lists: string[][], expected: string[]]>([
    [
      'two are the other way round than in most',
      [
        ['3', '2', '1'],
        ['3', '2', '1'],
        ['3', '1', '2'],
      ],
      ['C'],
    ],
    [
      'the first of them too',
      [
        ['3', '1', '2'],
        ['3', '2', '1'],
        ['3', '2', '2'],
        ['9', '8', '1'],
      ],
      ['A'],
    ],
    [
      'two oppose each other, and a third has all level',
      [
        ['1', '1', '1'],
        ['3', '2', '1'],
        ['1', '2', '3'],
      ],
      ['C'],
    ],
    [
      'only one pair is level',
      [
        ['3', '2', '2'],
        ['3', '2', '1'],
        ['3', '3', '1'],
      ],
      [],
    ],
  ])('%s', (_, lists, expected) => {
    const outcome = compareUnder(
      tallysheet,
      lists.map((scores, at) => scoring('ABCD'[at]!, scores)),
      {},
    );
    if (!outcome.ok) throw new Error();
    expect(marked(outcome.value)).toEqual(expected);
    expect(orderInWords(outcome.value.columns, NUMBERS.point).includes('≠')).toBe(expected.length > 0);
  });
});

test('bar, column and sentence count the leads alike, shared ones too', () => {
  const result = comparison(LED, ['draw-size', 'sum-of-squares', 'open-tribute']);
  expect(leadsInWords(result, NAMES, NUMBERS.point)).toBe(
    'Ann leads in 3 systems; Ben, Cleo and Dan in one. In one system the lead is shared.',
  );
  expect(verdict(result, NAMES)).toEqual({ who: 'Ann', says: 'leads in all systems', figure: '3' });
  expect(leadCounts(result)).toEqual([3, 1, 1, 1, 0, 0, 0]);
});

describe('what is not scored yet is said once', () => {
  const said = (of: DiplomacyGame) => notScored(comparison(of).unscored, NUMBERS.point);

  test('the years of the eliminated, by their powers', () => {
    const [years, ...others] = said(game([0, 6, 9, 5, 0, 8, 6]));
    expect(years!.says).toBe('11 systems also need the year in which Austria and Italy were eliminated');
    expect(years!.systems).toHaveLength(11);
    expect(others).toEqual([]);
  });

  test('one power, and the year of a win', () => {
    const [one] = said(game([5, 6, 7, 5, 0, 5, 6]));
    expect(one!.says).toBe('11 systems also need the year in which Italy was eliminated');
    const [win] = said(game([18, 16, 0, 0, 0, 0, 0], [...NONE, 1903, 1903, 1903, 1904, 1905]));
    expect(win!.says).toBe('6 systems also need the year of the win');
    expect(said(game([18, 9, 7, 0, 0, 0, 0])).map(({ says }) => says)).toEqual([
      '7 systems also need the year in which Germany, Italy, Russia and Turkey were eliminated, and 6 systems the year of the win',
    ]);
  });

  test('another reason, in the engine’s words', () => {
    const scored = notScored(
      [
        { name: 'A', problems: [{ at: '/finish', code: 'range', message: 'Too many.' }] },
        { name: 'B', problems: [{ at: '/finish', code: 'range', message: 'Too many.' }] },
      ],
      NUMBERS.point,
    );
    expect(scored).toEqual([{ says: 'Not scored', systems: ['A', 'B'], reasons: ['Too many.'] }]);
  });
});

test('without any system there is nothing to say', () => {
  const nothing = comparison(LED, []);
  expect(nothing.columns).toEqual([]);
  expect(leadsInWords(nothing, NAMES, NUMBERS.point)).toBe('');
  expect(orderInWords(nothing.columns, NUMBERS.point)).toBe('');
});

const scoresOf = ({ columns }: Comparison) =>
  columns.map(({ name, entries }) => [name, ...entries.map(({ score }) => score)]);

test('the dilution factor changes the current Pentamind alone: × .95', () => {
  const finish = [1, 2, 3].map((place) => ({ place }));
  const scoresOf = (diluted: boolean) => {
    const outcome = compareUnder(tallysheet, GAME_SYSTEMS, { finish, scores: null, diluted });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.value.columns.map(({ name, entries }) => [name, entries[0]!.score]);
  };
  const [plain, diluted] = [scoresOf(false), scoresOf(true)];
  expect(diluted[2]).toEqual(['Pentamind', (((100 * 8) / 9) * 0.95).toFixed(2)]);
  expect(diluted.filter(([name]) => name !== 'Pentamind')).toEqual(plain.filter(([name]) => name !== 'Pentamind'));
});

test('Puffing Billy is not compared where players share a place, since the order of rows would decide', () => {
  const result = { finish: [1, 1, 3].map((place) => ({ place })), scores: ['9', '9', '2'] };
  const outcome = compareUnder(tallysheet, [...GAME_SYSTEMS, ...SCORED_GAME_SYSTEMS], result);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(outcome.value.unscored).toMatchObject([
    {
      name: 'Puffing Billy',
      problems: [{ message: 'Puffing Billy has no shared places, and several players have place 1.' }],
    },
  ]);
});

test('the places of any game under RPLOPS, RPLOPS2 and Pentamind, in the order of the form', () => {
  const outcome = compareUnder(tallysheet, GAME_SYSTEMS, {
    finish: [2, 1, 3].map((place) => ({ place })),
    scores: null,
  });
  if (!outcome.ok) throw new Error();
  expect(scoresOf(outcome.value)).toEqual([
    ['RPLOPS', ((2 * 2 * 50) / 4).toFixed(2), ((3 * 2 * 50) / 4).toFixed(2), ((1 * 2 * 50) / 4).toFixed(2)],
    ['RPLOPS2', '50.00', '100.00', '0.00'],
    ['Pentamind', ((100 * 8) / 9 / 2).toFixed(2), ((100 * 8) / 9).toFixed(2), '0.00'],
    ['Pentamind, former factor', ((100 * 3) / 4 / 2).toFixed(2), ((100 * 3) / 4).toFixed(2), '0.00'],
  ]);
});

test('Puffing Billy scores the same game by its scores; fifth has nothing', () => {
  const finish = [5, 1, 2, 3, 4].map((place) => ({ place }));
  const outcome = compareUnder(tallysheet, SCORED_GAME_SYSTEMS, {
    finish,
    scores: ['90000', '252000', '248000', '121000', '98000'],
  });
  if (!outcome.ok) throw new Error();
  expect(scoresOf(outcome.value)).toEqual([['Puffing Billy', null, '3.028', '2.492', '1.240', '0.194']]);
  expect(outcome.value.columns[0]!.working.find(({ row, name }) => row === 1 && name === 'total')?.rounded).toBe(
    '3.028',
  );
});

test('links of before a rule could be compared still open, with a decimal comma too', () => {
  const before = resultState.toLink({ ...resultState.blank(), without: 'tribute' });
  expect(resultState.fromLink(before)).toMatchObject({ without: 'tribute', rule: '' });
  // heading, powers, final year, systems left out, sorted by, decimal comma
  const withComma = ['', before[1], '', 'tribute', '', 1];
  expect(resultState.fromLink(withComma)).toMatchObject({ without: 'tribute', rule: '', numbers: 'comma' });
});
