// The contents of the forms of a board and a final.
import type { Numbers } from '../../numbers/numbers.ts';
import type { BoardRequest, BoardSheet, FinalRequest, FinalSheet } from 'tallysheet';
import { most as MOST_BOARDS } from 'limits:puffingBilly.scoreFinal/boards';
import { least as LEAST, most as MOST } from 'limits:puffingBilly.scoreBoard/finishers';
import boardRequest from 'example:puffingBilly.scoreBoard';
import finalRequest from 'example:puffingBilly.scoreFinal';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { lists, oneOf, rows, text } from '../../form/state_fields.ts';
import { rowsOf, type Row } from '../../ui/rows.ts';
import { AHEAD } from './level.ts';

export { LEAST, MOST, MOST_BOARDS };

export const boardExample = boardRequest as BoardRequest;
const finalExample = finalRequest as FinalRequest;

const ROWS = { blank: 4, most: MOST };

export const boardState = describeState(
  {
    heading: text(),
    finishers: rows(['player', 'score', 'posted', AHEAD], ROWS),
    listed: oneOf('finish', 'seating'),
    decimals: oneOf('3', '4'),
  },
  ({ grouped }) => ({
    heading: 'Empire Builder',
    finishers: rowsOf(boardExample.finishers.map(({ player = '', score }) => ({ player, score: grouped(score) }))),
  }),
);

export const finalState = describeState(
  {
    heading: text(),
    boards: lists('finishers', rows(['player', 'score', 'best', 'posted', AHEAD], ROWS), MOST_BOARDS),
    listed: oneOf('finish', 'seating'),
    decimals: oneOf('3', '4'),
  },
  (numbers) => ({
    heading: 'Empire Builder',
    boards: finalExample.boards.map((board, index) => exampleBoard(board, index, numbers)),
  }),
);

export type BoardState = StateOf<typeof boardState>;
export type FinalState = StateOf<typeof finalState>;
export type BoardModel = FormModel<BoardState, BoardRequest, BoardSheet>;
export type FinalModel = FormModel<FinalState, FinalRequest, FinalSheet>;
export type FinalBoard = FinalState['boards'][number];
export type Listed = BoardState['listed'];
export type Decimals = BoardState['decimals'];

function exampleBoard(
  { finishers }: FinalRequest['boards'][number],
  index: number,
  { grouped }: Numbers,
): { key: string; finishers: Row[] } {
  const texts = finishers.map(({ player = '', score, best }) => ({
    player,
    score: grouped(score),
    best: grouped(best ?? ''),
  }));
  return { key: String(index + 1), finishers: rowsOf(texts) };
}
