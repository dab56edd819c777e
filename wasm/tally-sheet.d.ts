// <tally-sheet>: one form with its sheet for any page. Importing this module defines the element; tally-sheet-rules.js defines
// it with `rule` as well.
import type {
  BoardSheet,
  Detour98fSheet,
  FinalSheet,
  Problem,
  RplopsSheet,
  RuleSheet,
  SizeMattersSheet,
  TwoGameSheet,
} from './tallysheet.js';

export type AnySheet =
  | BoardSheet
  | FinalSheet
  | TwoGameSheet
  | SizeMattersSheet
  | Detour98fSheet
  | RplopsSheet
  | RuleSheet;

/** Every writable property reflects the attribute of the same name and is null if that is absent. */
export class TallySheet extends HTMLElement {
  /** 'puffing-billy', 'union-pacific', 'size-matters', 'detour-98f' or 'rplops'. */
  system: string | null;
  /** A rule as a text, or a link that carries one, in the place of a system. It stands above its form. Needs
   *  tally-sheet-rules.js. */
  rule: string | null;
  /** The system's form: 'final' for the second form of Puffing Billy, absent for the first. The attribute `form`
   *  means the same, as in a frame's address, unless a form of the page has that id. */
  variant: 'final' | null;
  /** The colour scheme; if absent, the element follows the page around it. */
  theme: 'light' | 'dark' | null;
  /** A language tag such as 'de': figures are shown with its decimal and group separators, and typed figures are read
   *  that way. */
  locale: string | null;
  /** The name of the game. This and the following set the form's initial values, for systems that have them. */
  heading: string | null;
  /** Puffing Billy: whether rows are in order of finish (default) or of seats. */
  listed: 'finish' | 'seating' | null;
  /** Puffing Billy: the number of decimals, 3 by default. */
  decimals: '3' | '4' | null;
  /** Size Matters: 'published' (default) or 'exact'. Union Pacific: 'each-game' (default) or 'total'. */
  rounding: 'published' | 'exact' | 'each-game' | 'total' | null;
  /** Size Matters: whether the floor applies in a draw, 'true' by default. */
  floor: 'true' | 'false' | null;
  /** RPLOPS: the formula, 'RPLOPS' by default. */
  formula: 'RPLOPS' | 'RPLOPS2' | 'PLOPS' | null;
  /** RPLOPS: the average of a game's points. */
  average: string | null;
  /** RPLOPS: the game's usual length in hours; absent if length does not count. */
  hours: string | null;
  /** Whether the form around the element is valid only with a score. */
  required: boolean;
  /** The sheet; null while anything is missing or wrong. */
  readonly sheet: AnySheet | null;
  /** The problems of the request so far. */
  readonly problems: Problem[];
  /** The value submitted with the form around the element: the sheet as JSON, or nothing without a sheet. */
  readonly value: string;
  /** The name under which the value is submitted. */
  name: string | null;
  /** The form around the element. */
  readonly form: HTMLFormElement | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'tally-sheet': TallySheet;
  }
  interface HTMLElementEventMap {
    /** Fired when the sheet changes. Bubbles. */
    'tally-score': CustomEvent<AnySheet>;
    /** Fired when there is no sheet and its problems change. Bubbles. */
    'tally-problem': CustomEvent<Problem[]>;
  }
}
