// What a system's CSV is: its columns, and how the rows of one game become that game and back.
// The template, the parser, the export and the README all follow from the columns.
import type { CategoryBoard, Problem, Tallysheet } from 'tallysheet';
import type { EventGame, EventSystem, GameForm, GameState, Stage } from '../events/event.ts';
import type { NumberKind } from '../entry/number_entry.ts';

export interface Column {
  id: string;
  /** The header as it is written; read whatever its case, accents, spaces and signs. */
  title: string;
  /** Other headers that mean the same. */
  also: string[];
  /** `count` is a whole number. */
  kind: 'text' | 'choice' | 'count' | NumberKind;
  /** The column must be there, and filled in. */
  needed?: true;
  /** Says something of the whole game: alike in all its rows, or blank after the first. */
  ofGame?: true;
  /** Of a choice: the value, and what may be written for it. The value itself is what is exported. */
  options?: Record<string, string[]>;
  /** What stands in it, for the README. */
  says: string;
}

/** A row's cells by column id: numbers as plain decimal text, choices as their values, else as they came. */
export type Cells = Record<string, string>;

export interface LineProblem {
  /** Index into the game's lines; null for the game as a whole. */
  line: number | null;
  /** The column's id; null for the row as a whole. */
  column: string | null;
  message: string;
}

/** A game as its rows describe it, to be checked by the engine. */
export interface Draft {
  form: GameForm;
  state: GameState;
  stage?: Stage;
  /** What stands against the rows before the engine is asked. */
  problems: LineProblem[];
  check(engine: Tallysheet): Problem[];
  /** Its boards in an event's standings, where those hold it to more than `check` does. */
  boards?: CategoryBoard[];
  /** The line and the column of a pointer of the engine's. */
  spotOf(at: string): Pick<LineProblem, 'line' | 'column'>;
}

export interface Layout {
  system: EventSystem;
  columns: Column[];
  /** Rows of the template, in the order of the columns. */
  example: string[][];
  draft(game: string, lines: Cells[], settings: Record<string, string>): Draft;
  /** What stands against sound games beside each other: problems of each, as `check` gives them. */
  together?(engine: Tallysheet, drafts: Draft[]): Problem[][];
  /** The rows of a game. */
  lines(game: EventGame, name: string): Cells[];
}

/** The column that says which rows are one game. */
export const GAME: Column = {
  id: 'game',
  title: 'game',
  also: ['game number', 'game no', 'game name', 'board name', 'table', 'match', 'partie', 'spiel'],
  kind: 'text',
  needed: true,
  says: 'the same name or number in every row of one game; the rows need not stand together',
};

export const PLAYER: Column = {
  id: 'player',
  title: 'player',
  also: ['name', 'player name', 'players', 'joueur', 'spieler', 'jugador'],
  kind: 'text',
  needed: true,
  says: 'who played',
};

export function problemsOf(outcome: { ok: true } | { ok: false; problems: Problem[] }): Problem[] {
  return outcome.ok ? [] : outcome.problems;
}

/** A blank cell is no value at all. */
export function valueOr<Nothing>(text: string | undefined, nothing: Nothing): string | Nothing {
  return text ? text : nothing;
}

/** A count as the request takes it. */
export function countOf(text: string | undefined): number {
  return (text ? Number(text) : undefined) as number;
}
