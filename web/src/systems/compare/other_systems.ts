// The other systems of an event in Diplomacy: the engine's calls for the standings of its games under each.
import type { DiplomacyGame } from 'tallysheet';
import type { OtherSystem, UnderOthers } from '../event_rules.ts';
import type { StandingsCall } from '../tournament_standings.ts';
import { DIPLOMACY_SYSTEMS, withCentresThen } from './diplomacy_systems.ts';

/** The systems with functions of their own in the engine, by their ids. The others have one in common. */
const OWN: Record<string, (games: DiplomacyGame[]) => StandingsCall> = {
  'size-matters': (games) => standingsCall('sizeMatters', { games }),
  'detour-98f': (games) => standingsCall('detour98f', { games: games.map(asDetour) }),
};

/** An event's games under every system: totals; ties by each system's own rules, or else by wins, then the best game. */
export const underOthers: UnderOthers = (request) => {
  const { games } = request as { games: DiplomacyGame[] };
  return DIPLOMACY_SYSTEMS.map(
    ({ id: system, name }): OtherSystem => ({
      id: system,
      name,
      call: OWN[system]?.(games) ?? standingsCall('diplomacy', { system, games }),
    }),
  );
};

function standingsCall(record: string, request: { games: object[]; system?: string }): StandingsCall {
  return { record, name: 'standings', list: 'games', request };
}

/** Requests by game, so that the worker’s engine gets each once. */
const known = new WeakMap<DiplomacyGame, object>();

function asDetour(game: DiplomacyGame): object {
  const before = known.get(game) ?? { powers: game.powers.map(withCentresThen) };
  known.set(game, before);
  return before;
}
