// The database of events. It is opened once, with a timeout.
import { createStore, type UseStore } from 'idb-keyval';

/** Milliseconds before an open request counts as failed. Some browsers never answer one. */
const PATIENCE = 5000;

/** Dispatches `answer` when a database answers after its timeout. */
export const lateAnswer = new EventTarget();

let opening: Promise<UseStore> | undefined;
let isLate = false;

/** Runs `work` in the database. Rejects with a `TimeoutError` while the database does not answer. After any other
 *  error the next call opens the database again. */
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

/** After one timeout, later calls do not wait again. */
function answerOf(database: Promise<UseStore>): Promise<UseStore> {
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
