// The CSV source: finds the header and, by it, the delimiter; reads the rows with their numbers and letters as in a
// spreadsheet; and changes single cells in the text.
import type { Slices } from '../device/slices.ts';
import { csvRow, unsafe } from '../export/csv_cells.ts';
import type { Column } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { CsvRows, type CsvRow, type QuoteFault } from './csv_rows.ts';
import { knownIn } from './headers.ts';
import { MOST_COLUMNS, MOST_ROWS, type CellEdit, type Source, type SourceRow, type SourceTable } from './source.ts';

export const source: Source = {
  accepts: () => true,
  fileTypes: '.csv,.tsv,.txt,text/csv,text/plain',
  read: readCsv,
};

const WORDS = { row: 'row', noRows: 'There are no rows after the header.' };
const EMPTY = 'The text is empty. The first row must name the columns. Each row after it is one player in one game.';
const DELIMITERS = [',', ';', '\t', '|'];
const FAULTS: Record<QuoteFault, string> = {
  'never closed': 'A quotation mark opens in this row and is never closed.',
  'not doubled':
    'This row has a quotation mark inside its text. Write a quotation mark that belongs to a name twice ("").',
};

async function readCsv(text: string, ours: Column[], slices: Slices, numbers: Numbers): Promise<SourceTable> {
  const body = bodyOf(text);
  const delimiter = body.delimiter ?? likelyDelimiter(body.text, ours);
  const { above, header, rows, count } = await rowsOf(body, delimiter, ours, slices, numbers);
  return {
    columns: header?.cells.map((cell, index) => ({ letter: letterOf(index), header: cell })) ?? [],
    above,
    rows,
    count,
    headerRow: header?.row ?? 1,
    refused: refusalOf(header, numbers),
    commasLikely: delimiter === ';',
    words: WORDS,
    edited: (written, edits) => withCells(written, delimiter, edits),
  };
}

interface Body {
  /** The rows of the file, from the header on. */
  text: string;
  /** The delimiter that the file names. */
  delimiter?: string | undefined;
  /** The number of its first row. */
  firstRow: number;
}

