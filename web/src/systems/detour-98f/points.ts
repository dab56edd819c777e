// Places by points; a sheet's own places are those of the position on the map.
import type { Detour98fSheet, Tallysheet } from 'tallysheet';

export interface Placed {
  row: Detour98fSheet['rows'][number];
  place: number;
  shared: boolean;
}

export function placedByPoints(engine: Tallysheet, { rows }: Detour98fSheet): Placed[] {
  const outcome = engine.comparison.compare({ lists: [{ scores: rows.map(({ points }) => points) }] });
  const entries = outcome.ok ? (outcome.value.lists[0]?.entries ?? []) : [];
  return rows.map((row, at) => {
    const { place = 0, sharedBy = 1 } = entries[at] ?? {};
    return { row, place, shared: sharedBy > 1 };
  });
}
