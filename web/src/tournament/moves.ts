// Who changes places between two standings.
import type { StandingRow } from '../systems/event_rules.ts';
import { ordinal } from '../numbers/ordinals.ts';

/** Places by name; null for players without one. */
export type PlacesByName = ReadonlyMap<string, number | null>;

export interface Move {
  player: string;
  from: number | null;
  to: number | null;
}

export function placesOf(rows: readonly (Pick<StandingRow, 'player'> & { place: number | null })[]): PlacesByName {
  return new Map(rows.map(({ player, place }) => [player, place]));
}

/** In the order of the places after. Who is in one of the standings alone has no place in the other. */
export function movesBetween(before: PlacesByName, after: PlacesByName): Move[] {
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  const moves = names.map((player) => ({ player, from: before.get(player) ?? null, to: after.get(player) ?? null }));
  return moves.filter(({ from, to }) => from !== to);
}

/** "from 3rd to 5th". */
export function moveInWords({ from, to }: Move): string {
  const said = (place: number | null) => (place === null ? 'no place' : ordinal(place));
  return `from ${said(from)} to ${said(to)}`;
}
