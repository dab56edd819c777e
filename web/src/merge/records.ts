// The records of an event, its head and its games, as they are stored, sent to other tabs and put into files.
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { Stamp } from './stamp.ts';

/** Time of deletion, in milliseconds. A deleted record lies in the bin. */
interface Deletable {
  deleted?: number;
}

export type Head = Omit<TallyEvent, 'games'> & Deletable;
export type Game = EventGame & Deletable;
export type Value = Head | Game;

/** Id of the head among an event's records; a game's record has the game's id. */
export const HEAD = '';

/** The format of stamped records. Those of versions without stamps have none; later versions count on. */
export const RECORD_FORMAT = 2;

export interface StoredRecord {
  format?: number;
  /** The position among the event's games; for a head, the time when the event was created. */
  order: number;
  /** The time of the latest stamp. Versions without stamps compare it. */
  edition: number;
  /** The fields as files contain them. Of what lay in the bin for long, only the id and the time of deletion stay. */
  value: Value;
  /** The stamp of every field that has none of its own; absent in records of versions without stamps. */
  stamp?: Stamp;
  /** Stamps of single fields, by path. */
  stamps?: Record<string, Stamp>;
  /** Fields that the value does not show, by path: those of removed rows, null for removed fields, the order of rows
   *  where it names removed ones or not all, and lost values. */
  hidden?: Record<string, unknown>;
  /** Lost values as earlier versions note them, one for each path. */
  conflicts?: Record<string, Conflict>;
}

/** The other value of a field that two devices changed. It is open while the field carries the stamp `over`. */
export interface Conflict {
  leaf: unknown;
  stamp: Stamp;
  over: Stamp;
}
