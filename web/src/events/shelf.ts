// Where events stand on this device: in IndexedDB, the head of an event and each of its games under
// a key of its own. A record is written over only by way of what stands there, so that two tabs'
// work is taken together.
import { promisifyRequest } from 'idb-keyval';
import type { EventGame } from './event.ts';
import { inDatabase } from './database.ts';
import { noteDamage } from './damage.ts';
import type { Head } from './ledger.ts';
import { merged } from './merge.ts';
import { isGameOf, isHead, isRecord } from './whole.ts';

export interface Kept<Value = unknown> {
  /** Its place among the event's games; for a head, when the event began. */
  order: number;
  /** Grows with every writing; by the clock, so that it does where a record was taken away between. */
  edition: number;
  value: Value;
}

export interface Writing<Value = unknown> {
  key: string;
  order: number;
  /** What the writer last knew to stand there, or to have been taken away. */
  base: Kept<Value | null> | null;
  /** Null takes the record away. */
  value: Value | null;
  /** The value stands even where the record is gone, as when a deleted event is brought back. */
  anew?: boolean;
  /** Nothing of what is found there is merged in. */
  alone?: boolean;
}

/** A value of null was taken away. */
export interface Written<Value = unknown> {
  key: string;
  kept: Kept<Value | null>;
}

const HEADS = 'head/';

export const headKey = (event: string) => HEADS + event;
export const gameKey = (event: string, game = '') => `game/${event}/${game}`;

/** Every head that is whole, by its event's id. */
export function readHeads(): Promise<Map<string, Kept<Head>>> {
  return inDatabase((use) =>
    use('readonly', async (store) => {
      const records = await recordsFrom(store, HEADS);
      return wholeOf<Head>(HEADS, records, isHead);
    }),
  );
}

/** An event as it is kept: no head where there is none that is whole, and the games that are whole, by their ids. */
export function readEvent(event: string): Promise<{ head: Kept<Head> | undefined; games: Map<string, Kept<EventGame>> }> {
  return inDatabase((use) =>
    use('readonly', async (store) => {
      const own = headKey(event);
      const [found, records] = await Promise.all([promisifyRequest<unknown>(store.get(own)), recordsFrom(store, gameKey(event))]);
      const head = wholeOf<Head>(HEADS, found === undefined ? [] : [[own, found]], isHead).get(event);
      return { head, games: wholeOf<EventGame>(gameKey(event), records, isGameOf(head?.value.system)) };
    }),
  );
}

async function recordsFrom(store: IDBObjectStore, start: string): Promise<[key: string, found: unknown][]> {
  const range = beginning(start);
  const [keys, values] = await Promise.all([promisifyRequest(store.getAllKeys(range)), promisifyRequest<unknown[]>(store.getAll(range))]);
  return keys.map((key, at) => [String(key), values[at]]);
}

/** The records that are whole, by the rest of their keys; the others are noted as damaged. */
function wholeOf<Value>(start: string, records: [key: string, found: unknown][], isValue: (value: unknown, id: string) => boolean): Map<string, Kept<Value>> {
  const whole = new Map<string, Kept<Value>>();
  for (const [key, found] of records) {
    const id = key.slice(start.length);
    const fits = isRecord(found) && isValue(found.value, id);
    noteDamage(key, !fits);
    if (fits) whole.set(id, found as Kept<Value>);
  }
  return whole;
}

export function countGames(event: string): Promise<number> {
  return inDatabase((use) => use('readonly', (store) => promisifyRequest(store.count(beginning(gameKey(event))))));
}

/** All or none, in one transaction; tells how the records stand then. */
export function write(writings: Writing[]): Promise<Written[]> {
  return inDatabase((use) => use('readwrite', (store) => writeAll(store, writings)));
}

/** Writes an event that is not here, or that was deleted: what is left of that goes first. Null, and nothing is written,
 *  where the event is here: it is asked in the transaction that writes, as another tab may be doing the same. */
export function writeNew(event: string, writings: Writing[]): Promise<Written[] | null> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      const head = await promisifyRequest<Kept<Partial<Head>> | undefined>(store.get(headKey(event)));
      if (head !== undefined && !head?.value?.deleted) return null;
      const gone = await removeGames(store, event, new Set(writings.map(({ key }) => key)));
      return [...gone, ...(await writeAll(store, writings.map((writing) => ({ ...writing, alone: true }))))];
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
      const kept = together(writing, isRecord(reading.result) ? (reading.result as Kept) : undefined);
      if (kept.value === null) store.delete(key);
      else store.put(kept, key);
      resolve({ key, kept });
    };
  });
}

/** What is to stand there: the writer's, and what others wrote since the writer looked. */
export function together({ order, base, value, anew, alone }: Writing, found: Kept | undefined): Kept {
  const edition = nextEdition(found?.edition, base?.edition);
  if (alone || found?.edition === base?.edition || (anew && !found)) return { order, edition, value };
  return { order: found?.order ?? order, edition, value: merged(base?.value ?? null, value, found?.value ?? null) };
}

function nextEdition(...earlier: (number | undefined)[]): number {
  return Math.max(...earlier.map((edition = 0) => edition + 1), Date.now());
}

/** Clears away what is left of an event that is deleted, and of no other. */
export function clearDeleted(event: string): Promise<void> {
  return inDatabase((use) =>
    use('readwrite', async (store) => {
      const head = await promisifyRequest<Kept<Partial<Head>> | undefined>(store.get(headKey(event)));
      if (!head?.value?.deleted) return;
      store.delete(headKey(event));
      store.delete(beginning(gameKey(event)));
      await promisifyRequest(store.transaction);
    }),
  );
}

/** Records just as they are, whole or not; with a head come its event's games. */
export function readRecords(keys: string[]): Promise<Map<string, unknown>> {
  return inDatabase((use) => use('readonly', (store) => rawRecords(store, keys)));
}

/** The same, deleted. */
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
