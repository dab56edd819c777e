// Seeded random numbers, so that every case can be reproduced (the mulberry32 recurrence, which is in the public
// domain), and the few ways of drawing from them.

/** Uniform from 0 up to but not including 1. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from low to high inclusive. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[whole(random, 0, list.length - 1)];
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = whole(random, 0, at);
    [copy[at], copy[other]] = [copy[other], copy[at]];
  }
  return copy;
}

export function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** Returns `{ [key]: value }` half of the time, with the explicit default among the values; otherwise nothing. */
export function option<K extends string, T>(random: Random, key: K, values: readonly T[]): { [P in K]?: T } {
  return (chance(random, 0.5) ? {} : { [key]: pick(random, values) }) as { [P in K]?: T };
}
