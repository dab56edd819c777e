// Stores events in IndexedDB: the head of an event, each of its games and each step of its undo history have their own
// keys. A write merges its records with the stored ones, so that changes from several tabs are combined.
import type { IDBPObjectStore } from 'idb';
import { inDatabase, STORE } from './database.ts';
import { noteDamage } from './damage.ts';
import type { EventContents, Outgoing, StepChanges } from './event_device.ts';
import { binKey, gameKey, headKey, liveKey, recordAt, seenKey, stepKey } from './event_keys.ts';
import { HEAD, RECORD_FORMAT, type Head, type StoredRecord } from '../merge/records.ts';
import { isDeleted, mergedRecords, withStamps } from '../merge/stamped.ts';
import { isStep } from './step.ts';
import { isSeen, type Seen } from '../merge/event_changes.ts';
import { isEmptied } from '../merge/stamped.ts';
import { isGame, isHead, isRecord } from './whole.ts';

type ReadStore = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readonly' | 'readwrite'>;
type WriteStore = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

export type StoredHead = StoredRecord & { value: Head };

/** Rejects with this if a later version of the page saved the event. */
export class LaterVersion extends Error {
  override name = 'LaterVersion';
}

/** Reads every undamaged head that is not in the bin, by event id. Those of a later version are among them. */
export function readHeads(): Promise<Map<string, StoredHead>> {
  return reading(async (store) => {
    const heads = await recordsUnder(store, headKey(''), isHead);
    return heads as Map<string, StoredHead>;
  });
}

export function isOfLaterVersion({ format = RECORD_FORMAT }: StoredRecord): boolean {
  return format > RECORD_FORMAT;
}

/** Reads an event's undamaged records. Without an undamaged head, it has no record of that name. */
export function readEvent(event: string): Promise<EventContents> {
  return reading(async (store) => {
    const isValue: IsValue = (value, id) => (id === HEAD ? isHead(value, event) : isGame(value, id));
    const [head, live, deleted, steps, seen] = await Promise.all([
      store.get(headKey(event)),
      recordsUnder(store, gameKey(event), isGame),
      recordsUnder(store, binKey(event), isValue),
      store.getAll(beginning(stepKey(event))),
      store.get(seenKey(event)),
    ]);
    const heads = wholeOf(head === undefined ? [] : [[headKey(event), head]], isHead, event);
    return {
      records: joined(deleted, heads, live),
      steps: steps.filter(isStep),
      seen: isSeen(seen) ? seen : {},
    };
  });
}

/** Everything in the bin, by key. */
export function readBin(): Promise<Map<string, StoredRecord>> {
  return reading(async (store) => {
    const found = await entriesUnder(store, binKey('').slice(0, -1));
    return new Map(found.filter((entry): entry is [string, StoredRecord] => isRecord(entry[1])));
  });
}

export function countGames(event: string): Promise<number> {
  return reading((store) => store.count(beginning(gameKey(event))));
}

/** Writes everything or nothing, in one transaction. Returns the records as stored. */
export function write(event: string, records: Outgoing[], steps: StepChanges): Promise<StoredRecord[]> {
  return changing(async (store) => {
    const stored = await writeRecords(store, event, records);
    for (const step of steps.put) inTransaction(store.put(step, stepKey(event, step.id)));
    for (const step of steps.remove) inTransaction(store.delete(stepKey(event, step.id)));
    return stored;
  });
}

/** Like `write`, for an event that came by a link or a file. Returns null and writes nothing if the event is here, or
 *  in the bin. The check is part of the transaction because another tab may do the same. */
export function writeNew(event: string, records: Outgoing[]): Promise<StoredRecord[] | null> {
  return changing(async (store) => {
    const found = await Promise.all([store.get(headKey(event)), store.get(binKey(event))]);
    if (found.some((head) => head !== undefined)) return null;
    return writeRecords(store, event, records);
  });
}

export async function writeSeen(event: string, seen: Seen): Promise<void> {
  await changing(async (store) => store.put(seen, seenKey(event)));
}

/** How many records are read at once, before they are written; more would be one long task. */
const AT_ONCE = 32;

async function writeRecords(store: WriteStore, event: string, records: Outgoing[]): Promise<StoredRecord[]> {
  const stored: StoredRecord[] = [];
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE);
    stored.push(...(await Promise.all(some.map((one) => writeRecord(store, event, one)))));
  }
  return stored;
}

async function writeRecord(store: WriteStore, event: string, { id, record, known }: Outgoing): Promise<StoredRecord> {
  const keys = [liveKey(event, id), binKey(event, id)] as const;
  const found = await Promise.all(keys.map((key) => store.get(key)));
  const merged = found
    .filter(isRecord)
    .map((one) => withStamps(readable(one), known))
    .reduce(mergedRecords, record);
  const [live, bin] = keys;
  const [own, other] = isDeleted(merged) ? [bin, live] : [live, bin];
  inTransaction(store.put(merged, own));
  if (found[keys.indexOf(other)] !== undefined) inTransaction(store.delete(other));
  return merged;
}

