// The order that a lot's seed draws. Source: core/SOURCES.md, Tournaments 7; M. Matsumoto and T. Nishimura, "Mersenne
// Twister", 1998, with the initialisation of 2002 that std::mt19937 uses.

const LENGTH = 624;
const MIDDLE = 397;

/** The numbers of MT19937, each from 0 to 2^32 - 1. */
function* mersenneTwister(seed: number): Generator<number, never> {
  let state = [seed >>> 0];
  for (let at = 1; at < LENGTH; at++) {
    const before = state[at - 1];
    state.push((Math.imul(1812433253, before ^ (before >>> 30)) + at) >>> 0);
  }
  for (;;) {
    state = twisted(state);
    for (const word of state) yield tempered(word);
  }
}

function twisted(state: number[]): number[] {
  const next = [...state];
  for (let at = 0; at < LENGTH; at++) {
    const joined = (next[at] & 0x80000000) | (next[(at + 1) % LENGTH] & 0x7fffffff);
    next[at] = (next[(at + MIDDLE) % LENGTH] ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0)) >>> 0;
  }
  return next;
}

function tempered(word: number): number {
  let bits = word ^ (word >>> 11);
  bits ^= (bits << 7) & 0x9d2c5680;
  bits ^= (bits << 15) & 0xefc60000;
  return (bits ^ (bits >>> 18)) >>> 0;
}

/** Sorts the names by their bytes, then shuffles them from the last position down to the second. */
export function drawn(names: string[], seed: number): string[] {
  const order = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const numbers = mersenneTwister(seed);
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = numbers.next().value % (last + 1);
    [order[last], order[chosen]] = [order[chosen], order[last]];
  }
  return order;
}
