// No problem quotes a long name in full: all sentences but the one about its length shorten it to forty characters.
import { describe, expect, test } from 'vitest';
import { example, paths, problems } from './module.ts';

const QUOTED = 40;

type Json = null | string | number | boolean | Json[] | { [field: string]: Json };

/** Makes a request with this name for every player and this figure in every numeric field. */
function spoilt(value: Json, name: string, figure: number): Json {
  if (Array.isArray(value)) return value.map((one) => spoilt(one, name, figure));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]): [string, Json] => {
    if (field === 'player') return [field, name];
    return [field, /^(score|best|place|centres)$/.test(field) ? figure : spoilt(inner, name, figure)];
  });
  return Object.fromEntries(fields);
}

const longest = (sentence: string) => Math.max(0, ...[...sentence.matchAll(/#+/g)].map(([run]) => run.length));

function expectShort(path: string, request: unknown): void {
  const others = problems(path, request).filter(({ at, code }) => !(at.endsWith('/player') && code === 'range'));
  for (const { message } of others) expect(longest(message), message.slice(0, 200)).toBeLessThanOrEqual(QUOTED);
}

describe.each(paths)('%s', (path) => {
  test.each([-5, 0, 1e13, 1.23456])('quotes forty characters of a name where the figures are %d', (figure) => {
    for (const length of [100, 101, 10_000])
      expectShort(path, spoilt(example(path) as Json, '#'.repeat(length), figure));
  });
});

test('a player who is missing from a game is quoted with forty characters', () => {
  const request = example('unionPacific.scoreFinal') as { games: { player: string }[][] };
  request.games[0]![0]!.player = '#'.repeat(100);
  const [problem] = problems('unionPacific.scoreFinal', request);
  expect(problem?.message).toBe(
    `${'#'.repeat(QUOTED)}… is missing from the other game; both games have the same players.`,
  );
});

test('a name of forty characters is quoted as it is', () => {
  const player = 'ツ'.repeat(QUOTED);
  const request = {
    games: [
      {
        finish: [
          { player, place: 1 },
          { player, place: 2 },
        ],
      },
    ],
  };
  expect(problems('rplops.standings', request).map(({ message }) => message)).toEqual([
    `${player} is listed twice; a player can have only one seat in a game.`,
  ]);
});
