// What stands against a table as a whole, and where a problem of one of its cells is.
import { inWords } from './cell_reader.ts';
import type { Column } from './layout.ts';
import type { NumberStyle } from './number_style.ts';
import type { CellProblem } from './preview.ts';
import type { FileColumn, Table } from './table.ts';

export function problemAt({ columns }: Table, row: number, id: string | null, message: string): CellProblem {
  const found = columns.find(({ column }) => column?.id === id);
  return { row, letter: found?.letter ?? null, header: found?.header ?? null, message };
}

/** Nothing can be read of a table without its columns. */
export function headerProblems(table: Table | null, ours: Column[], mostRows: number): CellProblem[] {
  const inRow = (row: number, message: string): CellProblem => ({ row, letter: null, header: null, message });
  if (!table) return [inRow(1, 'There is nothing in it but blanks. The first row names the columns, each row after it is one player in one game.')];
  if (table.rows.length > mostRows) return [inRow(mostRows, `There are ${table.rows.length} rows; ${mostRows} are the most at once. Part it into several files.`)];
  const missing = ours.filter(({ needed, id }) => needed && !table.columns.some(({ column }) => column?.id === id));
  if (missing.length > 0) return [inRow(table.headerRow, missingColumns(missing, table, ours))];
  if (table.rows.length === 0) return [inRow(table.headerRow, 'No row follows the one that names the columns.')];
  return twice(table).map(({ letter, header, column }) => ({ row: table.headerRow, letter, header, message: twiceMessage(table, header, column) }));
}

function missingColumns(missing: Column[], { columns }: Table, ours: Column[]): string {
  const came = columns.map(({ header }) => `“${header.slice(0, 40)}”`).slice(0, 12);
  const needed = ours.filter((column) => column.needed).map(({ title }) => title);
  return `No column is called ${inWords(missing.map(({ title }) => title))}. This row names ${came.join(', ')}; it must name ${needed.join(', ')}.`;
}

function twice({ columns }: Table): FileColumn[] {
  return columns.filter(({ column }, index) => column && columns.findIndex((one) => one.column === column) < index);
}

function twiceMessage({ columns }: Table, header: string, column: Column | null): string {
  const first = columns.find((one) => one.column === column);
  return `“${header}” means the same as “${first?.header}” in column ${first?.letter}. Take one of the two out, or rename it.`;
}

export function notesOn({ columns }: Table, style: NumberStyle | null): string[] {
  const unread = columns.filter(({ column, header }) => !column && header !== '').map(({ letter, header }) => `${letter} “${header}”`);
  return [
    ...(style === 'comma' ? ['Its numbers are read with a decimal comma: 1,5 is one and a half.'] : []),
    ...(unread.length > 0 ? [`Not read, as no column is called so: ${unread.join(', ')}.`] : []),
  ];
}
