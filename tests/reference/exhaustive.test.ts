// Compares the engine with the reference on every possible end of a game: in Size Matters, in Detour 98f, and in RPLOPS
// with up to seven players. EXHAUSTIVE=1 compares all of them; otherwise every win and every 97th of the rest.
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Detour98fGame, RplopsGame, SizeMattersGame } from '../../wasm/tallysheet.d.ts';
import { call } from '../wasm/module.ts';
import { draws, finishes, finishesWithoutWin, orders, POWERS, wins } from './finishes.ts';
import type { Case } from './generate.ts';
import { evaluate } from './reference.ts';

const DRAWS = 97_220;
// One finish for each possible number of powers eliminated late.
const DETOUR_WINS = 1_805;
const DETOUR_DRAWS = 4_818;
const ORDERS = [1, 3, 13, 75, 541, 4_683, 47_293];
const TOLD_EVERY = 50_000;
const SETTINGS = (['published', 'exact'] as const).flatMap((rounding) =>
  [true, false].map((floor) => ({ rounding, floor })),
);

const isExhaustive = process.env.EXHAUSTIVE === '1';
// A prime, so that the selection includes each setting and every kind of game.
const every = isExhaustive ? 1 : 97;
const each = isExhaustive ? 'every' : `every ${every}th`;
const patience = 1_800_000;

// ------------------------------------------------------------------------------ Requests

function* sizeMattersWins(): Generator<Case> {
  for (const centres of wins) yield* withEachSetting(POWERS.map((power, at) => ({ power, centres: centres[at] })));
}

function* sizeMattersDraws(): Generator<Case> {
  for (const centres of finishesWithoutWin) {
    for (const sharers of draws(centres)) {
      yield* withEachSetting(POWERS.map((power, at) => ({ power, centres: centres[at], inDraw: sharers[at] })));
    }
  }
}

function withEachSetting(powers: SizeMattersGame['powers']): Case[] {
  return SETTINGS.map((settings) => ({ path: 'sizeMatters.scoreGame', request: { powers, ...settings } }));
}

/** Variants with none, one, two and so on up to all of the eliminated powers eliminated late. */
function* detour98f(chosen: number[][]): Generator<Case> {
  for (const centres of chosen) {
    const survivors = centres.filter((count) => count > 0).length;
    for (let firstEarly = survivors; firstEarly <= POWERS.length; firstEarly++) {
      const powers = POWERS.map((power, at): Detour98fGame['powers'][number] => ({
        power,
        centres: centres[at],
        ...(centres[at] === 0 ? { lastHeld: lastHeld(at < firstEarly) } : {}),
      }));
      yield { path: 'detour98f.scoreGame', request: { powers } };
    }
  }
}

function lastHeld(isLate: boolean) {
  return { year: isLate ? 1905 : 1904, centres: 1 };
}

function* rplops(formula: 'RPLOPS' | 'RPLOPS2', fewest: number): Generator<Case> {
  for (let players = fewest; players <= ORDERS.length; players++) {
    for (const places of orders(players)) {
      const request: RplopsGame = { formula, finish: places.map((place) => ({ place })) };
      yield { path: 'rplops.scoreGame', request };
    }
  }
}

// ------------------------------------------------------------------------------ Comparison

/** Compares every `step`th of `count` cases. */
async function compare(what: string, cases: Iterable<Case>, count: number, step: number): Promise<void> {
  let [seen, compared] = [0, 0];
  for (const one of cases) {
    if (seen++ % step > 0) continue;
    compareOne(one);
    compared++;
    if (compared % TOLD_EVERY > 0) continue;
    console.info(`${compared} ${what} agree`);
    await setImmediate(); // lets console output appear
  }
  expect(seen).toBe(count);
  console.info(`${compared} of ${count} ${what} agree`);
}

function compareOne({ path, request }: Case): void {
  const outcome = call(path, request);
  const expected = { ok: true, value: evaluate(path, request) };
  if (!isDeepStrictEqual(outcome, expected)) expect(outcome, `${path} ${JSON.stringify(request)}`).toEqual(expected);
}

function sum(counts: number[]): number {
  return counts.reduce((a, b) => a + b);
}

// ------------------------------------------------------------------------------ Tests

test('seven powers share 34 centres in 3,120 ways, 634 of them wins; the others can be drawn in 97,220 ways', () => {
  expect([finishes, wins, finishesWithoutWin].map(({ length }) => length)).toEqual([3_120, 634, 2_486]);
  expect(sum(finishesWithoutWin.map((centres) => draws(centres).length))).toBe(DRAWS);
});

test('one to seven players finish in 1, 3, 13, 75, 541, 4,683 and 47,293 orders, all different', () => {
  const distinct = ORDERS.map((_, at) => new Set(orders(at + 1).map((places) => places.join(' '))).size);
  expect(distinct).toEqual(ORDERS);
  expect(ORDERS.map((_, at) => orders(at + 1).length)).toEqual(ORDERS);
});

test(
  "Size Matters: every win has the reference's figures, with both roundings, with and without the floor",
  async () => {
    await compare('wins in Size Matters', sizeMattersWins(), SETTINGS.length * wins.length, 1);
  },
  patience,
);

test(
  `Size Matters: ${each} draw has the reference's figures, with both roundings, with and without the floor`,
  async () => {
    await compare('draws in Size Matters', sizeMattersDraws(), SETTINGS.length * DRAWS, every);
  },
  patience,
);

test(
  "Detour 98f: every win has the reference's figures, however many were eliminated late",
  async () => {
    await compare('wins in Detour 98f', detour98f(wins), DETOUR_WINS, 1);
  },
  patience,
);

test(
  `Detour 98f: ${each} draw has the reference's figures, however many were eliminated late`,
  async () => {
    await compare('draws in Detour 98f', detour98f(finishesWithoutWin), DETOUR_DRAWS, every);
  },
  patience,
);

test(
  `RPLOPS: ${each} order of up to seven players has the reference's figures`,
  async () => {
    await compare('orders in RPLOPS', rplops('RPLOPS', 1), sum(ORDERS), every);
  },
  patience,
);

test(
  `RPLOPS2: ${each} order of two to seven players has the reference's figures`,
  async () => {
    await compare('orders in RPLOPS2', rplops('RPLOPS2', 2), sum(ORDERS) - 1, every);
  },
  patience,
);
