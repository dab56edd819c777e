// The damaged records of one event, or of the list of events, described for the note on the page.
import { damagedText, type Damage } from '../ui/damage.ts';
import { damagedUnder, isDamaged, noteDamage } from './damage.ts';
import { deleteRecords, putRecords, readRecords } from './event_database.ts';
import { gameKey, headKey } from './event_keys.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing, capital } from '../ui/sentences.ts';

/** Returns null if nothing is damaged. */
export function damageOf(event: string | undefined, numbers: Numbers): Damage | null {
  const keys = event === undefined ? damagedUnder(headKey('')) : keysOf(event);
  if (keys.length === 0) return null;
  return {
    says:
      event === undefined || isDamaged(headKey(event))
        ? headsSay(keys.length, numbers)
        : gamesSay(keys.length, numbers),
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

function headsSay(count: number, { amount }: Numbers): string {
  return `${capital(amount(count, 'event'))} on this device ${agreeing(count, 'is', 'are')} damaged and not listed.`;
}

function gamesSay(count: number, { amount }: Numbers): string {
  return `${capital(amount(count, 'game'))} of this event ${agreeing(count, 'is', 'are')} damaged and left out.`;
}
