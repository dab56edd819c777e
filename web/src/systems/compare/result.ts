// One Diplomacy result under each system.
import type { DiplomacyGame, Outcome, Tallysheet } from 'tallysheet';
import { asPlayed } from '../diplomacy/result.ts';
import { compareUnder, type Comparison } from './comparison.ts';
import { DIPLOMACY_SYSTEMS } from './diplomacy_systems.ts';

export interface ResultRequest {
  game: DiplomacyGame;
  /** Ids of the systems that are compared. */
  systems: string[];
}

/** Refused where no system could score it. */
export function comparisonOf(engine: Tallysheet, { game: typed, systems }: ResultRequest): Outcome<Comparison> {
  const game = asPlayed(engine, typed);
  const plain = engine.diplomacy.scoreGame({ ...game, system: 'draw-size' });
  if (!plain.ok) return plain;
  return compareUnder(
    engine,
    DIPLOMACY_SYSTEMS.filter(({ id }) => systems.includes(id)),
    game,
  );
}
