// Answers: what if a finisher had another game score? Players who finished in the order of their scores change places with it;
// where a list does not follow the scores, its order stays.
import type { BoardSheet, FinalSheet } from 'tallysheet';
import { bare, ordinal } from '../../ui/figures.ts';
import { inUnits, placesOf } from '../../ui/decimal_text.ts';
import { filledRows, textOf, withText, type Row } from '../../ui/rows.ts';
import { isScore, leastScores, plainScore, plainScores, scoreLever } from '../score_search.ts';
import type { Answer, Baseline, Lever, Result, WhatIf } from '../what_if.ts';
import { withReportsOf } from './level.ts';
import { LEAST, type BoardState, type FinalBoard, type FinalState } from './state.ts';

const board: WhatIf<BoardState, BoardSheet> = {
  results: ({ rows }, { finishers }) =>
    rows.map(({ index, player, total, place }) => ({
      key: finishers[index]?.key ?? '',
      who: player || ordinal(place),
      figure: total,
      place,
      shared: false,
    })),
  levers: ({ typed, changed, key }) => [
    scoreLever('Game score', scoreOf(changed.finishers, key), scoresIn(changed.finishers), (score) =>
      withScore(typed, changed, key, score),
    ),
  ],
  answers: (baseline, key) => [leastBoardScores(baseline, key)],
  changes: 'the score',
  figure: bare,
};

function leastBoardScores(baseline: Baseline<BoardState>, key: string): Answer<BoardState> {
  const { state } = baseline;
  const lines = leastScores({
    baseline,
    key,
    scores: scoresIn(state.finishers),
    withScore: (score) => withScore(state, state, key, score),
  });
  return { title: 'The least game score', lines };
}

const scoresIn = (rows: Row[]) => plainScores(rows.map((row) => textOf(row, 'score')));

function scoreOf(rows: Row[], key: string): string {
  return textOf(rows.find((row) => row.key === key) as Row, 'score');
}

/** The contents with another score, in the order of the scores if the typed ones are; level players as typed. */
function withScore(typed: BoardState, changed: BoardState, key: string, score: string): BoardState {
  const finishers = withReportsOf(
    changed.finishers.map((row) => (row.key === key ? { ...row, score } : row)),
    changed.finishers,
  );
  const isOrdered = typed.listed === 'finish' && followsScores(typed.finishers);
  return { ...changed, finishers: isOrdered ? byScore(finishers, typed.finishers) : finishers };
}

function followsScores(rows: Row[]): boolean {
  return byScore(rows, rows).every((row, at) => row === rows[at]);
}

/** Stable, as typed where level. Blank rows stay at the end; with an unreadable score nothing moves. */
function byScore(rows: Row[], typed: Row[]): Row[] {
  const filled = filledRows(rows, LEAST);
  if (!filled.every((row) => isScore(textOf(row, 'score')))) return rows;
  const seat = ({ key }: Row) => typed.findIndex((row) => row.key === key);
  const places = Math.max(...scoresIn(filled).map(placesOf));
  const units = (row: Row) => inUnits(plainScore(textOf(row, 'score')), places);
  const isAhead = (one: Row, other: Row) => units(one) > units(other);
  const sorted = [...filled].sort((one, other) =>
    isAhead(one, other) ? -1 : isAhead(other, one) ? 1 : seat(one) - seat(other),
  );
  return [...sorted, ...rows.slice(filled.length)];
}

const final: WhatIf<FinalState, FinalSheet> = {
  results: ({ boards }, state) => boards.flatMap((one, at) => resultsOnBoard(one, state.boards[at] as FinalBoard)),
  levers: ({ changed, key }) => finalLevers(changed, key),
  answers: () => [],
  changes: 'the score',
  figure: bare,
};

function resultsOnBoard({ rows }: FinalSheet['boards'][number], { key, finishers }: FinalBoard): Result[] {
  return rows.map(({ index, player, newBest, place }) => ({
    key: `${key}-${finishers[index]?.key}`,
    who: player || ordinal(place),
    figure: newBest,
    place,
    shared: false,
  }));
}

/** A final keeps the order in which its players are listed. */
function finalLevers(state: FinalState, key: string): Lever<FinalState>[] {
  const at = state.boards.findIndex((one) => one.finishers.some((row) => `${one.key}-${row.key}` === key));
  const { finishers } = state.boards[at] as FinalBoard;
  const index = finishers.findIndex((row) => key === `${state.boards[at]?.key}-${row.key}`);
  const set = (text: string): FinalState => ({
    ...state,
    boards: state.boards.map((one, board) =>
      board === at ? { ...one, finishers: withReportsOf(withText(finishers, index, 'score', text), finishers) } : one,
    ),
  });
  return [scoreLever('Game score', textOf(finishers[index] as Row, 'score'), scoresIn(finishers), set)];
}

export const whatIfs: Record<string, WhatIf> = { 'puffing-billy': board, 'puffing-billy/final': final };
