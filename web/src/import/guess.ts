// Guesses what a column is from its cells, where its header does not say: powers, names, places or figures.
import { isTwofold, styleOf } from '../numbers/number_entry.ts';
import { PLAYER, type Column } from '../systems/csv_layout.ts';
import { plainWord, type FileColumn } from './headers.ts';

/** The cells of a column that are not blank; at most LOOKED_AT of them. */
type CellsAt = (index: number) => string[];

/** How many cells are looked at. */
export const LOOKED_AT = 200;

/** The columns, with those found by their cells that the system needs and no header names. A column is only found where
 *  no other fits as well. */
export function guessed(
  columns: FileColumn[],
  ours: Column[],
  isOpen: (index: number) => boolean,
  cellsAt: CellsAt,
): FileColumn[] {
  const found = [...columns];
  for (const column of inOrder(ours)) {
    if (found.some((one) => one.column?.id === column.id)) continue;
    const fitting = found.flatMap((one, index) =>
      one.column === null && isOpen(index) && isLike(column, cellsAt(index)) ? [index] : [],
    );
    const [only = -1] = fitting;
    if (fitting.length === 1) found[only] = { ...(found[only] as FileColumn), column };
  }
  return found;
}

/** The most telling first: a place is a number too, and a power a name. */
function inOrder(ours: Column[]): Column[] {
  const isAsked = ({ id, needed, ofGame, kind }: Column) =>
    (needed && !ofGame && (id === PLAYER.id || kind !== 'text')) || id === 'place';
  const rank = ({ id, kind }: Column) => (kind === 'choice' ? 0 : id === PLAYER.id ? 1 : id === 'place' ? 2 : 3);
  return ours.filter((column) => isAsked(column) && column.id !== 'game').sort((one, other) => rank(one) - rank(other));
}

function isLike(column: Column, cells: string[]): boolean {
  if (cells.length < 2) return false;
  const all = (test: (cell: string) => boolean) => cells.every(test);
  const { id, kind, options = {} } = column;
  if (kind === 'choice') return all((cell) => isOption(plainWord(cell), options));
  if (id === PLAYER.id) return all((cell) => /\p{L}/u.test(cell)) && new Set(cells).size > 1;
  if (id === 'place')
    return all((cell) => /^=?\d{1,2}(=|\.|st|nd|rd|th)?$/.test(cell)) && cells.some((cell) => /^=?1\D*$/.test(cell));
  if (kind === 'count') return all((cell) => /^\d{1,3}$/.test(cell));
  return all((cell) => /^\d+$/.test(cell) || styleOf(cell) !== null || isTwofold(cell));
}

function isOption(word: string, options: Record<string, string[]>): boolean {
  return Object.entries(options).some(([value, words]) => value === word || words.includes(word));
}
