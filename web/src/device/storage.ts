// Stores what is typed into forms: on the device, or in memory for this visit if the device refuses.

export const FORM = 'form/';
/** True once this device has held an event. */
export const HAS_EVENTS = 'events';
/** Recent sheets, latest first. */
export const RECENT = 'recent';

/** localStorage is shared by all tabs; sessionStorage belongs to this tab. */
export type Where = 'localStorage' | 'sessionStorage';

/** When each deleted record was found in the bin. */
export const DUE = 'due';

/** Texts written during this visit, saved or not. */
const written = new Map<string, unknown>();

/** Whether the last write of a form failed. */
export let refused = false;

export const formStore = {
  // This tab's own contents come first: another tab may have replaced those that the device keeps.
  read: (form: string): unknown => written.get(form) ?? kept(FORM + form, 'sessionStorage') ?? kept(FORM + form),
  write(form: string, state: unknown): void {
    written.set(form, state);
    refused = !keep(FORM + form, state);
    keep(FORM + form, state, 'sessionStorage');
  },
};

/** Whether this is what a form was last written to have, and not what an event has. */
export function isWritten(form: string, state: unknown): boolean {
  return written.get(form) === state;
}

/** Whether something is stored under this key. */
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

/** Returns null if nothing is stored or the browser refuses access. */
export function textAt(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if storing fails, for example because storage is full. */
export function keep(key: string, value: unknown, where: Where = 'localStorage'): boolean {
  try {
    window[where].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
