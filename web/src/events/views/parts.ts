// The games of a player in an open event, and the parts that its totals have by them.
import type { EventGame } from '../../systems/event_game.ts';
import type { EventModel } from '../event_model.ts';
import type { StandingRow, StandingsColumn } from '../../systems/event_rules.ts';
import { isIn, type Standings } from '../../scoring/counted_games.ts';
import * as totals from '../../pictures/total_parts.ts';

export interface Played {
  game: EventGame;
  /** Null if the game is not scored, or the player has no score in it. */
  figure: string | null;
  place: number | null;
  shared: boolean;
  /** Why the game is not in the standings. */
  why: string | null;
  /** The player's row on the game's sheet; undefined if there is none. */
  row: unknown;
}

/** The player's games, of those that the standings look at. */
export function playedBy(model: EventModel, player: string, of: Pick<Standings, 'upTo'> = {}): Played[] {
  const games = (model.players.get(player) ?? []).filter((game) => isIn(of, game));
  return games.map((game) => played(model, game, player));
}

function played(model: EventModel, game: EventGame, player: string): Played {
  const why = model.scoring.why(game);
  const sheet = why === null ? model.scoring.sheet(game) : null;
  const own = sheet && model.scoring.rules.figures(game.form, sheet).find((one) => one.player === player);
  const { figure = null, place = null, shared = false, row } = own ?? {};
  return { game, figure, place, shared, why, row };
}

/** `columns` are those of the standings. */
export function partsOf(
  model: EventModel,
  rows: StandingRow[],
  columns: StandingsColumn[],
  of: Pick<Standings, 'upTo'> = {},
): totals.Parts {
  return totals.partsOf(rows, {
    rules: model.scoring.rules,
    columns,
    games: model.games.filter((game) => isIn(of, game)),
    mostGames: Math.max(0, ...[...model.players.values()].map(({ length }) => length)),
    playedBy: (player) => playedBy(model, player, of),
    called: (game) => model.called(game),
  });
}
