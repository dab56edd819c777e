// The parts of a player's total, and the games behind it.
import type { EventGame } from '../../systems/event_game.ts';
import type { EventModel } from '../event_model.ts';
import type { Part, StandingRow } from '../../systems/event_rules.ts';

export interface Played {
  game: EventGame;
  /** Null if the game is not scored, or the player has no score in it. */
  figure: string | null;
  place: number | null;
  /** Why the game is not in the standings. */
  why: string | null;
}

export function playedBy(model: EventModel, player: string): Played[] {
  return (model.players.get(player) ?? []).map((game) => played(model, game, player));
}

function played(model: EventModel, game: EventGame, player: string): Played {
  const why = model.scoring.why(game);
  const sheet = why === null ? model.scoring.sheet(game) : null;
  const own = sheet && model.scoring.rules.figures(game.form, sheet).find((one) => one.player === player);
  return { game, figure: own?.figure ?? null, place: own?.place ?? null, why };
}

/** The parts of a total, in order. */
export function partsOf(model: EventModel, row: StandingRow): Part[] {
  return (
    model.scoring.rules.parts(row) ??
    playedBy(model, row.player).flatMap(({ game, figure }) =>
      figure === null ? [] : [{ label: model.called(game), figure }],
    )
  );
}
