// Answers: what if a finisher had another game score? Players who finished in the order of their scores change places with it;
// where a list does not follow the scores, its order stays.
import type { BoardSheet, FinalSheet } from 'tallysheet';
import { ordinal } from '../../numbers/ordinals.ts';
import { inUnits, placesOf } from '../../numbers/decimal_text.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { filledRows, textOf, withText, type Row } from '../../ui/rows.ts';
import { isScore, leastScores, plainScore, plainScores, scoreLever } from '../score_search.ts';
import type { Answer, Baseline, Lever, Position, Result, WhatIf } from '../what_if.ts';
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
  levers: (position) => [
    scoreLever({
      title: 'Game score',
      value: scoreOf(position.changed.finishers, position.key),
      scores: scoresIn(position.changed.finishers, position.numbers),
      numbers: position.numbers,
      set: (score) => withScore(position, score),
    }),
  ],
  answers: (baseline, key) => [leastBoardScores(baseline, key)],
  changes: 'the score',
  figure: (text, { bare }) => bare(text),
};

function leastBoardScores(baseline: Baseline<BoardState>, key: string): Answer<BoardState> {
  const { state, numbers } = baseline;
  const lines = leastScores({
    baseline,
    key,
    scores: scoresIn(state.finishers, numbers),
    withScore: (score) => withScore({ typed: state, changed: state, key, numbers }, score),
  });
  return { title: 'The least game score', lines };
}

function scoresIn(rows: Row[], numbers: Numbers): string[] {
  return plainScores(
    rows.map((row) => textOf(row, 'score')),
    numbers,
  );
}

function scoreOf(rows: Row[], key: string): string {
  return textOf(rows.find((row) => row.key === key) as Row, 'score');
}

/** The contents with another score, in the order of the scores if the typed ones are; level players as typed. */
function withScore({ typed, changed, key, numbers }: Omit<Position<BoardState>, 'partner'>, score: string): BoardState {
  const finishers = withReportsOf(
    changed.finishers.map((row) => (row.key === key ? { ...row, score } : row)),
    changed.finishers,
  );
  const isOrdered = typed.listed === 'finish' && followsScores(typed.finishers, numbers);
  return { ...changed, finishers: isOrdered ? byScore(finishers, typed.finishers, numbers) : finishers };
}

function followsScores(rows: Row[], numbers: Numbers): boolean {
  return byScore(rows, rows, numbers).every((row, at) => row === rows[at]);
}

/** Stable, as typed where level. Blank rows stay at the end; with an unreadable score nothing moves. */
function byScore(rows: Row[], typed: Row[], numbers: Numbers): Row[] {
  const filled = filledRows(rows, LEAST);
  if (!filled.every((row) => isScore(textOf(row, 'score'), numbers))) return rows;
  const seat = ({ key }: Row) => typed.findIndex((row) => row.key === key);
  const places = Math.max(...scoresIn(filled, numbers).map(placesOf));
  const units = (row: Row) => inUnits(plainScore(textOf(row, 'score'), numbers), places);
  const isAhead = (one: Row, other: Row) => units(one) > units(other);
  const sorted = [...filled].sort((one, other) =>
    isAhead(one, other) ? -1 : isAhead(other, one) ? 1 : seat(one) - seat(other),
  );
  return [...sorted, ...rows.slice(filled.length)];
}

const final: WhatIf<FinalState, FinalSheet> = {
  results: ({ boards }, state) => boards.flatMap((one, at) => resultsOnBoard(one, state.boards[at] as FinalBoard)),
  levers: finalLevers,
  answers: () => [],
  changes: 'the score',
  figure: (text, { bare }) => bare(text),
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
function finalLevers({ changed: state, key, numbers }: Position<FinalState>): Lever<FinalState>[] {
  const at = state.boards.findIndex((one) => one.finishers.some((row) => `${one.key}-${row.key}` === key));
  const { finishers } = state.boards[at] as FinalBoard;
  const index = finishers.findIndex((row) => key === `${state.boards[at]?.key}-${row.key}`);
  const set = (text: string): FinalState => ({
    ...state,
    boards: state.boards.map((one, board) =>
      board === at ? { ...one, finishers: withReportsOf(withText(finishers, index, 'score', text), finishers) } : one,
    ),
  });
  const value = textOf(finishers[index] as Row, 'score');
  return [scoreLever({ title: 'Game score', value, scores: scoresIn(finishers, numbers), numbers, set })];
}

export const whatIfs: Record<string, WhatIf> = { 'puffing-billy': board, 'puffing-billy/final': final };
