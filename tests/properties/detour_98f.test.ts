// Properties implied by the rules of Detour 98f. Source: core/SOURCES.md, Detour 98f: the text's parts 1 to 4; numbers
// 1 to 8.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Detour98fGame } from '../../wasm/tallysheet.d.ts';
import { fraction, rounded } from '../reference/fraction.ts';
import { tallysheet } from '../wasm/module.ts';
import { expectNotBelow, expectWithinRounding, holds, order, patience, sheet, total } from './holds.ts';
import { detour, draws, events, games, POWERS, solos, type Played } from './requests.ts';

const OUTCOMES = ['win', 'draw', 'elimination', 'loss'];

const scored = (request: Detour98fGame) => sheet(tallysheet.detour98f.scoreGame(request));
const standings = (list: Played[]) => sheet(tallysheet.detour98f.standings({ games: list.map(detour) })).rows;
const add = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

test(
  'the order of the powers changes nobody’s figures',
  () =>
    holds(games, (game) => {
      const turned = scored({ powers: [...detour(game).powers].reverse() });
      expect({ ...turned, rows: [...turned.rows].reverse() }).toEqual(scored(detour(game)));
    }),
  patience,
);

test(
  'a drawn game shares out 100 points, each share that of the raw points',
  () =>
    holds(draws, (game) => {
      const { rows, rawTotal } = scored(detour(game));
      expect(rawTotal).toBe(add(rows.map(({ raw }) => raw!)));
      for (const { parts, raw, points } of rows) {
        expect(raw).toBe(add(Object.values(parts!)));
        expect(points).toBe(rounded(fraction(100 * raw!, rawTotal!), 2));
      }
      expectWithinRounding(
        rows.map(({ points }) => points),
        fraction(100),
      );
    }),
  patience,
);

test(
  'a win is worth 110, and all else nothing',
  () =>
    holds(solos, (game) => {
      const { rows, result, rawTotal } = scored(detour(game));
      expect([result, rawTotal]).toEqual(['win', null]);
      for (const { centres, points } of rows) expect(points).toBe(centres >= 18 ? '110.00' : '0.00');
    }),
  patience,
);

test(
  'each power’s outcome follows from its centres and from the game’s',
  () =>
    holds(games, (game) => {
      const { rows, result } = scored(detour(game));
      for (const { centres, outcome } of rows) {
        expect(outcome).toBe(
          centres === 0 ? 'elimination' : centres >= 18 ? 'win' : result === 'win' ? 'loss' : 'draw',
        );
      }
    }),
  patience,
);

test(
  'places are by centres, those level sharing theirs',
  () =>
    holds(games, (game) => {
      for (const { centres, place, sharedBy } of scored(detour(game)).rows) {
        expect(place).toBe(1 + game.counts.filter((other) => other > centres).length);
        expect(sharedBy).toBe(game.counts.filter((other) => other === centres).length);
      }
    }),
  patience,
);

test(
  '4, 3, 2, 1 go to the lowest place that level powers fill, the lead to a sole leader, one point each to survivors',
  () =>
    holds(draws, (game) => {
      const { rows } = scored(detour(game));
      const [most, second] = [...game.counts].sort((a, b) => b - a) as [number, number];
      for (const { centres, place, sharedBy, parts } of rows) {
        expect(parts).toMatchObject({
          centres,
          survival: centres > 0 ? 1 : 0,
          position: Math.max(0, 6 - place - sharedBy),
          lead: centres === most ? most - second : 0,
        });
        if (centres > 0) expect(parts!.fall1905).toBe(1);
      }
      expect(add(rows.map(({ parts }) => parts!.position))).toBeLessThanOrEqual(10);
    }),
  patience,
);

test(
  'more centres never score less than fewer in the same game',
  () =>
    holds(games, (game) => {
      const { rows } = scored(detour(game));
      for (const one of rows)
        for (const other of rows)
          if (one.centres >= other.centres && one.centres > 0) expectNotBelow(one.points, other.points);
    }),
  patience,
);

