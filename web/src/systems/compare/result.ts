// One Diplomacy result under each system.
import type { DiplomacyGame, Outcome, Power, Tallysheet } from 'tallysheet';
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

/** The winner, even while other fields are blank. */
export function winnerOf(engine: Tallysheet, { powers }: DiplomacyGame): Power | null {
  const counts = powers.map(({ power, centres }) => ({ power, centres: centres ?? 0 }));
  const outcome = engine.diplomacy.scoreGame({ system: 'draw-size', powers: counts });
  return outcome.ok ? outcome.value.winner : null;
}

/** Without what the form no longer asks: marks of a draw beside a win, or the year of a win that is none. */
function asPlayed(engine: Tallysheet, game: DiplomacyGame): DiplomacyGame {
  if (!winnerOf(engine, game)) return { powers: game.powers };
  return { ...game, powers: game.powers.map(({ inDraw: _, ...seat }) => seat) };
}
