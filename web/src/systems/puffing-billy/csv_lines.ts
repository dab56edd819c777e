// Writes train games as rows: boards, finals over several boards, and Union Pacific finals.
import type { EventGame } from '../event_game.ts';
import { filledRows, textOf, type Row } from '../../ui/rows.ts';
import type { Cells } from '../csv_layout.ts';
import { BEST, BOARD, SECOND_SCORE } from './csv_columns.ts';

export function boardLines({ form, state, stage = 'preliminary' }: EventGame, game: string): Cells[] {
  const ofGame = { game, category: state.heading, stage: form === 'puffing-billy' ? stage : 'final' };
  if (form === 'union-pacific')
    return numbered(state['players'] as Row[], { score: 'game1', [SECOND_SCORE]: 'game2' }, ofGame);
  const listed = { ...ofGame, listed: String(state['listed']) };
  if (form === 'puffing-billy') return numbered(state['finishers'] as Row[], { score: 'score' }, listed);
  const boards = state['boards'] as { finishers: Row[] }[];
  return boards.flatMap(({ finishers }, index) =>
    numbered(finishers, { score: 'score', [BEST]: 'best' }, { ...listed, [BOARD]: String(index + 1) }),
  );
}

/** The rows of a list, numbered from 1; `fields` maps columns to the list's fields. */
function numbered(rows: Row[], fields: Record<string, string>, ofGame: Cells): Cells[] {
  const texts = (row: Row) =>
    Object.fromEntries(Object.entries(fields).map(([column, field]) => [column, textOf(row, field)]));
  return filledRows(rows, 0).map((row, index) => ({
    ...ofGame,
    place: String(index + 1),
    player: textOf(row, 'player'),
    ...texts(row),
  }));
}
