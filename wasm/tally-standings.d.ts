// <tally-standings>: the standings of a results page for any page. Importing this module defines the element.

/** Standings as a results page carries them. */
export interface PublishedStandings {
  version: 1;
  /** The organiser's heading. */
  heading: string;
  /** The name of what the games are scored by. */
  system: string;
  /** When the file was written, in words. */
  when: string;
  /** `figure` is for columns of figures; the first three are place, player and total. */
  columns: { title: string; figure?: true }[];
  /** The texts of the cells, row by row, best first. */
  rows: string[][];
  /** Sentences below the table. */
  notes: string[];
}

/** Looks once a minute whether its file has changed, as long as it can be seen. Every writable property reflects the
 *  attribute of the same name and is null if that is absent. */
export class TallyStandings extends HTMLElement {
  /** The address of a results page that Tallysheet has written. On another site, that site must allow requests from
   *  this one (CORS). */
  src: string | null;
  /** How many rows are shown at most; all if absent. */
  rows: string | null;
  /** The standings that are shown; null before they are there. */
  readonly standings: PublishedStandings | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'tally-standings': TallyStandings;
  }
  interface HTMLElementEventMap {
    /** Fired when the file has been read, and again whenever it has changed. Bubbles. */
    'tally-standings': CustomEvent<PublishedStandings>;
  }
}
