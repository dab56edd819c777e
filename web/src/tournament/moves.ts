// Who changes places between two standings.
import type { StandingRow } from '../systems/event_rules.ts';
import { ordinal } from '../numbers/ordinals.ts';

/** Places by name; null for players without one. */
export type PlacesByName = ReadonlyMap<string, number | null>;

export interface Move {
  player: string;
  from: string;
  to: string;
}

export function placesOf(rows: readonly (Pick<StandingRow, 'player'> & { place: number | null })[]): PlacesByName {
  return new Map(rows.map(({ player, place }) => [player, place]));
}

/** Moves in the order of the places after. A player who is in only one of the standings has no place in the other. */
export function movesBetween(before: PlacesByName, after: PlacesByName): Move[] {
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  const [from, to] = [inWords(before), inWords(after)];
  const moves = names.map((player) => ({ player, from: from(player), to: to(player) }));
  return moves.filter((move) => move.from !== move.to);
}

/** "from 3rd to joint 5th". */
export function moveInWords({ from, to }: Move): string {
  return `from ${from} to ${to}`;
}

/** "3rd", "joint 3rd", "no place". */
function inWords(places: PlacesByName): (player: string) => string {
  const all = [...places.values()];
  const shared = new Set(all.filter((place, at) => all.indexOf(place) !== at));
  return (player) => {
    const place = places.get(player) ?? null;
    if (place === null) return 'no place';
    return `${shared.has(place) ? 'joint ' : ''}${ordinal(place)}`;
  };
}
