// The systems under which a Diplomacy result can be compared, in the order of their columns.
import type { DecimalText, DiplomacyGame, Outcome, Step } from 'tallysheet';
import type { ComparedSystem, Scored } from './comparison.ts';
import { FURTHER_SYSTEMS } from './further_systems.ts';

const SIZE_MATTERS: ComparedSystem<DiplomacyGame> = {
  id: 'size-matters',
  name: 'Size Matters',
  score: (engine, { powers }, working = true) =>
    scored(engine.sizeMatters.scoreGame({ powers, working }), ({ score }) => score),
};

const DETOUR_98F: ComparedSystem<DiplomacyGame> = {
  id: 'detour-98f',
  name: 'Detour 98f',
  score: (engine, { powers }, working = true) =>
    scored(engine.detour98f.scoreGame({ powers: powers.map(withCentresThen), working }), ({ points }) => points),
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
export function withCentresThen({ lastHeld, ...seat }: DiplomacyGame['powers'][number]) {
  return lastHeld ? { ...seat, lastHeld: { centres: 1, ...lastHeld } } : seat;
}

export const DIPLOMACY_SYSTEMS: ComparedSystem<DiplomacyGame>[] = [
  SIZE_MATTERS,
  DETOUR_98F,
  ...FURTHER_SYSTEMS.map(
    ({ id: system, name }): ComparedSystem<DiplomacyGame> => ({
      id: system,
      name,
      score: (engine, game, working = true) =>
        scored(engine.diplomacy.scoreGame({ ...game, system, working }), ({ score }) => score),
    }),
  ),
];
