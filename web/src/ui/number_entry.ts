// Reads numbers in the style in use.
import type { Entry, NumberKind } from '../numbers/number_entry.ts';
import { inUse } from './marks.ts';

export { LONGEST_WHOLE, unmistakable } from '../numbers/number_entry.ts';
export type { Entry, NumberKind };

export function readNumber(typed: string, kind: NumberKind = 'money'): Entry {
  return inUse().read(typed, kind);
}
