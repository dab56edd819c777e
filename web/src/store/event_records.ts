// The records of one open event as they are in this tab, and which of them are not stored yet.
import type { EventGame } from '../systems/event_game.ts';
import type { Outgoing } from './event_device.ts';
import type { Leaves } from '../merge/leaves.ts';
import { HEAD, type Game, type StoredRecord, type Value } from '../merge/records.ts';
import { atPossibleTimes, isDeleted, mergedRecords, newRecord, withFields, withStamps } from '../merge/stamped.ts';
import type { Stamp, StampClock } from '../merge/stamp.ts';

export class EventRecords {
  private readonly records = new Map<string, StoredRecord>();
  /** Records as last read from the device or stored there. */
  private readonly known = new Map<string, StoredRecord>();
  private readonly unsaved = new Set<string>();
  /** The ids of records that have not been sent to other tabs. */
  private readonly news = new Set<string>();
  private sending: string[] = [];
  private sorted: EventGame[] | null = null;
  private last = 0;

  constructor(private readonly clock: StampClock) {}

  get(id: string): StoredRecord | undefined {
    return this.records.get(id);
  }

  get all(): ReadonlyMap<string, StoredRecord> {
    return this.records;
  }

  /** The value of a record that is not deleted. */
  value(id: string): Value | null {
    const record = this.records.get(id);
    return record && !isDeleted(record) ? record.value : null;
  }

  /** Those that are not deleted, in order of entry. */
  get games(): EventGame[] {
    this.sorted ??= [...this.records]
      .filter(([id, record]) => id !== HEAD && !isDeleted(record))
      .sort(([id, one], [other, two]) => one.order - two.order || (id < other ? -1 : 1))
      .map(([, { value }]) => value as Game as EventGame);
    return this.sorted;
  }

  /** Whether the device has everything. */
  get isKept(): boolean {
    return this.unsaved.size + this.sending.length === 0;
  }

  /** Adds a record whose fields all have this stamp. */
  add(id: string, value: Value, order: number | null, stamp: Stamp): void {
    this.put(id, newRecord(value, order ?? this.last + 1, stamp));
    this.mark(id);
  }

  /** Writes fields of a record that is here. */
  write(id: string, changes: Leaves, stamp: Stamp): void {
    const record = this.records.get(id);
    if (!record) return;
    this.put(id, withFields(record, changes, stamp));
    this.mark(id);
  }

  /** Everything is to be stored again. */
  markAll(): void {
    for (const id of this.records.keys()) this.mark(id);
  }

  /** The device has nothing any more: everything is to be stored again. */
  writeAgain(): void {
    this.known.clear();
    this.markAll();
  }

  /** Merges records from a file, and stores them. */
  take(id: string, record: StoredRecord): void {
    if (this.merge(id, record)) this.mark(id);
  }

  /** Merges records from another tab or from the device. Returns whether that changed anything here. */
  receive(records: Iterable<readonly [id: string, record: StoredRecord]>): boolean {
    const changes = [...records].map(([id, record]) => this.merge(id, atPossibleTimes(record)));
    return changes.includes(true);
  }

  /** Like `receive`, of records as the device has them. Those that a version without stamps wrote over this one's are to
   *  be stored again, with what they lost. */
  receiveStored(records: Iterable<[id: string, record: StoredRecord]>): boolean {
    const found = [...records];
    const unstamped = found.flatMap(([id, { stamp }]) => (stamp === undefined && this.known.has(id) ? [id] : []));
    const all = found.map(([id, record]) => [id, withStamps(record, this.known.get(id))] as const);
    for (const [id, record] of all) this.known.set(id, record);
    const isChanged = this.receive(all);
    for (const id of unstamped) this.unsaved.add(id);
    return isChanged;
  }

  /** Takes the records that are not stored yet, which count as being sent until `finish`. */
  send(): { outgoing: Outgoing[]; news: Map<string, StoredRecord> } {
    this.sending = [...this.unsaved];
    this.unsaved.clear();
    const outgoing = this.sending.map((id) => ({ id, record: this.records.get(id)!, known: this.known.get(id) }));
    const news = new Map([...this.news].map((id) => [id, this.records.get(id)!]));
    this.news.clear();
    return { outgoing, news };
  }

  /** After storing: the records as they are on the device, in the order in which they were sent; null if it took
   *  nothing. Returns whether another tab's work changed anything here. */
  finish(stored: StoredRecord[] | null): boolean {
    const ids = this.sending;
    this.sending = [];
    if (stored) return this.receiveStored(stored.map((record, at) => [ids[at] as string, record]));
    for (const id of ids) this.unsaved.add(id);
    return false;
  }

  /** The records that the device has lost, apart from damaged ones. */
  missingFrom(stored: ReadonlyMap<string, StoredRecord>, isDamaged: (id: string) => boolean): string[] {
    return [...this.known.keys()].filter((id) => !stored.has(id) && !isDamaged(id));
  }

  /** These are to be stored again. */
  markLost(ids: string[]): void {
    for (const id of ids) this.known.delete(id);
    for (const id of ids) this.mark(id);
  }

  private merge(id: string, theirs: StoredRecord): boolean {
    this.clock.see(theirs.edition);
    const mine = this.records.get(id);
    const merged = mine ? mergedRecords(mine, theirs) : theirs;
    if (merged !== mine) this.put(id, merged);
    return merged !== mine;
  }

  private put(id: string, record: StoredRecord): void {
    const before = this.records.get(id);
    this.records.set(id, record);
    if (id === HEAD) return;
    this.last = Math.max(this.last, record.order);
    const staysInPlace = before?.order === record.order && !isDeleted(before) && !isDeleted(record);
    const inPlace = (game: EventGame) => (game === before?.value ? (record.value as Game as EventGame) : game);
    this.sorted = staysInPlace && this.sorted ? this.sorted.map(inPlace) : null;
  }

  private mark(id: string): void {
    this.unsaved.add(id);
    this.news.add(id);
  }
}

/** An event's place in the list is when it came to this device. */
export function orderedHere(id: string, record: StoredRecord, order: number): StoredRecord {
  return id === HEAD ? { ...record, order } : record;
}
