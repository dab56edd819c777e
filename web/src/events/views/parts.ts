// What a player's total is made of, and the games behind it.
import type { EventGame } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';
import type { Part, StandingRow } from '../kinds/kind.ts';

export interface Played {
  game: EventGame;
  /** Null where the game is not scored, or the player has no score in it. */
  figure: string | null;
  place: number | null;
  /** Why the game is not in the standings. */
  why: string | null;
}

export function playedBy(desk: EventDesk, player: string): Played[] {
  return (desk.players.get(player) ?? []).map((game) => played(desk, game, player));
}

function played(desk: EventDesk, game: EventGame, player: string): Played {
  const why = desk.scoring.why(game);
  const sheet = why === null ? desk.scoring.sheet(game) : null;
  const own = sheet && desk.scoring.kind.figures(game.form, sheet).find((one) => one.player === player);
  return { game, figure: own?.figure ?? null, place: own?.place ?? null, why };
}

/** The stretches of a total, in order. */
export function partsOf(desk: EventDesk, row: StandingRow): Part[] {
  return desk.scoring.kind.parts(row) ?? playedBy(desk, row.player).flatMap(({ game, figure }) => (figure === null ? [] : [{ label: desk.called(game), figure }]));
}
