// A value's encoding depends on its type and on earlier values; the value that is read does not.
import { expect, test } from 'vitest';
import { call, example, problems, reported } from './module.ts';

const board = (scores: unknown[], players: unknown[] = []) => ({
  finishers: scores.map((score, at) => ({ player: players[at], score })),
});

test('a score is the same as a number and as text, whether it fits in a word of the stream or not', () => {
  for (const score of [0, 1, 2 ** 26 - 1, 2 ** 26, 2 ** 26 + 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 999_999_999_999]) {
    const winner = score || 1;
    const outcome = call('puffingBilly.scoreBoard', board([winner, score]));
    expect(outcome, String(score)).toHaveProperty('ok', true);
    expect(outcome).toEqual(call('puffingBilly.scoreBoard', board([String(winner), String(score)])));
    expect(problems('puffingBilly.scoreBoard', board([1, -winner]))).toEqual(
      problems('puffingBilly.scoreBoard', board(['1', String(-winner)])),
    );
  }
  expect(call('puffingBilly.scoreBoard', board([1, -0]))).toEqual(call('puffingBilly.scoreBoard', board([1, 0])));
});

test('a whole number that does not fit in a word is told in full', () => {
  for (const decimals of [2 ** 26, -(2 ** 26), 2 ** 31, 2 ** 32, 999_999_999_999])
    expect(problems('puffingBilly.scoreBoard', { ...board([2, 1]), decimals })[0]).toMatchObject({
      at: '/decimals',
      code: 'range',
      message: expect.stringContaining(Math.abs(decimals).toLocaleString('en')),
    });
});

test('a text that comes again is read as what it is there', () => {
  const both = { ...board([2, 1], ['finish', 'rain']), listed: 'finish' };
  expect(call('puffingBilly.scoreBoard', both)).toMatchObject({ value: { rows: [{ player: 'finish' }, {}] } });
  expect(reported('puffingBilly.scoreBoard', { ...both, listed: 'rain' })).toEqual(['range /listed']);
  expect(reported('puffingBilly.scoreBoard', board(['3', '3 '], ['3', '4']))).toEqual(['number /finishers/1/score']);
});

test('names that differ only by what is trimmed and composed are one player', () => {
  const finish = (...players: string[]) => ({ finish: players.map((player, at) => ({ player, place: at + 1 })) });
  const games = [finish('Zoé', 'Ann'), finish(' Zoe\u0301', 'Ann '), finish('Zoé', 'Ann')];
  expect(call('rplops.standings', { games })).toMatchObject({
    value: {
      rows: [
        { player: 'Zoé', games: 3 },
        { player: 'Ann', games: 3 },
      ],
    },
  });
});

test('the characters that the stream is written with are read as any others', () => {
  const players = ['\x01', '\x02', '\x02a', '\x01\x02b', 'a\x01', '\x02'];
  const outcome = call('puffingBilly.scoreBoard', board([6, 5, 4, 3, 2, 1], players));
  expect(outcome).toMatchObject({ value: { rows: players.map((player) => ({ player })) } });
});

test('an event whose stream comes in many parts is read as its games are', () => {
  const game = example('detour98f.scoreGame') as { powers: object[] };
  const powers = game.powers.map((seat, at) => ({ ...seat, player: `Player ${at}` }));
  const outcome = call('detour98f.standings', { games: Array(5000).fill({ powers }) });
  expect(outcome).toMatchObject({ ok: true, value: { rows: Array(7).fill({}) } });
  const { rows } = (outcome as { value: { rows: { games: unknown[] }[] } }).value;
  expect(rows.every(({ games }) => games.length === 5000)).toBe(true);
});
