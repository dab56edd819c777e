// The results of single games: who won, and the figure.
import { headingBeside } from '../../systems/typed_places.ts';
import type { EventGame } from '../../systems/event_game.ts';
import { withinSentence } from '../../systems/game_name.ts';
import type { EventModel } from '../event_model.ts';

export interface Result {
  who: string;
  figure: string;
}

/** Null if the game is not in the standings. */
export function resultOf(model: EventModel, game: EventGame): Result | null {
  const sheet = model.scoring.why(game) === null ? model.scoring.sheet(game) : null;
  if (!sheet) return null;
  const { who, figure } = model.scoring.form(game).verdict(sheet, game.state, model.numbers);
  return { who, figure };
}

export interface NamedResult extends Result {
  /** "Rail Baron, board 12". */
  game: string;
  /** The game's id. */
  id: string;
}

/** The results of the games that were entered last, the latest first. */
export function latestResults(model: EventModel, most: number): NamedResult[] {
  const found: NamedResult[] = [];
  for (let at = model.games.length - 1; at >= 0 && found.length < most; at -= 1) {
    const game = model.games[at] as EventGame;
    const result = resultOf(model, game);
    const heading = headingBeside(game);
    const called = model.called(game);
    if (result)
      found.push({ ...result, id: game.id, game: heading ? `${heading}, ${withinSentence(called)}` : called });
  }
  return found;
}
