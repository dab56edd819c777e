// Properties of an event by a rule. Source: core/include/tallysheet/rules.hpp, "An event adds up".
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome, RuleGame, RuleStandings, RuleStandingsRequest } from '../../wasm/tallysheet.d.ts';
import { compare, div, fraction, read, rounded, sum, type Fraction } from '../reference/fraction.ts';
import { call } from '../wasm/module.ts';
import { holds, order, patience, sheet } from './holds.ts';
import { amounts, players } from './requests.ts';

interface Event {
  by: 'sum' | 'mean';
  best: number | null;
  of: 'scores' | 'ranks';
  isLowestBest: boolean;
  games: RuleGame[];
}

/** Few players, so that many meet again. */
const game: Arbitrary<RuleGame> = players(2, 5, 6).chain((names) =>
  fc.tuple(...names.map((player) => amounts.map((score) => ({ player, score })))).map((list) => ({ players: list })),
);

const events: Arbitrary<Event> = fc.record({
  by: fc.constantFrom('sum', 'mean'),
  best: fc.option(fc.integer({ min: 1, max: 4 })),
  of: fc.constantFrom('scores', 'ranks'),
  isLowestBest: fc.boolean(),
  games: fc.array(game, { minLength: 1, maxLength: 6 }),
});

function requestOf({ by, best, of, isLowestBest, games }: Event): RuleStandingsRequest {
  const counting = best === null ? 'all' : `best ${best}`;
  const headings = `game: scores\ndecimals: 2\nbest: ${isLowestBest ? 'lowest' : 'highest'}\n`;
  return { rule: `${headings}event: ${by} of ${counting} ${of}\nscore = game_score\n`, games };
}

const standingsOf = (event: Event): RuleStandings =>
  sheet(call('rules.standings', requestOf(event)) as Outcome<RuleStandings>);
const isLow = ({ of, isLowestBest }: Event) => of === 'ranks' || isLowestBest;

/** Each player's place and total. */
const inShort = (event: Event) =>
  new Map(standingsOf(event).rows.map(({ player, place, total }) => [player, `${place} ${total}`]));

function exactTotal({ by }: Event, { results }: RuleStandings['rows'][number]): Fraction {
  const counting = results.filter(({ counts }) => counts).map(({ value }) => read(value));
  return by === 'sum' ? sum(counting) : div(sum(counting), fraction(counting.length));
}

test(
  'a total is the sum or the mean of the results that count, rounded as printed',
  () =>
    holds(events, (event) => {
      for (const row of standingsOf(event).rows) {
        const places = row.total.split('.')[1]?.length ?? 0;
        expect(row.total).toBe(rounded(exactTotal(event, row), places));
      }
    }),
  patience,
);

test(
  'as many results count as the rule says, and none that is left out is better than one that counts',
  () =>
    holds(events, (event) => {
      const sign = isLow(event) ? -1 : 1;
      for (const { games, counted, results } of standingsOf(event).rows) {
        expect([games, counted]).toEqual([results.length, Math.min(results.length, event.best ?? results.length)]);
        const counting = results.filter(({ counts }) => counts);
        expect(counting).toHaveLength(counted);
        for (const out of results.filter(({ counts }) => !counts))
          for (const own of counting) expect(sign * order(own.value, out.value)).toBeGreaterThanOrEqual(0);
      }
    }),
  patience,
);

test(
  'a place counts those ahead by their exact totals, and first by the results in a sum of which the lowest is best',
  () =>
    holds(events, (event) => {
      const { rows } = standingsOf(event);
      const ahead = (one: (typeof rows)[number], other: (typeof rows)[number]) => {
        const more = isLow(event) && event.by === 'sum' ? one.counted - other.counted : 0;
        if (more !== 0) return more > 0;
        return (isLow(event) ? -1 : 1) * compare(exactTotal(event, one), exactTotal(event, other)) > 0;
      };
      for (const row of rows) {
        const level = rows.filter((other) => !ahead(other, row) && !ahead(row, other));
        expect(row.place).toBe(1 + rows.filter((other) => ahead(other, row)).length);
        expect(row.shared).toBe(level.length > 1);
      }
    }),
  patience,
);

test(
  'neither the order of the games nor that of their players changes a place or a total',
  () =>
    holds(events, (event) => {
      const turned = event.games.map(({ players }) => ({ players: [...players].reverse() })).reverse();
      expect(inShort({ ...event, games: turned })).toEqual(inShort(event));
    }),
  patience,
);

test(
  'other names change no place and no total',
  () =>
    holds(events, (event) => {
      const other = (name: string | undefined) => `${name}, again`;
      const games = event.games.map(({ players }) => ({
        players: players.map((player) => ({ ...player, player: other(player.player) })),
      }));
      const expected = new Map([...inShort(event)].map(([player, figures]) => [other(player), figures]));
      expect(inShort({ ...event, games })).toEqual(expected);
    }),
  patience,
);

test(
  'all results count where the rule asks for the best of more than anybody has',
  () =>
    holds(events, (event) => {
      expect(inShort({ ...event, best: 6 })).toEqual(inShort({ ...event, best: null }));
    }),
  patience,
);

test(
  'a point more in one game never costs a place where the highest total of scores is best',
  () =>
    holds(events, (event) => {
      const before: Event = { ...event, of: 'scores', isLowestBest: false };
      const [first, ...rest] = before.games;
      const [lucky, ...others] = first!.players;
      const more = rounded(sum([read(lucky!.score!), fraction(1)]), 4);
      const after = { ...before, games: [{ players: [{ ...lucky!, score: more }, ...others] }, ...rest] };
      const placeIn = (one: Event) => standingsOf(one).rows.find(({ player }) => player === lucky!.player)!.place;
      expect(placeIn(after)).toBeLessThanOrEqual(placeIn(before));
    }),
  patience,
);
