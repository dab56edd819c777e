// Events whose standings are those of a tournament: Union Pacific's finals, and the Pentamind.
import { expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { termsOf } from '../../../web/src/scoring/game.ts';
import { systemName } from '../../../web/src/systems/all_event_rules.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { tallysheet } from '../../wasm/module.ts';

const engine = { ...tallysheet, ...(await loadEvents()) };

async function standings(system: SystemId, games: EventGame[], settings: Record<string, string> = {}) {
  const forms = await openEventForms(system);
  return standingsOf(termsOf(system, settings, { forms, engine, numbers: NUMBERS.point }), games);
}

const lines = ({ rows }: Awaited<ReturnType<typeof standings>>) =>
  rows?.map(({ place, player, total }) => `${place} ${player} ${total}`);

function aFinal(id: string, scores: [player: string, game1: string, game2: string][]): EventGame {
  const players = scores.map(([player, game1, game2], at) => ({ key: String(at + 1), player, game1, game2 }));
  return { id, form: 'union-pacific', state: { heading: '', players, rounding: 'each-game' } };
}

function aFinish(id: string, heading: string, players: string[], diluted = false): EventGame {
  const finish = players.map((player, at) => ({ key: String(at + 1), player }));
  return { id, form: 'pentamind', state: { heading, finish, diluted, formula: 'current' } };
}

const FINAL = aFinal('1', [
  ['Ann', '120', '100'],
  ['Bob', '110', '100'],
  ['Cy', '60', '50'],
]);

test('Union Pacific: each game in per cent of its winner, rounded and added', async () => {
  // Bob: 110 ÷ 120 = 92 and 100.
  expect(lines(await standings('union-pacific', [FINAL]))).toEqual(['1 Ann 200', '2 Bob 192', '3 Cy 100']);
});

test('Union Pacific: the totals of several finals are added, and level sums share a place', async () => {
  const other = aFinal('2', [
    ['Bob', '50', '50'],
    ['Ann', '46', '50'],
  ]);
  // Ann: 200 + 92 + 100; Bob: 192 + 200.
  expect(lines(await standings('union-pacific', [FINAL, other]))).toEqual(['1 Ann 392', '1 Bob 392', '3 Cy 100']);
});

test('Union Pacific: the rounding of the event holds for every final', async () => {
  const third = aFinal('1', [
    ['Ann', '1000', '1000'],
    ['Bob', '334', '334'],
  ]);
  // 33 + 33, or 33.4 + 33.4 rounded once.
  expect(lines(await standings('union-pacific', [third]))?.[1]).toBe('2 Bob 66');
  expect(lines(await standings('union-pacific', [third], { rounding: 'total' }))?.[1]).toBe('2 Bob 67');
});

test('Union Pacific: a final that the engine refuses or that lacks a name is left out, with why', async () => {
  const { rows, left } = await standings('union-pacific', [
    FINAL,
    aFinal('2', [
      ['Ann', '0', '10'],
      ['Bob', '0', '5'],
    ]),
    aFinal('3', [
      ['Ann', '10', '10'],
      ['', '5', '5'],
    ]),
  ]);
  expect(rows).toHaveLength(3);
  expect(left.map(({ game, why }) => [game.id, why])).toEqual([
    ['2', expect.stringContaining('0')],
    ['3', 'The name of the player in seat 2 is missing.'],
  ]);
});

test('Pentamind: of games with one name only the best counts, and of these the best five', async () => {
  const titles = ['Go', 'Go', 'Chess', 'Hex', 'Brass', 'Dune', 'Catan'];
  const { rows } = await standings(
    'pentamind',
    titles.map((title, at) => aFinish(String(at), title, at === 0 ? ['Bob', 'Ann'] : ['Ann', 'Bob'])),
  );
  // 100 × 7 ÷ 8 for each win; Ann wins six, of which five count, and Bob one.
  expect(rows?.map(({ player, total }) => [player, total])).toEqual([
    ['Ann', '437.5'],
    ['Bob', '87.5'],
  ]);
  expect(rows?.[0]).toMatchObject({ games: 7, counted: 5 });
});

test('Pentamind: the dilution factor is a game’s, the number of games and the formula the event’s', async () => {
  const games = [aFinish('1', 'Go', ['Ann', 'Bob'], true), aFinish('2', 'Hex', ['Ann', 'Bob'])];
  // 87.5 × .95 = 83.125, printed 83.13.
  expect(lines(await standings('pentamind', games))).toEqual(['1 Ann 170.63', '2 Bob 0.00']);
  expect(lines(await standings('pentamind', games, { count: '1' }))).toEqual(['1 Ann 87.5', '2 Bob 0.0']);
  // 100 × 2 ÷ 3; the former formula knows no dilution.
  const former = await standings('pentamind', games, { formula: 'former' });
  expect(lines(former)).toEqual(['1 Ann 66.67', '2 Bob 0.00']);
  expect(former.left.map(({ game, why }) => [game.id, why])).toEqual([
    ['1', expect.stringContaining('former formula')],
  ]);
});

test('Pentamind: over 100 players the first ten score as among 100', async () => {
  const players = Array.from({ length: 150 }, (_, at) => `Player ${at + 1}`);
  const { rows } = await standings('pentamind', [aFinish('1', 'Go', players)]);
  // 100 × 105 ÷ (99 × 106) × (100 − 10), and 100 × 105 × 90 ÷ (99 × 106) × (150 − 11) ÷ (150 − 10).
  expect(rows?.[9]?.total).toBe(((100 * 105 * 90) / (99 * 106)).toFixed(2));
  expect(rows?.[10]?.total).toBe((((100 * 105 * 90) / (99 * 106)) * (139 / 140)).toFixed(2));
});

test('Pentamind: a game without a name is left out, because names tell which games are different', async () => {
  const { left } = await standings('pentamind', [aFinish('1', ' ', ['Ann', 'Bob'])]);
  expect(left.map(({ why }) => why)).toEqual(['Enter what was played: of games with one name only the best counts.']);
});

test.each([
  ['rplops', { formula: 'RPLOPS2' }, 'RPLOPS2'],
  ['rplops', { formula: 'RPLOPS', average: '50', useTime: 'no' }, 'PLOPS'],
  ['rplops', {}, 'RPLOPS'],
  ['pentamind', { formula: 'former' }, 'Pentamind, former factor'],
  ['pentamind', {}, 'Pentamind'],
  ['union-pacific', {}, 'Union Pacific'],
  ['diplomacy', { system: 'bangkok' }, 'Bangkok'],
])('an event of %s with %j is called %s', (system, settings, name) => {
  expect(systemName(system, settings as Record<string, string>)).toBe(name);
});
