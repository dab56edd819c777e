// Diplomacy: what its systems share, and further systems beside Size Matters and Detour 98f.
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export type Power = 'austria' | 'england' | 'france' | 'germany' | 'italy' | 'russia' | 'turkey';

export interface Diplomacy {
  /** What each function reads, with the limits of lists and whole numbers. */
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

export interface DiplomacyGame {
  /** All seven, in any order. Centres: whole, 0 to 34, 34 at most in all. A power with 18 or more has won. */
  powers: {
    power: Power;
    player?: string | undefined;
    centres: number;
    /** The last Fall in which a power without centres held one, 1900 to 2100. Required of every power without
     *  centres where the system scores the year of its elimination, which is the year after. */
    lastHeld?: { year: number } | undefined;
    /** Who shares a draw; where nobody is marked, all survivors do. Only Draw size asks. */
    inDraw?: boolean | undefined;
  }[];
  /** The year of the win, 1901 to 2101. Required of a won game where the system scores the years of the others:
   *  Detour 09, ManorCon, World Classic and Summer Classic. */
  finalYear?: number | undefined;
}

export interface DiplomacyGameRequest extends DiplomacyGame {
  system: DiplomacySystem;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface DiplomacySheet {
  /** Who has won; null where nobody has. */
  winner: Power | null;
  /** In request order. */
  rows: {
    power: Power;
    player: string;
    centres: number;
    /** By score within the game: equal scores share a place, and the next is skipped. */
    place: number;
    /** 2 places. */
    score: DecimalText;
  }[];
  /** Where the request asks for it. */
  working?: Step[];
}

export interface DiplomacyEvent {
  system: DiplomacySystem;
  games: DiplomacyGame[];
}

export interface DiplomacyStandings {
  /** Highest total first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    games: number;
    /** Of the printed scores, 2 places. */
    total: DecimalText;
    wins: number;
    best: DecimalText;
    /** What put this row below the one above, where their totals are level; else null. */
    separatedBy: 'wins' | 'best game' | null;
  }[];
}
