// Boards of train games: places or seats, and money.
import type { CategoryBoard, Problem, Tallysheet } from 'tallysheet';
import { problemsOf, type Cells, type Draft, type Layout } from './layout.ts';
import { BEST, BOARD, COLUMNS, EXAMPLE, SECOND_SCORE } from './puffing_billy_columns.ts';
import { finalDraft, twoGameDraft } from './puffing_billy_finals.ts';
import { boardLines } from './puffing_billy_lines.ts';
import { finisherOf, listOf, seated, spotInList, textAt } from './seats.ts';

export const puffingBilly: Layout = {
  system: 'puffing-billy',
  columns: COLUMNS,
  example: EXAMPLE,
  draft(_, lines) {
    if (lines.some((line) => line[SECOND_SCORE])) return twoGameDraft(lines);
    if (lines.some((line) => line[BOARD] || line[BEST])) return finalDraft(lines);
    return boardDraft(lines);
  },
  together,
  lines: boardLines,
};

function boardDraft(lines: Cells[]): Draft {
  const seats = seated(lines);
  const category = textAt(lines, 0, 'category');
  const listed = textAt(lines, 0, 'listed') === 'seating' ? 'seating' : 'finish';
  const stage = textAt(lines, 0, 'stage') === 'final' ? 'final' : 'preliminary';
  const board: CategoryBoard = { category, stage, listed, finishers: seats.order.map((at) => finisherOf(lines, at)) };
  return {
    form: 'puffing-billy',
    stage,
    state: { heading: category, finishers: listOf(lines, seats, { score: 'score' }), listed, decimals: '3' },
    problems: seats.problems,
    boards: [board],
    check: (engine) => problemsOf(engine.puffingBilly.standings({ boards: [board] })),
    spotOf(at) {
      const [, , , field, ...rest] = at.split('/');
      return field === 'finishers' ? spotInList(seats, rest) : { line: 0, column: field ?? null };
    },
  };
}

/** All boards of a category's final are one final, in which a player sits once; other boards have nothing to do with
 *  each other. */
function together(engine: Tallysheet, drafts: Draft[]): Problem[][] {
  const finals = drafts.flatMap(({ boards = [] }, draft) => boards.map((board, at) => ({ draft, board, at }))).filter(({ board }) => board.stage === 'final');
  const found: Problem[][] = drafts.map(() => []);
  for (const problem of problemsOf(engine.puffingBilly.standings({ boards: finals.map(({ board }) => board) }))) {
    const [, , index, ...rest] = problem.at.split('/');
    const final = finals[Number(index)];
    if (final) found[final.draft]?.push({ ...problem, at: `/boards/${final.at}/${rest.join('/')}` });
  }
  return found;
}
