// Stores events in IndexedDB: the head of an event and each of its games have their own keys. A write merges the new
// value with the stored record, so that changes from two tabs are combined.
import { promisifyRequest } from 'idb-keyval';
import type { EventGame } from '../systems/event_game.ts';
import { inDatabase } from './database.ts';
import { noteDamage } from './damage.ts';
import { merged } from './merge.ts';
import { isGameOf, isHead, isRecord } from './whole.ts';
import type { Head, StoredRecord, Writing, Written } from './records.ts';

const HEADS = 'head/';

export const headKey = (event: string) => HEADS + event;
export const gameKey = (event: string, game = '') => `game/${event}/${game}`;

/** Reads every undamaged head, by event id. */
export function readHeads(): Promise<Map<string, StoredRecord<Head>>> {
  return inDatabase((use) =>
    use('readonly', async (store) => {
      const records = await recordsFrom(store, HEADS);
      return wholeOf<Head>(HEADS, records, isHead);
    }),
  );
}

/** Reads an event: its head, if there is an undamaged one, and its undamaged games by id. */
export function readEvent(
  event: string,
): Promise<{ head: StoredRecord<Head> | undefined; games: Map<string, StoredRecord<EventGame>> }> {
  return inDatabase((use) =>
    use('readonly', async (store) => {
      const own = headKey(event);
      const [found, records] = await Promise.all([
        promisifyRequest<unknown>(store.get(own)),
        recordsFrom(store, gameKey(event)),
      ]);
      const head = wholeOf<Head>(HEADS, found === undefined ? [] : [[own, found]], isHead).get(event);
      return { head, games: wholeOf<EventGame>(gameKey(event), records, isGameOf(head?.value.system)) };
    }),
  );
}

async function recordsFrom(store: IDBObjectStore, start: string): Promise<[key: string, found: unknown][]> {
  const range = beginning(start);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ]);
  return keys.map((key, at) => [String(key), values[at]]);
}

/** Returns the undamaged records by the rest of their keys, and marks the others as damaged. */
function wholeOf<Value>(
  start: string,
  records: [key: string, found: unknown][],
  isValue: (value: unknown, id: string) => boolean,
): Map<string, StoredRecord<Value>> {
  const whole = new Map<string, StoredRecord<Value>>();
  for (const [key, found] of records) {
    const id = key.slice(start.length);
    const fits = isRecord(found) && isValue(found.value, id);
    noteDamage(key, !fits);
    if (fits) whole.set(id, found as StoredRecord<Value>);
  }
  return whole;
}

export function countGames(event: string): Promise<number> {
  return inDatabase((use) => use('readonly', (store) => promisifyRequest(store.count(beginning(gameKey(event))))));
}

/** Writes all records or none, in one transaction. Returns the records as stored. */
export function write(writings: Writing[]): Promise<Written[]> {
  return inDatabase((use) => use('readwrite', (store) => writeAll(store, writings)));
}

/** Writes an event that is not stored, or that was deleted; leftovers of a deleted one are removed first. Returns
 *  null and writes nothing if the event exists. The check is part of the write transaction because another tab may do
 *  the same. */
export function writeNew(event: string, writings: Writing[]): Promise<Written[] | null> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      const head = await promisifyRequest<StoredRecord<Partial<Head>> | undefined>(store.get(headKey(event)));
      if (head !== undefined && !head?.value?.deleted) return null;
      const gone = await removeGames(store, event, new Set(writings.map(({ key }) => key)));
      return [
        ...gone,
        ...(await writeAll(
          store,
          writings.map((writing) => ({ ...writing, alone: true })),
        )),
      ];
    }),
  );
}

async function removeGames(store: IDBObjectStore, event: string, but: Set<string>): Promise<Written[]> {
  const records = (await recordsFrom(store, gameKey(event))).filter(([key]) => !but.has(key));
  return records.map(([key, found]) => {
    store.delete(key);
    const { order, edition } = isRecord(found) ? found : NOTHING;
    return { key, kept: { order, edition: nextEdition(edition), value: null } };
  });
}

const NOTHING = { order: 0, edition: 0 };

async function writeAll(store: IDBObjectStore, writings: Writing[]): Promise<Written[]> {
  const done = promisifyRequest(store.transaction);
  const written = writings.map((writing) => writeOne(store, writing));
  await done;
  return Promise.all(written);
}

function writeOne(store: IDBObjectStore, writing: Writing): Promise<Written> {
  const { key } = writing;
  return new Promise((resolve) => {
    const reading = store.get(key) as IDBRequest<unknown>;
    reading.onsuccess = () => {
      const kept = together(writing, isRecord(reading.result) ? (reading.result as StoredRecord) : undefined);
      if (kept.value === null) store.delete(key);
      else store.put(kept, key);
      resolve({ key, kept });
    };
  });
}

/** The record to store: the writer's value, merged with what others wrote since the writer read it. */
export function together(
  { order, base, value, restored, alone }: Writing,
  found: StoredRecord | undefined,
): StoredRecord {
  const edition = nextEdition(found?.edition, base?.edition);
  if (alone || found?.edition === base?.edition || (restored && !found)) return { order, edition, value };
  return { order: found?.order ?? order, edition, value: merged(base?.value ?? null, value, found?.value ?? null) };
}

function nextEdition(...earlier: (number | undefined)[]): number {
  return Math.max(...earlier.map((edition = 0) => edition + 1), Date.now());
}

/** Removes what is left of a deleted event. Does nothing for any other event. */
export function clearDeleted(event: string): Promise<void> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      const head = await promisifyRequest<StoredRecord<Partial<Head>> | undefined>(store.get(headKey(event)));
      if (!head?.value?.deleted) return;
      store.delete(headKey(event));
      store.delete(beginning(gameKey(event)));
      await promisifyRequest(store.transaction);
    }),
  );
}

/** Reads records unchecked. A head's key includes the games of its event. */
export function readRecords(keys: string[]): Promise<Map<string, unknown>> {
  return inDatabase((use) => use('readonly', (store) => rawRecords(store, keys)));
}

/** Deletes the same records, and returns them. */
export function deleteRecords(keys: string[]): Promise<Map<string, unknown>> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      const records = await rawRecords(store, keys);
      for (const key of records.keys()) store.delete(key);
      await promisifyRequest(store.transaction);
      return records;
    }),
  );
}

export function putRecords(records: Map<string, unknown>): Promise<void> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      for (const [key, found] of records) store.put(found, key);
      await promisifyRequest(store.transaction);
    }),
  );
}

async function rawRecords(store: IDBObjectStore, keys: string[]): Promise<Map<string, unknown>> {
  const records = new Map<string, unknown>();
  for (const key of keys) {
    records.set(key, await promisifyRequest<unknown>(store.get(key)));
    if (!key.startsWith(HEADS)) continue;
    for (const [game, found] of await recordsFrom(store, gameKey(key.slice(HEADS.length)))) records.set(game, found);
  }
  return records;
}

function beginning(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}
