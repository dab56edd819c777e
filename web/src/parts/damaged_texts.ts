// What was put aside because it cannot be read, as a note tells of it.
import { asideOf, putAsideAgain, takeAsideAway } from '../aside.ts';
import { damagedText, type Damage } from './damaged_note.ts';

/** Null where nothing was put aside from this key. */
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
