// A hundred thousand games in standings, in a long run in all of them, and requests just beyond each limit.
import { describe, expect, test } from 'vitest';
import type { Power } from '../../wasm/tallysheet.d.ts';
import { call, problems, reported } from './module.ts';

const MOST = 100_000;
const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

const names = Array.from({ length: 3000 }, (_, number) => `Player ${number}`);
const player = (game: number, seat: number) => names[(game + 17 * seat) % names.length]!;
const many = <Game>(make: (number: number) => Game) => Array.from({ length: MOST }, (_, number) => make(number));

const board = (number: number) => ({
  category: `Game ${number % 9}`,
  finishers: [
    { player: player(number, 0), score: 3 },
    { player: player(number, 1), score: 2 },
  ],
});
const diplomacy = (number: number) => ({
  powers: POWERS.map((power, seat) => ({ power, player: player(number, seat), centres: seat === number % 7 ? 10 : 4 })),
});
const finish = (number: number) => ({
  finish: [
    { player: player(number, 0), place: 1 },
    { player: player(number, 1), place: 2 },
  ],
});

const standings = [
  { path: 'puffingBilly.standings', list: 'boards', games: board, rest: {} },
  { path: 'puffingBilly.qualifiers', list: 'boards', games: board, rest: { category: 'Game 1', rule: { top: 5 } } },
  { path: 'detour98f.bestCountries', list: 'games', games: diplomacy, rest: {} },
  { path: 'rplops.standings', list: 'games', games: finish, rest: {} },
];
const ofDiplomacy = ['sizeMatters', 'detour98f'].map((system) => ({
  path: `${system}.standings`,
  list: 'games',
  games: diplomacy,
  rest: {},
}));

const tried = process.env['LONG'] ? [...standings, ...ofDiplomacy] : standings;

describe.each(tried)('$path', ({ path, list, games, rest }) => {
  test('a hundred thousand are scored, one more is refused', { timeout: 600_000 }, () => {
    const all = many<object>(games);
    const outcome = call(path, { ...rest, [list]: all });
    expect(outcome.ok || outcome.problems.slice(0, 3)).toBe(true);
    all.push(all[0]!);
    expect(problems(path, { ...rest, [list]: all })).toEqual([
      {
        at: `/${list}`,
        code: 'range',
        name: 'numberOfEntries',
        args: { what: `“${list}”`, value: 100_001, allowed: [0, 100_000] },
        message: `“${list}” has 100,001 entries; it must have 0 to 100,000.`,
      },
    ]);
  });
});

test('a hundred players finish a game of RPLOPS, one more does not', () => {
  const finish = Array.from({ length: 101 }, (_, number) => ({ player: names[number]!, place: number + 1 }));
  const outcome = call('rplops.scoreGame', { finish: finish.slice(0, 100) });
  expect(outcome.ok && (outcome.value as { rows: unknown[] }).rows.length).toBe(100);
  expect(reported('rplops.scoreGame', { finish })).toEqual(['range /finish']);
  expect(call('rplops.standings', { games: [{ finish: finish.slice(0, 100) }] })).toHaveProperty('ok', true);
  expect(reported('rplops.standings', { games: [{ finish }] })).toEqual(['range /games/0/finish']);
});

test('fifty boards make a final, one more does not', () => {
  const boards = Array.from({ length: 51 }, (_, number) => ({
    finishers: [
      { player: names[2 * number]!, score: 3 },
      { player: names[2 * number + 1]!, score: 2 },
    ],
  }));
  expect(call('puffingBilly.scoreFinal', { boards: boards.slice(0, 50) })).toHaveProperty('ok', true);
  expect(reported('puffingBilly.scoreFinal', { boards })).toEqual(['range /boards']);
});

test('the largest scores of RPLOPS are exact', () => {
  const most = '999999999999.9999';
  const outcome = call('rplops.scoreGame', {
    formula: 'RPLOPS2',
    average: most,
    hours: most,
    finish: [{ place: 1 }, { place: 2 }],
  });
  expect(outcome).toMatchObject({
    ok: true,
    value: { name: `RPLOPS21(${most})`, rows: [{ points: '1999999999999999600000000.00' }, { points: '0.00' }] },
  });
});
