// Size Matters
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';
import type { Power } from './diplomacy.d.ts';

export interface SizeMatters {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: SizeMattersGame): Outcome<SizeMattersSheet>;
  /** Totals over many games; ties by solos, then the chosen tie-breakers. */
  standings(request: SizeMattersEvent): Outcome<SizeMattersStandings>;
}

export interface SizeMattersGame {
  /** All seven, in any order. Centres: whole, 0 to 34, 34 at most in all. A power with 18 or more
   *  has soloed. Otherwise the game is a draw: `inDraw` marks who shares it; where no power
   *  carries the field, all survivors do. */
  powers: { power: Power; player?: string | undefined; centres: number; inDraw?: boolean | undefined }[];
  /** 'published' (default): the modifier is rounded to 2 places before it is used, as in the
   *  system's own examples. 'exact': only the score is rounded. */
  rounding?: 'published' | 'exact' | undefined;
  /** Keep the rule that a drawn score is never below 6/7 of the draw score. Default true. */
  floor?: boolean | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface SizeMattersSheet {
  result: 'solo' | 'draw';
  /** Who has soloed; null in a draw. */
  soloist: Power | null;
  /** n: the size of the draw, or, after a solo, how many powers ended with centres. */
  players: number;
  /** 34/n, 2 places. */
  base: DecimalText;
  /** 210/n (15 for seven), 2 places; null after a solo. */
  drawScore: DecimalText | null;
  /** In request order. */
  rows: {
    power: Power;
    player: string;
    centres: number;
    inDraw: boolean;
    /** centres / base, 2 places ('published') or 4 ('exact'); null where it plays no part. */
    modifier: DecimalText | null;
    /** True where the 6/7 floor set the score. */
    floored: boolean;
    /** 2 places. */
    score: DecimalText;
    /** By score within the game: equal scores share a place, and the next is skipped. */
    place: number;
  }[];
  /** Where the request asks for it. */
  working?: Step[];
}

export interface SizeMattersEvent {
  games: SizeMattersGame[];
  rounding?: 'published' | 'exact' | undefined;
  floor?: boolean | undefined;
  /** Applied in this order after points and solos. Default ['points-difference', 'head-to-head'].
   *  Head-to-head looks at everyone still level, and at the games in which all of them sat: points
   *  won there. It is applied once, not again to those it leaves level. */
  tieBreakers?: ('points-difference' | 'head-to-head')[] | undefined;
}

export interface SizeMattersStandings {
  rows: {
    player: string;
    place: number;
    shared: boolean;
    games: number;
    total: DecimalText;
    solos: number;
    /** Sum over games and opponents of own score minus theirs, 2 places. */
    pointsDifference: DecimalText;
    /** Points in the games in which everyone sat who was level when head-to-head was applied, 2 places;
     *  null where nobody was level with this player, or head-to-head is not among the tie-breakers. */
    headToHead: DecimalText | null;
    /** What put this row below the one above, where their totals are level; else null. */
    separatedBy: 'solos' | 'points-difference' | 'head-to-head' | null;
  }[];
}
