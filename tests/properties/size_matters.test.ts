// Properties implied by the rules of Size Matters. Source: core/SOURCES.md, Size Matters: the text of 2023; numbers 1
// to 7.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SizeMattersEvent, SizeMattersGame } from '../../wasm/tallysheet.d.ts';
import { fraction, mul, read, rounded, sum } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, expectWithinRounding, holds, order, patience, sheet, total } from './holds.ts';
import { draws, events, games, sizeMatters, solos } from './requests.ts';

const scored = (request: SizeMattersGame) => sheet(tallysheet.sizeMatters.scoreGame(request));
const standings = (request: SizeMattersEvent) => sheet(tallysheet.sizeMatters.standings(request)).rows;
const settings = fc.record({ rounding: fc.constantFrom('published' as const, 'exact' as const), floor: fc.boolean() });
const survivors = (counts: number[]) => counts.filter((count) => count > 0).length;

test(
  'the order of the powers changes nobody’s figures',
  () =>
    holds(fc.tuple(games, settings), ([game, chosen]) => {
      const request = sizeMatters(game, chosen);
      const turned = scored({ ...request, powers: [...request.powers].reverse() });
      expect({ ...turned, rows: [...turned.rows].reverse() }).toEqual(scored(request));
    }),
  patience,
);

test(
  'a soloist has 210, a power without centres nothing, and the others less than the soloist',
  () =>
    holds(fc.tuple(solos, settings), ([game, chosen]) => {
      const { rows, result, players, drawScore } = scored(sizeMatters(game, chosen));
      expect([result, players, drawScore]).toEqual(['solo', survivors(game.counts), null]);
      for (const { centres, score } of rows) {
        if (centres >= 18) expect(score).toBe('210.00');
        else expect(order('210', score)).toBe(1);
        if (centres === 0) expect(score).toBe('0.00');
      }
    }),
  patience,
);

test(
  'a draw of n is worth 210 ÷ n, one of seven 15, and nobody in it has less than six sevenths of that',
  () =>
    holds(fc.tuple(draws, settings), ([game, chosen]) => {
      const { rows, players, drawScore, result } = scored(sizeMatters(game, { ...chosen, floor: true }));
      const worth = players === 7 ? fraction(15) : fraction(210, players);
      expect([result, players, drawScore]).toEqual(['draw', survivors(game.counts), rounded(worth, 2)]);
      for (const { inDraw, score, floored } of rows) {
        const least = rounded(mul(worth, fraction(6, 7)), 2);
        if (inDraw) expectNotBelow(score, least);
        else expect(score).toBe('0.00');
        if (floored) expect(score).toBe(least);
      }
    }),
  patience,
);

test(
  'without the floor nobody has more, and who was not held up by it has the same',
  () =>
    holds(fc.tuple(draws, settings), ([game, { rounding }]) => {
      const [held, free] = [true, false].map((floor) => scored(sizeMatters(game, { rounding, floor })).rows);
      held!.forEach((row, at) => {
        expectNotBelow(row.score, free![at]!.score);
        if (!row.floored) expect(free![at]).toEqual(row);
      });
    }),
  patience,
);

test(
  'exact and without the floor, 34 centres share out 210 points (105 among seven)',
  () =>
    holds(
      draws.filter(({ counts }) => counts.reduce((a, b) => a + b) === 34),
      (game) => {
        const { rows, players } = scored(sizeMatters(game, { rounding: 'exact', floor: false }));
        expectWithinRounding(
          rows.map(({ score }) => score),
          fraction(players === 7 ? 105 : 210),
        );
      },
    ),
  patience,
);

test(
  'more centres never score less than fewer in the same game',
  () =>
    holds(fc.tuple(games, settings), ([game, chosen]) => {
      const { rows } = scored(sizeMatters(game, chosen));
      for (const one of rows)
        for (const other of rows) if (one.centres >= other.centres) expectNotBelow(one.score, other.score);
    }),
  patience,
);

/** The indexes of the power that gains a centre and of the power that loses it; nobody loses one if they are equal. */
const moved = fc.tuple(games, settings, fc.nat({ max: 6 }), fc.nat({ max: 6 }));

