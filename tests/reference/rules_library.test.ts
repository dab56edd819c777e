// Every system that is written in C++ is also a rule as text, with the same scores, places and working over every finish.
// EXHAUSTIVE=1 compares all; otherwise every 37th finish and every 101st draw or order.
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { PentamindSheet, RplopsSheet, RuleReading } from '../../wasm/tallysheet.d.ts';
import { draws, finishes, finishesWithoutWin, orders, POWERS, wins } from './finishes.ts';
import {
  asRuleGame,
  byRule,
  diplomacyGame,
  library,
  missingSteps,
  type Sheet,
  SYSTEMS,
  engineValue,
} from './rule_library.ts';

const isExhaustive = process.env.EXHAUSTIVE === '1';
const [eachFinish, eachDraw] = isExhaustive ? [1, 1] : [37, 101];
const patience = 1_800_000;
const some = <Item>(list: Item[], step: number) => list.filter((_, at) => at % step === 0);
const chosen = some([...wins, ...finishesWithoutWin], eachFinish);

const figures = (rows: { place: number; score: string }[]) => rows.map(({ place, score }) => ({ place, score }));

describe('a rule of the library', () => {
  test.each([...library])('%s has no problems, and is printed as its own canonical form', (_, rule) => {
    const reading = engineValue<RuleReading>('rules.check', { rule });
    expect(reading.problems).toEqual([]);
    expect(engineValue<RuleReading>('rules.check', { rule: reading.text }).text).toBe(reading.text);
    expect(reading.source).not.toBe('');
  });
});

describe('the further systems for Diplomacy', () => {
  test('are all in the library', () => expect(SYSTEMS.filter((system) => !library.has(system))).toEqual([]));

  test.each(SYSTEMS)(
    '%s: every finish has the scores, the places and the working of the system',
    async (system) => {
      for (const [at, centres] of chosen.entries()) {
        for (const years of ['early', 'late'] as const) compare(system, diplomacyGame(centres, years));
        if (at % 500 === 0) await setImmediate();
      }
    },
    patience,
  );

  test(
    'draw-size: every draw has the scores of the system',
    async () => {
      for (const centres of some(finishesWithoutWin, eachFinish)) {
        for (const sharers of some(draws(centres), eachDraw))
          compare('draw-size', diplomacyGame(centres, 'early', sharers));
        await setImmediate();
      }
    },
    patience,
  );

  function compare(system: string, game: ReturnType<typeof diplomacyGame>): void {
    const own = engineValue<Sheet>('diplomacy.scoreGame', { ...game, system, working: true });
    const rule = byRule(system, asRuleGame(game));
    const alike = isDeepStrictEqual(figures(own.rows), figures(rule.rows));
    if (!alike) expect(figures(rule.rows), JSON.stringify(game)).toEqual(figures(own.rows));
    const missing = missingSteps(own.working ?? [], rule.working ?? []);
    if (missing.length > 0) expect(missing, JSON.stringify(game)).toEqual([]);
  }
});

