// Properties that the rules of Puffing Billy imply for finals and whole tournaments. Source: core/SOURCES.md, Puffing
// Billy: the text of 1998, Scoring Finals; numbers 6 to 10 and 13; the public interface, QualifiersRequest and
// EventSheet.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CategoryBoard, EventRequest, FinalRequest } from '../../wasm/tallysheet.d.ts';
import { compare, div, fraction, mul, read, sum, type Fraction } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, expectRanked, holds, order, patience, sheet, total } from './holds.ts';
import { finals, qualifying } from './requests.ts';

const { scoreBoard, scoreFinal, qualifiers, standings } = tallysheet.puffingBilly;
const scored = (request: FinalRequest) => sheet(scoreFinal(request));

/** The player's score divided by the mean of the board's first four. */
function ratio({ boards }: ReturnType<typeof scored>, board: number, row: number): Fraction {
  const scores = boards[board]!.rows.slice(0, 4).map(({ score }) => read(score));
  return div(mul(read(boards[board]!.rows[row]!.score), fraction(scores.length)), sum(scores));
}

test(
  'a final’s boards are scored like any board',
  () =>
    holds(finals, (request) => {
      scored(request).boards.forEach(({ rows, bonusTotal }, at) => {
        const board = sheet(scoreBoard({ ...request.boards[at]!, decimals: request.decimals }));
        expect(bonusTotal).toBe(board.bonusTotal);
        expect(rows).toMatchObject(board.rows);
      });
    }),
  patience,
);

test(
  'a final’s ladder is what its boards’ rows say',
  () =>
    holds(finals, (request) => {
      const { boards, ladder } = scored(request);
      for (const { board, row, place, bonus, player, ratio } of ladder) {
        expect(boards[board]!.rows[row]).toMatchObject({ finalPlace: place, finalBonus: bonus, player, ratio });
        expect(bonus).toBe(['0.3', '0.2', '0.1'][place - 1]);
      }
      const off = boards.flatMap(({ rows }, board) =>
        rows.filter((_, at) => !ladder.some((rung) => rung.board === board && rung.row === at)),
      );
      for (const row of off) expect(row).toMatchObject({ finalPlace: null, finalBonus: '0.0' });
    }),
  patience,
);

test(
  'one board gives its first three, two their winners and a second, more their winners',
  () =>
    holds(finals, (request) => {
      const { ladder } = scored(request);
      const rows = ladder.map(({ row }) => row);
      if (request.boards.length === 1) expect(rows).toEqual([0, 1, 2].slice(0, request.boards[0]!.finishers.length));
      else if (request.boards.length === 2)
        expect(rows.slice(0, 2).concat(rows.slice(2).map((row) => row - 1))).toEqual(rows.map(() => 0));
      else expect(rows).toEqual(rows.map(() => 0));
      expect(ladder.length).toBeGreaterThanOrEqual(Math.min(3, request.boards.length === 2 ? 3 : rows.length));
    }),
  patience,
);

test(
  'over several boards the winners stand by their exact ratios, those level sharing their place',
  () =>
    holds(
      finals.filter(({ boards }) => boards.length > 1),
      (request) => {
        const result = scored(request);
        const winners = result.boards.map((_, board) => ratio(result, board, 0));
        for (const { board, place, shared, row } of result.ladder.filter(({ row }) => row === 0)) {
          expect(place).toBe(1 + winners.filter((other) => compare(other, winners[board]!) > 0).length);
          expect(shared).toBe(winners.filter((other) => compare(other, winners[board]!) === 0).length > 1);
          expect(row).toBe(0);
        }
      },
    ),
  patience,
);

test(
  'the bonus goes to the better of the earlier best and the final’s own score',
  () =>
    holds(finals, (request) => {
      scored(request).boards.forEach(({ rows }, board) => {
        for (const { index, total: own, finalBonus, newBest } of rows) {
          const known = [request.boards[board]!.finishers[index]!.best, own].filter(
            (score) => score !== null,
          ) as string[];
          const better = known.sort(order).at(-1);
          expect(newBest).toBe(better === undefined ? null : total([better, finalBonus], request.decimals!));
        }
      });
    }),
  patience,
);

test(
  'the order of a final’s boards changes nobody’s figures',
  () =>
    holds(finals, (request) => {
      const [one, turned] = [request, { ...request, boards: [...request.boards].reverse() }].map(
        (request) => scored(request).boards,
      );
      expect([...turned!].reverse()).toEqual(one);
    }),
  patience,
);

