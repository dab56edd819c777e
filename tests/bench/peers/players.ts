// Identity and order of players in the peers' standings.

/** Sorted best first; level entries share a place. */
export function placed<Row extends object>(
  rows: Row[],
  compare: (a: Row, b: Row) => number,
): (Row & { place: number; shared: boolean })[] {
  const order = rows.sort(compare).map((row) => ({ ...row, place: 1, shared: false }));
  for (let at = 1; at < order.length; ++at) {
    const [above, own] = [order[at - 1]!, order[at]!];
    own.shared = compare(above, own) === 0;
    if (own.shared) above.shared = true;
    own.place = own.shared ? above.place : at + 1;
  }
  return order;
}

/** Finds the entry for a name, or adds one. */
export function entry<Entry>(entries: Map<string, Entry>, name: string, make: () => Entry): Entry {
  let own = entries.get(name);
  if (!own) entries.set(name, (own = make()));
  return own;
}

/** Names as they are compared, without any check. */
export const names = (seats: { player?: string }[]) => seats.map(({ player }) => player!.trim().normalize('NFC'));
