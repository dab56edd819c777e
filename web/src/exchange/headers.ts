// Which column of a file is which of ours, by the words in its header.
import type { Column } from './layout.ts';

/** Case, accents, spaces and signs make no difference. */
export function plainWord(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The column that a header names; null for one that is not ours. */
export function columnOf(header: string, columns: Column[]): Column | null {
  const word = plainWord(header);
  const named = (names: string[]) => names.some((name) => plainWord(name) === word);
  return columns.find(({ title }) => named([title])) ?? columns.find(({ also }) => named(also)) ?? null;
}

/** How many of a header's cells name a column. */
export function knownIn(header: string[], columns: Column[]): number {
  return new Set(header.flatMap((cell) => columnOf(cell, columns)?.id ?? [])).size;
}

/** 0 as "A", 26 as "AA": a column as spreadsheets name it. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
