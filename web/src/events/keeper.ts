// Keeps what is typed on the device, and says so in a sentence when the device will not.
import { announce } from '../parts/announce.ts';
import { lateAnswer } from './database.ts';
import { write, writeNew, type Writing, type Written } from './shelf.ts';

/** Why nothing is kept at present, in a sentence; null while all is well. */
export let refusal: string | null = null;

let told: () => void = () => {};
let asked = false;

export function onRefusal(tell: () => void): void {
  told = tell;
}

/** Null where the device took nothing: the writer keeps it, and tries again. */
export function keep(writings: Writing[]): Promise<Written[] | null> {
  return kept(write(writings), writings);
}

/** As `keep`, an event that came by a link or a file; `is here`, and nothing is written, where the device has it. */
export function keepNew(event: string, writings: Writing[]): Promise<Written[] | 'is here' | null> {
  return kept(writeNew(event, writings).then((written) => written ?? 'is here'), writings);
}

async function kept<Outcome>(writing: Promise<Outcome>, writings: Writing[]): Promise<Outcome | null> {
  try {
    const outcome = await writing;
    if (refusal !== null) announce('All is kept on this device again.');
    say(null);
    if (!asked && writings.some(({ key, value }) => key.startsWith('game/') && value !== null)) askToStay();
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

/** The browser shall not clear events away when it is short of room. */
function askToStay(): void {
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

function say(words: string | null): void {
  if (words === refusal) return;
  refusal = words;
  told();
}

const REASONS: Record<string, string> = {
  QuotaExceededError: 'There is no more room on this device.',
  TimeoutError: 'This browser’s storage does not answer.',
  NotFoundError: 'A newer Tallysheet has kept the events here: reload this page to see them.',
};

function sentence(problem: unknown): string {
  const why = REASONS[(problem as Error | null)?.name ?? ''] ?? 'This browser keeps nothing for this page.';
  return `${why} Go on: all is held for as long as this page stays open. Save the event to a file before you close it.`;
}
