// A published result: the boards of a page, the scores printed there, and what the check says of them. Names of real players
// are left out.
import type { SystemId } from '../../src/systems/event_game.ts';

export interface PublishedResult {
  /** Also the id of its section and of the event that its link opens. */
  id: string;
  /** "The league of a club in Chicago, 2010 to 2020". */
  title: string;
  source: Source;
  /** The system by whose rules it is scored again, as events know it. */
  system: SystemId;
  settings: Record<string, string>;
  boards: PublishedBoard[];
  /** What the check says of all posted scores. */
  says: string;
  /** Why they differ, or what the source leaves open. */
  because?: string;
}

export interface Source {
  title: string;
  /** Blank for a text that has none any more. */
  address: string;
}

export interface PublishedBoard {
  name: string;
  /** The contents of its form, besides the heading and what was posted. */
  state: Record<string, unknown>;
  /** The name of the list of players in it: "powers". */
  list: string;
  /** One for each row of the list; null where the source prints no score. */
  posted: (string | null)[];
}

/** Words between spaces; "·" stands for a cell that is blank. */
export function cells(text: string): (string | null)[] {
  return text
    .trim()
    .split(/ +/)
    .map((cell) => (cell === '·' ? null : cell));
}
