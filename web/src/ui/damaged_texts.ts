// The damaged texts moved aside from a key, described for the note on the page.
import { asideOf, putAsideAgain, takeAsideAway } from '../device/damaged_storage.ts';
import { damagedText, type Damage } from './damaged_note.ts';

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
