// What each system brings to its events: how games become the engine's request, and what the rows
// of its standings show.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { EventGame, GameForm } from '../event.ts';

export type Settings = Record<string, string>;

/** One entry of the engine's list of games, and where its fields stand on the game's own form. */
export interface Piece {
  value: object;
  /** Put before the pointer's rest: "/boards/1" + "/finishers/0/score". */
  at: string;
}

export interface StandingRow {
  player: string;
  place: number;
  shared: boolean;
  total: string;
}

export interface Column {
  title: string;
  /** As in the sheets: 'figure', 'part'; 'wide' is seen on wide screens only. */
  kind: string;
}

/** A stretch of a player's total. */
export interface Part {
  label: string;
  figure: string;
}

export interface Kind<Row extends StandingRow = any> {
  /** "board", "game". */
  noun: string;
  /** The request's list of games. */
  list: 'boards' | 'games';
  /** A sentence where the game cannot stand in the standings though its form is well. */
  pieces(game: EventGame, request: any, engine: Tallysheet): Piece[] | string;
  /** Whether the game, well by itself, may be refused beside others. */
  besides?(game: EventGame): boolean;
  /** The state's fields that the event's settings overrule. */
  formSettings(settings: Settings): object;
  /** What is asked of the engine besides the games, and what cannot be read of it. */
  options(settings: Settings): { options: object; problems: Problem[] };
  standings(engine: Tallysheet, request: any): Outcome<{ rows: Row[] }>;
  columns(rows: Row[], settings: Settings): Column[];
  /** One per column. */
  cells(row: Row, columns: Column[]): unknown[];
  figure(total: string): string;
  /** What makes up the total, where the standings themselves tell it; null where it is the games. */
  parts(row: Row): Part[] | null;
  /** Why this row stands below the one above it, named and in a sentence; null where totals say it. */
  apart(row: Row, above: Row, counted: EventGame[]): { short: string; sentence: string } | null;
  /** A player's figures on the sheet of one game. */
  figures(form: GameForm, sheet: any): { player: string; place?: number; figure: string | null }[];
  /** Views that only this system has. */
  more?: { id: string; title: string };
}
