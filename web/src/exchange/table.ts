// A text as a table of cells: its delimiter found by its header, its quotes taken off.
import { unsafe } from './cells.ts';
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
}

export interface Table {
  delimiter: string;
  headerRow: number;
  columns: FileColumn[];
  rows: FileRow[];
  /** What stands against the quotes of a row. */
  unreadable: { row: number; message: string }[];
}

interface Parsed {
  data: string[][];
  errors: { type: string; code: string; row?: number }[];
}

const DELIMITERS = [',', ';', '\t', '|'];
const QUOTES: Record<string, string> = {
  MissingQuotes: 'A quotation mark opens in this row and is never closed.',
  InvalidQuotes: 'A quotation mark stands inside this row’s text; one that belongs to a name is written twice ("").',
};

/** Null for a text of nothing but blanks. */
export async function readTable(text: string, ours: Column[]): Promise<Table | null> {
  const parse = await parser();
  const body = withoutPreamble(text);
  const delimiter = body.told ?? bestDelimiter(body.text, ours, parse);
  const { data, errors } = parse(body.text, { delimiter });
  const header = data.findIndex((cells) => !isBlankRow(cells));
  if (header < 0) return null;
  const rows = data.map((cells, index) => ({ row: index + 1 + body.rows, cells: cells.map((cell) => unsafe(cell).trim()) }));
  return {
    delimiter,
    headerRow: header + 1 + body.rows,
    columns: columnsOf(rows[header]?.cells ?? [], ours),
    rows: rows.slice(header + 1).filter(({ cells }) => !isBlankRow(cells)),
    unreadable: errors.filter(({ type }) => type === 'Quotes').map(({ code, row = 0 }) => ({ row: row + 1 + body.rows, message: QUOTES[code] ?? code })),
  };
}

async function parser(): Promise<(text: string, options: { delimiter: string; preview?: number }) => Parsed> {
  const { default: Papa } = await import('papaparse');
  return (text, options) => Papa.parse(text, options);
}

/** Without a byte order mark, and without the line in which Excel may be told the delimiter. */
function withoutPreamble(text: string): { text: string; told?: string; rows: number } {
  const body = text.replace(/^\ufeff/, '');
  const [line, told] = /^sep=(.)\r?\n/i.exec(body) ?? [];
  return line ? { text: body.slice(line.length), told, rows: 1 } : { text: body, rows: 0 };
}

function bestDelimiter(text: string, ours: Column[], parse: (text: string, options: { delimiter: string; preview: number }) => Parsed): string {
  const start = text.trimStart();
  const known = (delimiter: string) => knownIn(parse(start.slice(0, 10_000), { delimiter, preview: 1 }).data[0] ?? [], ours);
  return [...DELIMITERS].sort((one, other) => known(other) - known(one))[0] as string;
}

function isBlankRow(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** A second column of the same meaning is not read, but told. */
function columnsOf(header: string[], ours: Column[]): FileColumn[] {
  return header.map((cell, index) => ({ letter: letterOf(index), header: cell, column: columnOf(cell, ours) }));
}
