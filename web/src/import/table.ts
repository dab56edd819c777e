// Reads a text as a table: finds the delimiter by the header, and removes quotation marks.
import type { Slices } from '../device/slices.ts';
import { unsafe } from '../export/csv_cells.ts';
import { CsvRows, type CsvRow, type QuoteFault } from './csv_rows.ts';
import { columnOf, knownIn, letterOf } from './headers.ts';
import type { Column } from '../systems/csv_layout.ts';

export interface FileColumn {
  letter: string;
  header: string;
  /** The known column; null if there is none. */
  column: Column | null;
}

export interface FileRow {
  /** The row number as in a spreadsheet; the first is 1. */
  row: number;
  cells: string[];
  /** The number of cells, including those beyond the limit. */
  count: number;
  /** The full length of each shortened cell, by index. */
  cut: Map<number, number>;
  /** A sentence if its quotation marks are faulty. */
  fault: string | null;
}

export interface Table {
  delimiter: string;
  /** The row that names the columns. */
  header: FileRow;
  columns: FileColumn[];
  /** The rows below the header that are not blank; at most MOST_ROWS. */
  rows: FileRow[];
  /** The number of rows, including those beyond the limit. */
  count: number;
}

export const MOST_ROWS = 50_000;

const DELIMITERS = [',', ';', '\t', '|'];
const FAULTS: Record<QuoteFault, string> = {
  'never closed': 'A quotation mark opens in this row and is never closed.',
  'not doubled':
    'This row has a quotation mark inside its text. Write a quotation mark that belongs to a name twice ("").',
};

/** Returns null if the text is blank. `chosen` are ids of columns by index, where the person says what a column is. */
export async function readTable(
  text: string,
  ours: Column[],
  slices: Slices,
  chosen: ReadonlyMap<number, string> = new Map(),
): Promise<Table | null> {
  const body = withoutPreamble(text);
  const delimiter = body.named ?? bestDelimiter(body.text, ours);
  const found = await rowsOf(body.text, delimiter, body.rows, slices);
  const [header, ...rows] = found.rows;
  if (!header) return null;
  return { delimiter, header, columns: columnsOf(header.cells, ours, chosen), rows, count: found.count - 1 };
}

/** Reads the rows that are not blank, including the header; `before` is the number of lines above the text. */
async function rowsOf(
  text: string,
  delimiter: string,
  before: number,
  slices: Slices,
): Promise<Pick<Table, 'rows' | 'count'>> {
  const source = new CsvRows(text, delimiter);
  const rows: FileRow[] = [];
  let count = 0;
  for (let row = before + 1, read = source.next(); read; row += 1, read = source.next()) {
    if (read.count > 0) count += 1;
    if (read.count > 0 && count <= MOST_ROWS + 1) rows.push(fileRow(row, read));
    if (slices.due) await slices.pause();
  }
  return { rows, count };
}

function fileRow(row: number, { cells, count, cut, fault }: CsvRow): FileRow {
  return { row, cells: cells.map((cell) => unsafe(cell).trim()), count, cut, fault: fault && FAULTS[fault] };
}

/** Removes the byte order mark, and the line that tells Excel the delimiter. */
export function withoutPreamble(text: string): { text: string; named?: string; rows: number } {
  const body = text.replace(/^\ufeff/, '');
  const [line, named] = /^sep=(.)\r?\n/i.exec(body) ?? [];
  return line ? { text: body.slice(line.length), named, rows: 1 } : { text: body, rows: 0 };
}

function bestDelimiter(text: string, ours: Column[]): string {
  const start = text.trimStart().slice(0, 10_000);
  const known = (delimiter: string) => knownIn(new CsvRows(start, delimiter).next()?.cells ?? [], ours);
  return [...DELIMITERS].sort((one, other) => known(other) - known(one))[0] as string;
}

/** Duplicate columns are reported as problems later. */
function columnsOf(header: string[], ours: Column[], chosen: ReadonlyMap<number, string>): FileColumn[] {
  return header.map((cell, index) => {
    const column = chosen.has(index) ? ours.find(({ id }) => id === chosen.get(index)) : columnOf(cell, ours);
    return { letter: letterOf(index), header: cell, column: column ?? null };
  });
}
