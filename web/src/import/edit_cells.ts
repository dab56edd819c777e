// Changes single cells of a CSV in its text; every other row stays as it was written.
import { csvRow, unsafe } from '../export/csv_cells.ts';
import { CsvRows, MOST_CELLS } from './csv_rows.ts';
import { withoutPreamble, type FileRow, type Table } from './table.ts';

export interface CellEdit {
  /** The row number as in a spreadsheet. */
  row: number;
  /** The index of its column. */
  at: number;
  text: string;
}

/** Whether the whole of the row was read, so that it can be written again. */
export function isEditable({ count, cut, fault }: FileRow): boolean {
  return fault === null && cut.size === 0 && count <= MOST_CELLS;
}

export function withCells(text: string, { delimiter }: Table, edits: CellEdit[]): string {
  const body = withoutPreamble(text);
  const byRow = new Map<number, CellEdit[]>();
  for (const edit of edits) byRow.set(edit.row, [...(byRow.get(edit.row) ?? []), edit]);
  const rows = new CsvRows(body.text, delimiter);
  const parts = [text.slice(0, text.length - body.text.length)];
  for (let row = body.rows + 1, from = 0; ; row += 1, from = rows.position) {
    const read = rows.next();
    if (!read) return parts.join('');
    const written = body.text.slice(from, rows.position);
    const edited = byRow.get(row);
    parts.push(edited ? rewritten(read.cells, edited, delimiter) + lineEnd(written) : written);
  }
}

function rewritten(cells: string[], edits: CellEdit[], delimiter: string): string {
  const texts = cells.map(unsafe);
  for (const { at, text } of edits) {
    while (texts.length < at) texts.push('');
    texts[at] = text;
  }
  return csvRow(texts, delimiter);
}

function lineEnd(row: string): string {
  return /\r?\n$|\r$/.exec(row)?.[0] ?? '';
}

/** The same change in every row that has the same text in this column. */
export function everywhere({ rows }: Table, { row, at, text }: CellEdit): CellEdit[] {
  const wrong = rows.find((one) => one.row === row)?.cells[at];
  return rows.filter((one) => isEditable(one) && one.cells[at] === wrong).map((one) => ({ row: one.row, at, text }));
}
