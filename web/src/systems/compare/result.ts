// One Diplomacy result under the chosen systems: all but those that are left out.
import type { DiplomacyGame, Outcome, Tallysheet } from 'tallysheet';
import { asPlayed } from '../diplomacy/result.ts';
import { compareUnder, type Comparison } from './comparison.ts';
import { DIPLOMACY_SYSTEMS } from './diplomacy_systems.ts';
import { ruleForDiplomacy } from './own_rule.ts';

export interface ResultRequest {
  game: DiplomacyGame;
  /** Ids of the systems that are compared. */
  systems: string[];
  /** The text of a rule that is compared with them. */
  rule?: string;
}

/** Refused where no system could score it. */
export function comparisonOf(engine: Tallysheet, { game: typed, systems, rule }: ResultRequest): Outcome<Comparison> {
  const game = asPlayed(engine, typed);
  const plain = engine.diplomacy.scoreGame({ ...game, system: 'draw-size' });
  if (!plain.ok) return plain;
  return compareUnder(
    engine,
    [...DIPLOMACY_SYSTEMS.filter(({ id }) => systems.includes(id)), ...ruleForDiplomacy(rule ?? '')],
    game,
  );
}

export function chosenSystems(without: string): string[] {
  const left = leftOut(without);
  return DIPLOMACY_SYSTEMS.map(({ id }) => id).filter((id) => !left.has(id));
}

/** Only ids of known systems. */
export function leftOut(without: string): Set<string> {
  const known = new Set(DIPLOMACY_SYSTEMS.map(({ id }) => id));
  return new Set(without.split(' ').filter((id) => known.has(id)));
}