describe("the project's five systems", () => {
  test(
    'Size Matters: every finish, drawn by all survivors or by some of them',
    async () => {
      for (const centres of chosen) {
        const isWon = centres[0]! >= 18;
        const groups = isWon ? [undefined] : some(draws(centres), eachDraw);
        for (const sharers of groups) {
          const powers = POWERS.map((power, at) => ({
            power,
            centres: centres[at]!,
            ...(sharers ? { inDraw: sharers[at]! } : {}),
          }));
          const own = engineValue<Sheet>('sizeMatters.scoreGame', { powers });
          const rule = byRule('size-matters', { players: powers });
          expect(
            rule.rows.map(({ score }) => score),
            JSON.stringify(powers),
          ).toEqual(own.rows.map(({ score }) => score));
        }
        await setImmediate();
      }
    },
    patience,
  );

  test(
    'Detour 98f: every finish, with eliminations before and after Fall 1905',
    () => {
      for (const centres of chosen) {
        const survivors = centres.filter((count) => count > 0).length;
        for (let early = survivors; early <= POWERS.length; early++) {
          const powers = POWERS.map((power, at) => ({
            power,
            centres: centres[at]!,
            ...(centres[at] === 0 ? { lastHeld: { year: at < early ? 1905 : 1904, centres: 1 } } : {}),
          }));
          const own = engineValue<{ rows: { points: string }[] }>('detour98f.scoreGame', { powers });
          const rule = byRule('detour-98f', { players: powers });
          expect(rule.rows.map(({ score }) => score)).toEqual(own.rows.map(({ points }) => points));
        }
      }
    },
    patience,
  );

  test.each([
    ['rplops', 'rplops.scoreGame', { formula: 'RPLOPS' }, {}],
    ['plops', 'rplops.scoreGame', { formula: 'RPLOPS' }, {}],
    ['rplops-hours', 'rplops.scoreGame', { formula: 'RPLOPS', hours: '2.5' }, { hours: '2.5' }],
    ['rplops2', 'rplops.scoreGame', { formula: 'RPLOPS2' }, {}],
    ['pentamind', 'pentamind.scoreGame', {}, {}],
    ['pentamind', 'pentamind.scoreGame', { diluted: true }, { answers: [{ name: 'diluted', value: true }] }],
    ['pentamind-former', 'pentamind.scoreGame', { formula: 'former' }, {}],
  ])(
    '%s: every order of two to seven players, with ties',
    (id, path, settings, facts) => {
      for (let players = 2; players <= 7; players++) {
        for (const places of some(orders(players), players < 6 ? 1 : eachDraw)) {
          const finish = places.map((place) => ({ place }));
          const own = engineValue<RplopsSheet | PentamindSheet>(path, { finish, ...settings });
          const rule = byRule(id, { players: finish, ...facts });
          expect(
            rule.rows.map(({ score }) => score),
            places.join(' '),
          ).toEqual(own.rows.map(({ points }) => points));
        }
      }
    },
    patience,
  );

  test.each([101, 150, 2000])('pentamind with %d players, with and without ties', (count) => {
    for (const size of [1, 3]) {
      const finish = Array.from({ length: count }, (_, at) => ({ place: 1 + Math.floor(at / size) }));
      const own = engineValue<PentamindSheet>('pentamind.scoreGame', { finish });
      const rule = byRule('pentamind', { players: finish });
      expect(rule.rows.map(({ score }) => score)).toEqual(own.rows.map(({ points }) => points));
    }
  });

  test('Puffing Billy: boards of two to six finishers', () => {
    const scores = [252_000, 248_000, 260_000, 98_000, 0, 121_000];
    for (let size = 2; size <= 6; size++) {
      for (const order of orders(size).filter((places) => new Set(places).size === size)) {
        const finishers = order.map((rank) => ({ score: scores[rank - 1]! }));
        if (finishers[0]!.score === 0) continue;
        const own = engineValue<{ rows: { total: string | null }[] }>('puffingBilly.scoreBoard', { finishers });
        const rule = byRule('puffing-billy', { players: finishers.map(({ score }, at) => ({ score, place: at + 1 })) });
        expect(rule.rows.map(({ score }) => score)).toEqual(own.rows.map(({ total }) => total ?? '0.000'));
      }
    }
  });

  test('Union Pacific: the points of each game of a final', () => {
    const games = [
      [120, 110, 60.5, 0],
      [99, 100, 99.5, 3],
    ].map((scores) => scores.map((score, at) => ({ player: `Player ${at}`, score })));
    const own = engineValue<{ rows: { player: string; points: string[]; total: string }[] }>(
      'unionPacific.scoreFinal',
      {
        games,
      },
    );
    for (const [index, players] of games.entries()) {
      const rule = byRule('union-pacific', { players }) as unknown as { rows: { player: string; score: string }[] };
      for (const { player, score } of rule.rows) {
        expect(own.rows.find((row) => row.player === player)!.points[index]).toBe(score);
      }
    }
  });
});

