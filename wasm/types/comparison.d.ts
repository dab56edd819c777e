// Comparison of scores: the same entrants in several lists, for example under several systems
import type { DecimalInput, DecimalText, Outcome, Shape } from '../tallysheet.d.ts';

export interface Comparison {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  compare(request: ComparisonRequest): Outcome<ComparisonSheet>;
}

export interface ComparisonRequest {
  /** 1 to 100 lists, each with a score for each of the 1 to 100 entrants, in the same order. */
  lists: { scores: DecimalInput[] }[];
}

export interface ComparisonSheet {
  /** The lists in request order. */
  lists: {
    /** The entries in the order of the scores. */
    entries: {
      /** The place by score, highest first: 1, 2, 2, 4. */
      place: number;
      sharedBy: number;
      /** Percentage of the list's sum, 2 places; null if the sum is zero or a score is below zero. */
      share: DecimalText | null;
    }[];
    /** Index of the first list with the same places, which is this list's own if no earlier one has them. */
    sameOrderAs: number;
  }[];
  /** For each entrant, the number of lists in which it is first, alone or level with others. */
  leads: { alone: number; shared: number }[];
}
