// Finals over several boards, and Union Pacific's finals of two games.
import { pointerParts } from '../../ui/pointer.ts';
import type { Cells, ImportedGame } from '../csv_layout.ts';
import { BEST, BOARD, SECOND_SCORE } from './csv_columns.ts';
import { finishersOf, listOf, seated, spotInList, spotOfGame, textAt, type Seats } from './csv_seats.ts';

export function finalOf(lines: Cells[]): ImportedGame {
  const boards = boardsOf(lines);
  const listed = textAt(lines, 0, 'listed') === 'seating' ? 'seating' : 'finish';
  const lists = boards.map((seats, index) => ({
    key: String(index + 1),
    finishers: finishersOf(lines, seats, { score: 'score', best: BEST }),
  }));
  return {
    form: 'puffing-billy/final',
    state: { heading: textAt(lines, 0, 'category'), boards: lists, listed, decimals: '3' },
    problems: boards.flatMap(({ problems }) => problems),
    spotOf(at) {
      const [list, board, , index, field] = pointerParts(at);
      return list === 'boards' ? spotInList(boards[Number(board)], index, field) : spotOfGame(at);
    },
  };
}

/** In the order of their numbers; rows without a number belong to the first board. */
function boardsOf(lines: Cells[]): Seats[] {
  const number = (line: Cells) => Number(line[BOARD] || 1);
  const numbers = [...new Set(lines.map(number))].sort((one, other) => one - other);
  return numbers.map((board) =>
    seated(
      lines,
      lines.flatMap((line, index) => (number(line) === board ? [index] : [])),
    ),
  );
}

export function twoGameFinalOf(lines: Cells[]): ImportedGame {
  const seats = seated(lines);
  return {
    form: 'union-pacific',
    state: {
      heading: textAt(lines, 0, 'category'),
      players: listOf(lines, seats, { game1: 'score', game2: SECOND_SCORE }),
      rounding: 'each-game',
    },
    problems: seats.problems,
    spotOf(at) {
      const [list, game, index, field] = pointerParts(at);
      if (list !== 'games') return spotOfGame(at);
      return spotInList(seats, index, game === '1' && field === 'score' ? SECOND_SCORE : field);
    },
  };
}
