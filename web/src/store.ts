// Where forms keep what was typed: on the device, or for the length of a visit where it keeps nothing.

export interface Store {
  read(form: string): unknown;
  write(form: string, state: unknown): void;
}

const FORM = 'form/';
const EVENTS = 'events';

/** What was written in this visit, whether or not the device took it. */
const written = new Map<string, unknown>();

export const formStore: Store = {
  read: (form) => written.get(form) ?? kept(FORM + form),
  write(form, state) {
    written.set(form, state);
    keep(FORM + form, state);
  },
};

/** Whether this device has events, so that home fetches what shows them. */
export function eventsKept(): boolean {
  return kept(EVENTS) === true;
}

export function noteEvents(): void {
  keep(EVENTS, true);
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The device keeps nothing: the visit does.
  }
}
