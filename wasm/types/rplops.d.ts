// RPLOPS
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Rplops {
  /** What each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  scoreGame(request: RplopsGame): Outcome<RplopsSheet>;
  /** The printed table: points by rank for each number of players. */
  pointsTable(request: RplopsTableRequest): Outcome<RplopsTable>;
  /** An event: many games of different lengths and sizes, points added up. */
  standings(request: RplopsEvent): Outcome<RplopsStandings>;
}

export interface RplopsGame {
  /** Who finished where: 1 is best; equal numbers are a tie. Only the order matters, so 1, 2, 2, 3
   *  and 1, 2, 2, 4 and 10, 20, 20, 30 are the same result. 1 to 100 players ('RPLOPS2': 2). */
  finish: { player?: string | undefined; place: number }[];
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  /** x: average points per game, or per hour where `hours` is given. Above 0. Default 50. */
  average?: DecimalInput | undefined;
  /** h: the game's usual length. Given: points per hour (a = 1). Absent: a = 0. Above 0. */
  hours?: DecimalInput | null | undefined;
  /** Whether the sheet carries its working. */
  working?: boolean | undefined;
}

export interface RplopsSheet {
  /** The system's own name for the settings: "RPLOPS0(50)", "RPLOPS1(50)", "RPLOPS20(50)", ... */
  name: string;
  /** In request order. */
  rows: {
    player: string;
    /** 1, 2, 2, 4: standard competition ranking. */
    rank: number;
    sharedBy: number;
    /** 2 places; tied players get the mean of the ranks they fill. */
    points: DecimalText;
  }[];
  /** Where the request asks for it. */
  working?: Step[];
}

export interface RplopsTableRequest {
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  average?: DecimalInput | undefined;
  hours?: DecimalInput | null | undefined;
  /** Columns, default 6 down to 2. 2 to 20. */
  maxPlayers?: number | undefined;
  minPlayers?: number | undefined;
}

export interface RplopsTable {
  name: string;
  /** Numbers of players, largest first. */
  players: number[];
  /** One per rank; null where that game has no such rank. */
  rows: { rank: number; points: (DecimalText | null)[] }[];
}

export interface RplopsEvent {
  games: { finish: { player: string; place: number }[]; hours?: DecimalInput | null | undefined }[];
  formula?: 'RPLOPS' | 'RPLOPS2' | undefined;
  average?: DecimalInput | undefined;
  /** True: every game must give `hours`, and points are per hour. Default false: hours are ignored. */
  useTime?: boolean | undefined;
}

export interface RplopsStandings {
  name: string;
  /** Highest total first. */
  rows: {
    player: string;
    place: number;
    shared: boolean;
    games: number;
    hours: DecimalText | null;
    total: DecimalText;
  }[];
}
