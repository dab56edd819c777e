// Which systems are compared: all but those that were left out.
import { DIPLOMACY_SYSTEMS } from './diplomacy_systems.ts';
import type { ResultState } from './state.ts';

export function chosenSystems({ without }: ResultState): string[] {
  const left = leftOut(without);
  return DIPLOMACY_SYSTEMS.map(({ id }) => id).filter((id) => !left.has(id));
}

/** Only ids of known systems. */
export function leftOut(without: string): Set<string> {
  const known = new Set(DIPLOMACY_SYSTEMS.map(({ id }) => id));
  return new Set(without.split(' ').filter((id) => known.has(id)));
}
