// Reads a text by its source, and finds what its columns and rows are: columns of the system, games, and rows that are no
// results.
import type { Slices } from '../device/slices.ts';
import { GAME, type Column } from '../systems/csv_layout.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { blocksOf, type Blocks } from './blocks.ts';
import { source as csv } from './csv_source.ts';
import { guessed, LOOKED_AT } from './guess.ts';
import { columnOf, labelledNumber, plainWord, type FileColumn } from './headers.ts';
import { leftOutOf, type LeftOut } from './left_out.ts';
import { filledDown, mergedColumns } from './merged_cells.ts';
import type { CellEdit, Source, SourceColumn, SourceRow, SourceTable } from './source.ts';
import { datesOfGames, namesAreTitles } from './recurring_names.ts';
import { withWholeNames } from './split_names.ts';
import { rowPerPlayer } from './wide_table.ts';

export interface FileTable extends SourceTable {
  columns: FileColumn[];
  /** The rows that `rows` leaves out. */
  leftOut: LeftOut[];
  /** Columns in which blank cells stand for the text above them. */
  merged: FileColumn[];
  /** Whether rows with the same name are different games in different rounds or at different boards. */
  namesRecur: boolean;
  /** The column of dates that tells games with one name apart; -1 if there is none. */
  dates: number;
  /** The number of games, where blank lines part them. */
  blocks: number | null;
}

/** The user's answers about a file. */
export interface Corrections {
  /** Ids of columns by index; blank for one that is left out. */
  columns?: ReadonlyMap<number, string>;
  /** Rows that are results although they look like totals or notes. */
  included?: ReadonlySet<number>;
  /** Texts of columns that the file does not have, the same for all rows, by ids. */
  same?: ReadonlyMap<string, string>;
  /** Columns chosen for headers of earlier files, by the header's words: a column id, or blank if it was left out. */
  remembered?: ReadonlyMap<string, string>;
  /** The id of the part that is read; blank for the first. */
  part?: string;
}

const OTHERS = import.meta.glob<Source>(['./*_source.ts', '!./csv_source.ts'], { eager: true, import: 'source' });
const SOURCES = [...Object.values(OTHERS), csv];

/** Endings and types of the texts that can be imported. */
export const TEXT_TYPES = [...new Set(SOURCES.flatMap(({ fileTypes }) => fileTypes.split(',')))].filter(Boolean).join();

export async function readTable(
  text: string,
  ours: Column[],
  numbers: Numbers,
  slices: Slices,
  corrections: Corrections = {},
): Promise<FileTable> {
  const source = SOURCES.find(({ accepts }) => accepts(text)) ?? csv;
  const read = await source.read(text, ours, slices, numbers, corrections.part ?? '');
  const table = rowPerPlayer(read, ours) ?? withWholeNames(read, ours) ?? read;
  const columns = columnsOf(table, ours, corrections);
  const blocks = table.refused ? null : blocksOf(columns, table, ours);
  const leftOut = leftOutOf(
    { ...table, columns, titles: blocks?.titleRows ?? new Set() },
    corrections.included ?? new Set(),
  );
  const without = new Set(leftOut.map(({ row }) => row));
  const results = table.rows.filter(({ row }) => !without.has(row));
  const merged = mergedColumns(columns, results);
  const rows = filledDown(results, merged);
  const count = table.count - (table.rows.length - rows.length);
  const added = addedColumns(columns, ours, blocks, corrections);
  const namesRecur = tablesIn(columns) >= 0 || namesAreTitles(columns, rows);
  return {
    ...table,
    columns: [
      ...columns,
      ...added.map(({ column }) => ({ letter: '', header: column.title, column, isAdded: true as const })),
    ],
    rows: added.length === 0 ? rows : rows.map((row) => withTexts(row, columns.length, added)),
    count,
    leftOut,
    merged: columns.filter((_, index) => merged.includes(index)),
    namesRecur,
    dates: namesRecur ? -1 : datesOfGames(columns, rows),
    blocks: blocks && new Set(rows.map(({ row }) => blocks.games.get(row))).size,
    edited: (written, edits) =>
      table.edited(
        written,
        edits.filter(({ at }) => at < columns.length),
      ),
  };
}

