// A system's what-if: what can be changed about one entrant of a scored sheet, and the exact answers to the usual
// questions. Every figure in it is the engine's; a what-if only chooses which contents are scored.
import type { Tallysheet } from 'tallysheet';
import type { Contents } from '../form/state.ts';
import type { Numbers } from '../numbers/numbers.ts';

export interface WhatIf<State = Contents, Sheet = object> {
  /** Everybody's result, with the places that the figures give. */
  results(sheet: Sheet, state: State, engine: Tallysheet): Result[];
  levers(position: Position<State>): Lever<State>[];
  /** Who can give or take what the entrant gains or loses. */
  partners?(state: State, key: string, numbers: Numbers): Partner[];
  answers(baseline: Baseline<State, Sheet>, key: string): Answer<State>[];
  /** Completes “What if … had been different for”: "the score". */
  changes: string;
  /** Writes a figure as the system's sheets do. */
  figure(text: string, numbers: Numbers): string;
}

export interface Result {
  /** The key of the entrant's row on the sheet. */
  key: string;
  who: string;
  /** Null for an entrant without a score. */
  figure: string | null;
  place: number;
  shared: boolean;
}

/** The form's contents as typed, and as changed so far. */
export interface Position<State> {
  typed: State;
  changed: State;
  key: string;
  /** The key of the chosen partner; empty without one. */
  partner: string;
  /** The sheet's. */
  numbers: Numbers;
}

export interface Partner {
  key: string;
  who: string;
}

/** A value with a smaller and a greater one beside it; null where there is none. */
export interface Lever<State> {
  title: string;
  value: string;
  less: State | null;
  more: State | null;
  /** The contents with another text in its place. */
  set(text: string): State;
  /** The meaning of a change, if the title does not say it. */
  note?: string | undefined;
}

/** The scored sheet that a what-if starts from. */
export interface Baseline<State, Sheet = object> {
  state: State;
  sheet: Sheet;
  numbers: Numbers;
  /** The results of the contents as typed. */
  now: Result[];
  /** Null where the engine refuses the contents. */
  results(state: State): Result[] | null;
}

export interface Answer<State> {
  title: string;
  /** Why there is no line. */
  note?: string;
  lines: Line<State>[];
  grid?: Grid<State>;
}

export interface Line<State> {
  label: string;
  /** The answer in a word or figure. */
  figure: string;
  /** Contents that show it. */
  state?: State;
}

/** Who would gain and who would lose, for every pair. */
export interface Grid<State> {
  /** Names of its rows and columns. */
  rows: string;
  columns: string;
  names: string[];
  /** Cells by row, then by column; null if nothing can move. */
  cells: (GridCell<State> | null)[][];
}

export interface GridCell<State> {
  /** The result that the row's entrant would have. */
  figure: string;
  /** Signed differences of the row's entrant and of the column's; empty where nothing changes. */
  gain: string;
  loss: string;
  state: State;
}

/** The entrant's. Everybody on a sheet has one. */
export function resultOf(results: Result[], key: string): Result {
  return results.find((one) => one.key === key) as Result;
}

/** "Ben +6.30", "Ben stays at 74.03". */
export function changeOf({ who, figure }: Result, difference: string, write: (figure: string) => string): string {
  return difference === '' ? `${who} stays at ${write(figure ?? '0')}` : `${who} ${write(difference)}`;
}
