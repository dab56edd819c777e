// Reads numbers in the style in use.
import type { Entry, NumberKind } from '../numbers/number_entry.ts';
import { Numbers } from '../numbers/numbers.ts';
import { DECIMAL, GROUP } from './marks.ts';

export { LONGEST_WHOLE, unmistakable } from '../numbers/number_entry.ts';
export type { Entry, NumberKind };

export function readNumber(typed: string, kind: NumberKind = 'money'): Entry {
  return new Numbers({ group: GROUP, decimal: DECIMAL }).read(typed, kind);
}
