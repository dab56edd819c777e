// Rounds and boards that were typed into the names of games, such as "Round 3 board 2".
import type { EventGame } from './event_game.ts';
import { boardOf, roundOf, type Placed } from './rounds.ts';

export interface TypedPlace {
  round: string;
  board?: string;
  /** The name without them. */
  rest: string;
}

const ROUND =
  /(?<![\p{L}\p{N}])(?:round|rnd|rd|r|runde|ronde|manche|ronda)[\s.:#]*0*([1-9]\d?)(?=$|[^\p{L}\p{N}]|[bt]\d)/iu;
const BOARD = /(?<!\p{L})(?:board|brd|b|table|tbl|t|brett|tisch)[\s.:#]*0*([1-9]\d{0,2})(?![\p{L}\p{N}])/iu;
const SEPARATORS = /^[\s,;:/|·–—-]+|(?<![\s,;:/|·–—-])[\s,;:/|·–—-]+$|\(\s*([,;:/–—-]\s*)?\)/gu;

/** Null for a name without a round. */
export function placeIn(heading: string): TypedPlace | null {
  const [inWords, round] = ROUND.exec(heading) ?? [];
  if (inWords === undefined || round === undefined) return null;
  const withoutRound = heading.replace(inWords, ' ');
  const [boardInWords, board] = BOARD.exec(withoutRound) ?? [];
  const rest = boardInWords === undefined ? withoutRound : withoutRound.replace(boardInWords, ' ');
  return {
    round,
    ...(board === undefined ? {} : { board }),
    rest: rest.replace(SEPARATORS, '').replace(SEPARATORS, '').replace(/\s+/g, ' ').trim(),
  };
}

/** The place in the name of a game that has neither a round nor a board. */
export function typedPlace(game: EventGame): Placed | null {
  if (game.round !== undefined || game.board !== undefined) return null;
  const found = placeIn(game.state.heading);
  if (!found) return null;
  const { rest: _, ...place } = found;
  return boardOf({ form: game.form, board: '1' }) === null ? { round: place.round } : place;
}

/** What a game's name says besides its round and board. A name that says more is whole. */
export function headingBeside(game: EventGame): string {
  const heading = game.state.heading.trim();
  const found = placeIn(heading);
  const isSame = found && found.rest === '' && roundOf(found) === roundOf(game) && boardOf(found) === boardOf(game);
  return isSame ? '' : heading;
}

/** The name for the game after this one: without the round and board that are this one's. */
export function headingAfter(game: EventGame): string {
  const { heading } = game.state;
  const found = roundOf(game) === null ? null : placeIn(heading);
  return found && roundOf(found) === roundOf(game) ? found.rest : heading;
}
