// <tally-sheet>: one form with its sheet, on any page. Importing this module defines the element.
import type {
  BoardSheet,
  Detour98fSheet,
  FinalSheet,
  Problem,
  RplopsSheet,
  SizeMattersSheet,
  TwoGameSheet,
} from './tallysheet.js';

export type AnySheet = BoardSheet | FinalSheet | TwoGameSheet | SizeMattersSheet | Detour98fSheet | RplopsSheet;

/** Every property that can be set is the attribute of the same name, null where that is absent. */
export class TallySheet extends HTMLElement {
  /** 'puffing-billy', 'union-pacific', 'size-matters', 'detour-98f' or 'rplops'. */
  system: string | null;
  /** Which of the system's forms: 'final' of Puffing Billy's two; absent for the first. The attribute `form` says the
   *  same, as in a frame's address, unless a form of the page has that id. */
  variant: 'final' | null;
  /** Without it, the element is light or dark as the page around it. */
  theme: 'light' | 'dark' | null;
  /** A language's tag, such as 'de': figures are shown with its decimal sign and grouping, and typed ones are read so. */
  locale: string | null;
  /** What was played. This and the following are what the form begins with; each counts where the system has it. */
  heading: string | null;
  /** Of Puffing Billy: by finishing place, as usual, or by seat. */
  listed: 'finish' | 'seating' | null;
  /** Of Puffing Billy's figures; 3 as usual. */
  decimals: '3' | '4' | null;
  /** Of Size Matters the first two, 'published' as usual; of Union Pacific the others, 'each-game' as usual. */
  rounding: 'published' | 'exact' | 'each-game' | 'total' | null;
  /** Whether Size Matters keeps the floor in a draw; 'true' as usual. */
  floor: 'true' | 'false' | null;
  /** 'RPLOPS' as usual. */
  formula: 'RPLOPS' | 'RPLOPS2' | 'PLOPS' | null;
  /** Of RPLOPS: the average of a game's points. */
  average: string | null;
  /** Of RPLOPS: the game's usual length in hours; absent where length does not count. */
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
  /** The form that the element stands in. */
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
