// The cells of a sheet of a workbook, and the files that a workbook consists of.
import { MOST_ROWS } from './source.ts';

/** The cells of a sheet by rows, as they are shown. */
export interface Grid {
  name: string;
  /** Sparse: blank rows and cells may be missing. */
  rows: GridCell[][];
}

export interface GridCell {
  text: string;
  /** Whether the cell holds a number: its text has a decimal point then. */
  isNumber: boolean;
}

/** The files of a workbook, as texts, by their paths. */
export type Files = ReadonlyMap<string, string>;

/** Rows beyond this are not read. */
export const LAST_ROW = 2 * MOST_ROWS;