function columnsOf(
  table: SourceTable,
  ours: Column[],
  { columns: chosen = new Map(), remembered = new Map() }: Corrections,
): FileColumn[] {
  const named = table.columns.map((column, index) => {
    const id = chosen.get(index) ?? column.id ?? remembered.get(plainWord(column.header));
    const known =
      id === undefined ? columnOf(column.header, ours, cellsOf(table, index)) : ours.find((one) => one.id === id);
    return { ...column, column: known ?? null };
  });
  const isOpen = (index: number) => {
    const { header = '' } = named[index] ?? {};
    return !chosen.has(index) && !remembered.has(plainWord(header));
  };
  const cellsAt = (index: number) =>
    cellsOf({ rows: table.rows.slice(0, LOOKED_AT) }, index).filter((cell) => cell !== '');
  const columns = guessed(named, ours, isOpen, cellsAt);
  const tables = tablesIn(columns);
  const board = ours.find(({ id }) => id === 'board');
  const isNumber = (cell: string) => /^\d{0,3}$/.test(cell) || labelledNumber(cell, board as Column) !== null;
  if (tables < 0 || chosen.has(tables) || !board || !cellsOf(table, tables).every(isNumber)) return columns;
  return columns.map((column, index) => (index === tables ? { ...column, column: board } : column));
}

/** The column that says at which table of a round a game was played; -1 if there is none. */
function tablesIn(columns: FileColumn[]): number {
  const has = (id: string) => columns.some(({ column }) => column?.id === id);
  if (!has('round') || has('board')) return -1;
  return columns.findIndex(({ column, header }) => column?.id === GAME.id && TABLE_WORDS.has(plainWord(header)));
}

const TABLE_WORDS = new Set(['table', 'tisch', 'tavolo', 'tavola']);

/** A column that the file does not have. */
interface Added {
  column: Column;
  textOf(row: SourceRow): string;
}

/** The user's answers that apply to all rows, and the games that blank lines separate. */
function addedColumns(
  columns: FileColumn[],
  ours: Column[],
  blocks: Blocks | null,
  { same = new Map() }: Corrections,
): Added[] {
  return ours.flatMap((column): Added[] => {
    if (columns.some((one) => one.column?.id === column.id)) return [];
    const text = same.get(column.id);
    if (text) return [{ column, textOf: () => text }];
    return blocks ? fromBlocks(column, blocks, ours) : [];
  });
}

function fromBlocks(column: Column, { games, titles }: Blocks, ours: Column[]): Added[] {
  const isNumbered = ours.some(({ id }) => id === 'category');
  const numberOf = ({ row }: SourceRow) => games.get(row) ?? 1;
  const titleOf = (row: SourceRow) => titles.get(numberOf(row)) ?? '';
  if (column.id === GAME.id)
    return [{ column, textOf: (row) => (isNumbered ? '' : titleOf(row)) || String(numberOf(row)) }];
  return column.id === 'category' && titles.size > 0 ? [{ column, textOf: titleOf }] : [];
}

function withTexts(row: SourceRow, from: number, added: Added[]): SourceRow {
  const cells = row.cells.slice(0, from);
  while (cells.length < from) cells.push('');
  return { ...row, cells: [...cells, ...added.map(({ textOf }) => textOf(row))] };
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

/** "5", or "5, Austria" where the file has a row per game. */
export function rowLabel({ rowLabel: label = String }: FileTable, row: number): string {
  return label(row);
}

/** "Row 5" */
export function rowName(table: FileTable, row: number): string {
  return `${capital(table.words.row)} ${rowLabel(table, row)}`;
}

/** "C “score”" */
export function columnName({ letter, header }: SourceColumn): string {
  const quoted = `“${shortened(header)}”`;
  return letter === '' ? quoted : `${letter} ${quoted}`;
}
