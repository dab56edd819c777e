// Detour 98f
import type { DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';
import type { Power } from './diplomacy.d.ts';

export interface Detour98f {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: Detour98fGame): Outcome<Detour98fSheet>;
  /** Parts 3 and 4: totals, then the five tie-breakers in order. Players still level are equal. */
  standings(request: { games: Detour98fGame[] }): Outcome<Detour98fStandings>;
  /** The best game played with each power, compared by part 4. */
  bestCountries(request: { games: Detour98fGame[] }): Outcome<BestCountries>;
}

export interface Detour98fGame {
  /** All seven powers, in any order. Centres are as in Size Matters. */
  powers: {
    power: Power;
    player?: string | undefined;
    centres: number;
    /** Required if `centres` is 0, and not allowed otherwise: the last Fall in which this power held a centre (1900 to
     *  2100), and the number it held then (1 to 17). */
    lastHeld?: { year: number; centres: number } | undefined;
  }[];
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export type Detour98fOutcome = 'win' | 'draw' | 'elimination' | 'loss';

export interface Detour98fSheet {
  result: 'win' | 'draw';
  /** Sum of the raw points; null after a win. */
  rawTotal: number | null;
  /** The rows in request order. */
  rows: {
    power: Power;
    player: string;
    centres: number;
    outcome: Detour98fOutcome;
    /** Position by centres, and the number of powers that share it. */
    place: number;
    sharedBy: number;
    /** Steps 1 to 5 of part 1; null after a win. */
    parts: { centres: number; fall1905: number; survival: number; lead: number; position: number } | null;
    raw: number | null;
    /** Printed to 2 places. */
    points: DecimalText;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface Detour98fStandings {
  rows: {
    player: string;
    place: number;
    shared: boolean;
    total: DecimalText;
    wins: number;
    draws: number;
    /** Every game of this player, best first. `game` is an index into the request's games. */
    games: { game: number; power: Power; points: DecimalText; outcome: Detour98fOutcome }[];
    /** The criterion that put this row below the one above if their totals are equal, otherwise null. */
    separatedBy: 'wins' | 'draws' | 'best game' | 'second-best game' | 'third-best game' | null;
    /** The identifier of `separatedBy`. */
    criterion: 'wins' | 'draws' | 'best-game' | 'second-best-game' | 'third-best-game' | null;
  }[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: ('total' | 'wins' | 'draws' | 'best game' | 'second-best game' | 'third-best game')[];
  /** The identifiers of `levelOn`. */
  criteria?: ('total' | 'wins' | 'draws' | 'best-game' | 'second-best-game' | 'third-best-game')[];
}

export interface BestCountries {
  /** One per power that was played, in the order of Power; equal best games have several holders. */
  awards: {
    power: Power;
    holders: { game: number; player: string; centres: number; points: DecimalText; outcome: Detour98fOutcome }[];
  }[];
}
