// Seats of a game that two people shared, one after the other. The score belongs to the one of them who stands in the form.
import type { ListShape } from '../form/shape.ts';
import { KEY, TYPED } from '../form/shape.ts';
import { newId, type EventGame, type SharedSeat } from './event_game.ts';
import { namesIn, plainName, renamed } from './player_names.ts';

export const SHARED_SEATS: ListShape = {
  is: 'list',
  row: { is: 'record', fields: { key: KEY, began: TYPED, tookOver: TYPED }, optional: [] },
  least: 0,
  most: 20,
};

export function seatsOf({ seats = [] }: EventGame): SharedSeat[] {
  return seats;
}

export function withSeat(game: EventGame, began: string, tookOver: string): EventGame {
  return {
    ...game,
    seats: [...seatsOf(game), { key: newId(), began: plainName(began), tookOver: plainName(tookOver) }],
  };
}

export function withoutSeat(game: EventGame, key: string): EventGame {
  return { ...game, seats: seatsOf(game).filter((seat) => seat.key !== key) };
}

/** The player whose score it is; null if the form has neither or both of the two. */
export function scorerOf(game: EventGame, { began, tookOver }: SharedSeat): string | null {
  const names = namesIn(game.state);
  if (names.includes(began) === names.includes(tookOver)) return null;
  return names.includes(began) ? began : tookOver;
}

/** The game with the score of this seat given to one of the two. */
export function withScorer(game: EventGame, seat: SharedSeat, scorer: string): EventGame {
  const before = scorerOf(game, seat);
  return before === null || before === scorer ? game : { ...game, state: renamed(game.state, before, scorer) };
}

/** The game with a player renamed in the form and in its shared seats. */
export function withPlayerRenamed(game: EventGame, from: string, to: string): EventGame {
  const name = (one: string) => (one === from ? to : one);
  const seats = game.seats?.map((seat) => ({ ...seat, began: name(seat.began), tookOver: name(seat.tookOver) }));
  return { ...game, state: renamed(game.state, from, to), ...(seats ? { seats } : {}) };
}

/** Whether a seat of the game was shared. */
export function isInSeats(game: EventGame, name: string): boolean {
  return seatsOf(game).some(({ began, tookOver }) => began === name || tookOver === name);
}

/** "Ben took over from Ann. The score is Ann’s." */
export function seatInWords(game: EventGame, seat: SharedSeat): string {
  const scorer = scorerOf(game, seat);
  const whose = scorer === null ? 'Neither of the two has a score of their own here' : `The score is ${scorer}’s`;
  return `${seat.tookOver} took over from ${seat.began}. ${whose}.`;
}
