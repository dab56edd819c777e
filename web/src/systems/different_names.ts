// The setting of every event that holds which similar names are not the same: pairs of names, as JSON.
import type { Setting } from './event_rules.ts';

export const DIFFERENT_NAMES: Setting = {
  name: 'differentNames',
  label: 'Similar names that are not the same',
  inView: true,
};

type Pair = [string, string];

/** The longest text that a file may have here; the oldest pairs give way. */
const MOST_CHARACTERS = 10_000;

export function areDifferent(setting: string, one: string, other: string): boolean {
  return pairsIn(setting).some((pair) => pair.includes(one) && pair.includes(other));
}

/** The setting with one more pair. */
export function withDifferent(setting: string, one: string, other: string): string {
  const pairs = [...pairsIn(setting), [one, other]];
  while (JSON.stringify(pairs).length > MOST_CHARACTERS) pairs.shift();
  return JSON.stringify(pairs);
}

/** None in a text that is not one of ours. */
function pairsIn(setting: string): Pair[] {
  try {
    const found: unknown = JSON.parse(setting || '[]');
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(found: unknown): found is Pair {
  return Array.isArray(found) && found.length === 2 && found.every((name) => typeof name === 'string');
}
