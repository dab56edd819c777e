// The standings of an event's Diplomacy games under every system.
import type { OtherStandings, UnderOthers } from '../event_rules.ts';
import { DIPLOMACY_SYSTEMS, type NamedGame } from './diplomacy_systems.ts';

/** Totals of all games; ties by each system's own rules, or else by wins, then by the best game. */
export const underOthers: UnderOthers = (engine, { games }: { games: NamedGame[] }) =>
  DIPLOMACY_SYSTEMS.map(({ id, name, standings }): OtherStandings => {
    const outcome = standings(engine, games);
    if (!outcome.ok) return { id, name, rows: null, problems: outcome.problems };
    return { id, name, rows: outcome.value.rows, problems: [] };
  });
