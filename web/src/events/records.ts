// The records of an event, its head and its games, as they are stored and as tabs send them to each other.
import type { TallyEvent } from '../systems/event.ts';

export type Head = Omit<TallyEvent, 'games'> & {
  /** Time of deletion. The record is removed later. */
  deleted?: number;
};

export interface StoredRecord<Value = unknown> {
  /** The position among the event's games; for a head, the time when the event was created. */
  order: number;
  /** Grows with every write. Based on the clock, so that it also grows if the record was removed in between. */
  edition: number;
  value: Value;
}

export interface Writing<Value = unknown> {
  key: string;
  order: number;
  /** The stored record that the writer last read, or null. */
  base: StoredRecord<Value | null> | null;
  /** Null deletes the record. */
  value: Value | null;
  /** Writes the value even if the record is gone, as when a deleted event is restored. */
  restored?: boolean;
  /** Replaces the stored record without merging. */
  alone?: boolean;
}

/** A null value means that the record was deleted. */
export interface Written<Value = unknown> {
  key: string;
  kept: StoredRecord<Value | null>;
}
