// Problems of a table as a whole, and the place of a problem in a cell.
import { grouped } from '../ui/figures.ts';
import { inWords, shortened } from '../ui/sentences.ts';
import { MOST_CELLS } from './csv_rows.ts';
import type { Column } from '../systems/csv_layout.ts';
import type { NumberStyle } from '../ui/number_style.ts';
import { MOST_ROWS, type FileColumn, type Table } from './table.ts';

export interface CellProblem {
  row: number;
  /** Letter and header of the column; null for the whole row. */
  letter: string | null;
  header: string | null;
  message: string;
  /** Texts that may be meant. */
  offers?: string[];
  /** The id of the column that it is about, which the file does not have. */
  absent?: string;
}

export function problemAt({ columns }: Table, row: number, id: string | null, message: string): CellProblem {
  const found = columns.find(({ column }) => column?.id === id);
  const absent = !found && id !== null ? { absent: id } : {};
  return { row, letter: found?.letter ?? null, header: found?.header ?? null, message, ...absent };
}

/** The most columns named in a sentence. */
const MOST_NAMED = 12;

/** Problems that prevent reading the table. */
export function headerProblems(table: Table | null, ours: Column[]): CellProblem[] {
  const inRow = (row: number, message: string): CellProblem => ({ row, letter: null, header: null, message });
  if (!table)
    return [
      inRow(1, 'The text is empty. The first row must name the columns. Each row after it is one player in one game.'),
    ];
  const { header } = table;
  if (header.fault) return [inRow(header.row, header.fault)];
  if (header.count > MOST_CELLS)
    return [inRow(header.row, `There are ${grouped(header.count)} columns; the limit is ${MOST_CELLS}.`)];
  if (table.count > MOST_ROWS)
    return [
      inRow(
        MOST_ROWS,
        `There are ${grouped(table.count)} rows; the limit is ${grouped(MOST_ROWS)} at once. Split it into several files.`,
      ),
    ];
  const missing = ours.filter(({ needed, id }) => needed && !table.columns.some(({ column }) => column?.id === id));
  if (missing.length > 0) return [inRow(header.row, missingColumns(missing, table, ours))];
  if (table.rows.length === 0) return [inRow(header.row, 'There are no rows after the header.')];
  return twice(table).map((second) => ({
    row: header.row,
    letter: second.letter,
    header: second.header,
    message: twiceMessage(table, second),
  }));
}

function missingColumns(missing: Column[], { columns }: Table, ours: Column[]): string {
  const headers = columns.map(({ header }) => `“${shortened(header)}”`).slice(0, MOST_NAMED);
  const needed = ours.filter((column) => column.needed).map(({ title }) => title);
  return `No column is called ${inWords(missing.map(({ title }) => title))}. This row names ${headers.join(', ')}; it must name ${needed.join(', ')}.`;
}

function twice({ columns }: Table): FileColumn[] {
  return columns.filter(({ column }, index) => column && columns.findIndex((one) => one.column === column) < index);
}

function twiceMessage({ columns }: Table, { header, column }: FileColumn): string {
  const first = columns.find((one) => one.column === column);
  return `“${shortened(header)}” means the same as “${shortened(first?.header ?? '')}” in column ${first?.letter}. Remove one of the two, or rename it.`;
}

export function notesOn({ columns }: Table, style: NumberStyle | null): string[] {
  const unread = columns
    .filter(({ column, header }) => !column && header !== '')
    .map(({ letter, header }) => `${letter} “${shortened(header)}”`);
  const more = unread.length - MOST_NAMED;
  return [
    ...(style === 'comma' ? ['Numbers are read with a decimal comma: 1,5 is one and a half.'] : []),
    ...(unread.length > 0
      ? [
          `Columns with unknown names were ignored: ${unread.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
        ]
      : []),
  ];
}
