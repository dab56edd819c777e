// Union Pacific
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface UnionPacific {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The two-game final: each game scored in per cent of its winner, the two added. */
  scoreFinal(request: TwoGameRequest): Outcome<TwoGameSheet>;
}

export interface TwoGameRequest {
  /** Exactly two games with the same two to six players, in any order within a game. */
  games: [{ player: string; score: DecimalInput }[], { player: string; score: DecimalInput }[]];
  /** 'each-game' (default): each percentage is rounded to a whole number, then added.
   *  'total': the unrounded percentages are added, then rounded. */
  rounding?: 'each-game' | 'total' | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface TwoGameSheet {
  /** Highest total first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    scores: [DecimalText, DecimalText];
    /** Per cent of the winner's score, 2 places. */
    percents: [DecimalText, DecimalText];
    /** What each game adds: whole numbers with 'each-game'; as `percents` with 'total'. */
    points: [DecimalText, DecimalText];
    /** A whole number, at most 200. */
    total: DecimalText;
  }[];
  /** Where the request asks for it. */
  working?: Step[];
}
