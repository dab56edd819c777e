// Puffing Billy
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface PuffingBilly {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** A single board: placement 3-2-1-0, bonus and PB score, as on the printed score sheet. */
  scoreBoard(request: BoardRequest): Outcome<BoardSheet>;
  /** A game's final on one board, two boards, or three or more. */
  scoreFinal(request: FinalRequest): Outcome<FinalSheet>;
  /** The players who qualify for a category's final. */
  qualifiers(request: QualifiersRequest): Outcome<QualifiersSheet>;
  /** A whole tournament: best score per category, finals applied, best k categories added up. */
  standings(request: EventRequest): Outcome<EventSheet>;
}

export interface Finisher {
  /** Optional on a single board; required, and unique on its board, in finals and events. */
  player?: string | undefined;
  /** The game's own score (money, points). Zero or more; the winner's must be above zero. */
  score: DecimalInput;
}

export interface BoardRequest {
  /** Two to six finishers. */
  finishers: Finisher[];
  /** 'finish' (default): listed in finishing order, first place first, regardless of scores. 'seating': listed in
   *  seating order from the first player and ranked by score; of players with equal scores, the one in the later seat
   *  finishes ahead. */
  listed?: 'finish' | 'seating' | undefined;
  /** Indexes of finishers who were reported to have placed ahead of those with the same score further down the list.
   *  The order of the list separates those for whom there is no report, and the sheet says so. Ignored in seating
   *  order. */
  placedAhead?: number[] | undefined;
  /** The number of places to which each bonus is rounded. Default 3. */
  decimals?: 3 | 4 | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface BoardRow {
  player: string;
  /** The player's index in the request. */
  index: number;
  place: number;
  /** The raw score without trailing zeros ("252000", "1.5"). */
  score: DecimalText;
  /** 3, 2, 1, 0; null for fifth and sixth, who have no PB score. */
  placement: number | null;
  /** The bonus: column (1) of the sheet for second to fourth, the winner's bonus for first, null for fifth and
   *  sixth. */
  bonus: DecimalText | null;
  /** placement + bonus: the PB score, column (2). Null for fifth and sixth. */
  total: DecimalText | null;
  /** True if the player outscored the winner, so that the bonus is limited to the maximum of .5. */
  capped: boolean;
  /** True if seating order separated this player from another with the same score. */
  tiebreaker: boolean;
  /** Present if others who are listed as they finished have the same score. 'reported': `placedAhead` separates them.
   *  'listed': only the order of the list separates this player from another. */
  level?: 'reported' | 'listed';
}

export interface BoardSheet {
  /** The rows in finishing order. */
  rows: BoardRow[];
  /** "Total of (1)": the sum of the second to fourth finishers' bonuses. */
  bonusTotal: DecimalText;
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface FinalRequest {
  /** One to fifty boards. `best`: the player's best PB score in this game before the final. */
  boards: {
    finishers: (Finisher & { best?: DecimalInput | null | undefined })[];
    listed?: 'finish' | 'seating' | undefined;
    /** As on a single board. */
    placedAhead?: number[] | undefined;
  }[];
  /** The number of places to which each bonus is rounded. Default 3. */
  decimals?: 3 | 4 | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface FinalSheet {
  boards: {
    /** Mean raw score of the first four finishers, or of all finishers on a smaller board; 2 places. */
    average: DecimalText;
    bonusTotal: DecimalText;
    rows: (BoardRow & {
      /** The player's raw score divided by the board's average, 3 places; null for fifth and sixth. */
      ratio: DecimalText | null;
      finalPlace: number | null;
      /** "0.3", "0.2", "0.1" or "0.0". */
      finalBonus: DecimalText;
      /** The better of `best` and this board's PB score, plus finalBonus. Null if there is neither. */
      newBest: DecimalText | null;
    })[];
    /** Present if the request asks for it. */
    working?: Step[];
  }[];
  /** The final's first, second and third, best first. One board: its first three finishers. Two boards: the winners by
   *  ratio, then the better second-place finisher by ratio. Three or more: the three best winners by ratio. Ratios are
   *  compared exactly, not as rounded; equal ratios share a place. */
  ladder: {
    place: number;
    board: number;
    row: number;
    player: string;
    ratio: DecimalText;
    bonus: DecimalText;
    shared: boolean;
  }[];
}

export interface CategoryBoard {
  /** The category or game that this board counts for, e.g. "Empire Builder". */
  category: string;
  /** Default 'preliminary'. A category's 'final' boards together make up its one final. */
  stage?: 'preliminary' | 'final' | undefined;
  /** Two to six finishers. */
  finishers: Finisher[];
  /** 'finish' (default): listed in finishing order, first place first, regardless of scores. 'seating': listed in
   *  seating order from the first player and ranked by score; of players with equal scores, the one in the later seat
   *  finishes ahead. */
  listed?: 'finish' | 'seating' | undefined;
  /** Indexes of finishers who were reported to have placed ahead of those with the same score further down the list.
   *  The order of the list separates those for whom there is no report, and the sheet says so. Ignored in seating
   *  order. */
  placedAhead?: number[] | undefined;
}

export interface QualifiersRequest {
  boards: CategoryBoard[];
  category: string;
  /** Applies to the category's preliminary boards: everyone who won one, or the holders of the best `top` scores (more
   *  if players tie at the cut; nobody without a PB score). */
  rule: 'board-winners' | { top: number };
  /** The number of places to which each bonus is rounded. Default 3. */
  decimals?: 3 | 4 | undefined;
}

export interface QualifiersSheet {
  /** Sorted by best score, highest first. */
  players: { player: string; best: DecimalText; boardsWon: number; place: number; shared: boolean }[];
}

export interface EventRequest {
  boards: CategoryBoard[];
  /** The number of best categories that count. Default: all. */
  count?: number | undefined;
  /** The number of places to which each bonus is rounded. Default 3. */
  decimals?: 3 | 4 | undefined;
}

export interface EventSheet {
  /** Sorted by total, highest first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    total: DecimalText;
    /** Every category in which the player took part, in order of first appearance in the request. `best` includes the
     *  final's bonus and is "0.000" if the player has no PB score in the category. If categories tie at the cut of
     *  `count`, the earliest count. */
    categories: { category: string; best: DecimalText; finalBonus: DecimalText; counted: boolean }[];
  }[];
  /** Present if rows share a place: what they are level on, which is everything that is compared. */
  levelOn?: 'total'[];
  /** Present if there are any: finishers with the same score whom only the order of the list separates, category by
   *  category. `board` is the board's index in the request. */
  openTies?: { board: number; score: DecimalText; players: string[] }[];
}
