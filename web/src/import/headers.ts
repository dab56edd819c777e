// Matches headers of a file to the columns of a system.
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
