// Where forms keep what was typed: on the device, or for the length of a visit where it keeps nothing.

export interface Store {
  read(form: string): unknown;
  write(form: string, state: unknown): void;
}

export const FORM = 'form/';
export const EVENTS = 'events';
/** Sheets of before, the latest first. */
export const RECENT = 'recent';

/** What was written in this visit, whether or not the device took it. */
const written = new Map<string, unknown>();

export const formStore: Store = {
  // First this tab's own contents, where another tab has written others since.
  read: (form) => written.get(form) ?? kept(FORM + form, 'sessionStorage') ?? kept(FORM + form),
  write(form, state) {
    written.set(form, state);
    keep(FORM + form, state);
  },
};

/** Whether this device has such things, so that home fetches what shows them. */
export function keeps(key: string): boolean {
  return Boolean(kept(key));
}

export function kept(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(window[where].getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    sessionStorage.removeItem(key);
  } catch {
    // The device keeps nothing: the visit does.
  }
}
