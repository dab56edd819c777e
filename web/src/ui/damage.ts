// Damaged data on this device, described for the note on the page, and the damaged texts moved aside from a key.
import { asideOf, putAsideAgain, takeAsideAway } from '../device/damaged_storage.ts';

export interface Damage {
  /** "One game of this event is damaged and left out." */
  says: string;
  /** The data as stored, for a file. */
  text(): Promise<string>;
  /** Deletes the data; returns a function that restores it. */
  remove(): Promise<() => Promise<void>>;
}

/** Returns null if nothing was moved aside from this key. */
export function damageAt(key: string, says: string): Damage | null {
  const texts = asideOf(key);
  if (texts.length === 0) return null;
  return {
    says,
    text: async () => damagedText(new Map([[key, texts]])),
    remove: async () => {
      takeAsideAway(key);
      return async () => putAsideAgain(key, texts);
    },
  };
}

/** The text of the file. Values that JSON cannot hold are written as strings. */
export function damagedText(records: Map<string, unknown>): string {
  const values = [...records].map(([key, found]) => `${JSON.stringify(key)}:${jsonText(found)}`);
  return `{"tallysheet":"damaged","records":{\n${values.join(',\n')}\n}}\n`;
}

function jsonText(found: unknown): string {
  try {
    return JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? 'null';
  } catch {
    return JSON.stringify(String(found));
  }
}
