// Reads the rows of a table cell by cell, and groups them into games.
import { capital, shortened } from '../ui/sentences.ts';
import type { Slices } from '../device/slices.ts';
import { readCell } from './cell_reader.ts';
import { GAME, type Cells, type Column } from '../systems/csv_layout.ts';
import type { CellNumbers } from './file_style.ts';
import type { CellProblem } from './table_problems.ts';
import { problemAt } from './table_problems.ts';
import type { SourceRow } from './source.ts';
import type { FileTable } from './table.ts';

export interface FileGame {
  /** Blank for rows without a game; their cells are checked one by one only. */
  name: string;
  rows: number[];
  lines: Cells[];
  /** Cells that could not be read, as "line column". Engine problems at these cells are ignored. */
  unread: Set<string>;
  /** Whether one of its rows could not be read. */
  broken: boolean;
}

export interface FileGames {
  games: FileGame[];
  problems: CellProblem[];
}

export async function gamesOf(
  table: FileTable,
  columns: Column[],
  reading: CellNumbers,
  slices: Slices,
): Promise<FileGames> {
  const games = new Map<string, FileGame>();
  const problems: CellProblem[] = [];
  for (const row of table.rows) {
    const read = readRow(row, table, reading);
    if (row.fault) problems.push(problemAt(table, row.row, null, row.fault));
    problems.push(
      ...read.problems.map(({ column, message, ...more }) => ({
        ...problemAt(table, row.row, column, message),
        ...more,
      })),
    );
    problems.push(...unplaced(table, row.row, read));
    gather(games, row.row, read, { broken: row.fault !== null, name: nameIn(table, row, read.cells) });
    if (slices.due) await slices.pause();
  }
  for (const game of games.values()) {
    if (game.name !== '') problems.push(...settleWhole(game, columns, table));
    if (slices.due) await slices.pause();
  }
  return { games: [...games.values()], problems };
}

interface ReadRow {
  cells: Cells;
  problems: { column: string; message: string; offers?: string[] }[];
}

function readRow({ cells, cut }: SourceRow, { columns }: FileTable, reading: CellNumbers): ReadRow {
  const read: ReadRow = { cells: {}, problems: [] };
  columns.forEach(({ column }, index) => {
    if (!column || column.id in read.cells) return;
    const { value, message, ...more } = readCell(cells[index] ?? '', column, reading, cut.get(index));
    read.cells[column.id] = value;
    if (message) read.problems.push({ column: column.id, message, ...more });
  });
  return read;
}

interface RowFacts {
  broken: boolean;
  /** The name of its game; blank if it has none. */
  name: string;
}

function gather(
  games: Map<string, FileGame>,
  row: number,
  { cells, problems }: ReadRow,
  { broken, name }: RowFacts,
): void {
  const game = games.get(name) ?? { name, rows: [], lines: [], unread: new Set(), broken: name === '' };
  for (const { column } of problems) game.unread.add(`${game.lines.length} ${column}`);
  game.rows.push(row);
  game.lines.push(cells);
  game.broken ||= broken || problems.length > 0;
  games.set(name, game);
}

/** The name of a row's game: "Brass", "Brass, round 2 board 1" or "Brass, 2026-11-05" where names recur, and "R2 board 1"
 *  in a file without a column of games. */
function nameIn({ namesRecur, dates, columns }: FileTable, row: SourceRow, cells: Cells): string {
  const { [GAME.id]: name, round, stage } = cells;
  // Boards that are not the game's are those of the players of a final.
  const isOverBoards = stage === 'final' && columns.some(({ column }) => column?.id === 'board' && !column.ofGame);
  const board = isOverBoards ? '' : cells['board'];
  if (name === undefined) return round && board ? `R${round} board ${board}` : '';
  if (name === '') return '';
  if (namesRecur && round) return `${name}, round ${round}${board ? ` board ${board}` : ''}`;
  const date = row.cells[dates] ?? '';
  return date === '' ? name : `${name}, ${date}`;
}

/** The fields missing from the round and board that name a row's game. */
function unplaced(table: FileTable, row: number, { cells }: ReadRow): CellProblem[] {
  const lacking = GAME.id in cells ? [] : ['round', 'board'].filter((id) => !cells[id]);
  return lacking.map((id) => problemAt(table, row, id, `${capital(id)} is missing.`));
}

/** Settles the columns that apply to the whole game: the same in each of its rows, or given once. */
function settleWhole(game: FileGame, columns: Column[], table: FileTable): CellProblem[] {
  return columns.filter(({ ofGame }) => ofGame).flatMap((column) => settleColumn(game, column, table));
}

function settleColumn(game: FileGame, { id, title, needed }: Column, table: FileTable): CellProblem[] {
  const first = game.lines.findIndex((line) => line[id]);
  const said = game.lines[first]?.[id] ?? '';
  const problems = game.lines.flatMap((line, index) => {
    const own = line[id] ?? '';
    line[id] = said;
    if (own === '' || own === said || game.unread.has(`${index} ${id}`)) return [];
    const message = `The ${title} is “${shortened(own)}” here and “${shortened(said)}” in ${table.words.row} ${game.rows[first]} of the same game.`;
    return [problemAt(table, game.rows[index] as number, id, message)];
  });
  if (said === '' && needed) {
    game.unread.add(`0 ${id}`);
    problems.push(problemAt(table, game.rows[0] as number, id, `${capital(title)} is missing.`));
  }
  game.broken ||= problems.length > 0;
  return problems;
}
