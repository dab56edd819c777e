// Matches the columns of a file by their headers.
import type { Column } from '../systems/csv_layout.ts';

/** Removes case, accents, spaces and punctuation. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Finds the column of a header. Returns null if it is unknown. */
export function columnOf(header: string, columns: Column[]): Column | null {
  const word = plainWord(header);
  const named = (names: string[]) => names.some((name) => plainWord(name) === word);
  return columns.find(({ title }) => named([title])) ?? columns.find(({ also }) => named(also)) ?? null;
}

/** The number of known columns in a header. */
export function knownIn(header: string[], columns: Column[]): number {
  return new Set(header.flatMap((cell) => columnOf(cell, columns)?.id ?? [])).size;
}

/** The column's name in a spreadsheet: "A" for 0, "AA" for 26. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
