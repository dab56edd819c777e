// Pentamind
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Pentamind {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: PentamindGame): Outcome<PentamindSheet>;
}

export interface PentamindGame {
  /** Who finished where, as in RPLOPS: 1 is best, equal numbers are a tie, only the order matters. 2 to 100 players. */
  finish: { player?: string | undefined; place: number }[];
  /** 'current' (default): 100 × (n + 5) / (n + 6) × (n − place) / (n − 1) for n players. 'former': n / (n + 1) in
   *  place of the first quotient. */
  formula?: 'current' | 'former' | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface PentamindSheet {
  /** In request order. */
  rows: {
    player: string;
    /** 1, 2, 2, 4: standard competition ranking. */
    rank: number;
    sharedBy: number;
    /** 2 places; tied players get the mean of the ranks they fill. */
    points: DecimalText;
  }[];
  /** Where the request asks for it. */
  working?: Step[];
}
