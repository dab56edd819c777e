// A scoring system's description, known before its forms are loaded.
import type { Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { StateDescription } from '../form/state.ts';

/** A page of forms: a system, or a tool that uses several. */
export interface Page {
  /** In kebab case; also the name of its folder, URL fragment and CSS class. */
  id: string;
  name: string;
  /** A short description of what it scores. */
  scores: string;
  /** The forms in the order of their tabs. */
  tabs: Tab[];
  /** Ids of the forms that its events accept, the default first; absent if that is its first tab alone. */
  eventForms?: readonly string[];
}

export interface System extends Page {
  /** The caption of its example on the home page, such as "Empire Builder, five players", and the number of rows. */
  shown: { title: string; rows: number };
  /** The worked example from the rules, scored live for the home page. */
  glance(engine: Tallysheet, numbers: Numbers): GlanceRow[];
}

/** One of a page's forms, which `openForm` loads. */
export interface Tab {
  /** '' for the first tab; also the part of the address after the page. */
  id: string;
  title: string;
  /** The name of a game of this form in an event: "Board", "Two-game final". */
  game: string;
  state: StateDescription;
  /** Height of the blank form and its sheet in a column of any width, in pixels. Embedding pages reserve it. */
  height: number;
}

export interface GlanceRow {
  place: number | string;
  player: string;
  figure: string;
}
