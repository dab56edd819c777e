// Properties implied by the rules of the Union Pacific final. Source: core/SOURCES.md, Union Pacific final: the text of
// 2023, rule 2 and Finals Scoring Explained; numbers 1 and 2.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TwoGameRequest } from '../../wasm/tallysheet.d.ts';
import { fraction, mul, read, rounded } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, expectRanked, holds, order, patience, sheet, total } from './holds.ts';
import { twoGames } from './requests.ts';

const scored = (request: TwoGameRequest) => sheet(tallysheet.unionPacific.scoreFinal(request)).rows;
const both = (
  change: (game: TwoGameRequest['games'][0]) => TwoGameRequest['games'][0],
  { games, ...settings }: TwoGameRequest,
): TwoGameRequest => ({ ...settings, games: [change(games[0]), change(games[1])] });

test(
  'the winner of a game has 100 there, and nobody more',
  () =>
    holds(twoGames, (request) => {
      const rows = scored(request);
      for (const game of [0, 1] as const) {
        const most = rows
          .map(({ scores }) => scores[game])
          .sort(order)
          .at(-1)!;
        for (const { scores, percents } of rows) {
          expectNotBelow('100', percents[game]);
          expectNotBelow(percents[game], 0);
          if (order(scores[game], most) === 0) expect(percents[game]).toBe('100.00');
        }
      }
    }),
  patience,
);

test(
  'the total is the sum of the two games, 200 at most',
  () =>
    holds(twoGames, (request) => {
      for (const { points, percents, total: sum } of scored(request)) {
        expectNotBelow('200', sum);
        if (request.rounding === 'each-game') {
          expect(sum).toBe(total(points, 0));
          expect(points.join()).toMatch(/^\d+,\d+$/);
        } else {
          expect(points).toEqual(percents);
          expectNotBelow('0.51', total([sum, ...percents.map((percent) => `-${percent}`)], 2));
          expectNotBelow(total([sum, ...percents.map((percent) => `-${percent}`)], 2), '-0.51');
        }
      }
    }),
  patience,
);

test(
  'places follow the totals, level ones sharing theirs',
  () =>
    holds(twoGames, (request) => {
      const rows = scored(request);
      expectRanked(
        rows,
        rows.map(({ total }) => total),
      );
    }),
  patience,
);

test(
  'the order of players in a game changes nobody’s figures',
  () =>
    holds(twoGames, (request) => {
      const sorted = (rows: ReturnType<typeof scored>) => [...rows].sort((a, b) => a.player.localeCompare(b.player));
      expect(sorted(scored(both((game) => [...game].reverse(), request)))).toEqual(sorted(scored(request)));
    }),
  patience,
);

test(
  'which game was first changes nobody’s total',
  () =>
    holds(twoGames, (request) => {
      const totals = (rows: ReturnType<typeof scored>) =>
        rows.map(({ player, total, place }) => `${player} ${total} ${place}`).sort();
      expect(totals(scored({ ...request, games: [request.games[1], request.games[0]] }))).toEqual(
        totals(scored(request)),
      );
    }),
  patience,
);

test(
  'the unit of a game’s scores does not matter',
  () =>
    holds(twoGames, (request) => {
      const tenfold = both(
        (game) => game.map((row) => ({ ...row, score: rounded(mul(read(row.score), fraction(10)), 4) })),
        request,
      );
      const figures = (rows: ReturnType<typeof scored>) => rows.map(({ scores: _, ...row }) => row);
      expect(figures(scored(tenfold))).toEqual(figures(scored(request)));
    }),
  patience,
);

test(
  'a higher score of one’s own never lowers one’s place',
  () =>
    holds(fc.tuple(twoGames, fc.nat({ max: 5 }), fc.integer({ min: 1, max: 5000 })), ([request, at, more]) => {
      const { player } = request.games[0][at % request.games[0].length]!;
      const games: TwoGameRequest['games'] = [
        request.games[0].map((row) => (row.player === player ? { player, score: total([row.score, more], 4) } : row)),
        request.games[1],
      ];
      const [before, after] = [request, { ...request, games }].map(
        (request) => scored(request).find((row) => row.player === player)!,
      );
      expect(after!.place).toBeLessThanOrEqual(before!.place);
      expectNotBelow(after!.total, before!.total);
    }),
  patience,
);
