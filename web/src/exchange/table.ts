// A text as a table of cells: its delimiter found by its header, its quotes taken off.
import type { Slices } from '../slices.ts';
import { unsafe } from './cells.ts';
import { CsvRows, type CsvRow, type QuoteFault } from './csv_rows.ts';
import { columnOf, knownIn, letterOf } from './headers.ts';
import type { Column } from './layout.ts';

export interface FileColumn {
  letter: string;
  header: string;
  /** The one of ours that it is. */
  column: Column | null;
}

export interface FileRow {
  /** As a spreadsheet counts: the first is 1. */
  row: number;
  cells: string[];
  /** How many cells there are, with those that are too many. */
  count: number;
  /** By index, how long a cell is that is too long. */
  cut: Map<number, number>;
  /** What stands against its quotation marks. */
  fault: string | null;
}

export interface Table {
  delimiter: string;
  /** The row that names the columns. */
  header: FileRow;
  columns: FileColumn[];
  /** Those below it that are not blank; no more than MOST_ROWS. */
  rows: FileRow[];
  /** How many there are, with those that are too many. */
  count: number;
}

export const MOST_ROWS = 50_000;

const DELIMITERS = [',', ';', '\t', '|'];
const FAULTS: Record<QuoteFault, string> = {
  'never closed': 'A quotation mark opens in this row and is never closed.',
  'not doubled': 'A quotation mark stands inside this row’s text; one that belongs to a name is written twice ("").',
};

/** Null for a text of nothing but blanks. */
export async function readTable(text: string, ours: Column[], slices: Slices): Promise<Table | null> {
  const body = withoutPreamble(text);
  const delimiter = body.told ?? bestDelimiter(body.text, ours);
  const found = await rowsOf(body.text, delimiter, body.rows, slices);
  const [header, ...rows] = found.rows;
  if (!header) return null;
  return { delimiter, header, columns: columnsOf(header.cells, ours), rows, count: found.count - 1 };
}

/** Those that are not blank, the header with them; `before` stand above the text. */
async function rowsOf(text: string, delimiter: string, before: number, slices: Slices): Promise<Pick<Table, 'rows' | 'count'>> {
  const source = new CsvRows(text, delimiter);
  const rows: FileRow[] = [];
  let count = 0;
  for (let row = before + 1, read = source.next(); read; row += 1, read = source.next()) {
    if (read.count > 0) count += 1;
    if (read.count > 0 && count <= MOST_ROWS + 1) rows.push(fileRow(row, read));
    if (slices.due) await slices.breathe();
  }
  return { rows, count };
}

function fileRow(row: number, { cells, count, cut, fault }: CsvRow): FileRow {
  return { row, cells: cells.map((cell) => unsafe(cell).trim()), count, cut, fault: fault && FAULTS[fault] };
}

/** Without a byte order mark, and without the line in which Excel may be told the delimiter. */
function withoutPreamble(text: string): { text: string; told?: string; rows: number } {
  const body = text.replace(/^\ufeff/, '');
  const [line, told] = /^sep=(.)\r?\n/i.exec(body) ?? [];
  return line ? { text: body.slice(line.length), told, rows: 1 } : { text: body, rows: 0 };
}

function bestDelimiter(text: string, ours: Column[]): string {
  const start = text.trimStart().slice(0, 10_000);
  const known = (delimiter: string) => knownIn(new CsvRows(start, delimiter).next()?.cells ?? [], ours);
  return [...DELIMITERS].sort((one, other) => known(other) - known(one))[0] as string;
}

/** A second column of the same meaning is not read, but told. */
function columnsOf(header: string[], ours: Column[]): FileColumn[] {
  return header.map((cell, index) => ({ letter: letterOf(index), header: cell, column: columnOf(cell, ours) }));
}
