// The keys of event records that were read and are damaged. A damaged record is skipped and stays stored until the user
// deletes it.

const damaged = new Set<string>();

/** `changed` is called on every change. */
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

/** The damaged records whose keys start with `start`. */
export function damagedUnder(start: string): string[] {
  return [...damaged].filter((key) => key.startsWith(start));
}
