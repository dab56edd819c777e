// Seating: who sits at which board of the next rounds
import type { Outcome, Shape } from '../tallysheet.d.ts';

export interface Seating {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Draws boards. As few players as possible sit out, then as many boards as possible have the preferred size. The
   *  same request always has the same answer, on every machine. With many players and rounds a draw takes seconds, so
   *  pages call it in a worker, with more and more `steps`: it then goes on where it stopped. */
  draw(request: SeatingRequest): Outcome<SeatingAnswer>;
  /** Says what a draw by hand costs: the boards are the `fixed` ones, of any sizes, and all others sit out. No draw
   *  with boards of these sizes costs less than `atLeast`. */
  assess(request: SeatingRequest): Outcome<SeatingAnswer>;
}

export interface SeatingPlayer {
  name: string;
  /** The team or club whose members the wish 'apart' keeps apart. */
  group?: string | undefined;
  /** The place in the standings, 1 to 1,000,000. Players without one are behind all others. */
  standing?: number | null | undefined;
  /** Whether the player offers to sit out. Default false. */
  volunteers?: boolean | undefined;
}

export interface SeatingRound {
  /** 2 to 7 players each, in the order of seats; with powers, in the order of the powers. */
  boards: { players: string[] }[];
}

/** A wish, and what it costs.
 *  'meetings': a pair that has met c times, earlier rounds included, costs c(c − 1) ÷ 2.
 *  'apart': 1 for each pair of one group, or named as apart, at a board.
 *  'together': 1 for each round in which a pair named as together has different boards.
 *  'byes': a player who has sat out c times costs c(c + 1) ÷ 2; a volunteer nothing.
 *  'short-boards': c(c − 1) ÷ 2 for c boards smaller than the preferred size.
 *  'seats': c(c − 1) ÷ 2 for c times in one seat. 'last-seat': the same for the last seat alone.
 *  'alike': the difference between the standings of a board's players, in boards, for each pair.
 *  'spread': 1 for each pair of one pot; a pot is as many players of the standings as there are boards. */
export type SeatingWish =
  | 'meetings'
  | 'apart'
  | 'together'
  | 'byes'
  | 'short-boards'
  | 'seats'
  | 'last-seat'
  | 'alike'
  | 'spread';

export interface SeatingPair {
  one: string;
  other: string;
}

export interface SeatingRequest {
  /** Those who are here: 2 to 1000. */
  players: SeatingPlayer[];
  /** The rounds that have been played, at most 1000. Players who have left may appear in them. */
  played?: SeatingRound[] | undefined;
  /** Boards of each round to draw that are decided already; at most as many rounds as are drawn. */
  fixed?: SeatingRound[] | undefined;
  /** The number of rounds to draw, 1 to 20. Default 1. */
  rounds?: number | undefined;
  /** How many players a board has, 2 to 7 each. Default 3, 4 and 6. */
  smallest?: number | undefined;
  preferred?: number | undefined;
  largest?: number | undefined;
  /** What counts, the most important first; each at most once. Default ['meetings']. */
  wishes?: SeatingWish[] | undefined;
  /** Pairs for the wishes 'apart' and 'together': at most 50,000 each. */
  apart?: SeatingPair[] | undefined;
  together?: SeatingPair[] | undefined;
  /** 0 to 999,999,999. Default 1. */
  seed?: number | undefined;
  /** How often the search starts again, 1 to 1000; the best draw found is the answer. Default 1. */
  attempts?: number | undefined;
  /** After this number of steps the best draw found so far is the answer; null for as many as it takes, the default. */
  steps?: number | null | undefined;
}

export interface SeatingLoss {
  wish: SeatingWish;
  /** One player, or a pair for 'apart' and 'together'. */
  players: string[];
  /** The drawn round, from 1, for pairs; null for others. */
  round: number | null;
  /** The seat, from 1, for 'seats'; null for others. */
  seat: number | null;
  /** How often it has been so, earlier rounds included: 2 or more; for pairs 1. */
  times: number;
}

export interface SeatingAnswer {
  rounds: { boards: { players: string[] }[]; byes: string[] }[];
  /** What each wish costs in the end, in the order of the wishes. No draw costs less than `atLeast`. */
  kept: { wish: SeatingWish; cost: number; atLeast: number }[];
  /** Pairs that meet in the drawn rounds and have then met more than once, with the number of all their meetings. */
  repeats: { one: string; other: string; times: number }[];
  /** The number of meetings in the drawn rounds of pairs that had met before. No draw has fewer of them than
   *  `repeatMeetingsAtLeast`. */
  repeatMeetings: number;
  repeatMeetingsAtLeast: number;
  /** What other wishes than 'meetings', 'alike' and 'spread' have lost, in the order of the wishes. */
  losses: SeatingLoss[];
  /** Whether there is certainly no better draw. */
  complete: boolean;
  /** The steps that the search has taken, and the most that it would take; 0 in what `assess` returns. */
  steps: number;
  mostSteps: number;
  /** Whether further steps would change nothing. */
  ended: boolean;
}
