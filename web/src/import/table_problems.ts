// Problems of a table as a whole, its columns with unknown names, and the place of a problem in a cell.
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { GAME, type Column } from '../systems/csv_layout.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { inWords, shortened } from '../ui/sentences.ts';
import { columnOf, type FileColumn } from './headers.ts';
import { MOST_ROWS } from './source.ts';
import { cellsOf, columnName, type FileTable } from './table.ts';

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

export function problemAt({ columns }: FileTable, row: number, id: string | null, message: string): CellProblem {
  const found = columns.find(({ column }) => column?.id === id);
  const absent = !found && id !== null ? { absent: id } : {};
  return { row, letter: found?.letter ?? null, header: found?.header ?? null, message, ...absent };
}

/** The most columns named in a sentence. */
const MOST_NAMED = 12;

/** Problems that prevent reading the table. */
export function headerProblems(table: FileTable, ours: Column[], numbers: Numbers): CellProblem[] {
  const { refused, count, headerRow, columns, words } = table;
  const inRow = (row: number, message: string) => [problemAt(table, row, null, message)];
  if (refused) return inRow(refused.row, refused.message);
  if (count > MOST_ROWS) return inRow(MOST_ROWS, tooManyRows(count, numbers));
  const has = (name: string) => columns.some(({ column }) => column?.id === name);
  const isNamed = ({ id }: Column) => has(id) || (id === GAME.id && has('round') && has('board'));
  const missing = ours.filter((column) => column.needed && !isNamed(column));
  if (missing.length > 0) return inRow(headerRow, missingColumns(missing, table, ours));
  if (table.rows.length === 0) return inRow(headerRow, words.noRows);
  return twice(table).map((second) => ({
    row: headerRow,
    letter: second.letter,
    header: second.header,
    message: twiceMessage(table, second),
  }));
}

function tooManyRows(count: number, { grouped }: Numbers): string {
  return `There are ${grouped(count)} rows; the limit is ${grouped(MOST_ROWS)} at once. Split it into several files.`;
}

function missingColumns(missing: Column[], { columns }: FileTable, ours: Column[]): string {
  const headers = columns.map(({ header }) => `“${shortened(header)}”`).slice(0, MOST_NAMED);
  const needed = ours.filter((column) => column.needed).map(({ title }) => title);
  return `No column is called ${inWords(missing.map(({ title }) => title))}. This row names ${headers.join(', ')}; it must name ${needed.join(', ')}.`;
}

function twice({ columns }: FileTable): FileColumn[] {
  return columns.filter(({ column }, index) => column && columns.findIndex((one) => one.column === column) < index);
}

function twiceMessage({ columns }: FileTable, { header, column }: FileColumn): string {
  const first = columns.find((one) => one.column === column);
  const where = first?.letter ? ` in column ${first.letter}` : '';
  return `“${shortened(header)}” means the same as “${shortened(first?.header ?? '')}”${where}. Remove one of the two, or rename it.`;
}

export function notesOn({ columns, blocks, words, merged, dates }: FileTable, style: NumberStyle | null): string[] {
  const unread = columns
    .filter(({ column, header }, index) => !column && header !== '' && index !== dates)
    .map(columnName);
  const more = unread.length - MOST_NAMED;
  return [
    ...(blocks === null
      ? []
      : [
          blocks === 1
            ? `No column names games, so all ${words.row}s are one game.`
            : `No column names games, so the ${words.row}s between blank lines are one game each.`,
        ]),
    ...(merged.length > 0
      ? [`Blank cells in ${inWords(merged.map(columnName), 'and')} are read like the cell above them.`]
      : []),
    ...(columns[dates]
      ? [`Games with the same name are told apart by their dates in ${columnName(columns[dates])}.`]
      : []),
    ...(style === 'comma' ? ['Numbers are read with a decimal comma: 1,5 is one and a half.'] : []),
    ...(unread.length > 0
      ? [
          `Columns with unknown names were ignored: ${unread.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
        ]
      : []),
  ];
}

export interface AskedColumn {
  index: number;
  /** "D “Nation”". */
  name: string;
  /** The first text below its header. */
  sample: string;
  /** The columns that it can be, those first that the file must have. */
  possible: Column[];
  /** The id of the column that it is read as; blank if it is left out. */
  chosen: string;
  /** Whether its source or its header says which column it is, or it has the dates that tell games apart. */
  isKnown: boolean;
}

/** The columns of the file that are not blank, and what each can be. */
export function askedColumns(system: SystemId, { columns, rows, dates }: FileTable): AskedColumn[] {
  const ours = layoutOf(system).columns;
  const taken = new Set(columns.map(({ column }) => column?.id));
  const free = ours.filter(({ id }) => !taken.has(id)).sort((one, other) => rank(one) - rank(other));
  return columns.flatMap(({ id, letter, header, column, isAdded }, index) => {
    const cells = cellsOf({ rows }, index);
    const sample = cells.find((cell) => cell !== '') ?? '';
    const possible = column ? [column, ...free] : free;
    if (isAdded || (header === '' && sample === '') || possible.length === 0) return [];
    const name = header === '' ? `Column ${letter}` : columnName({ letter, header });
    const isKnown = id !== undefined || index === dates || columnOf(header, ours, cells) !== null;
    return [{ index, name, sample, possible, chosen: column?.id ?? '', isKnown }];
  });
}

/** The columns of whole games that the system needs and the file does not have. */
export function columnsToFill(system: SystemId, { columns }: FileTable): Column[] {
  const fromFile = new Set(columns.flatMap(({ column, isAdded }) => (column && !isAdded ? [column.id] : [])));
  return layoutOf(system).columns.filter(({ id, needed, ofGame }) => needed && ofGame && !fromFile.has(id));
}

function rank({ needed }: Column): number {
  return needed ? 0 : 1;
}
