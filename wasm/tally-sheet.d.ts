// <tally-sheet>: one form with its sheet, on any page. Importing this module defines the element.
import type { BoardSheet, Detour98fSheet, FinalSheet, Problem, RplopsSheet, SizeMattersSheet, TwoGameSheet } from './tallysheet.js';

export type AnySheet = BoardSheet | FinalSheet | TwoGameSheet | SizeMattersSheet | Detour98fSheet | RplopsSheet;

/** Every property that can be set is the attribute of the same name, null where that is absent. */
export class TallySheet extends HTMLElement {
  /** 'puffing-billy', 'union-pacific', 'size-matters', 'detour-98f' or 'rplops'. */
  system: string | null;
  /** Which of the system's forms: 'final' of Puffing Billy's two; absent for the first. */
  variant: 'final' | null;
  /** Without it, the element is light or dark as the page around it. */
  theme: 'light' | 'dark' | null;
  /** A language's tag, such as 'de': figures are shown with its decimal sign and grouping, and typed ones are read so. */
  locale: string | null;
  /** What the form begins with, as in the requests of tallysheet.d.ts; each counts where the system has it. */
  heading: string | null;
  listed: 'finish' | 'seating' | null;
  decimals: '3' | '4' | null;
  rounding: 'published' | 'exact' | 'each-game' | 'total' | null;
  floor: 'true' | 'false' | null;
  formula: 'RPLOPS' | 'RPLOPS2' | 'PLOPS' | null;
  average: string | null;
  hours: string | null;
  /** Whether a form that the element stands in is valid only with a score. */
  required: boolean;
  /** Null while anything is missing or wrong. */
  readonly sheet: AnySheet | null;
  /** Of the request as far as it is typed. */
  readonly problems: Problem[];
  /** What such a form sends under the element's name: the sheet as JSON; nothing without a sheet. */
  readonly value: string;
  /** The name under which it is sent. */
  name: string | null;
  readonly form: HTMLFormElement | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'tally-sheet': TallySheet;
  }
  interface HTMLElementEventMap {
    /** There is another sheet. Bubbles. */
    'tally-score': CustomEvent<AnySheet>;
    /** There is no sheet, and something else is missing or wrong than before. Bubbles. */
    'tally-problem': CustomEvent<Problem[]>;
  }
}
