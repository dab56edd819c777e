// Finds the number style of a file from all of its numbers.
import type { Slices } from '../device/slices.ts';
import { styleOf, type NumberStyle } from '../ui/number_style.ts';
import { isOpen } from './number_style.ts';
import type { FileColumn, FileRow, Table } from './table.ts';

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
export async function fileStyle(table: Table, slices: Slices): Promise<FileStyle> {
  const styles = new Set<NumberStyle>();
  let question: StyleQuestion | null = null;
  for (const row of table.rows) {
    for (const style of stylesIn(row, table)) styles.add(style);
    question ??= questionIn(row, table);
    if (slices.due) await slices.pause();
  }
  const [style = null] = styles;
  return styles.size === 1 ? { style, question: null } : { style: null, question };
}

function stylesIn({ cells }: FileRow, { columns }: Table): NumberStyle[] {
  return columns.flatMap(({ column }, index) => {
    const style = isAmount(column) ? styleOf(cells[index] ?? '') : null;
    return style ?? [];
  });
}

function questionIn({ row, cells }: FileRow, { columns, delimiter }: Table): StyleQuestion | null {
  const at = columns.findIndex(
    ({ column }, index) => isAmount(column) && isOpen(cells[index] ?? '', column.kind, delimiter),
  );
  return at < 0 ? null : { row, letter: columns[at]?.letter ?? '', text: cells[at] ?? '' };
}

function isAmount(
  column: FileColumn['column'],
): column is NonNullable<FileColumn['column']> & { kind: 'money' | 'points' } {
  return column?.kind === 'money' || column?.kind === 'points';
}
