// Size Matters
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';
import type { Power } from './diplomacy.d.ts';

export interface SizeMatters {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: SizeMattersGame): Outcome<SizeMattersSheet>;
  /** Totals over many games; ties by solos, then the chosen tie-breakers. */
  standings(request: SizeMattersEvent): Outcome<SizeMattersStandings>;
}

export interface SizeMattersGame {
  /** All seven powers, in any order. Centres are whole numbers, 0 to 34, and 34 at most altogether. A power with 18 or
   *  more has soloed. Otherwise the game is a draw: `inDraw` marks the powers that share it; if no power has the field,
   *  all survivors do. */
  powers: { power: Power; player?: string | undefined; centres: number; inDraw?: boolean | undefined }[];
  /** 'published' (default): the modifier is rounded to 2 places before it is used, as in the system's own examples.
   *  'exact': only the score is rounded. */
  rounding?: 'published' | 'exact' | undefined;
  /** Whether a share of the draw scores at least 6/7 of the draw score. Default true. */
  floor?: boolean | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface SizeMattersSheet {
  result: 'solo' | 'draw';
  /** The power that has soloed; null in a draw. */
  soloist: Power | null;
  /** n: the size of the draw or, after a solo, the number of powers that ended with centres. */
  players: number;
  /** 34/n, 2 places. */
  base: DecimalText;
  /** 210/n (15 for seven), 2 places; null after a solo. */
  drawScore: DecimalText | null;
  /** The rows in request order. */
  rows: {
    power: Power;
    player: string;
    centres: number;
    inDraw: boolean;
    /** centres / base, 2 places ('published') or 4 ('exact'); null if it does not affect the score. */
    modifier: DecimalText | null;
    /** True if the 6/7 floor set the score. */
    floored: boolean;
    /** Printed to 2 places. */
    score: DecimalText;
    /** The place by score within the game: equal scores share a place, and the next is skipped. */
    place: number;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface SizeMattersEvent {
  games: SizeMattersGame[];
  rounding?: 'published' | 'exact' | undefined;
  floor?: boolean | undefined;
  /** Applied in this order after points and solos. Default ['points-difference', 'head-to-head']. Head-to-head counts
   *  the points from those games in which all players still level took part. It is applied once, and not again to
   *  players it leaves level. */
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
    /** Sum over games and opponents of the player's score minus theirs, 2 places. */
    pointsDifference: DecimalText;
    /** Points from the games in which all players still level at head-to-head took part, 2 places; null if nobody was
     *  level with this player, or if head-to-head is not among the tie-breakers. */
    headToHead: DecimalText | null;
    /** The criterion that put this row below the one above if their totals are equal, otherwise null. */
    separatedBy: 'solos' | 'points-difference' | 'head-to-head' | null;
  }[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: ('total' | 'solos' | 'points-difference' | 'head-to-head')[];
}
