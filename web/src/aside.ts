// Texts of the device's that cannot be read are put aside, before anything is written in their place.
import { keep, keeps, kept, textAt, type Where } from './store.ts';

const ASIDE = 'damaged/';

/** The texts that were put aside from this key. */
export function asideOf(key: string): string[] {
  const texts = kept(ASIDE + key);
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** Whether this device keeps something under this key, whole or put aside. */
export function hasAny(key: string): boolean {
  return keeps(key) || asideOf(key).length > 0;
}

/** Leaves `rest` under the key, or nothing, and puts the damaged text aside; changes nothing where the device has no room. */
export function putAside(key: string, damaged: string, rest: string | null = null, where: Where = 'localStorage'): void {
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

/** Puts aside what is damaged under this key; true where anything is put aside, now or before. */
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
    // The device keeps nothing, so there is nothing to lose.
  }
}
