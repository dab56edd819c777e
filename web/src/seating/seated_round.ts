// A round whose games the event has, drawn or entered by hand, as its seating is posted.
import type { EventGame } from '../systems/event_game.ts';
import { inAlphabet, namesIn, plainName } from '../systems/player_names.ts';
import { boardOf, roundOf } from '../systems/rounds.ts';
import type { RoundToPost } from './draw_text.ts';
import { namesBySeat, seatName, seatsOfForm, type Seats } from './seats.ts';

export interface SeatedRound {
  posted: RoundToPost;
  seats: Seats;
  /** Games that nobody can be sent to: without a number of their board. */
  unplaced: EventGame[];
}

/** Powers are named if all games of the round have the same. */
export function seatedRound(games: readonly EventGame[], round: number): SeatedRound {
  const inRound = games.filter((game) => roundOf(game) === round && namesIn(game.state).length > 0);
  const placed = inRound.filter((game) => boardOf(game) !== null).sort((one, other) => boardOf(one)! - boardOf(other)!);
  const seats = seatsOf(placed);
  const boards = placed.map((game) => (seats.powers ? bySeat(game) : namesIn(game.state)));
  return {
    posted: { round, boards, numbers: placed.map((game) => boardOf(game)!), byes: [] },
    seats,
    unplaced: inRound.filter((game) => boardOf(game) === null),
  };
}

const OPEN_ROWS: Seats = { field: '', powers: null, most: 0 };

function seatsOf([first, ...others]: EventGame[]): Seats {
  if (!first || others.some(({ form }) => form !== first.form)) return OPEN_ROWS;
  return seatsOfForm(first.form) ?? OPEN_ROWS;
}

/** A power that nobody plays keeps its seat. */
function bySeat({ form, state }: EventGame): string[] {
  return namesBySeat(form, state).map((name) => plainName(name) || '–');
}

/** "Ann", "Board 3, Austria": everybody of the round by name, as people look themselves up. */
export interface SeatOfPlayer {
  player: string;
  seat: string;
}

export function seatsByName({ posted, seats }: SeatedRound): SeatOfPlayer[] {
  const found = new Map<string, string[]>();
  posted.boards.forEach((names, at) =>
    names.forEach((name, seat) => {
      const power = seats.powers ? `, ${seatName(seats, seat)}` : '';
      if (name !== '–') found.set(name, [...(found.get(name) ?? []), `Board ${posted.numbers[at]}${power}`]);
    }),
  );
  return inAlphabet(found.keys()).map((player) => ({ player, seat: found.get(player)!.join('; ') }));
}
