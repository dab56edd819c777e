// Rows of a file that are no players' results: what stands above the header, titles of games, headers that are repeated,
// totals, and notes below the last result. They are left out and named, and those below the header can be included.
import { plainWord, type FileColumn } from './headers.ts';
import { PLAYER } from '../systems/csv_layout.ts';
import type { SourceRow } from './source.ts';

export interface LeftOut {
  row: number;
  /** Its texts. */
  text: string;
  why: 'above the header' | 'a title' | 'the header again' | 'a line' | 'a total' | 'a note';
}

const TOTALS = new Set(
  ['total', 'totals', 'grand total', 'subtotal', 'sum', 'average', 'mean', 'count']
    .concat(['summe', 'gesamt', 'gesamtsumme', 'zwischensumme', 'durchschnitt', 'mittelwert', 'anzahl'])
    .concat(['somme', 'total général', 'sous-total', 'moyenne', 'totale', 'somma', 'media', 'suma', 'promedio'])
    .map(plainWord),
);

interface Table {
  columns: FileColumn[];
  rows: SourceRow[];
  above?: SourceRow[];
  /** Rows that name the game below them. */
  titles: ReadonlySet<SourceRow>;
}

/** Lists the parts of the file that are left out; rows in `included` are not. */
export function leftOutOf({ columns, rows, above = [], titles }: Table, included: ReadonlySet<number>): LeftOut[] {
  const notes = notesBelow(rows, columns);
  const below = rows.flatMap((row): LeftOut[] => {
    if (included.has(row.row)) return [];
    if (titles.has(row)) return [leftOut(row, 'a title')];
    if (isHeader(row, columns)) return [leftOut(row, 'the header again')];
    if (isLine(row)) return [leftOut(row, 'a line')];
    if (isTotal(row, columns)) return [leftOut(row, 'a total')];
    return notes.has(row) ? [leftOut(row, 'a note')] : [];
  });
  return [...above.map((row) => leftOut(row, 'above the header')), ...below];
}

function leftOut({ row, cells }: SourceRow, why: LeftOut['why']): LeftOut {
  return { row, text: cells.filter((cell) => cell !== '').join(' '), why };
}

function isHeader({ cells }: SourceRow, columns: FileColumn[]): boolean {
  const named = columns.filter(({ header }) => header !== '');
  return named.length > 1 && columns.every(({ header }, index) => (cells[index] ?? '') === header);
}

/** Whether the row is the line below a header that is drawn with hyphens, as in Markdown. */
function isLine({ cells }: SourceRow): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every((cell) => /^:?-{2,}:?$/.test(cell));
}

/** Whether the row names a total in place of a player, or has no player and begins with one. In a table with the headers
 *  of an export, where a player may have any name, a total also lacks what every result has. */
function isTotal({ cells }: SourceRow, columns: FileColumn[]): boolean {
  const at = columns.findIndex(({ column }) => column?.id === PLAYER.id);
  const name = cells[at] || cells.find((cell) => cell !== '') || '';
  if (!TOTALS.has(plainWord(name))) return false;
  const isExport = columns.every(({ header, column }) => header === column?.title);
  return !isExport || columns.some(({ column }, index) => column?.needed && !cells[index]);
}

/** How many columns a table has at least where a row with one filled cell is no result. */
const WIDE = 3;

/** The rows below the last result that have a single text in a column that no player's name stands in. */
function notesBelow(rows: SourceRow[], columns: FileColumn[]): Set<SourceRow> {
  if (columns.filter(({ column }) => column).length < WIDE) return new Set();
  let end = rows.length;
  while (end > 0 && isNoResult(rows[end - 1] as SourceRow, columns)) end -= 1;
  return new Set(end === 0 ? [] : rows.slice(end).filter((row) => isNote(row, columns)));
}

function isNoResult(row: SourceRow, columns: FileColumn[]): boolean {
  return isNote(row, columns) || isTotal(row, columns);
}

function isNote({ cells }: SourceRow, columns: FileColumn[]): boolean {
  const [at = -1, ...others] = cells.flatMap((cell, index) => (cell === '' ? [] : [index]));
  return others.length === 0 && /\p{L}/u.test(cells[at] ?? '') && columns[at]?.column?.id !== PLAYER.id;
}
