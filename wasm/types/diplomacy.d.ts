// Diplomacy: the types that its systems share, and the further systems beside Size Matters and Detour 98f.
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Diplomacy {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: DiplomacyGameRequest): Outcome<DiplomacySheet>;
  /** Totals over many games; ties by wins, then by the best game. */
  standings(request: DiplomacyEvent): Outcome<DiplomacyStandings>;
}

export type DiplomacySystem =
  | 'draw-size'
  | 'sum-of-squares'
  | 'c-diplo-100'
  | 'c-diplo-80'
  | 'c-diplo-namur'
  | 'detour-09'
  | 'manorcon'
  | 'manorcon-original'
  | 'manorcon-v2'
  | 'carnage-dead-equal'
  | 'carnage-elimination-order'
  | 'carnage-2023'
  | 'carnage-centre-count'
  | 'tribute'
  | 'open-tribute'
  | 'world-classic'
  | 'summer-classic'
  | 'bangkok';

export type Power = 'austria' | 'england' | 'france' | 'germany' | 'italy' | 'russia' | 'turkey';

export interface DiplomacyGameRequest extends DiplomacyGame {
  system: DiplomacySystem;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface DiplomacySheet {
  /** The power that has won; null if none has. */
  winner: Power | null;
  /** The rows in request order. */
  rows: {
    power: Power;
    player: string;
    centres: number;
    /** The place by score within the game: equal scores share a place, and the next is skipped. */
    place: number;
    /** Printed to 2 places. */
    score: DecimalText;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface DiplomacyGame {
  /** All seven powers, in any order. Centres are whole numbers, 0 to 34, and 34 at most altogether. A power with 18 or
   *  more has won. */
  powers: {
    power: Power;
    player?: string | undefined;
    centres: number;
    /** The last Fall in which a power without centres held one, 1900 to 2100. Required for every power without centres
     *  if the system scores the year of its elimination, which is the year after. */
    lastHeld?: { year: number } | undefined;
    /** Whether the power shares the draw. If no power is marked, all survivors share it. Used only by Draw size. */
    inDraw?: boolean | undefined;
  }[];
  /** The year of the win, 1901 to 2101. Required for a won game if the system scores the years of the others: Detour
   *  09, ManorCon, World Classic and Summer Classic. */
  finalYear?: number | undefined;
}

export interface DiplomacyEvent {
  system: DiplomacySystem;
  games: DiplomacyGame[];
}

export interface DiplomacyStandings {
  /** Sorted by total, highest first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    games: number;
    /** The sum of the printed scores, 2 places. */
    total: DecimalText;
    wins: number;
    best: DecimalText;
    /** The criterion that put this row below the one above if their totals are equal, otherwise null. */
    separatedBy: 'wins' | 'best game' | null;
    /** The identifier of `separatedBy`. */
    criterion: 'wins' | 'best-game' | null;
  }[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: ('total' | 'wins' | 'best game')[];
  /** The identifiers of `levelOn`. */
  criteria?: ('total' | 'wins' | 'best-game')[];
}
