// Finds which item of an earlier list each item of a later one corresponds to.

export interface Pair<Item> {
  before: Item | null;
  after: Item | null;
}

interface Kinship<Item> {
  /** Items with the same key correspond; a blank key tells nothing. */
  key(item: Item): string;
  /** How much two items that no key joins have in common. */
  alike(before: Item, after: Item): number;
}

/** In the order of the later list; what is only in the earlier one comes last. */
export function paired<Item>(before: Item[], after: Item[], { key, alike }: Kinship<Item>): Pair<Item>[] {
  const left = new Set(before);
  const partners = new Map<Item, Item>();
  const join = (now: Item, partner: Item | undefined) => {
    if (partner === undefined) return;
    left.delete(partner);
    partners.set(now, partner);
  };
  for (const now of after) join(now, key(now) === '' ? undefined : [...left].find((one) => key(one) === key(now)));
  for (const now of after)
    if (!partners.has(now))
      join(
        now,
        mostAlike([...left], (one) => alike(one, now)),
      );
  return [
    ...after.map((now) => ({ before: partners.get(now) ?? null, after: now })),
    ...[...left].map((gone) => ({ before: gone, after: null })),
  ];
}

/** The first of those that have most in common. */
function mostAlike<Item>(items: Item[], alike: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || alike(item) > alike(best) ? item : best),
    undefined,
  );
}