/** Reduces records that have been in the bin for a long time to what must be kept. A deleted event loses its games and
 *  steps. */
export function replaceDeleted(emptied: Map<string, StoredRecord>): Promise<void> {
  return changing(async (store) => {
    for (const [key, record] of emptied) {
      const { event = '', id } = recordAt(key) ?? {};
      if (id === HEAD)
        for (const start of [gameKey(event), stepKey(event), binKey(event)])
          inTransaction(store.delete(beginning(start)));
      inTransaction(store.put(record, key));
    }
  });
}

/** Reads records unchecked. A head's key includes the games of its event. */
export function readRecords(keys: string[]): Promise<Map<string, unknown>> {
  return reading((store) => rawRecords(store, keys));
}

/** Deletes the same records, and returns them. */
export function deleteRecords(keys: string[]): Promise<Map<string, unknown>> {
  return changing(async (store) => {
    const records = await rawRecords(store, keys);
    for (const key of records.keys()) inTransaction(store.delete(key));
    return records;
  });
}

export function putRecords(records: Map<string, unknown>): Promise<void> {
  return changing(async (store) => {
    for (const [key, found] of records) inTransaction(store.put(found, key));
  });
}

async function rawRecords(store: ReadStore, keys: string[]): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>();
  for (const key of keys) {
    records.set(key, await store.get(key));
    const { event, id } = recordAt(key) ?? {};
    if (id !== HEAD || event === undefined) continue;
    for (const [game, found] of await entriesUnder(store, gameKey(event))) records.set(game, found);
  }
  return records;
}

/** The transaction reports whether the request failed. */
function inTransaction(request: Promise<unknown>): void {
  request.catch(() => {});
}

function reading<Result>(work: (store: ReadStore) => Promise<Result>): Promise<Result> {
  return inDatabase((database) => work(database.transaction(STORE, 'readonly').store as ReadStore));
}

async function changing<Result>(work: (store: WriteStore) => Promise<Result>): Promise<Result> {
  return inDatabase(async (database) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const [result] = await Promise.all([workOrAbort(transaction, work), transaction.done]);
    return result;
  });
}

async function workOrAbort<Result>(
  transaction: { store: unknown; abort(): void },
  work: (store: WriteStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(transaction.store as WriteStore);
  } catch (problem) {
    transaction.abort();
    throw problem;
  }
}

/** Every key that starts like this. */
function beginning(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}

type Entry = [key: string, found: unknown];

async function entriesUnder(store: ReadStore, start: string): Promise<Entry[]> {
  const range = beginning(start);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, at) => [String(key), values[at]]);
}

type IsValue = (value: unknown, id: string) => boolean;

/** Reads the records in portions, each in a task of its own, all of which the database is asked for at once. */
async function recordsUnder(store: ReadStore, start: string, isValue: IsValue): Promise<Map<string, StoredRecord>> {
  const keys = (await store.getAllKeys(beginning(start))).map(String);
  const whole = new Map<string, StoredRecord>();
  const read = async (some: string[]) => {
    const values = await store.getAll(IDBKeyRange.bound(some[0], some.at(-1)));
    const entries = some.map((key, at): Entry => [key, values[at]]);
    for (const [id, record] of wholeOf(entries, isValue)) whole.set(id, record);
  };
  const portions = Math.ceil(keys.length / READ_AT_ONCE);
  await Promise.all(
    Array.from({ length: portions }, (_, at) => read(keys.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE))),
  );
  return whole;
}

const READ_AT_ONCE = 100;

/** Returns the undamaged records by the last part of their keys, and marks the others as damaged. */
function wholeOf(entries: Entry[], isValue: IsValue, event?: string): Map<string, StoredRecord> {
  const whole = new Map<string, StoredRecord>();
  for (const [key, found] of entries) {
    const named = event ?? key.slice(key.lastIndexOf('/') + 1);
    const fits = isRecord(found) && (isOfLaterVersion(found) || isEmptied(found.value) || isValue(found.value, named));
    noteDamage(key, !fits);
    if (fits) whole.set(event === undefined ? named : HEAD, found);
  }
  return whole;
}

/** Throws if a later version wrote the record. */
function readable(found: StoredRecord): StoredRecord {
  if (isOfLaterVersion(found)) throw new LaterVersion();
  return found;
}

/** Records of a key may lie at two places, after a version without a bin has written. */
function joined(...maps: Map<string, StoredRecord>[]): Map<string, StoredRecord> {
  const all = new Map<string, StoredRecord>();
  for (const [id, record] of maps.flatMap((map) => [...map])) {
    const other = all.get(id);
    all.set(id, other ? mergedRecords(withStamps(other), withStamps(readable(record))) : readable(record));
  }
  return all;
}
