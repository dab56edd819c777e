// Matches headers of a file to the columns of a system.
import type { Column } from '../systems/csv_layout.ts';
import type { SourceColumn } from './source.ts';

export interface FileColumn extends SourceColumn {
  /** The system's column; null if there is none. */
  column: Column | null;
  /** Whether the file does not have it: it was added with texts that follow from elsewhere. */
  isAdded?: true;
}

/** Removes case, accents, spaces and punctuation. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

interface PlainNames {
  title: string;
  also: string[];
}

/** Kept, since each of a file's first rows is compared with all of them: it halves the time in which a short file is read. */
const plainNames = new WeakMap<Column, PlainNames>();

function plainNamesOf(column: Column): PlainNames {
  const kept = plainNames.get(column);
  if (kept) return kept;
  const names = { title: plainWord(column.title), also: column.also.map(plainWord) };
  plainNames.set(column, names);
  return names;
}

/** Finds the column of a header. Returns null if it is unknown. `cells` are those below it. */
export function columnOf(header: string, columns: Column[], cells: readonly string[] = []): Column | null {
  const word = plainWord(header);
  const titled = columns.filter((column) => plainNamesOf(column).title === word);
  const others = columns.filter((column) => plainNamesOf(column).also.includes(word));
  return [...titled, ...others].find((column) => !column.numbersOnly || mayBeNumbers(cells, column)) ?? null;
}

function mayBeNumbers(cells: readonly string[], column: Column): boolean {
  const isLabelled = (cell: string) => cell === '' || labelledNumber(cell, column) !== null;
  return cells.some((cell) => /^\p{Nd}+$/u.test(cell)) || cells.every(isLabelled);
}

/** "2" of "R2" in a column of rounds, or of "Table 2" in one of boards; null for any other text. */
export function labelledNumber(text: string, { labels = [] }: Column): string | null {
  const [, label = '', number = null] = /^(\p{L}+)[\s.:#]*(\d{1,3})$/u.exec(text) ?? [];
  return labels.includes(label.toLowerCase()) ? number : null;
}

/** The number of known columns in a header. */
export function knownIn(header: string[], columns: Column[]): number {
  return new Set(header.flatMap((cell) => columnOf(cell, columns)?.id ?? [])).size;
}
