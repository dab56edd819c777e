// What a scoring system brings to the page, and what each of its forms brings.
import type { TemplateResult } from 'lit/html.js';
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Desk } from './desk.ts';

export interface System {
  /** Kebab-case: folder, URL fragment and class of its ink. */
  id: string;
  name: string;
  /** What it scores, in one short line. */
  scores: string;
  /** The forms in the order of their tabs; the first one's id is ''. Each is loaded when opened. */
  tabs: { id: string; title: string; open(): Promise<Form> }[];
  /** What home shows of it, e.g. "Empire Builder, five players", and in how many rows. */
  shown: { title: string; rows: number };
  /** The rules' own worked example, scored now, for the home page. */
  glance(engine: Tallysheet): GlanceRow[];
  /** Loads what is told about the rules. */
  rules(): Promise<TemplateResult>;
}

export interface GlanceRow {
  place: number | string;
  player: string;
  figure: string;
}

/** One form: pure functions over a plain state of texts exactly as they were typed. */
export interface Form<State = any, Request = any, Sheet = any> {
  /** Names the form's contents in the store: "puffing-billy", "puffing-billy/final". */
  id: string;
  blank(): State;
  /** The rules' worked example, as it would be typed. */
  example(): State;
  read(state: State): Reading<Request>;
  score(engine: Tallysheet, request: Request): Outcome<Sheet>;
  /** What a field is called in a sentence: "Damien’s score". */
  nameOf(at: string, state: State): string;
  /** Where one field stands for several places of the request: the pointer of the field. */
  fieldOf?(at: string): string;
  /** True while the form has room that is not filled in: the total is then not underlined twice. */
  unfinished(state: State): boolean;
  verdict(sheet: Sheet, state: State): Verdict;
  fields(desk: Desk<State, Request, Sheet>): TemplateResult;
  /** The result as the paper sheet; ruled but empty without one. */
  sheet(sheet: Sheet | null, desk: Desk<State, Request, Sheet>): TemplateResult;
}

export interface Verdict {
  who: string;
  figure: string;
  /** "wins", "share first place". */
  says: string;
}

export interface Reading<Request> {
  request: Request;
  problems: PageProblem[];
}

/** A problem of the engine's, or one that the page met when it read the texts. */
export interface PageProblem extends Problem {
  /** Two readings of one text, for the person to choose between. */
  choices?: { label: string; text: string }[];
}
