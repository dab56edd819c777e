// Keys of records of events that were read and are not whole. Such a record is passed over, and stays as it is until
// somebody deletes it.

const damaged = new Set<string>();

/** Hears of every change. */
export const damage = { changed: () => {} };

export function noteDamage(key: string, isDamaged: boolean): void {
  if (damaged.has(key) === isDamaged) return;
  if (isDamaged) damaged.add(key);
  else damaged.delete(key);
  damage.changed();
}

export function isDamaged(key: string): boolean {
  return damaged.has(key);
}

/** The damaged records whose keys begin so. */
export function damagedUnder(start: string): string[] {
  return [...damaged].filter((key) => key.startsWith(start));
}
