// Properties that the rules of Puffing Billy imply for every board. Source: core/SOURCES.md, Puffing Billy: the text of
// 1998, How to Score a Game Board; numbers 1 to 5.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardRequest } from '../../wasm/tallysheet.d.ts';
import { fraction, mul, read, rounded } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, holds, order, patience, sheet, total } from './holds.ts';
import { boards } from './requests.ts';

const scored = (request: BoardRequest) => sheet(tallysheet.puffingBilly.scoreBoard(request));
const figures = (request: BoardRequest) =>
  scored(request).rows.map(({ placement, bonus, total }) => [placement, bonus, total]);

test(
  'placement is 3, 2, 1, 0, and nothing after the fourth; the score is placement and bonus',
  () =>
    holds(boards, (request) => {
      for (const [at, row] of scored(request).rows.entries()) {
        expect(row.place).toBe(at + 1);
        expect(row.placement).toBe([3, 2, 1, 0][at] ?? null);
        expect(row.total).toBe(at < 4 ? total([row.placement!, row.bonus!], request.decimals!) : null);
        expect(row.bonus === null).toBe(at >= 4);
      }
    }),
  patience,
);

test(
  'who placed ahead changes no figure; finishers on the same score are level until it is reported of all but the last',
  () =>
    holds(boards, (request) => {
      const everybody = request.finishers.map((_, at) => at);
      const [silent, reported] = [[], everybody].map((placedAhead) => ({ ...request, placedAhead }));
      expect(figures(reported!)).toEqual(figures(request));
      const isLevel = (score: string) => scored(request).rows.filter((row) => row.score === score).length > 1;
      for (const { score, level } of scored(silent!).rows)
        expect(level).toBe(request.listed !== 'seating' && isLevel(score) ? 'listed' : undefined);
      expect(scored(reported!).rows.some(({ level }) => level === 'listed')).toBe(false);
    }),
  patience,
);

test(
  'second to fourth have a bonus of 0 to .5, which is .5 for whoever outscored the winner',
  () =>
    holds(boards, (request) => {
      const [winner, ...others] = scored(request).rows;
      for (const row of others.slice(0, 3)) {
        expectNotBelow(row.bonus!, 0);
        expectNotBelow('0.5', row.bonus!);
        expect(row.capped).toBe(order(row.score, winner!.score) > 0);
        if (order(row.score, winner!.score) >= 0) expect(Number(row.bonus)).toBe(0.5);
      }
    }),
  patience,
);

test(
  'the winner’s bonus is .03 of the others’ bonuses as they are printed, .045 at most',
  () =>
    holds(boards, (request) => {
      const { rows, bonusTotal } = scored(request);
      expect(bonusTotal).toBe(
        total(
          rows.slice(1, 4).map(({ bonus }) => bonus!),
          request.decimals!,
        ),
      );
      expect(rows[0]!.bonus).toBe(rounded(mul(fraction(3, 100), read(bonusTotal)), request.decimals!));
      expectNotBelow('0.045', rows[0]!.bonus!);
    }),
  patience,
);

test(
  'a better place always scores more',
  () =>
    holds(boards, (request) => {
      const totals = scored(request)
        .rows.slice(0, 4)
        .map(({ total }) => total!);
      totals.slice(1).forEach((one, at) => expect(order(totals[at]!, one)).toBe(1));
    }),
  patience,
);

test(
  'the game’s unit of money does not matter',
  () =>
    holds(boards, (request) => {
      const times = (score: number | string) => rounded(mul(read(score), fraction(10)), 4);
      const tenfold = { ...request, finishers: request.finishers.map((row) => ({ ...row, score: times(row.score) })) };
      expect(figures(tenfold)).toEqual(figures(request));
    }),
  patience,
);

test(
  'more money of one’s own never lowers the score of second to fourth, and moves no place',
  () => {
    const raised = fc.tuple(
      boards.filter(({ finishers }) => finishers.length > 1),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9999 }),
    );
    holds(raised, ([request, at, more]) => {
      const finish = {
        ...request,
        listed: 'finish' as const,
        finishers: [{ score: 1000 }, ...request.finishers.slice(1)],
      };
      const seat = Math.min(at, finish.finishers.length - 1);
      const finishers = finish.finishers.map((row, index) =>
        index === seat ? { ...row, score: total([row.score, more], 4) } : row,
      );
      const [before, after] = [scored(finish), scored({ ...finish, finishers })];
      expectNotBelow(after.rows[seat]!.total!, before.rows[seat]!.total!);
      expect(after.rows.map(({ index }) => index)).toEqual(before.rows.map(({ index }) => index));
    });
  },
  patience,
);

test(
  'listed by seats, a board is that which is listed by score, the later seat first among those level',
  () =>
    holds(boards, (request) => {
      const seats = request.finishers
        .map((row, seat) => ({ row, seat }))
        .sort((a, b) => order(b.row.score, a.row.score) || b.seat - a.seat);
      const bySeat = scored({ ...request, listed: 'seating' });
      const listed = scored({ ...request, listed: 'finish', finishers: seats.map(({ row }) => row) });
      const figures = ({ rows }: typeof listed) => rows.map(({ player, total, bonus }) => [player, total, bonus]);
      expect(figures(bySeat)).toEqual(figures(listed));
      expect(bySeat.rows.map(({ index }) => index)).toEqual(seats.map(({ seat }) => seat));
    }),
  patience,
);

test(
  'fifth and sixth change nobody’s score',
  () => {
    const four = boards
      .filter(({ finishers }) => finishers.length === 4)
      .map((request) => ({ ...request, listed: 'finish' as const }));
    holds(
      four.filter(({ finishers }) => Number(finishers[0]!.score) > 0),
      (request) => {
        const six = { ...request, finishers: [...request.finishers, { score: 9 }, { score: 0 }] };
        expect(figures(six).slice(0, 4)).toEqual(figures(request));
      },
    );
  },
  patience,
);