describe('published boards', () => {
  const board = (centres: number[], out: number[] = []) => ({
    players: centres.map((own, at) => ({
      centres: own,
      ...(own === 0 && out[at] ? { lastHeld: { year: out[at]! - 1 } } : {}),
    })),
    finalYear: 1910,
  });
  const scores = (id: string, game: ReturnType<typeof board>) =>
    byRule(id, game).rows.map(({ score }) => Number(score));

  test.each([
    ['sum-of-squares', [5, 4, 5, 5, 4, 5, 4], [16.89, 10.81, 16.89, 16.89, 10.81, 16.89, 10.81]],
    ['c-diplo-100', [5, 4, 5, 5, 4, 5, 4], [20.75, 5, 20.75, 20.75, 5, 20.75, 5]],
    ['c-diplo-namur', [0, 5, 4, 8, 4, 5, 8], [1, 20.5, 15, 47, 15, 20.5, 47]],
    ['detour-09', [0, 5, 4, 8, 4, 5, 8], [0.75, 14.81, 11.11, 24.07, 11.11, 14.81, 24.07]],
    ['manorcon', [0, 5, 4, 8, 4, 5, 8], [0.3, 13.32, 10.48, 24.45, 10.48, 13.32, 24.45]],
    ['bangkok', [0, 5, 4, 8, 4, 5, 8], [0.9, 8, 7, 17, 7, 8, 17]],
  ])('%s, by the figures of other software', (id, centres, expected) =>
    expect(scores(id, board(centres, [1904]))).toEqual(expected),
  );

  test.each([
    ['c-diplo-100', [4, 0, 9, 7, 7, 3, 4], [], [5, 1, 48, 18.5, 18.5, 4, 5]],
    ['c-diplo-100', [5, 9, 4, 5, 3, 1, 7], [], [9.5, 48, 5, 9.5, 4, 2, 22]],
    ['carnage-dead-equal', [0, 5, 0, 17, 0, 5, 7], [], [2000, 4505, 2000, 7017, 2000, 4505, 6007]],
    [
      'carnage-centre-count',
      [11, 10, 8, 2, 2, 1, 0],
      [0, 0, 0, 0, 0, 0, 1904],
      [12507, 11006, 9005, 4503.5, 4503.5, 2502, 1001],
    ],
    [
      'carnage-elimination-order',
      [14, 7, 6, 4, 3, 0, 0],
      [0, 0, 0, 0, 0, 1906, 1904],
      [7014, 6007, 5006, 4004, 3003, 2000, 1000],
    ],
    [
      'carnage-elimination-order',
      [8, 8, 7, 6, 4, 1, 0],
      [0, 0, 0, 0, 0, 0, 1904],
      [6508, 6508, 5007, 4006, 3004, 2001, 1000],
    ],
    ['carnage-elimination-order', [18, 3, 6, 4, 3, 0, 0], [], [28034, 0, 0, 0, 0, 0, 0]],
    ['carnage-3r', [17, 5, 5, 5, 2, 0, 0], [], [80.017, 60.005, 60.005, 60.005, 40.002, 10, 10]],
    ['dixie', [17, 17, 0, 0, 0, 0, 0], [0, 0, 1905, 1906, 1907, 1908, 1909], [170 + 68, 170 + 68, 0, 10, 20, 34, 50]],
    ['pacificon-1993', [17, 10, 4, 3, 0, 0, 0], [], [23 + 22.5, 9 + 22.5, 2 + 22.5, 1 + 22.5, 0, 0, 0]],
    ['cruise-con', [17, 10, 4, 3, 0, 0, 0], [], [24 + 4, 24 + 2, 24 + 1, 24, 0, 0, 0]],
  ] as [string, number[], number[], number[]][])('%s, as published: %j', (id, centres, out, expected) =>
    expect(scores(id, board(centres, out))).toEqual(expected),
  );
});

test('all finishes are tried by an exhaustive run', () => expect(finishes.length).toBe(3_120));