test(
  'a centre more of one’s own in a draw never lowers one’s place or raw points',
  () =>
    holds(fc.tuple(draws, fc.nat({ max: 6 }), fc.nat({ max: 6 })), ([game, to, from]) => {
      const counts = game.counts.map((count, at) => count + (at === to ? 1 : 0) - (at === from && from !== to ? 1 : 0));
      if (add(counts) > 34 || counts.some((count) => count < 0 || count >= 18)) return;
      const [before, after] = [game.counts, counts].map((counts) => scored(detour({ ...game, counts })).rows[to]!);
      expect(after!.place).toBeLessThanOrEqual(before!.place);
      expect(after!.raw).toBeGreaterThan(before!.raw!);
    }),
  patience,
);

test(
  'a total in the standings is the sum of the games’ points, with their wins and draws',
  () =>
    holds(events, (list) => {
      const sheets = list.map((game) => scored(detour(game)));
      for (const row of standings(list)) {
        const own = sheets.flatMap(({ rows }, game) =>
          rows
            .filter(({ player }) => player === row.player)
            .map(({ power, points, outcome }) => ({ game, power, points, outcome })),
        );
        const count = (which: string) => own.filter(({ outcome }) => outcome === which).length;
        expect(row).toMatchObject({
          total: total(
            own.map(({ points }) => points),
            2,
          ),
          wins: count('win'),
          draws: count('draw'),
        });
        expect([...row.games].sort((a, b) => a.game - b.game)).toEqual(own);
      }
    }),
  patience,
);

test(
  'a player’s games stand best first: by outcome, then by points',
  () =>
    holds(events, (list) => {
      for (const { games } of standings(list)) {
        games.slice(1).forEach((game, at) => {
          const above = games[at]!;
          expect(OUTCOMES.indexOf(above.outcome)).toBeLessThanOrEqual(OUTCOMES.indexOf(game.outcome));
          if (above.outcome === game.outcome) expectNotBelow(above.points, game.points);
        });
      }
    }),
  patience,
);

test(
  'standings fall by points, wins and draws, and name what else split level players',
  () =>
    holds(events, (list) => {
      const rows = standings(list);
      rows.slice(1).forEach((row, at) => {
        const above = rows[at]!;
        expectNotBelow(above.total, row.total);
        if (order(above.total, row.total) > 0) return expect(row.separatedBy).toBe(null);
        if (above.wins !== row.wins) return expect([above.wins > row.wins, row.separatedBy]).toEqual([true, 'wins']);
        if (above.draws !== row.draws)
          return expect([above.draws > row.draws, row.separatedBy]).toEqual([true, 'draws']);
        expect(row.place === above.place).toBe(row.separatedBy === null);
      });
    }),
  patience,
);

test(
  'the order of games changes nobody’s total or place',
  () =>
    holds(events, (list) => {
      const [one, turned] = [list, [...list].reverse()].map((list) =>
        standings(list)
          .map(({ player, place, total }) => `${player} ${place} ${total}`)
          .sort(),
      );
      expect(turned).toEqual(one);
    }),
  patience,
);

test(
  'the best country of a power is held by its best outcome and the most points among those',
  () =>
    holds(events, (list) => {
      const { awards } = sheet(tallysheet.detour98f.bestCountries({ games: list.map(detour) }));
      expect(awards.map(({ power }) => power)).toEqual(list.length > 0 ? POWERS : []);
      for (const { power, holders } of awards) {
        const games = list.map((game) => scored(detour(game)).rows.find((row) => row.power === power)!);
        const best = Math.min(...games.map(({ outcome }) => OUTCOMES.indexOf(outcome)));
        const most = games
          .filter(({ outcome }) => OUTCOMES.indexOf(outcome) === best)
          .map(({ points }) => points)
          .sort(order)
          .at(-1);
        expect(holders.length).toBeGreaterThan(0);
        for (const { game, ...holder } of holders) {
          expect(games[game]).toMatchObject(holder);
          expect([OUTCOMES.indexOf(holder.outcome), holder.points]).toEqual([best, most]);
        }
      }
    }),
  patience,
);
