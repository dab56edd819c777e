// The model of a form: how its texts are read and scored. `FormView` in form_view.ts is how it and its sheet are drawn.
import type { Outcome, Problem, Tallysheet, TallysheetEvents } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { Contents, StateDescription } from './state.ts';

/** A form: pure functions of a plain state of texts exactly as typed. */
export interface Form<State = Contents, Request = object, Sheet = object> {
  /** The form's key in storage: "puffing-billy", "puffing-billy/final". */
  id: string;
  state: StateDescription<State>;
  /** Loads what its score needs besides the engine of scores, before the form is opened. If the form is drawn from a
   *  store, resolves as soon as what is kept there can be drawn. */
  prepare?(loadEvents: () => Promise<TallysheetEvents>, store?: { read(form: string): unknown }): Promise<void>;
  read(state: State, numbers: Numbers): ReadState<Request>;
  /** The engine's function that `score` calls, by its names in tallysheet.d.ts; absent where it calls several. */
  scoredBy?: { record: string; name: string };
  score(engine: Tallysheet, request: Request): Outcome<Sheet>;
  /** The name of a field in a sentence: "Damien’s score". */
  nameOf(at: string, state: State): string;
  /** Maps a pointer of the request to the pointer of its field, if one field fills in several places. */
  fieldOf?(at: string): string;
  /** True while some rows are blank, or a question of the sheet is open. The total is then not underlined twice. */
  unfinished(state: State, sheet: Sheet | null): boolean;
  verdict(sheet: Sheet, state: State, numbers: Numbers): Verdict;
  /** The contents as another form's, which compares systems by them; null where they lack something. */
  forComparison?(state: State): { form: string; state: object } | null;
  /** Contents from another form's `forComparison`, with what stays of its own. */
  filledFrom?(contents: object, own: State): State;
  /** No event takes it, and no posted figures are checked against it. */
  alone?: boolean;
  /** The form as an event's games have it, if its standings need more than the score. */
  inEvent?: Form<State, Request, Sheet>;
}

export interface Verdict {
  who: string;
  figure: string;
  /** "wins", "share first place". */
  says: string;
}

export interface ReadState<Request> {
  request: Request;
  problems: PageProblem[];
}

/** A problem from the engine, or one found while reading the texts. */
export interface PageProblem extends Problem {
  /** Two readings of a text, for the user to choose between. */
  choices?: { label: string; text: string }[];
}
