// The number style of a file: which mark is its decimal separator. It follows from the numbers if possible; otherwise
// the page asks once.
import type { Slices } from '../device/slices.ts';
import type { Column } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { type Entry, type NumberKind, isTwofold, styleOf, type NumberStyle } from '../numbers/number_entry.ts';
import type { SourceRow } from './source.ts';
import { columnName, type FileTable } from './table.ts';

/** An ambiguous number of the file. The answer applies to all of them. */
export interface StyleQuestion {
  row: number;
  letter: string;
  text: string;
}

export interface FileStyle {
  style: NumberStyle | null;
  question: StyleQuestion | null;
}

/** Returns the style if all unambiguous numbers agree on one. Otherwise returns a question if there is an ambiguous
 *  number. */
export async function fileStyle(table: FileTable, numbers: Numbers, slices: Slices): Promise<FileStyle> {
  const styles = new Set<NumberStyle>();
  let question: StyleQuestion | null = null;
  for (const row of table.rows) {
    for (const style of stylesIn(row, table)) styles.add(style);
    question ??= questionIn(row, table, numbers);
    if (slices.due) await slices.pause();
  }
  const [style = null] = styles;
  return styles.size === 1 ? { style, question: null } : { style: null, question };
}

function stylesIn({ cells }: SourceRow, { columns }: FileTable): NumberStyle[] {
  return columns.flatMap(({ column }, index) => (amountOf(column) ? (styleOf(cells[index] ?? '') ?? []) : []));
}

function questionIn(
  { row, cells }: SourceRow,
  { columns, commasLikely }: FileTable,
  { read }: Numbers,
): StyleQuestion | null {
  const isOpen = (text: string, kind: NumberKind) =>
    isTwofold(text) && (commasLikely || 'ambiguous' in read(text, kind));
  const at = columns.findIndex(({ column }, index) => {
    const kind = amountOf(column);
    return kind !== null && isOpen(cells[index] ?? '', kind);
  });
  const column = columns[at];
  return column ? { row, letter: column.letter || columnName(column), text: cells[at] ?? '' } : null;
}

function amountOf(column: Column | null): NumberKind | null {
  if (column?.kind === 'posted') return 'points';
  return column?.kind === 'money' || column?.kind === 'points' ? column.kind : null;
}

/** How the numbers of a file are read. */
export interface CellNumbers {
  /** Null where all numbers can be read without it. */
  style: NumberStyle | null;
  /** How numbers are written around the file. */
  numbers: Numbers;
}

export function readStyled(text: string, kind: NumberKind, { style, numbers: { read } }: CellNumbers): Entry {
  const pointed = style === 'comma' ? swapped(text) : text;
  const entry = read(pointed, kind);
  if ('problem' in entry) return read(text, kind);
  if (!('ambiguous' in entry) || !style) return entry;
  return { understood: entry.ambiguous[pointed.includes(',') ? 0 : 1] };
}

function swapped(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

export interface Choice {
  style: NumberStyle;
  label: string;
}

/** The two possible readings of a number such as "252.000". */
export function choicesOf(text: string, numbers: Numbers): Choice[] {
  return (['comma', 'point'] as const).map((style) => {
    const entry = readStyled(text, 'money', { style, numbers });
    return { style, label: 'understood' in entry ? numbers.grouped(entry.understood) : text };
  });
}
