// Boards of train games: places or seats, and money.
import type { Cells, ImportedGame, Layout } from '../csv_layout.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { BEST, BOARD, COLUMNS, EXAMPLE, SECOND_SCORE } from './csv_columns.ts';
import { finalOf, twoGameFinalOf } from './csv_finals.ts';
import { boardLines } from './csv_lines.ts';
import { listOf, seated, spotInList, spotOfGame, textAt } from './csv_seats.ts';

export const csv: Layout = {
  system: 'puffing-billy',
  columns: COLUMNS,
  numbersGames: true,
  example: EXAMPLE,
  gameOf(_, lines) {
    if (lines.some((line) => line[SECOND_SCORE])) return twoGameFinalOf(lines);
    if (lines.some((line) => line[BOARD] || line[BEST])) return finalOf(lines);
    return boardOf(lines);
  },
  lines: boardLines,
};

function boardOf(lines: Cells[]): ImportedGame {
  const seats = seated(lines);
  const listed = textAt(lines, 0, 'listed') === 'seating' ? 'seating' : 'finish';
  return {
    form: 'puffing-billy',
    stage: textAt(lines, 0, 'stage') === 'final' ? 'final' : 'preliminary',
    state: {
      heading: textAt(lines, 0, 'category'),
      finishers: listOf(lines, seats, { score: 'score' }),
      listed,
      decimals: '3',
    },
    problems: seats.problems,
    spotOf(at) {
      const [list, index, field] = pointerParts(at);
      return list === 'finishers' ? spotInList(seats, index, field) : spotOfGame(at);
    },
  };
}
