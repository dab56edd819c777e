// Pastes one or more columns, copied from a spreadsheet or a message, into a list.
import { newRow, type Row } from './rows.ts';

/** The cells of a pasted block. Returns null for text that belongs into a single field. */
export function pastedCells(text: string): string[][] | null {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

export interface Filled {
  rows: Row[];
  /** The number of lines that did not fit. */
  left: number;
}

/** Fills cells from a row and a field downwards and to the right, adding rows up to `most`. */
export function fillDown(rows: Row[], cells: string[][], from: number, fields: string[], most: number): Filled {
  const filled = [...rows];
  const room = Math.min(cells.length, most - from);
  for (let line = 0; line < room; line += 1) {
    const row = { ...(filled[from + line] ?? newRow(filled)) };
    cells[line]?.slice(0, fields.length).forEach((cell, at) => (row[fields[at] as string] = cell));
    filled[from + line] = row;
  }
  return { rows: filled, left: cells.length - room };
}
