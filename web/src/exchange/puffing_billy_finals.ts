// Finals that are one game of several boards, or Union Pacific's of two games.
import type { FinalRequest, TwoGameRequest } from 'tallysheet';
import { problemsOf, valueOr, type Cells, type Draft, type LineProblem } from './layout.ts';
import { BEST, BOARD, SECOND_SCORE } from './puffing_billy_columns.ts';
import { finisherOf, listOf, seated, spotInList, textAt, type Seats } from './seats.ts';

export function finalDraft(lines: Cells[]): Draft {
  const boards = boardsOf(lines);
  const listed = textAt(lines, 0, 'listed') === 'seating' ? 'seating' : 'finish';
  const request = requestOf(lines, boards, listed);
  const lists = boards.map((seats, index) => ({ key: String(index + 1), finishers: listOf(lines, seats, { score: 'score', best: BEST }) }));
  return {
    form: 'puffing-billy/final',
    state: { heading: textAt(lines, 0, 'category'), boards: lists, listed, decimals: '3' },
    problems: [...boards.flatMap(({ problems }) => problems), ...mustBeFinal(lines)],
    boards: request.boards.map(({ finishers }) => ({ category: textAt(lines, 0, 'category'), stage: 'final', finishers, listed })),
    check: (engine) => problemsOf(engine.puffingBilly.scoreFinal(request)),
    spotOf(at) {
      const [, , board, , ...rest] = at.split('/');
      return spotInList(boards[Number(board)] ?? { order: [0], problems: [] }, rest);
    },
  };
}

/** In the order of their numbers; rows without one are of the first. */
function boardsOf(lines: Cells[]): Seats[] {
  const number = (line: Cells) => Number(line[BOARD] || 1);
  const numbers = [...new Set(lines.map(number))].sort((one, other) => one - other);
  return numbers.map((board) => seated(lines, lines.flatMap((line, index) => (number(line) === board ? [index] : []))));
}

function requestOf(lines: Cells[], boards: Seats[], listed: 'finish' | 'seating'): FinalRequest {
  const finalist = (at: number) => ({ ...finisherOf(lines, at), best: valueOr(textAt(lines, at, BEST), null) });
  return { boards: boards.map(({ order }) => ({ finishers: order.map(finalist), listed })) };
}

export function twoGameDraft(lines: Cells[]): Draft {
  const seats = seated(lines);
  const game = (column: string) => seats.order.map((at) => ({ player: textAt(lines, at, 'player'), score: valueOr(textAt(lines, at, column), undefined) as string }));
  const games: TwoGameRequest['games'] = [game('score'), game(SECOND_SCORE)];
  return {
    form: 'union-pacific',
    state: { heading: textAt(lines, 0, 'category'), players: listOf(lines, seats, { game1: 'score', game2: SECOND_SCORE }), rounding: 'each-game' },
    problems: [...seats.problems, ...mustBeFinal(lines)],
    check: (engine) => problemsOf(engine.unionPacific.scoreFinal({ games })),
    spotOf(at) {
      const [, , game, ...rest] = at.split('/');
      const spot = spotInList(seats, rest);
      return game === '1' && spot.column === 'score' ? { ...spot, column: SECOND_SCORE } : spot;
    },
  };
}

function mustBeFinal(lines: Cells[]): LineProblem[] {
  const message = 'Stage is “preliminary”, but the game has what only a final has: a board number, a best before or a second score.';
  return textAt(lines, 0, 'stage') === 'preliminary' ? [{ line: 0, column: 'stage', message }] : [];
}
