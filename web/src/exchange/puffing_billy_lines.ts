// Train games as rows: a board, a final over several boards, a Union Pacific final.
import type { EventGame } from '../events/event.ts';
import { filledRows, textOf, type Row } from '../parts/rows.ts';
import type { Cells } from './layout.ts';
import { BEST, BOARD, SECOND_SCORE } from './puffing_billy_columns.ts';

export function boardLines({ form, state, stage = 'preliminary' }: EventGame, game: string): Cells[] {
  const ofGame = { game, category: state.heading, stage: form === 'puffing-billy' ? stage : 'final' };
  if (form === 'union-pacific') return numbered(state['players'] as Row[], { score: 'game1', [SECOND_SCORE]: 'game2' }, ofGame);
  const listed = { ...ofGame, listed: String(state['listed']) };
  if (form === 'puffing-billy') return numbered(state['finishers'] as Row[], { score: 'score' }, listed);
  const boards = state['boards'] as { finishers: Row[] }[];
  return boards.flatMap(({ finishers }, index) => numbered(finishers, { score: 'score', [BEST]: 'best' }, { ...listed, [BOARD]: String(index + 1) }));
}

/** A list's rows from the first place or seat on; `fields` are its own names of the columns. */
function numbered(rows: Row[], fields: Record<string, string>, ofGame: Cells): Cells[] {
  const texts = (row: Row) => Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, textOf(row, field)]));
  return filledRows(rows, 0).map((row, index) => ({ ...ofGame, place: String(index + 1), player: textOf(row, 'player'), ...texts(row) }));
}
