// What a system tells about its posted scores: which figure people post, and how else its rules can be read.

import { shortened } from '../entry/shortened.ts';

export interface PostedForm<State = any, Sheet = any> {
  /** What is posted: "PB score". */
  title: string;
  figures(sheet: Sheet, state: State): PostedFigure[];
  /** Settings and other readings that could have been used; each changes one thing. */
  readings(state: State, sheet: Sheet): Reading<State>[];
}

export interface PostedFigure {
  /** The row's key on the sheet. */
  key: string;
  who: string;
  /** Null for who has no score. */
  figure: string | null;
  /** The figure's first five decimals before it was rounded. */
  unrounded?: string | undefined;
  /** Other figures of the row that could have been taken for it, each as "is …". */
  others?: { words: string; figure: string }[];
}

export interface Reading<State = any> {
  /** Behind "agrees": "with exact modifiers". */
  words: string;
  change: Partial<State>;
  /** The player whom the words name, and the words for all others' rows. */
  about?: { key: string; others: string };
  /** Of one game's tie: not combined with other readings. */
  alone?: true;
}

/** A reading for every two of these that are level, with the two in the other order. */
export function swaps<Row extends { key: string }, State>(
  level: { key: string; who: string }[][],
  rows: Row[],
  change: (rows: Row[]) => Partial<State>,
): Reading<State>[] {
  const pairs = level.flatMap((group) => group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other] as const)));
  return pairs.map(([one, other]) => ({
    words: `with ${shortened(other.who)} ahead of ${shortened(one.who)}, who are level`,
    change: change(swapped(rows, one.key, other.key)),
    alone: true,
  }));
}

function swapped<Row extends { key: string }>(rows: Row[], one: string, other: string): Row[] {
  const [first, second] = [one, other].map((key) => rows.find((row) => row.key === key) as Row);
  return rows.map((row) => (row === first ? (second as Row) : row === second ? (first as Row) : row));
}

/** Those of equal value together, where there are several. */
export function levelOn<Item>(items: Item[], value: (item: Item) => string): Item[][] {
  const values = [...new Set(items.map(value))];
  return values.map((one) => items.filter((item) => value(item) === one)).filter((group) => group.length > 1);
}
