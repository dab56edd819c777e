// The ways in which boards can end. The engine scores a board in each of them.
import type { DecimalText } from 'tallysheet';
import { NO_RESULT, type BoardAhead, type BoardOutcome } from './event_rules.ts';

/** Above this number of players, a board has too many ways to share finishes. */
const MOST_LEVEL = 7;

/** The places of every result without names: 1, 2, 3 alone, or also 1, 1, 3 and so on. */
function finishes(players: number, level: boolean): number[][] {
  const places = [[1]];
  for (let next = 2; next <= players; next += 1) {
    const shared = level ? places.map((before) => [...before, before.at(-1)!]) : [];
    places.splice(0, places.length, ...places.map((before) => [...before, next]), ...shared);
  }
  return places;
}

/** `scored` gives the points for each of these places, or null if the engine refuses them. Returns null where players
 *  can share finishes in too many ways. */
export function outcomesByPlace(
  { players, level }: BoardAhead,
  scored: (places: number[]) => DecimalText[] | null,
): BoardOutcome[] | null {
  if (level && players > MOST_LEVEL) return null;
  const outcomes = finishes(players, level).map((places) => scored(places)?.map((least) => ({ least })) ?? null);
  return outcomes.every((outcome) => outcome !== null) ? outcomes : null;
}

type Figures = (DecimalText | null)[] | null;

/** One outcome whose finishes reach from one board's figures to another's. */
export function outcomeBetween(least: Figures, most: Figures): BoardOutcome[] | null {
  if (!least || !most) return null;
  return [
    least.map((figure, at) => {
      const greatest = most[at] ?? null;
      return figure === null || greatest === null ? NO_RESULT : { least: figure, most: greatest };
    }),
  ];
}
