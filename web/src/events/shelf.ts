// Where events stand on this device: in IndexedDB, the head of an event and each of its games under
// a key of its own. A record is written over only by way of what stands there, so that two tabs'
// work is taken together.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { merged } from './merge.ts';
import { isWhole } from './whole.ts';

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
}

/** A value of null was taken away. */
export interface Written<Value = unknown> {
  key: string;
  kept: Kept<Value | null>;
}

const HEADS = 'head/';

/** Hears of records that cannot be read. */
export const damage = { tell: () => {} };

export const headKey = (event: string) => HEADS + event;
export const gameKey = (event: string, game = '') => `game/${event}/${game}`;

let opened: UseStore | undefined;

function shelf(): UseStore {
  opened ??= createStore('tallysheet', 'events');
  return opened;
}

/** Forgets a database that would not open, so that the next call tries anew. */
async function retrying<Result>(work: (use: UseStore) => Promise<Result>): Promise<Result> {
  try {
    return await work(shelf());
  } catch (problem) {
    opened = undefined;
    throw problem;
  }
}

export const readHeads = () => readFrom(HEADS);
export const readGames = (event: string) => readFrom(gameKey(event));

/** Every record whose key begins so, by the rest of its key. */
function readFrom(start: string): Promise<Map<string, Kept<any>>> {
  const range = beginning(start);
  return retrying((use) =>
    use('readonly', async (store) => {
      const [keys, values] = await Promise.all([promisifyRequest(store.getAllKeys(range)), promisifyRequest(store.getAll(range))]);
      const whole = values.map(isWhole);
      if (whole.includes(false)) damage.tell();
      return new Map(keys.flatMap((key, at) => (whole[at] ? [[String(key).slice(start.length), values[at] as Kept] as const] : [])));
    }),
  );
}

export function countGames(event: string): Promise<number> {
  return retrying((use) => use('readonly', (store) => promisifyRequest(store.count(beginning(gameKey(event))))));
}

export function readHead(event: string): Promise<Kept<any> | undefined> {
  return retrying((use) => use('readonly', (store) => promisifyRequest<Kept | undefined>(store.get(headKey(event)))));
}

/** All or none, in one transaction; tells how the records stand then. */
export function write(writings: Writing[]): Promise<Written[]> {
  return retrying((use) =>
    use('readwrite', async (store) => {
      const done = promisifyRequest(store.transaction);
      const written = writings.map((writing) => writeOne(store, writing));
      await done;
      return Promise.all(written);
    }),
  );
}

function writeOne(store: IDBObjectStore, writing: Writing): Promise<Written> {
  const { key } = writing;
  return new Promise((resolve) => {
    const reading = store.get(key);
    reading.onsuccess = () => {
      const kept = together(writing, reading.result as Kept | undefined);
      if (kept.value === null) store.delete(key);
      else store.put(kept, key);
      resolve({ key, kept });
    };
  });
}

/** What is to stand there: the writer's, and what others wrote since the writer looked. */
export function together({ order, base, value }: Writing, found: Kept | undefined): Kept {
  const edition = Math.max((found?.edition ?? 0) + 1, (base?.edition ?? 0) + 1, Date.now());
  if (found?.edition === base?.edition) return { order, edition, value };
  return { order: found?.order ?? order, edition, value: merged(base?.value ?? null, value, found?.value ?? null) };
}

/** Takes an event away with all its games. */
export function clearAway(event: string): Promise<void> {
  return retrying((use) =>
    use('readwrite', (store) => {
      store.delete(headKey(event));
      store.delete(beginning(gameKey(event)));
      return promisifyRequest(store.transaction);
    }),
  );
}

function beginning(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}