/** Removes the byte order mark, and the line that tells Excel the delimiter. */
function bodyOf(file: string): Body {
  const text = file.replace(/^\ufeff/, '');
  const [line, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return line ? { text: text.slice(line.length), delimiter, firstRow: 2 } : { text, firstRow: 1 };
}

function likelyDelimiter(text: string, ours: Column[]): string {
  const start = text.slice(0, 10_000);
  const known = (delimiter: string) => {
    const { above, header } = startOf(start, delimiter, ours);
    const count = knownIn(header, ours);
    // A first row that names nothing but columns is the header, even if a name further down looks like a column.
    return above === 0 && count >= LEAST_KNOWN && count === header.length ? Number.POSITIVE_INFINITY : count;
  };
  const parts = (delimiter: string) => leastCells(start, delimiter);
  return [...DELIMITERS].sort((one, other) => known(other) - known(one) || parts(other) - parts(one))[0] as string;
}

/** The least number of cells in a row that has several; 0 without one. */
function leastCells(text: string, delimiter: string): number {
  const counts: number[] = [];
  const rows = new CsvRows(text, delimiter);
  for (let row = rows.next(); row && counts.length < MOST_ABOVE; row = rows.next())
    if (row.count > 1) counts.push(row.count);
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** How many rows that are not blank may stand above the header, such as a title and a date. */
const MOST_ABOVE = 20;

/** A title may share a word with a column, but not two. */
const LEAST_KNOWN = 2;

interface Start {
  /** How many rows that are not blank stand above the header. */
  above: number;
  header: string[];
  /** Whether no row names the columns: the first is a result. */
  isHeaderless: boolean;
}

/** The header is the first row, unless it names none of the columns and a later one does, or it is a result. */
function startOf(text: string, delimiter: string, ours: Column[]): Start {
  const lines = new CsvRows(text, delimiter);
  let first: Start | null = null;
  for (let read = lines.next(), above = 0; read && above <= MOST_ABOVE; read = lines.next()) {
    if (read.count === 0) continue;
    const header = read.cells.map((cell) => unsafe(cell).trim());
    const start = { above, header, isHeaderless: isResult(header, ours) };
    if (knownIn(start.header, ours) >= LEAST_KNOWN) return start;
    first ??= start;
    above += 1;
  }
  return first ?? { above: 0, header: [], isHeaderless: false };
}

/** Whether a row has a name and a number, and names no column. */
function isResult(cells: string[], ours: Column[]): boolean {
  const hasNumber = cells.some((cell) => /^[\d.,\s'’$£€]*\d$/.test(cell));
  return hasNumber && cells.some((cell) => /^\p{L}/u.test(cell)) && knownIn(cells, ours) === 0;
}

interface Header extends SourceRow {
  /** The number of cells, including those beyond the limit. */
  count: number;
}

/** Reads the rows that are not blank. */
async function rowsOf(body: Body, delimiter: string, ours: Column[], slices: Slices, numbers: Numbers) {
  const lines = new CsvRows(body.text, delimiter);
  const start = startOf(body.text, delimiter, ours);
  let header: Header | null = start.isHeaderless ? { ...NO_HEADER } : null;
  const above: SourceRow[] = [];
  const rows: SourceRow[] = [];
  let count = 0;
  for (let row = body.firstRow, read = lines.next(); read; row += 1, read = lines.next()) {
    if (slices.due) await slices.pause();
    if (read.count === 0) continue;
    const found = rowOf(row, read, numbers, start.isHeaderless ? undefined : header?.cells.length);
    if (header) count += 1;
    if (!header && above.length < start.above) above.push(found);
    else if (!header)
      header = { ...found, cells: padded(found.cells, body.text.slice(lines.position), delimiter), count: read.count };
    else if (count <= MOST_ROWS) rows.push(found);
  }
  if (header && start.isHeaderless) header.cells = blankHeader(rows);
  return { above, header, rows, count };
}

/** A header with blank cells, as merged cells leave them, is as wide as the rows below it. */
function padded(header: string[], below: string, delimiter: string): string[] {
  const width = header.includes('') ? leastCells(below, delimiter) : 0;
  return [...header, ...Array.from({ length: Math.max(0, Math.min(width, MOST_COLUMNS) - header.length) }, () => '')];
}

const NO_HEADER: Header = { row: 1, cells: [], cut: new Map(), fault: null, editable: false, count: 0 };

/** A blank cell for each column of the widest row. */
function blankHeader(rows: SourceRow[]): string[] {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: widest }, () => '');
}

function rowOf(row: number, { cells, count, cut, fault }: CsvRow, numbers: Numbers, columns = count): SourceRow {
  return {
    row,
    cells: cells.map((cell) => unsafe(cell).trim()),
    cut,
    fault: fault ? FAULTS[fault] : tooMany(count, columns, numbers),
    editable: fault === null && cut.size === 0 && count <= MOST_COLUMNS,
  };
}

/** Usually caused by an unquoted comma in a number or a name. */
function tooMany(count: number, columns: number, { grouped }: Numbers): string | null {
  if (count <= columns) return null;
  return `The row has ${grouped(count)} cells, but the header has ${columns}. Put a cell that contains the separator in quotation marks.`;
}

function refusalOf(header: Header | null, { grouped }: Numbers): SourceTable['refused'] {
  if (!header) return { row: 1, message: EMPTY };
  const { row, fault, count } = header;
  if (fault) return { row, message: fault };
  if (count <= MOST_COLUMNS) return null;
  return { row, message: `There are ${grouped(count)} columns; the limit is ${MOST_COLUMNS}.` };
}

/** The column's name in a spreadsheet: "A" for 0, "AA" for 26. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** Changes cells of a CSV by their rows and columns. */
export function withCells(text: string, delimiter: string, edits: CellEdit[]): string {
  const body = bodyOf(text);
  const editsOf = new Map<number, CellEdit[]>();
  for (const edit of edits) editsOf.set(edit.row, [...(editsOf.get(edit.row) ?? []), edit]);
  const lines = new CsvRows(body.text, delimiter);
  const parts = [text.slice(0, text.length - body.text.length)];
  for (let row = body.firstRow, from = 0; ; row += 1, from = lines.position) {
    const read = lines.next();
    if (!read) return parts.join('');
    const line = body.text.slice(from, lines.position);
    const edited = editsOf.get(row);
    parts.push(edited ? rewritten(read.cells, edited, delimiter) + lineEnd(line) : line);
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

function lineEnd(line: string): string {
  return /\r?\n$|\r$/.exec(line)?.[0] ?? '';
}
