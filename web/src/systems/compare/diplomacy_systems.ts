// The systems under which a Diplomacy result can be compared, in the order of their columns.
import type { DecimalText, DiplomacyGame, Outcome, Step, Tallysheet } from 'tallysheet';
import type { OtherStandings, UnderOthers } from '../event_rules.ts';
import type { ComparedSystem, Scored } from './comparison.ts';
import { FURTHER_SYSTEMS } from './further_systems.ts';

export interface DiplomacyComparison extends ComparedSystem<DiplomacyGame> {
  standings(engine: Tallysheet, games: NamedGame[]): Outcome<{ rows: NonNullable<OtherStandings['rows']> }>;
}

/** A game of an event, in which everybody has a name. */
export type NamedGame = DiplomacyGame & { powers: { player: string }[] };

const SIZE_MATTERS: DiplomacyComparison = {
  id: 'size-matters',
  name: 'Size Matters',
  score: (engine, { powers }, working = true) =>
    scored(engine.sizeMatters.scoreGame({ powers, working }), ({ score }) => score),
  standings: (engine, games) => engine.sizeMatters.standings({ games }),
};

const DETOUR_98F: DiplomacyComparison = {
  id: 'detour-98f',
  name: 'Detour 98f',
  score: (engine, { powers }, working = true) =>
    scored(engine.detour98f.scoreGame({ powers: powers.map(withCentresThen), working }), ({ points }) => points),
  standings: (engine, games) =>
    engine.detour98f.standings({ games: games.map(({ powers }) => ({ powers: powers.map(withCentresThen) })) }),
};

function scored<Row>(
  outcome: Outcome<{ rows: Row[]; working?: Step[] }>,
  scoreOf: (row: Row) => DecimalText,
): Outcome<Scored> {
  if (!outcome.ok) return outcome;
  const { rows, working = [] } = outcome.value;
  return { ok: true, value: { scores: rows.map(scoreOf), working } };
}

/** How many centres a power held in its last Fall plays no part in the score of one game. Events give it. */
function withCentresThen({ lastHeld, ...seat }: DiplomacyGame['powers'][number]) {
  return lastHeld ? { ...seat, lastHeld: { centres: 1, ...lastHeld } } : seat;
}

export const DIPLOMACY_SYSTEMS: DiplomacyComparison[] = [
  SIZE_MATTERS,
  DETOUR_98F,
  ...FURTHER_SYSTEMS.map(
    ({ id: system, name }): DiplomacyComparison => ({
      id: system,
      name,
      score: (engine, game, working = true) =>
        scored(engine.diplomacy.scoreGame({ ...game, system, working }), ({ score }) => score),
      standings: (engine, games) => engine.diplomacy.standings({ system, games }),
    }),
  ),
];

/** An event's games under every system: totals; ties by each system's own rules, or else by wins, then the best game. */
export const underOthers: UnderOthers = (engine, request) =>
  DIPLOMACY_SYSTEMS.map(({ id, name, standings }): OtherStandings => {
    const outcome = standings(engine, (request as { games: NamedGame[] }).games);
    if (!outcome.ok) return { id, name, rows: null, problems: outcome.problems };
    return { id, name, rows: outcome.value.rows, problems: [] };
  });
