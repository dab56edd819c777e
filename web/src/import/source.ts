// A source reads one kind of text, such as CSV, as a table: each row is one player in one game. It also says where a
// person finds each row and column, and can write a text again with some cells changed. Everything else in this folder
// works on the table. A further source is a file here that ends in `_source.ts` and exports its `source`.
import type { Slices } from '../device/slices.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import type { Column } from '../systems/csv_layout.ts';

export interface Source {
  /** Whether a text is of its kind. A text that no other source accepts is read as CSV. */
  accepts(text: string): boolean;
  /** Endings and types of its files, for the dialog that chooses one: ".csv,text/csv". */
  fileTypes: string;
  /** Reads the text, pausing when the slice is used up. `columns` are those that the system knows; `numbers` write the
   *  figures in its sentences; `part` is the id of the part that is read of a text with several, blank for the first. */
  read(text: string, columns: Column[], slices: Slices, numbers: Numbers, part: string): Promise<SourceTable>;
}

export interface SourceTable {
  /** At most MOST_COLUMNS. */
  columns: SourceColumn[];
  /** The lines above the header, such as a title. */
  above?: SourceRow[];
  /** The rows that are not blank, in the order of their numbers; at most MOST_ROWS. */
  rows: SourceRow[];
  /** The number of rows, including those beyond the limit. */
  count: number;
  /** The number of the row that problems with the columns are shown at. */
  headerRow: number;
  /** A problem of the text as a whole, which cannot be read then. */
  refused: { row: number; message: string } | null;
  /** Whether decimal commas are likely: a number such as 1.234 is then ambiguous even where it would not be on the page. */
  commasLikely: boolean;
  /** The style of its numbers, where the format says it. */
  style?: NumberStyle;
  /** The parts of a text that are read one at a time. */
  parts?: SourceParts;
  words: SourceWords;
  /** The name of a row if it is not its number: "5, Austria". */
  rowLabel?(row: number): string;
  /** Changes these cells of the text that was read, or of one in which cells were changed since. Everything else stays
   *  as it was written. */
  edited(text: string, edits: CellEdit[]): string;
}

export interface SourceParts {
  /** The word for a part: "Sheet". */
  label: string;
  /** The first is read unless another is chosen. */
  all: { id: string; name: string }[];
}

export interface SourceColumn {
  /** The mark by which a person finds the column, such as its letter; blank if only its header says so. */
  letter: string;
  header: string;
  /** The id of the system's column that it is, where the source knows. */
  id?: string;
}

export interface SourceRow {
  /** The number by which a person finds the row. */
  row: number;
  /** The texts of the columns, in their order, of at most LONGEST_CELL characters. Blank ones at the end may be left out. */
  cells: string[];
  /** The full length of each shortened cell, by index. */
  cut: Map<number, number>;
  /** A sentence if the row could not be read as it was meant. */
  fault: string | null;
  /** Whether the whole row was read, so that it can be written again. */
  editable: boolean;
}

export interface SourceWords {
  /** The noun for a row: "row". */
  row: string;
  /** The sentence for a table without rows. */
  noRows: string;
}

export interface CellPlace {
  row: number;
  /** The index of its column. */
  at: number;
}

export interface CellEdit extends CellPlace {
  text: string;
}

export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 200;
export const LONGEST_CELL = 1000;
