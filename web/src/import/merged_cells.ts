// Cells that a spreadsheet has merged downwards: the name of a game, a round or a board stands in the first of its rows, and
// the cells below it are blank.
import { GAME } from '../systems/csv_layout.ts';
import type { FileColumn } from './headers.ts';
import type { SourceRow } from './source.ts';

/** The columns that say which game a row belongs to. */
const PLACING = [GAME.id, 'round', 'board'];

/** Their indexes. None where each row names its game: a blank cell of another column is then given once, or a mistake. */
export function mergedColumns(columns: FileColumn[], rows: SourceRow[]): number[] {
  const placing = columns.flatMap(({ column }, index) => (column && PLACING.includes(column.id) ? [index] : []));
  const isWhole = (index: number) => columns[index]?.column?.id === GAME.id && !isMerged(rows, index);
  return placing.some(isWhole) ? [] : placing.filter((index) => isMerged(rows, index));
}

/** Whether texts have blank cells below them: at least as many in all, since a game has two players or more. */
function isMerged(rows: SourceRow[], index: number): boolean {
  const texts = rows.map(({ cells }) => cells[index] ?? '');
  const blank = texts.filter((text) => text === '').length;
  const isRepeated = texts.some((text, at) => text !== '' && text === texts[at - 1]);
  return texts[0] !== '' && 2 * blank >= texts.length && !isRepeated;
}

/** The rows with the text above in each blank cell of these columns. */
export function filledDown(rows: SourceRow[], columns: number[]): SourceRow[] {
  if (columns.length === 0) return rows;
  let above: string[] = [];
  return rows.map((row) => {
    const cells = [...row.cells];
    for (const index of columns) cells[index] ||= above[index] ?? '';
    above = cells;
    return { ...row, cells };
  });
}
