// One Diplomacy result under many systems: the engine's figures, side by side and in words.
import { expect, test } from 'vitest';
import { DIPLOMACY_SYSTEMS } from '../../../web/src/systems/compare/diplomacy_systems.ts';
import { compareUnder, type Comparison } from '../../../web/src/systems/compare/comparison.ts';
import { GAME_SYSTEMS, SCORED_GAME_SYSTEMS } from '../../../web/src/systems/compare/game_systems.ts';
import { compared, winnerOf } from '../../../web/src/systems/compare/result.ts';
import { leadsInWords, orderInWords, verdict } from '../../../web/src/systems/compare/words.ts';
import type { DiplomacyGame } from '../../../wasm/tallysheet.d.ts';
import { tallysheet } from '../../wasm/module.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const ALL = DIPLOMACY_SYSTEMS.map(({ id }) => id);
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];

/** Of two survivors. */
const NONE = [undefined, undefined];

const game = (centres: number[], years: (number | undefined)[] = []): DiplomacyGame => ({
  powers: POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(years[at] === undefined ? {} : { lastHeld: { year: years[at] } }),
  })),
});

function comparison(of: DiplomacyGame, systems = ALL): Comparison {
  const outcome = compared(tallysheet, { game: of, systems });
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
  const outcome = compared(tallysheet, { game: game([20, 15, 0, 0, 0, 0, 0]), systems: ALL });
  expect(outcome.ok ? [] : outcome.problems.map(({ at }) => at)).toEqual(['/powers']);
});

test('an order that most systems do not give is marked', () => {
  // Draw size has all four survivors level; the other two rank them 14, 9, 6, 5.
  const { columns } = comparison(LED, ['draw-size', 'sum-of-squares', 'open-tribute']);
  expect(columns.map(({ differs }) => differs)).toEqual([true, false, false]);
  expect(orderInWords(columns)).toContain('Draw size.');
});

test('who leads is said in words', () => {
  const result = comparison(LED, ['draw-size', 'sum-of-squares', 'open-tribute']);
  expect(leadsInWords(result, NAMES)).toBe('Ann leads in 2 systems. In one system the lead is shared.');
  expect(verdict(result, NAMES)).toEqual({ who: 'Ann', says: 'leads in all systems', figure: '3' });
});

test('without any system there is nothing to say', () => {
  const nothing = comparison(LED, []);
  expect(nothing.columns).toEqual([]);
  expect(leadsInWords(nothing, NAMES)).toBe('');
  expect(orderInWords(nothing.columns)).toBe('');
});

const scoresOf = ({ columns }: Comparison) =>
  columns.map(({ name, entries }) => [name, ...entries.map(({ score }) => score)]);

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
