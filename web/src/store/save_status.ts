// Saves changes on the device, and reports in a sentence when saving fails.
import { announce } from '../ui/announce.ts';
import { HAS_EVENTS, keep as keepText } from '../device/storage.ts';
import { lateAnswer } from './database.ts';
import { keepDeviceName } from './writer.ts';
import { write, writeNew } from './event_database.ts';
import type { Outgoing, StepChanges } from './event_device.ts';
import type { StoredRecord } from '../merge/records.ts';

/** Why saving fails, as a sentence; null while it works. */
export let refusal: string | null = null;

/** The names of open events that were saved again after the browser had deleted its database. */
export const savedAgain = new Set<string>();

let listener: () => void = () => {};

export function onRefusal(changed: () => void): void {
  listener = changed;
}

/** Returns the records as stored, or null if nothing was. The caller keeps the changes and tries again. */
export function keep(event: string, records: Outgoing[], steps: StepChanges): Promise<StoredRecord[] | null> {
  return kept(write(event, records, steps));
}

/** Like `keep`, for an event from a link or a file. Returns `is here` and writes nothing if the event is already
 *  stored, or in the bin. */
export function keepNew(event: string, records: Outgoing[]): Promise<StoredRecord[] | 'is here' | null> {
  return kept(writeNew(event, records).then((stored) => stored ?? 'is here'));
}

async function kept<Outcome>(writing: Promise<Outcome>): Promise<Outcome | null> {
  try {
    const outcome = await writing;
    if (refusal !== null) announce('Everything is saved on this device again.');
    say(null);
    return outcome;
  } catch (problem) {
    say(sentence(problem));
    return null;
  }
}

/** Stores everything beside the events again, since it is probably gone too. */
export function noteSavedAgain(event: string): void {
  keepText(HAS_EVENTS, true);
  keepDeviceName();
  savedAgain.add(event || 'Unnamed event');
  listener();
}

export function forgetSavedAgain(): void {
  savedAgain.clear();
  listener();
}

lateAnswer.addEventListener('answer', () => say(null));

export function refuse(problem: unknown): void {
  say(sentence(problem));
}

function say(words: string | null): void {
  if (words === refusal) return;
  refusal = words;
  listener();
}

const LATER_VERSION = 'A newer version of Tallysheet has saved the events here. Reload this page to see them.';

const REASONS: Record<string, string> = {
  QuotaExceededError: 'There is no space left on this device.',
  TimeoutError: 'This browser’s storage is not responding.',
  NotFoundError: LATER_VERSION,
  LaterVersion: LATER_VERSION,
};

function sentence(problem: unknown): string {
  const why = REASONS[(problem as Error | null)?.name ?? ''] ?? 'This browser does not save anything for this page.';
  return `${why} You can continue: everything is kept while this page stays open. Save the event to a file before you close it.`;
}
