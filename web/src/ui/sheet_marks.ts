// The style in use while something is read or drawn.
import { numbersOfSheet, pageWith, type Surroundings } from '../numbers/sheet_numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { DECIMAL, GROUP, inUse, useMarks } from './marks.ts';
import type { Marks } from '../numbers/numbers.ts';

/** The style in which the page begins sheets and shows figures; null where something else decides, as in an embedded
 *  form. */
let page: Surroundings | null = null;

/** The surroundings of what is read or drawn now. */
export function surroundings(): Surroundings {
  return page ?? { numbers: inUse(), begins: null };
}

export function usePageStyle(style: NumberStyle): void {
  page = pageWith(style);
  useMarks(page.numbers.marks);
}

/** Runs `work` with the sheet's separators. */
export function inSheetMarks<Result>(state: object, work: () => Result): Result {
  const before = { group: GROUP, decimal: DECIMAL };
  useMarks(marksOfSheet(state));
  try {
    return work();
  } finally {
    useMarks(before);
  }
}

export function marksOfSheet(state: object): Marks {
  return numbersOfSheet(state, surroundings()).marks;
}
