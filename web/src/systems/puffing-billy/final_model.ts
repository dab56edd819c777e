// A final over one or more boards: how they and each player's best score before them are read and scored.
import type { FinalRequest, FinalSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { isBlank, textOf, type Row } from '../../ui/rows.ts';
import { nameOfFinisherField, readFinishers } from './finishers.ts';
import { eitherOf, isOpen, openForFirst, placedAhead } from './level.ts';
import { finalState, LEAST, type FinalBoard, type FinalState } from './state.ts';

export const form: Form<FinalState, FinalRequest, FinalSheet> = {
  id: 'puffing-billy/final',
  state: finalState,
  read(state, numbers) {
    const reader = new Reader(numbers);
    const { listed } = state;
    const boards = filledBoards(state.boards).map(({ finishers }, index) => ({
      finishers: readBoard(finishers, index, reader),
      listed,
      ...placedAhead(finishers),
    }));
    return { request: { boards, decimals: state.decimals === '4' ? 4 : 3, working: true }, problems: reader.problems };
  },
  scoredBy: { record: 'puffingBilly', name: 'scoreFinal' },
  score: (engine, request) => engine.puffingBilly.scoreFinal(request),
  nameOf(at, { boards, listed }) {
    const [, board, , index, field] = pointerParts(at);
    const rows = boards[Number(board)]?.finishers ?? [];
    if (!field) return board === undefined ? 'the final' : `board ${Number(board) + 1}`;
    const name = nameOfFinisherField(rows, Number(index), field, listed);
    return boards.length > 1 && name.includes('the ') ? `${name} on board ${Number(board) + 1}` : name;
  },
  unfinished: ({ boards }, sheet) =>
    boards.some(({ finishers }) => finishers.some(isBlank)) || (sheet?.boards ?? []).some(({ rows }) => isOpen(rows)),
  verdict({ ladder, boards }, _, { bare, grouped }) {
    const [first] = ladder;
    const best = first && boards[first.board]?.rows[first.row]?.newBest;
    const level = ladder.filter(({ place }) => place === 1);
    const open = level.flatMap(({ board }) => openForFirst(boards[board]?.rows ?? []));
    if (open.length > 0)
      return { who: eitherOf(open), says: `level on ${grouped(open[0]?.score ?? '')} in the final`, figure: '' };
    return {
      who: level.map(({ player }) => player).join(', '),
      says: level.length > 1 ? 'share the final' : 'wins the final',
      figure: bare(best ?? ''),
    };
  },
};

function readBoard(rows: Row[], board: number, reader: Reader) {
  const at = `/boards/${board}/finishers`;
  return readFinishers(rows, LEAST, at, reader).map((finisher, index) => {
    const best = reader.number(`${at}/${index}/best`, textOf(rows[index] as Row, 'best'), 'points');
    return best === undefined ? finisher : { ...finisher, best };
  });
}

/** Without the blank boards at the end. */
function filledBoards(boards: FinalBoard[]): FinalBoard[] {
  let end = boards.length;
  while (end > 1 && boards[end - 1]?.finishers.every(isBlank)) end -= 1;
  return boards.slice(0, end);
}