test(
  'a centre more of one’s own never lowers one’s score or place, where the game ends as before and with the same survivors',
  () =>
    holds(moved, ([game, chosen, to, from]) => {
      const counts = game.counts.map((count, at) => count + (at === to ? 1 : 0) - (at === from && from !== to ? 1 : 0));
      const solo = (list: number[]) => list.findIndex((count) => count >= 18);
      const same =
        counts.every((count, at) => count > 0 === game.counts[at]! > 0) && solo(counts) === solo(game.counts);
      if (!same || Math.min(...counts) < 0 || counts.reduce((a, b) => a + b) > 34) return;
      const [before, after] = [game.counts, counts].map(
        (counts) => scored(sizeMatters({ ...game, counts }, chosen)).rows,
      );
      const place = (rows: typeof before) => rows!.filter(({ score }) => order(score, rows![to]!.score) > 0).length;
      expectNotBelow(after![to]!.score, before![to]!.score);
      expect(place(after)).toBeLessThanOrEqual(place(before));
    }),
  patience,
);

test(
  'the eighteenth centre scores more than any draw',
  () =>
    holds(fc.tuple(draws, settings, fc.nat({ max: 6 })), ([game, chosen, at]) => {
      expect(order('210', scored(sizeMatters(game, chosen)).rows[at]!.score)).toBe(1);
    }),
  patience,
);

const several = fc.tuple(events, settings);
const eventOf = ([list, chosen]: [Parameters<typeof sizeMatters>[0][], object]): SizeMattersEvent => ({
  games: list.map((game) => sizeMatters(game)),
  ...chosen,
});

test(
  'a total in the standings is the sum of the games’ scores',
  () =>
    holds(several, (some) => {
      const sheets = some[0].map((game) => scored(sizeMatters(game, some[1])));
      for (const row of standings(eventOf(some))) {
        const own = sheets.flatMap(({ rows }) => rows).filter(({ player }) => player === row.player);
        expect(row).toMatchObject({
          games: own.length,
          total: total(
            own.map(({ score }) => score),
            2,
          ),
          solos: own.filter(({ centres }) => centres >= 18).length,
        });
      }
    }),
  patience,
);

test(
  'what some gain on others in points, the others lose: all differences together are nothing',
  () =>
    holds(several, (some) => {
      expect(rounded(sum(standings(eventOf(some)).map(({ pointsDifference }) => read(pointsDifference))), 2)).toBe(
        '0.00',
      );
    }),
  patience,
);

test(
  'standings fall by points, then by solos, then by the tie-breaker that they name',
  () =>
    holds(several, (some) => {
      const rows = standings(eventOf(some));
      rows.slice(1).forEach((row, at) => {
        const above = rows[at]!;
        expectNotBelow(above.total, row.total);
        if (order(above.total, row.total) > 0) return expect(row.separatedBy).toBe(null);
        expect(above.solos).toBeGreaterThanOrEqual(row.solos);
        if (row.separatedBy === 'solos') expect(above.solos).toBeGreaterThan(row.solos);
        if (row.separatedBy === 'points-difference')
          expect(order(above.pointsDifference, row.pointsDifference)).toBe(1);
        expect(row.place === above.place).toBe(row.separatedBy === null);
      });
    }),
  patience,
);

test(
  'the order of games changes nobody’s total or place',
  () =>
    holds(several, ([list, chosen]) => {
      const [one, turned] = [list, [...list].reverse()].map((list) =>
        standings(eventOf([list, chosen]))
          .map(({ player, place, total }) => `${player} ${place} ${total}`)
          .sort(),
      );
      expect(turned).toEqual(one);
    }),
  patience,
);

test(
  'a game more never lowers a total',
  () =>
    holds(fc.tuple(several, games), ([some, game]) => {
      const after = standings(eventOf([[...some[0], game], some[1]]));
      for (const { player, total } of standings(eventOf(some)))
        expectNotBelow(after.find((row) => row.player === player)!.total, total);
    }),
  patience,
);
