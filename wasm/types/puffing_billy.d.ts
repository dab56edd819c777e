// Puffing Billy
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface PuffingBilly {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** One game board: placement 3-2-1-0, bonus, PB score, as on the printed score sheet. */
  scoreBoard(request: BoardRequest): Outcome<BoardSheet>;
  /** A game's final over one board, two boards, or three and more. */
  scoreFinal(request: FinalRequest): Outcome<FinalSheet>;
  /** Who goes to a category's final. */
  qualifiers(request: QualifiersRequest): Outcome<QualifiersSheet>;
  /** A whole tournament: best score per category, finals applied, best k categories summed. */
  standings(request: EventRequest): Outcome<EventSheet>;
}

export interface Finisher {
  /** Optional on a single board; required, and unique on its board, in finals and events. */
  player?: string | undefined;
  /** The game's own score (money, points). Zero or more; the winner's must be above zero. */
  score: DecimalInput;
}

export interface BoardRequest {
  /** Two to six. */
  finishers: Finisher[];
  /** 'finish' (default): listed in finishing order, first place first, whatever the scores say.
   *  'seating': listed in seating order from the first player; ranked by score, and of players
   *  level on score the one who sat later finishes ahead. */
  listed?: 'finish' | 'seating' | undefined;
  /** Places to which each bonus is rounded. Default 3. */
  decimals?: 3 | 4 | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface BoardRow {
  player: string;
  /** Where this player stood in the request. */
  index: number;
  place: number;
  /** The raw score, without superfluous zeros ("252000", "1.5"). */
  score: DecimalText;
  /** 3, 2, 1, 0; null for fifth and sixth, who receive no PB score. */
  placement: number | null;
  /** Second to fourth: column (1) of the sheet. First: the winner's bonus. Null for fifth, sixth. */
  bonus: DecimalText | null;
  /** placement + bonus: the PB score, column (2). Null for fifth and sixth. */
  total: DecimalText | null;
  /** True where the bonus is the maximum .5 because this player outscored the winner. */
  capped: boolean;
  /** True where seating order decided between this player and another on the same score. */
  tiebreaker: boolean;
}

export interface BoardSheet {
  /** In finishing order. */
  rows: BoardRow[];
  /** "Total of (1)": the second to fourth finishers' bonuses added up. */
  bonusTotal: DecimalText;
  /** Where the request asks for it. */
  working?: Step[];
}

export interface FinalRequest {
  /** One to fifty boards. `best`: the player's best PB score in this game before the final. */
  boards: {
    finishers: (Finisher & { best?: DecimalInput | null | undefined })[];
    listed?: 'finish' | 'seating' | undefined;
  }[];
  decimals?: 3 | 4 | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface FinalSheet {
  boards: {
    /** Mean raw score of the first four finishers (of all, on a smaller board); 2 places. */
    average: DecimalText;
    bonusTotal: DecimalText;
    rows: (BoardRow & {
      /** Own raw score over the board's average, 3 places; null for fifth and sixth. */
      ratio: DecimalText | null;
      finalPlace: number | null;
      /** "0.3", "0.2", "0.1" or "0.0". */
      finalBonus: DecimalText;
      /** The better of `best` and this board's PB score, plus finalBonus. Null if there is neither. */
      newBest: DecimalText | null;
    })[];
    /** Where the request asks for it. */
    working?: Step[];
  }[];
  /** The final's first, second and third, best first. One board: its first three finishers. Two:
   *  the winners by ratio, then the better second-place finisher by ratio. Three and more: the
   *  three best winners by ratio. Compared exactly, not as rounded; equal ratios share a place. */
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
  /** Default 'preliminary'. All of a category's 'final' boards together are its one final. */
  stage?: 'preliminary' | 'final' | undefined;
  finishers: Finisher[];
  listed?: 'finish' | 'seating' | undefined;
}

export interface QualifiersRequest {
  boards: CategoryBoard[];
  category: string;
  /** Over the category's preliminary boards: everyone who won one, or the holders of the best `top`
   *  scores (more, if level at the cut; nobody without a PB score). */
  rule: 'board-winners' | { top: number };
  decimals?: 3 | 4 | undefined;
}

export interface QualifiersSheet {
  /** Best score first. */
  players: { player: string; best: DecimalText; boardsWon: number; place: number; shared: boolean }[];
}

export interface EventRequest {
  boards: CategoryBoard[];
  /** How many categories count, the best ones first. Default: all. */
  count?: number | undefined;
  decimals?: 3 | 4 | undefined;
}

export interface EventSheet {
  /** Highest total first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    total: DecimalText;
    /** Every category in which the player sat, in order of first appearance in the request. `best`
     *  has the final's bonus in it, and is "0.000" where the player has no PB score there. Of
     *  categories level at the cut of `count`, the earlier one counts. */
    categories: { category: string; best: DecimalText; finalBonus: DecimalText; counted: boolean }[];
  }[];
}
