// Comparing scores: the same entrants in several lists, as several systems score them
import type { DecimalInput, DecimalText, Outcome, Shape } from '../tallysheet.d.ts';

export interface Comparison {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  compare(request: ComparisonRequest): Outcome<ComparisonSheet>;
}

export interface ComparisonRequest {
  /** 1 to 100 lists, each with a score for every one of the 1 to 100 entrants, in the same order. */
  lists: { scores: DecimalInput[] }[];
}

export interface ComparisonSheet {
  /** In request order. */
  lists: {
    /** In the order of the scores. */
    entries: {
      /** By score, the highest first: 1, 2, 2, 4. */
      place: number;
      sharedBy: number;
      /** Per cent of the list's sum, 2 places; null where the sum is zero or a score is below zero. */
      share: DecimalText | null;
    }[];
    /** Index of the first list with the same places: its own where there is none before it. */
    sameOrderAs: number;
  }[];
  /** By entrant: in how many lists it is first, alone or with others. */
  leads: { alone: number; shared: number }[];
}
