// Reads a text by its source, and matches the columns to those of the system.
import type { Slices } from '../device/slices.ts';
import type { Column } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { source as csv } from './csv_source.ts';
import { columnOf } from './headers.ts';
import type { CellEdit, Source, SourceColumn, SourceTable } from './source.ts';

export interface FileColumn extends SourceColumn {
  /** The system's column; null if there is none. */
  column: Column | null;
}

export interface FileTable extends SourceTable {
  columns: FileColumn[];
}

const OTHERS = import.meta.glob<Source>(['./*_source.ts', '!./csv_source.ts'], { eager: true, import: 'source' });
const SOURCES = [...Object.values(OTHERS), csv];

/** Endings and types of the files that can be imported. */
export const FILE_TYPES = SOURCES.map(({ fileTypes }) => fileTypes).join();

/** `chosen` are ids of columns by index, where the person says what a column is. */
export async function readTable(
  text: string,
  ours: Column[],
  numbers: Numbers,
  slices: Slices,
  chosen: ReadonlyMap<number, string> = new Map(),
): Promise<FileTable> {
  const source = SOURCES.find(({ accepts }) => accepts(text)) ?? csv;
  const table = await source.read(text, ours, slices, numbers);
  const columns = table.columns.map((column, index) => {
    const id = chosen.get(index);
    const known =
      id === undefined ? columnOf(column.header, ours, cellsOf(table, index)) : ours.find((one) => one.id === id);
    return { ...column, column: known ?? null };
  });
  return { ...table, columns };
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
