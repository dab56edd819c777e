// Properties implied by the rules of RPLOPS. Source: core/SOURCES.md, RPLOPS: the text of 2004, The Formula and Version
// 2; numbers 1 to 4.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RplopsEvent, RplopsGame } from '../../wasm/tallysheet.d.ts';
import { fraction, mul, read, rounded } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, expectRanked, expectWithinRounding, holds, order, patience, sheet, total } from './holds.ts';
import { averages, formulas, ranked } from './requests.ts';

const { scoreGame, pointsTable, standings } = tallysheet.rplops;
const scored = (request: RplopsGame) => sheet(scoreGame(request));

test(
  'the players of a game have x points on average, times its hours where they count',
  () =>
    holds(ranked, (request) => {
      const { rows } = scored(request);
      const mean = mul(read(request.average!), read(request.hours ?? 1));
      expectWithinRounding(
        rows.map(({ points }) => points),
        mul(mean, fraction(rows.length)),
      );
    }),
  patience,
);

test(
  'who plays alone has x',
  () =>
    holds(averages, (average) => {
      expect(scored({ finish: [{ place: 3 }], average }).rows[0]!.points).toBe(rounded(read(average), 2));
    }),
  patience,
);

test(
  'a better place never scores less, and level ones score the same',
  () =>
    holds(ranked, (request) => {
      const rows = scored(request).rows.map((row, at) => ({ ...row, place: request.finish[at]!.place }));
      for (const one of rows) {
        for (const other of rows) {
          if (one.place === other.place)
            expect([one.points, one.rank, one.sharedBy]).toEqual([other.points, other.rank, other.sharedBy]);
          if (one.place < other.place) expectNotBelow(one.points, other.points);
        }
      }
    }),
  patience,
);

test(
  'ranks count those in front, and ties share theirs',
  () =>
    holds(ranked, (request) => {
      scored(request).rows.forEach(({ rank, sharedBy }, at) => {
        const { place } = request.finish[at]!;
        expect(rank).toBe(1 + request.finish.filter((other) => other.place < place).length);
        expect(sharedBy).toBe(request.finish.filter((other) => other.place === place).length);
      });
    }),
  patience,
);

test(
  'by RPLOPS2 a sole winner has twice x and a sole last nothing',
  () =>
    holds(ranked, (request) => {
      const { rows } = scored({ ...request, formula: 'RPLOPS2', hours: null });
      for (const { rank, sharedBy, points } of rows) {
        if (sharedBy > 1) continue;
        if (rank === 1) expect(points).toBe(total([request.average!, request.average!], 2));
        if (rank === rows.length) expect(points).toBe('0.00');
      }
    }),
  patience,
);

test(
  'only the order of places matters',
  () =>
    holds(fc.tuple(ranked, fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 1000 })), ([request, times, more]) => {
      const spread = request.finish.map((row) => ({ ...row, place: row.place * times + more }));
      expect(scored({ ...request, finish: spread })).toEqual(scored(request));
    }),
  patience,
);

test(
  'the order of players changes nobody’s figures',
  () =>
    holds(ranked, (request) => {
      expect([...scored({ ...request, finish: [...request.finish].reverse() }).rows].reverse()).toEqual(
        scored(request).rows,
      );
    }),
  patience,
);

test(
  'one more player behind all others never lowers the winner’s points',
  () =>
    holds(ranked, (request) => {
      const winner = (request: RplopsGame) =>
        scored(request)
          .rows.map(({ points }) => points)
          .sort(order)
          .at(-1)!;
      const last = { player: 'Latecomer', place: 1000 };
      expectNotBelow(winner({ ...request, finish: [...request.finish, last] }), winner(request));
    }),
  patience,
);

test(
  'the table is what games without ties score',
  () =>
    holds(fc.tuple(formulas, averages, fc.integer({ min: 2, max: 20 })), ([formula, average, most]) => {
      const { players, rows } = sheet(pointsTable({ formula, average, maxPlayers: most, minPlayers: 2 }));
      expect(players).toEqual(Array.from({ length: most - 1 }, (_, at) => most - at));
      players.forEach((count, column) => {
        const finish = Array.from({ length: count }, (_, at) => ({ place: at + 1 }));
        const printed = rows.map(({ points }) => points[column]).filter((points) => points !== null);
        expect(printed).toEqual(scored({ finish, formula, average }).rows.map(({ points }) => points));
      });
    }),
  patience,
);

const named = ranked.map(({ finish, hours }) => ({
  finish: finish.map(({ player, place }) => ({ player: player!, place })),
  hours: hours ?? 1,
}));
const events = fc.record({
  games: fc.array(named, { maxLength: 6 }),
  formula: formulas,
  average: averages,
  useTime: fc.boolean(),
});

test(
  'a total in the standings is the sum of the printed points, and the hours that of the games',
  () =>
    holds(events, (event: RplopsEvent) => {
      const { rows } = sheet(standings(event));
      const sheets = event.games.map(({ finish, hours }) => ({
        hours,
        rows: scored({ finish, formula: event.formula, average: event.average, hours: event.useTime ? hours : null })
          .rows,
      }));
      for (const row of rows) {
        const own = sheets
          .map(({ hours, rows }) => ({ hours, points: rows.find(({ player }) => player === row.player)?.points }))
          .filter(({ points }) => points !== undefined);
        expect(row).toMatchObject({
          games: own.length,
          total: total(
            own.map(({ points }) => points!),
            2,
          ),
        });
        if (event.useTime)
          expect(
            order(
              row.hours!,
              total(
                own.map(({ hours }) => hours!),
                4,
              ),
            ),
          ).toBe(0);
        else expect(row.hours).toBe(null);
      }
      expectRanked(
        rows,
        rows.map(({ total }) => total),
      );
    }),
  patience,
);

test(
  'the order of games changes nobody’s total or place',
  () =>
    holds(events, (event: RplopsEvent) => {
      const [one, turned] = [event, { ...event, games: [...event.games].reverse() }].map((event) =>
        sheet(standings(event))
          .rows.map(({ player, place, total, hours }) => `${player} ${place} ${total} ${hours}`)
          .sort(),
      );
      expect(turned).toEqual(one);
    }),
  patience,
);
