// The database of events. It is opened once, with a timeout. Clearing the site's data deletes it under an open page, which
// notices by its name that what it opens next is a new one.
import { openDB, type IDBPDatabase } from 'idb';

/** Milliseconds before an open request counts as failed. Some browsers never answer one. */
const PATIENCE = 5000;

const A_SECOND = 1000;

/** The database's only object store. Its keys are in event_keys.ts. */
export const STORE = 'events';

/** The key of the name that each database is given, at random, when a page first opens it. */
const NAME = 'name';

/** Dispatches `answer` when a database answers after its timeout. */
export const lateAnswer = new EventTarget();

const followers = new Set<() => void>();

/** Calls when the database turns out to be another than the one that this page has used; returns how to stop. */
export function onNewDatabase(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

let opening: Promise<IDBPDatabase> | undefined;
let isLate = false;
let used: unknown;

/** Runs `work` in the database. Rejects with a `TimeoutError` while the database does not answer. After any other
 *  error the next call opens the database again. */
export async function inDatabase<Result>(work: (database: IDBPDatabase) => Promise<Result>): Promise<Result> {
  opening ??= open();
  try {
    return await work(await answerOf(opening));
  } catch (problem) {
    if (!isLate) opening = undefined;
    throw problem;
  }
}

/** Opens any version, so that a failure can still be attributed to a later version of the page. */
async function open(): Promise<IDBPDatabase> {
  const database = await openDB('tallysheet', undefined, {
    upgrade: (created) => void created.createObjectStore(STORE),
    blocking: (_version, next) => close(next === null),
    terminated: () => close(true),
  });
  const close = (isDeleted: boolean) => {
    opening = undefined;
    database.close();
    if (isDeleted) void openAgain();
  };
  await compare(database).catch((problem) => {
    database.close();
    throw problem;
  });
  return database;
}

/** While a browser clears a site's data, it refuses new databases. */
async function openAgain(tries = 10): Promise<void> {
  await inDatabase(async () => {}).catch(() => tries > 1 && setTimeout(() => void openAgain(tries - 1), A_SECOND));
}

async function compare(database: IDBPDatabase): Promise<void> {
  const name = await nameOf(database);
  const isNew = used !== undefined && used !== name;
  used = name;
  if (isNew) for (const follower of followers) follower();
}

/** Two tabs that open a new database at once must agree, so a name is only written where there still is none. Undefined
 *  where it could not be written, as on a full device. */
async function nameOf(database: IDBPDatabase): Promise<unknown> {
  const known: unknown = await database.get(STORE, NAME);
  if (known !== undefined) return known;
  const naming = database.transaction(STORE, 'readwrite');
  const found: unknown = (await naming.store.get(NAME)) ?? Math.random().toString(36).slice(2);
  return Promise.all([naming.store.put(found, NAME), naming.done]).then(
    () => found,
    () => undefined,
  );
}

/** After one timeout, later calls do not wait again. */
function answerOf(database: Promise<IDBPDatabase>): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        if (!isLate) database.then(answered, answered);
        isLate = true;
        reject(new DOMException('The database does not answer.', 'TimeoutError'));
      },
      isLate ? 0 : PATIENCE,
    );
    database.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function answered(): void {
  isLate = false;
  lateAnswer.dispatchEvent(new Event('answer'));
}
