// Where forms keep what was typed: on the device, or for the length of a visit where it keeps nothing.

export interface Store {
  read(form: string): unknown;
  write(form: string, state: unknown): void;
}

export const FORM = 'form/';
export const EVENTS = 'events';
/** Sheets of before, the latest first. */
export const RECENT = 'recent';

/** The device, or this tab alone. */
export type Where = 'localStorage' | 'sessionStorage';

/** When each deleted event was first found due to be cleared away. */
export const DUE = 'due';

/** What was written in this visit, whether or not the device took it. */
const written = new Map<string, unknown>();

/** Whether the device refused what a form wrote last. */
export let refused = false;

export const formStore: Store = {
  // This tab's own contents come first: another tab may have replaced those that the device keeps.
  read: (form) => written.get(form) ?? kept(FORM + form, 'sessionStorage') ?? kept(FORM + form),
  write(form, state) {
    written.set(form, state);
    refused = !keep(FORM + form, state);
    keep(FORM + form, state, 'sessionStorage');
  },
};

/** Whether this device has such things, so that home fetches what shows them. */
export function keeps(key: string): boolean {
  return Boolean(kept(key));
}

export function kept(key: string, where: Where = 'localStorage'): unknown {
  try {
    return JSON.parse(textAt(key, where) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Null where nothing is kept, or the browser refuses. */
export function textAt(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** False where the device refuses it, as it may when it is full. */
export function keep(key: string, value: unknown, where: Where = 'localStorage'): boolean {
  try {
    window[where].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
