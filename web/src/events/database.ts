// The database of events. It is opened once, with a timeout.
import { openDB, type IDBPDatabase } from 'idb';

/** Milliseconds before an open request counts as failed. Some browsers never answer one. */
const PATIENCE = 5000;

/** The database's only object store. Its keys are in event_keys.ts. */
export const STORE = 'events';

/** Dispatches `answer` when a database answers after its timeout. */
export const lateAnswer = new EventTarget();

let opening: Promise<IDBPDatabase> | undefined;
let isLate = false;

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

/** In whatever version it has, so that a later version of the page can still be named as the reason of a failure. */
async function open(): Promise<IDBPDatabase> {
  const database = await openDB('tallysheet', undefined, {
    upgrade: (created) => void created.createObjectStore(STORE),
    blocking: () => close(),
    terminated: () => (opening = undefined),
  });
  const close = () => {
    opening = undefined;
    database.close();
  };
  return database;
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
