// The games of a table without a column of games: the rows between two blank lines are one game. A line of its own above
// them, such as "Table 3" or "Rail Baron", is its title.
import { GAME, PLAYER, type Column } from '../systems/csv_layout.ts';
import type { FileColumn } from './headers.ts';
import type { SourceRow, SourceTable } from './source.ts';

export interface Blocks {
  /** The number of each row's game, from 1, by the number of the row. */
  games: Map<number, number>;
  /** The titles of games by their numbers. */
  titles: Map<number, string>;
  /** The rows that are titles. */
  titleRows: Set<SourceRow>;
}

/** Null where columns say which game a row belongs to, or say too little. */
export function blocksOf(
  columns: FileColumn[],
  { rows, above = [], headerRow }: BlockTable,
  ours: Column[],
): Blocks | null {
  const has = (id: string) => columns.some(({ column }) => column?.id === id);
  if (has(GAME.id) || (has('round') && has('board'))) return null;
  const needed = ours.filter((column) => column.needed && !column.ofGame && column.id !== GAME.id);
  if (!needed.every(({ id }) => has(id)) || !has(PLAYER.id)) return null;
  const blocks = inBlocks(rows);
  const first = above.at(-1);
  if (first?.row === headerRow - 1 && blocks.titles.size > 0 && !blocks.titles.has(1))
    blocks.titles.set(1, textIn(first));
  return blocks;
}

type BlockTable = Pick<SourceTable, 'rows' | 'above' | 'headerRow'>;

function textIn({ cells }: SourceRow): string {
  return cells.find((cell) => cell !== '') ?? '';
}

function inBlocks(rows: SourceRow[]): Blocks {
  const blocks: Blocks = { games: new Map(), titles: new Map(), titleRows: new Set() };
  let game = 0;
  let isEmpty = true;
  rows.forEach((row, at) => {
    const isFirst = at === 0 || row.row - (rows[at - 1] as SourceRow).row > 1 || isTitle(row, rows[at + 1]);
    if (isFirst && !(isEmpty && game > 0)) game += 1;
    if (isFirst) isEmpty = true;
    if (isFirst && isTitle(row, rows[at + 1])) {
      blocks.titles.set(game, textIn(row));
      blocks.titleRows.add(row);
      return;
    }
    isEmpty = false;
    blocks.games.set(row.row, game);
  });
  return blocks;
}

/** Whether a row has a single text, and the next has more. */
function isTitle({ cells }: SourceRow, next: SourceRow | undefined): boolean {
  const filled = (texts: string[]) => texts.filter((text) => text !== '');
  const [text = '', ...others] = filled(cells);
  return others.length === 0 && /\p{L}/u.test(text) && next !== undefined && filled(next.cells).length > 1;
}
