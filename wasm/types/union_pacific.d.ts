// Union Pacific
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface UnionPacific {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The two-game final: each game scored as a percentage of its winner's score, and the two added. */
  scoreFinal(request: TwoGameRequest): Outcome<TwoGameSheet>;
}

export interface TwoGameRequest {
  /** Exactly two games with the same two to six players, whose order may differ. */
  games: [{ player: string; score: DecimalInput }[], { player: string; score: DecimalInput }[]];
  /** 'each-game' (default): each percentage is rounded to a whole number, then added. 'total': the unrounded
   *  percentages are added, then rounded. */
  rounding?: 'each-game' | 'total' | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface TwoGameSheet {
  /** Sorted by total, highest first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    scores: [DecimalText, DecimalText];
    /** Percentages of the winner's score, 2 places. */
    percents: [DecimalText, DecimalText];
    /** The figures that are added: whole numbers for 'each-game', the same as `percents` for 'total'. */
    points: [DecimalText, DecimalText];
    /** A whole number, at most 200. */
    total: DecimalText;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}
