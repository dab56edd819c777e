// Other readings that posted PB scores may follow.
import type { BoardSheet, FinalSheet } from 'tallysheet';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { Row } from '../../ui/rows.ts';
import { levelOn, swaps, type PostedFigure, type PostedForm, type Reading } from '../posted_form.ts';
import type { BoardState, FinalBoard, FinalState } from './state.ts';

type ScoredRow = BoardSheet['rows'][number];
type Settings = Pick<BoardState, 'decimals' | 'listed'>;

function otherDecimals({ decimals }: Settings): Reading<Settings> {
  return decimals === '3'
    ? { words: 'with bonuses to four decimals', change: { decimals: '4' } }
    : { words: 'with bonuses to three decimals', change: { decimals: '3' } };
}

function otherListing({ listed }: Settings): Reading<Settings> {
  return listed === 'finish'
    ? { words: 'with the players ranked by score', change: { listed: 'seating' } }
    : { words: 'with the players placed as they are listed', change: { listed: 'finish' } };
}

const called = ({ player, place }: ScoredRow) => player || `place ${place}`;

function parts({ bonus, placement }: ScoredRow): NonNullable<PostedFigure['others']> {
  if (bonus === null || placement === null) return [];
  return [
    { words: 'the bonus alone, column (1)', figure: bonus },
    { words: 'the placement alone', figure: String(placement) },
  ];
}

/** Readings with players who are level on score in the other order. */
function level<State>(rows: ScoredRow[], listed: Row[], change: (rows: Row[]) => Partial<State>): Reading<State>[] {
  const groups = levelOn(rows, ({ score }) => score);
  return swaps(
    groups.map((group) => group.map((row) => ({ key: listed[row.index]?.key ?? '', who: called(row) }))),
    listed,
    change,
  );
}

const board: PostedForm<BoardState, BoardSheet> = {
  title: 'PB score',
  write: (figure, { bare }) => bare(figure),
  figures: ({ rows }, { finishers }) =>
    rows.map((row) => ({
      key: finishers[row.index]?.key ?? '',
      who: called(row),
      figure: row.total,
      others: parts(row),
    })),
  readings: (state, { rows }) => [
    otherDecimals(state),
    ...level<BoardState>(rows, state.finishers, (finishers) => ({ finishers })),
    otherListing(state),
  ],
};

const final: PostedForm<FinalState, FinalSheet> = {
  title: 'new best',
  write: (figure, { bare }) => bare(figure),
  figures: ({ boards }, state) =>
    boards.flatMap((board, at) => board.rows.map((_, index) => figureOf(board, index, state.boards[at]))),
  readings: (state, { boards }) => [
    otherDecimals(state),
    { words: 'without the bests before', change: { boards: state.boards.map(withoutBests) } },
    ...boards.flatMap(({ rows }, at) =>
      level<FinalState>(rows, state.boards[at]?.finishers ?? [], (finishers) => ({
        boards: withFinishers(state, at, finishers),
      })),
    ),
    otherListing(state),
  ],
};

function withoutBests(board: FinalBoard): FinalBoard {
  return { ...board, finishers: board.finishers.map((row) => ({ ...row, best: '' })) };
}

function withFinishers({ boards }: FinalState, at: number, finishers: Row[]): FinalBoard[] {
  return boards.map((board, index) => (index === at ? { ...board, finishers } : board));
}

function figureOf(board: FinalSheet['boards'][number], index: number, typed: FinalBoard | undefined): PostedFigure {
  const row = board.rows[index] as FinalSheet['boards'][number]['rows'][number];
  const key = `${typed?.key}-${typed?.finishers[row.index]?.key}`;
  const [before] = stepOf(stepsOfRow(board.working, index), 'newBest')?.terms.split(' ') ?? [];
  const bare = [
    { words: 'the PB score of this board alone', figure: row.total },
    { words: 'the best without what the final adds', figure: before ?? null },
  ];
  const others = bare.flatMap(({ words, figure }) => (figure === null ? [] : [{ words, figure }]));
  return { key, who: called(row), figure: row.newBest, others: [...others, ...parts(row)] };
}

export const postedForms: Record<string, PostedForm> = { 'puffing-billy': board, 'puffing-billy/final': final };
