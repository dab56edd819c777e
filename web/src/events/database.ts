// The database of events: opened once, and waited for no longer than a person would wait.
import { createStore, type UseStore } from 'idb-keyval';

/** Some browsers never answer a request to open a database: milliseconds after which it counts as refused. */
const PATIENCE = 5000;

/** Hears `answer` when a database that was given up answers after all. */
export const lateAnswer = new EventTarget();

let opening: Promise<UseStore> | undefined;
let isLate = false;

/** Does the work in the database; fails with a `TimeoutError` while that does not answer. After any other failure the
 *  next call opens it anew. */
export async function inDatabase<Result>(work: (use: UseStore) => Promise<Result>): Promise<Result> {
  opening ??= open();
  try {
    return await work(await answerOf(opening));
  } catch (problem) {
    if (!isLate) opening = undefined;
    throw problem;
  }
}

async function open(): Promise<UseStore> {
  const use = createStore('tallysheet', 'events');
  await use('readonly', () => undefined);
  return use;
}

/** What was given up once is not waited for again: it is there by now, or it is not. */
function answerOf(database: Promise<UseStore>): Promise<UseStore> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!isLate) database.then(answered, answered);
      isLate = true;
      reject(new DOMException('The database does not answer.', 'TimeoutError'));
    }, isLate ? 0 : PATIENCE);
    database.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function answered(): void {
  isLate = false;
  lateAnswer.dispatchEvent(new Event('answer'));
}
