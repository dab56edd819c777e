// Saves changes on the device, and reports in a sentence when saving fails.
import { announce } from '../ui/announce.ts';
import { lateAnswer } from './database.ts';
import { write, writeNew } from './event_database.ts';
import type { Writing, Written } from './records.ts';

/** Why saving fails, as a sentence; null while it works. */
export let refusal: string | null = null;

let listener: () => void = () => {};
let persistRequested = false;

export function onRefusal(changed: () => void): void {
  listener = changed;
}

/** Returns null if nothing was saved. The caller keeps the changes and tries again. */
export function keep(writings: Writing[]): Promise<Written[] | null> {
  return kept(write(writings), writings);
}

/** Like `keep`, for an event from a link or a file. Returns `is here` and writes nothing if the event is already
 *  stored. */
export function keepNew(event: string, writings: Writing[]): Promise<Written[] | 'is here' | null> {
  return kept(
    writeNew(event, writings).then((written) => written ?? 'is here'),
    writings,
  );
}

async function kept<Outcome>(writing: Promise<Outcome>, writings: Writing[]): Promise<Outcome | null> {
  try {
    const outcome = await writing;
    if (refusal !== null) announce('Everything is saved on this device again.');
    say(null);
    if (!persistRequested && writings.some(({ key, value }) => key.startsWith('game/') && value !== null))
      requestPersistence();
    return outcome;
  } catch (problem) {
    say(sentence(problem));
    return null;
  }
}

lateAnswer.addEventListener('answer', () => say(null));

export function refuse(problem: unknown): void {
  say(sentence(problem));
}

/** Asks the browser not to delete the events when it runs out of space. */
function requestPersistence(): void {
  persistRequested = true;
  void navigator.storage?.persist?.().catch(() => false);
}

function say(words: string | null): void {
  if (words === refusal) return;
  refusal = words;
  listener();
}

const REASONS: Record<string, string> = {
  QuotaExceededError: 'There is no space left on this device.',
  TimeoutError: 'This browser’s storage is not responding.',
  NotFoundError: 'A newer version of Tallysheet has saved the events here. Reload this page to see them.',
};

function sentence(problem: unknown): string {
  const why = REASONS[(problem as Error | null)?.name ?? ''] ?? 'This browser does not save anything for this page.';
  return `${why} You can continue: everything is kept while this page stays open. Save the event to a file before you close it.`;
}
