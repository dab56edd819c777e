// The settings of every event that hold which similar names are not the same, and which games: pairs of names or of ids,
// as JSON.
import type { Setting } from './event_rules.ts';

export const DIFFERENT_NAMES: Setting = {
  name: 'differentNames',
  label: 'Similar names that are not the same',
  inView: true,
};

export const DIFFERENT_GAMES: Setting = {
  name: 'differentGames',
  label: 'Games with the same players that are not the same',
  inView: true,
};

/** The paths of both in an event's head. What two devices say is joined, so there is nothing to choose. */
export const DIFFERENT_PATHS = [DIFFERENT_NAMES, DIFFERENT_GAMES].map(({ name }) => `/settings/${name}`);

type Pair = [string, string];

/** The longest text that a file may have here; the oldest pairs give way. */
const MOST_CHARACTERS = 10_000;

export function areDifferent(setting: string, one: string, other: string): boolean {
  return differentIn(setting)(one, other);
}

/** The same question for many pairs. */
export function differentIn(setting: string): (one: string, other: string) => boolean {
  const keyOf = (one: string, other: string) => JSON.stringify([one, other].sort());
  const pairs = new Set(pairsIn(setting).map(([one, other]) => keyOf(one, other)));
  return (one, other) => pairs.size > 0 && pairs.has(keyOf(one, other));
}

/** The setting with one more pair. */
export function withDifferent(setting: string, one: string, other: string): string {
  const pairs = [...pairsIn(setting), [one, other]];
  while (JSON.stringify(pairs).length > MOST_CHARACTERS) pairs.shift();
  return JSON.stringify(pairs);
}

/** Joins the pairs of two devices. Both come to the same pairs in either order. */
export function joinedPairs(setting: string, other: string): string {
  const isKnown = differentIn(setting);
  const missing = pairsIn(other).filter(([one, two]) => !isKnown(one, two));
  return missing.reduce((joined, [one, two]) => withDifferent(joined, one, two), setting);
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
