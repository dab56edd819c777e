// The separators used to show and read figures.
import { Numbers, type Marks } from '../numbers/numbers.ts';

export type { Marks };

export const ENGLISH: Marks = { group: ',', decimal: '.' };

export let GROUP = ENGLISH.group;
export let DECIMAL = ENGLISH.decimal;

/** Sets the separators for all further reading and drawing. */
export function useMarks({ group, decimal }: Marks): void {
  GROUP = group;
  DECIMAL = decimal;
}

/** The numbers with the separators in use. */
export function inUse(): Numbers {
  return new Numbers({ group: GROUP, decimal: DECIMAL });
}
