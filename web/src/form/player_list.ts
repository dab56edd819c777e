// The description of a list of players: its columns, its limits, and how its rows change the form's state.
import type { FormModel } from './model.ts';
import type { FieldOptions } from './field.ts';
import type { Row } from '../ui/rows.ts';

export interface PlayerColumn {
  /** The row's field. */
  field: string;
  title: string;
  kind: FieldOptions['kind'];
  /** Small text in the corner of the box, such as the seat in this game. */
  corner?: (index: number) => unknown;
  /** Placeholder. */
  placeholder?: (index: number) => string;
}

export interface PlayerList {
  model: FormModel;
  rows: Row[];
  columns: PlayerColumn[];
  least: number;
  most: number;
  /** "finisher", for the buttons. */
  noun: string;
  /** Names of fixed rows ("Austria"), which cannot be added, moved or removed. */
  fixed?: string[];
  /** Heading of the first column: "Place", "Seat". Absent if the order has no meaning. */
  numbered?: string;
  /** JSON Pointer of a field in the request. */
  at(index: number, field: string): string;
  /** The change to the state that sets these rows. */
  change(rows: Row[]): object;
  /** Names in the lists above this one. */
  alsoNamed?: string[];
  /** Shown at the right edge of the line. */
  result?: (index: number) => unknown;
  resultTitle?: string;
  /** Further fields below a row. */
  more?: (index: number) => unknown;
  /** Buttons beside the one that adds a row. */
  tools?: unknown;
}