const preliminary = qualifying.map((boards) => ({ boards, category: boards[0]!.category }));
const best = (boards: CategoryBoard[], player: string) =>
  boards
    .flatMap((board) => sheet(scoreBoard(board)).rows)
    .filter((row) => row.player === player && row.total !== null)
    .map(({ total }) => total!)
    .sort(order)
    .at(-1);

test(
  'whoever won a board of the category qualifies by board-winners, and nobody else',
  () =>
    holds(preliminary, ({ boards, category }) => {
      const of = boards.filter((board) => board.category === category);
      const { players } = sheet(qualifiers({ boards, category, rule: 'board-winners' }));
      const winners = of.map((board) => sheet(scoreBoard(board)).rows[0]!.player);
      expect(players.map(({ player }) => player).sort()).toEqual([...new Set(winners)].sort());
      for (const { player, boardsWon } of players)
        expect(boardsWon).toBe(winners.filter((winner) => winner === player).length);
    }),
  patience,
);

test(
  'the best scores qualify: nobody left out has a better one, or a level one',
  () =>
    holds(fc.tuple(preliminary, fc.integer({ min: 1, max: 6 })), ([{ boards, category }, top]) => {
      const of = boards.filter((board) => board.category === category);
      const { players } = sheet(qualifiers({ boards, category, rule: { top } }));
      for (const { player, best: own } of players) expect(own).toBe(best(of, player));
      expectRanked(
        players,
        players.map(({ best }) => best),
      );
      const everybody = [...new Set(of.flatMap(({ finishers }) => finishers.map(({ player }) => player!)))].filter(
        (player) => best(of, player),
      );
      const left = everybody.filter((name) => !players.some(({ player }) => player === name));
      for (const name of left) expect(order(best(of, name)!, players.at(-1)!.best)).toBe(-1);
      expect(players.length).toBeGreaterThanOrEqual(Math.min(top, everybody.length));
    }),
  patience,
);

const tournaments = fc.record({
  boards: qualifying,
  count: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});
const placed = (request: EventRequest) => sheet(standings(request)).rows;

test(
  'a tournament’s total is the sum of the best categories, each the best of its boards’ scores',
  () =>
    holds(tournaments, (request) => {
      for (const { player, total: sumOfBest, categories } of placed(request)) {
        const counted = categories.filter(({ counted }) => counted);
        expect(sumOfBest).toBe(
          total(
            counted.map(({ best }) => best),
            3,
          ),
        );
        expect(counted.length).toBe(Math.min(request.count ?? categories.length, categories.length));
        for (const { category, best: own, counted: isCounted } of categories) {
          expect(own).toBe(
            best(
              request.boards.filter((board) => board.category === category),
              player,
            ) ?? '0.000',
          );
          if (!isCounted) for (const other of counted) expectNotBelow(other.best, own);
        }
      }
    }),
  patience,
);

test(
  'a tournament’s places follow its totals',
  () =>
    holds(tournaments, (request) => {
      const rows = placed(request);
      expectRanked(
        rows,
        rows.map(({ total }) => total),
      );
    }),
  patience,
);

test(
  'another board never lowers anybody’s total',
  () =>
    holds(tournaments, (request) => {
      const [before, after] = [{ ...request, boards: request.boards.slice(1) }, request].map(placed);
      for (const { player, total } of before!)
        expectNotBelow(after!.find((row) => row.player === player)!.total, total);
    }),
  patience,
);

test(
  'the order of boards changes nobody’s total or place',
  () =>
    holds(tournaments, (request) => {
      const [one, turned] = [request, { ...request, boards: [...request.boards].reverse() }].map((request) =>
        placed(request)
          .map(({ player, place, total }) => `${player} ${place} ${total}`)
          .sort(),
      );
      expect(turned).toEqual(one);
    }),
  patience,
);

test(
  'a category’s final adds its bonus to the best score there',
  () =>
    holds(finals, ({ boards }) => {
      const final = boards.map(({ finishers, listed }) => ({
        category: 'Rail Baron',
        stage: 'final' as const,
        listed,
        finishers: finishers.map(({ player, score }) => ({ player, score })),
      }));
      const rows = scored({ boards: final }).boards.flatMap(({ rows }) => rows);
      for (const { player, categories } of placed({ boards: final })) {
        const row = rows.find((row) => row.player === player)!;
        expect(categories).toEqual([
          { category: 'Rail Baron', best: row.newBest ?? '0.000', finalBonus: row.finalBonus, counted: true },
        ]);
      }
    }),
  patience,
);
