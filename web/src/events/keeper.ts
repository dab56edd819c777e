// Keeps what is typed on the device, and says so in a sentence when the device will not.
import { announce } from '../parts/announce.ts';
import { write, type Writing, type Written } from './shelf.ts';

/** Why nothing is kept at present, in a sentence; null while all is well. */
export let refusal: string | null = null;

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

function sentence(problem: unknown): string {
  const full = problem instanceof DOMException && problem.name === 'QuotaExceededError';
  const why = full ? 'There is no more room on this device.' : 'This browser keeps nothing for this page.';
  return `${why} Go on: all is held for as long as this page stays open. Save the event to a file before you close it.`;
}
