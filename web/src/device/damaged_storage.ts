// Moves stored texts that cannot be read aside, before anything overwrites them.
import { keep, keeps, kept, textAt, type Where } from './storage.ts';

const ASIDE = 'damaged/';

/** The texts moved aside from this key. */
export function asideOf(key: string): string[] {
  const texts = kept(ASIDE + key);
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** Whether anything is stored under this key, valid or moved aside. */
export function hasAny(key: string): boolean {
  return keeps(key) || asideOf(key).length > 0;
}

/** Moves the damaged text aside and stores `rest` under the key, or nothing. Changes nothing if there is no space. */
export function putAside(
  key: string,
  damaged: string,
  rest: string | null = null,
  where: Where = 'localStorage',
): void {
  const before = textAt(key, where);
  setText(key, rest, where);
  const texts = new Set([...asideOf(key), damaged]);
  if (!keep(ASIDE + key, [...texts])) setText(key, before, where);
}

export function takeAsideAway(key: string): void {
  setText(ASIDE + key, null, 'localStorage');
}

export function putAsideAgain(key: string, texts: string[]): void {
  keep(ASIDE + key, texts);
}

/** Moves aside what is damaged under this key. Returns true if anything is aside, now or from before. */
export function putDamagedAside(key: string, isWhole: (value: unknown) => boolean): boolean {
  for (const where of ['localStorage', 'sessionStorage'] as const) {
    const text = textAt(key, where);
    if (text !== null && !isWhole(kept(key, where))) putAside(key, text, null, where);
  }
  return asideOf(key).length > 0;
}

function setText(key: string, text: string | null, where: Where): void {
  try {
    if (text === null) window[where].removeItem(key);
    else window[where].setItem(key, text);
  } catch {
    // Storage is not available, so there is nothing to lose.
  }
}
