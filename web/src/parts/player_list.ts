// What a list of players is made of: its columns, its limits, and how its rows reach the form's state.
import type { Desk } from '../desk.ts';
import type { FieldOptions } from './field.ts';
import type { Row } from './rows.ts';

export interface PlayerColumn {
  /** The row's field. */
  field: string;
  title: string;
  kind: FieldOptions['kind'];
  /** What is printed small in the corner of the box, such as the seat in this game. */
  corner?: (index: number) => unknown;
  /** What stands there while nothing is typed. */
  placeholder?: (index: number) => string;
}

export interface PlayerList {
  desk: Desk;
  rows: Row[];
  columns: PlayerColumn[];
  least: number;
  most: number;
  /** "finisher", for the buttons. */
  noun: string;
  /** Rows that are always the same, by name ("Austria"): none is added, moved or removed. */
  fixed?: string[];
  /** Heading of the first column: "Place", "Seat". Absent where the order means nothing. */
  numbered?: string;
  /** JSON Pointer of a field in the request. */
  at(index: number, field: string): string;
  /** How the state takes the rows in. */
  change(rows: Row[]): object;
  /** What stands at the right edge of the line. */
  result?: (index: number) => unknown;
  resultTitle?: string;
  /** What is asked besides, below a row, when it is. */
  more?: (index: number) => unknown;
  /** Buttons beside the one that adds a row. */
  tools?: unknown;
}
