// The parts of a device that the store of an open event uses: the database, the other tabs and the device's name.
import type { Seen } from '../merge/event_changes.ts';
import type { StoredRecord } from '../merge/records.ts';
import type { Step } from './step.ts';

export interface EventDevice {
  /** Six letters and digits, which the device keeps. */
  readonly name: string;
  /** The device's name and the tab's. */
  readonly writer: string;
  /** Takes a new name, since another device has this one too. */
  rename(): void;
  /** The writers in other tabs that are still open. */
  otherWriters(): Promise<Set<string>>;
  read(event: string): Promise<EventContents>;
  /** Returns the records as stored, or null if nothing was. The caller keeps the changes and tries again. */
  keep(event: string, records: Outgoing[], steps: StepChanges): Promise<StoredRecord[] | null>;
  /** Like `keep`, for an event from a link or a file. Returns `is here` and writes nothing if the event is already
   *  stored, or in the bin. */
  keepNew(event: string, records: Outgoing[]): Promise<StoredRecord[] | 'is here' | null>;
  keepSeen(event: string, seen: Seen): Promise<void>;
  /** Whether a record of the event was read and is damaged. */
  isDamaged(event: string, id: string): boolean;
  /** Tells other tabs. */
  tell(news: News): void;
  /** Called after writing. Other tabs notice it where there are no messages. */
  tellWritten(event: string): void;
  /** Calls with what other tabs tell; returns how to stop. */
  followNews(listener: (news: News) => void): () => void;
  /** Calls when the database turns out to be a new one; returns how to stop. */
  onNewDatabase(follower: () => void): () => void;
  /** Notes that all of an event was written into a new database. */
  noteSavedAgain(eventName: string): void;
}

export interface EventContents {
  /** The records by id; the head has none. Deleted records are among them. */
  records: Map<string, StoredRecord>;
  /** In the order in which they were begun. */
  steps: Step[];
  seen: Seen;
}

/** A record to be merged with the stored one. */
export interface Outgoing {
  id: string;
  record: StoredRecord;
  /** The record as last read here, which shows the changes that a version without stamps has made since. */
  known: StoredRecord | undefined;
}

export interface StepChanges {
  put: Step[];
  remove: Step[];
}

/** Records that a tab changed; without them, the event's records are to be read again. */
export interface News {
  event: string;
  records?: Map<string, StoredRecord>;
  /** Whether the tab runs an earlier version of the page. */
  isEarlier?: boolean;
}
