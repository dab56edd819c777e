// Pentamind
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Pentamind {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: PentamindGame): Outcome<PentamindSheet>;
}

export interface PentamindGame {
  /** The finish, as in RPLOPS: 1 is best, equal numbers are a tie, only the order matters. 2 to 10,000 players; with
   *  the former formula, 100 at most. */
  finish: { player?: string | undefined; place: number }[];
  /** 'current' (default): 100 × (n + 5) / (n + 6) × (n − place) / (n − 1) for n players, up to 100. With more, the
   *  first ten score as among 100, and the others 100 × 105 × 90 / (99 × 106) × (n − place) / (n − 10). 'former': n /
   *  (n + 1) in place of the first quotient. */
  formula?: 'current' | 'former' | undefined;
  /** Whether points are multiplied by .95, the dilution factor of events that the organisers name. It is refused with
   *  the former formula. Default false. */
  diluted?: boolean | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface PentamindSheet {
  /** The rows in request order. */
  rows: {
    player: string;
    /** Standard competition ranking: 1, 2, 2, 4. */
    rank: number;
    sharedBy: number;
    /** Printed to 2 places. Tied players take the mean of the ranks they fill. */
    points: DecimalText;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}
