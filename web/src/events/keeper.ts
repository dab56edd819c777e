// Keeps what is typed on the device, and says so in a sentence when the device will not.
import { announce } from '../parts/announce.ts';
import { damage, write, type Writing, type Written } from './shelf.ts';

/** Why nothing is kept at present, in a sentence; null while all is well. */
export let refusal: string | null = null;

/** What of the events here cannot be read, in a sentence; null while all can. */
export let damaged: string | null = null;

damage.tell = () => {
  if (damaged !== null) return;
  damaged = 'Part of what is kept on this device is damaged and is passed over. Everything else is here; the damaged part is left as it is.';
  told();
};

let told: () => void = () => {};
let asked = false;

export function onRefusal(tell: () => void): void {
  told = tell;
}

/** Null where the device took nothing: the writer keeps it, and tries again. */
export async function keep(writings: Writing[]): Promise<Written[] | null> {
  try {
    const written = await write(writings);
    if (refusal !== null) announce('All is kept on this device again.');
    say(null);
    if (!asked && writings.some(({ key, value }) => key.startsWith('game/') && value !== null)) askToStay();
    return written;
  } catch (problem) {
    say(sentence(problem));
    return null;
  }
}

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
  NotFoundError: 'A newer Tallysheet has kept the events here: reload this page to see them.',
};

function sentence(problem: unknown): string {
  const why = REASONS[(problem as Error | null)?.name ?? ''] ?? 'This browser keeps nothing for this page.';
  return `${why} Go on: all is held for as long as this page stays open. Save the event to a file before you close it.`;
}
