// The damaged records of one event, or of the list of events, described for the note on the page.
import { damagedText, type Damage } from '../ui/damaged_note.ts';
import { damagedUnder, isDamaged, noteDamage } from './damage.ts';
import { deleteRecords, putRecords, readRecords } from './event_database.ts';
import { gameKey, headKey } from './event_keys.ts';

/** Returns null if nothing is damaged. */
export function damageOf(event: string | undefined): Damage | null {
  const keys = event === undefined ? damagedUnder(headKey('')) : keysOf(event);
  if (keys.length === 0) return null;
  return {
    says: event === undefined || isDamaged(headKey(event)) ? headsSay(keys.length) : gamesSay(keys.length),
    text: async () => damagedText(await readRecords(keys)),
    remove: async () => {
      const records = await deleteRecords(keys);
      mark(keys, false);
      return async () => {
        await putRecords(records);
        mark(keys, true);
      };
    },
  };
}

function keysOf(event: string): string[] {
  const head = headKey(event);
  return isDamaged(head) ? [head] : damagedUnder(gameKey(event));
}

function mark(keys: string[], isDamaged: boolean): void {
  for (const key of keys) noteDamage(key, isDamaged);
}

function headsSay(count: number): string {
  return count === 1
    ? 'One event on this device is damaged and is not listed.'
    : `${count} events on this device are damaged and are not listed.`;
}

function gamesSay(count: number): string {
  return count === 1
    ? 'One game of this event is damaged and is left out.'
    : `${count} games of this event are damaged and are left out.`;
}
