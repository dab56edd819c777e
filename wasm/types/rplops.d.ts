// RPLOPS
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Rplops {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: RplopsGame): Outcome<RplopsSheet>;
  /** The printed table: points by rank for each number of players. */
  pointsTable(request: RplopsTableRequest): Outcome<RplopsTable>;
  /** An event: points added up over games of different lengths and sizes. */
  standings(request: RplopsEvent): Outcome<RplopsStandings>;
}

export interface RplopsGame {
  /** The finish: 1 is best; equal numbers are a tie. Only the order matters, so 1, 2, 2, 3 and 1, 2, 2, 4 and 10, 20,
   *  20, 30 are the same result. 1 to 100 players ('RPLOPS2': 2 to 100). */
  finish: { player?: string | undefined; place: number }[];
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  /** x: the average points per game, or per hour if `hours` is given. Above 0. Default 50. */
  average?: DecimalInput | undefined;
  /** h: the game's usual length in hours. If given, points are per hour (a = 1); otherwise a = 0. Above 0. */
  hours?: DecimalInput | null | undefined;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface RplopsSheet {
  /** The system's own notation for the settings: "RPLOPS0(50)", "RPLOPS1(50)", "RPLOPS20(50)", ... */
  name: string;
  /** The rows in request order. */
  rows: {
    player: string;
    /** Standard competition ranking: 1, 2, 2, 4. */
    rank: number;
    sharedBy: number;
    /** Printed to 2 places. Tied players take the mean of the ranks they fill. */
    points: DecimalText;
  }[];
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface RplopsTableRequest {
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  /** x: the average points per game, or per hour if `hours` is given. Above 0. Default 50. */
  average?: DecimalInput | undefined;
  hours?: DecimalInput | null | undefined;
  /** The largest and smallest number of players, one column each. 2 to 20; default 6 and 2. */
  maxPlayers?: number | undefined;
  minPlayers?: number | undefined;
}

export interface RplopsTable {
  name: string;
  /** The number of players in each column, largest first. */
  players: number[];
  /** One element per column; null if a game of that size has no such rank. */
  rows: { rank: number; points: (DecimalText | null)[] }[];
}

export interface RplopsEvent {
  games: { finish: { player: string; place: number }[]; hours?: DecimalInput | null | undefined }[];
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  /** x: the average points per game, or per hour if `hours` is given. Above 0. Default 50. */
  average?: DecimalInput | undefined;
  /** If true, every game must give `hours`, and points are per hour. Default false: hours are ignored. */
  useTime?: boolean | undefined;
}

export interface RplopsStandings {
  name: string;
  /** Sorted by total, highest first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    games: number;
    hours: DecimalText | null;
    total: DecimalText;
  }[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: 'total'[];
}
