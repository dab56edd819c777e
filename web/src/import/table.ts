// Reads a text by its source, and matches the columns to those of the system.
import type { Slices } from '../device/slices.ts';
import { GAME, type Column } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { source as csv } from './csv_source.ts';
import { columnOf, plainWord, type FileColumn } from './headers.ts';
import { leftOutOf, type LeftOut } from './left_out.ts';
import type { CellEdit, Source, SourceColumn, SourceTable } from './source.ts';

export interface FileTable extends SourceTable {
  columns: FileColumn[];
  /** The rows that `rows` leaves out. */
  leftOut: LeftOut[];
  /** Whether tables with the same name in several rounds are different games. */
  namesTables: boolean;
}

/** What the person has said about a file. */
export interface Corrections {
  /** Ids of columns by index; blank for one that is left out. */
  columns?: ReadonlyMap<number, string>;
  /** Rows that are results although they look like totals or notes. */
  included?: ReadonlySet<number>;
}

const OTHERS = import.meta.glob<Source>(['./*_source.ts', '!./csv_source.ts'], { eager: true, import: 'source' });
const SOURCES = [...Object.values(OTHERS), csv];

/** Endings and types of the files that can be imported. */
export const FILE_TYPES = SOURCES.map(({ fileTypes }) => fileTypes).join();

export async function readTable(
  text: string,
  ours: Column[],
  numbers: Numbers,
  slices: Slices,
  { columns: chosen = new Map(), included = new Set() }: Corrections = {},
): Promise<FileTable> {
  const source = SOURCES.find(({ accepts }) => accepts(text)) ?? csv;
  const table = await source.read(text, ours, slices, numbers);
  const columns = columnsOf(table, ours, chosen);
  const leftOut = leftOutOf({ ...table, columns }, included);
  const without = new Set(leftOut.map(({ row }) => row));
  const rows = table.rows.filter(({ row }) => !without.has(row));
  const count = table.count - (table.rows.length - rows.length);
  return { ...table, columns, rows, count, leftOut, namesTables: tablesIn(columns) >= 0 };
}

function columnsOf(table: SourceTable, ours: Column[], chosen: ReadonlyMap<number, string>): FileColumn[] {
  const columns = table.columns.map((column, index) => {
    const id = chosen.get(index);
    const known =
      id === undefined ? columnOf(column.header, ours, cellsOf(table, index)) : ours.find((one) => one.id === id);
    return { ...column, column: known ?? null };
  });
  const tables = tablesIn(columns);
  const board = ours.find(({ id }) => id === 'board');
  const isNumber = (cell: string) => /^\d{0,3}$/.test(cell);
  if (tables < 0 || chosen.has(tables) || !board || !cellsOf(table, tables).every(isNumber)) return columns;
  return columns.map((column, index) => (index === tables ? { ...column, column: board } : column));
}

/** The column that says at which table of a round a game was played; -1 if there is none. */
function tablesIn(columns: FileColumn[]): number {
  const has = (id: string) => columns.some(({ column }) => column?.id === id);
  if (!has('round') || has('board')) return -1;
  return columns.findIndex(({ column, header }) => column?.id === GAME.id && plainWord(header) === 'table');
}

/** The texts of a column. */
export function cellsOf({ rows }: Pick<SourceTable, 'rows'>, index: number): string[] {
  return rows.map(({ cells }) => cells[index] ?? '');
}

/** The ids of the system's columns that the file has. */
export function columnIdsIn({ columns }: FileTable): ReadonlySet<string> {
  return new Set(columns.flatMap(({ column }) => column?.id ?? []));
}

/** The same change in every row that has the same text in this column. */
export function everywhere({ rows }: FileTable, { row, at, text }: CellEdit): CellEdit[] {
  const wrong = rows.find((one) => one.row === row)?.cells[at];
  return rows
    .filter(({ cells, editable }) => editable && cells[at] === wrong)
    .map((one) => ({ row: one.row, at, text }));
}

/** "Row 5" */
export function rowName({ words }: FileTable, row: number): string {
  return `${capital(words.row)} ${row}`;
}

/** "C “score”" */
export function columnName({ letter, header }: SourceColumn): string {
  const quoted = `“${shortened(header)}”`;
  return letter === '' ? quoted : `${letter} ${quoted}`;
}
