// A system's posted scores: which figure people post, and other readings of its rules.
import type { Tallysheet } from 'tallysheet';
import type { Contents } from '../form/state.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';

export interface PostedForm<State = Contents, Sheet = object> {
  /** The name of the posted figure: "PB score". */
  title: string;
  /** Writes a figure as the system's sheets do. */
  write(figure: string, numbers: Numbers): string;
  figures(sheet: Sheet, state: State): PostedFigure[];
  /** Settings and other readings that could have been used. Each changes one thing. */
  readings(state: State, sheet: Sheet): Reading<State>[];
  /** The figures of other systems that are published under the same name. */
  namesakes?(state: State, sheet: Sheet, engine: Tallysheet, request: object): Namesake[];
}

export interface Namesake {
  /** Follows "agrees": "by Detour 09". */
  words: string;
  /** Figures by their row's key on the sheet. */
  figures: PostedFigure[];
}

export interface PostedFigure {
  /** The row's key on the sheet. */
  key: string;
  who: string;
  /** Null for a player without a score. */
  figure: string | null;
  /** The figure's first five decimals before it was rounded. */
  unrounded?: string | undefined;
  /** Other figures of the row that could be mistaken for it. */
  others?: OtherFigure[];
}

export interface OtherFigure {
  /** Completes "it is …". */
  words: string;
  figure: string;
  /** Completes "they were taken from …" where all figures are; "another column: " and `words` if it is left out. */
  from?: string;
}

export interface Reading<State = Contents> {
  /** Follows "agrees": "with exact modifiers". */
  words: string;
  change: Partial<State>;
  /** The player named in `words`, and the words for all other rows. */
  about?: { key: string; others: string };
  /** The words of the readings that it combines. */
  of?: string[];
  /** True for a tie within one game and for a whole other system, which are not combined with other readings. */
  alone?: true;
  /** True for a reading about players of this game, which says nothing about other games. */
  ofGame?: true;
}

/** For every pair of level players, a reading with the two in the other order. */
export function swaps<Row extends { key: string }, State>(
  level: { key: string; who: string }[][],
  rows: Row[],
  change: (rows: Row[]) => Partial<State>,
): Reading<State>[] {
  const pairs = level.flatMap((group) =>
    group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other] as const)),
  );
  return pairs.map(([one, other]) => ({
    words: `with ${shortened(other.who)} ahead of ${shortened(one.who)}, who are level`,
    change: change(swapped(rows, one.key, other.key)),
    alone: true,
    ofGame: true,
  }));
}

function swapped<Row extends { key: string }>(rows: Row[], one: string, other: string): Row[] {
  const [first, second] = [one, other].map((key) => rows.find((row) => row.key === key) as Row);
  return rows.map((row) => (row === first ? (second as Row) : row === second ? (first as Row) : row));
}

/** Groups of two or more items with the same value. */
export function levelOn<Item>(items: Item[], value: (item: Item) => string): Item[][] {
  const values = [...new Set(items.map(value))];
  return values.map((one) => items.filter((item) => value(item) === one)).filter((group) => group.length > 1);
}
