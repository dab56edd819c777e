// The number style of one sheet. It follows from the sheet's own numbers if they tell; otherwise from the style in which
// it was begun. Sheets of earlier versions were begun with decimal points.
import { DECIMAL, GROUP, useMarks, type Marks } from './marks.ts';
import { readNumber } from './number_entry.ts';
import { MARKS, styleOf, type NumberStyle } from './number_style.ts';

/** The style in which the page begins sheets and shows figures; null where something else decides, as in an embedded
 *  form. */
let pageStyle: NumberStyle | null = null;

export function usePageStyle(style: NumberStyle): void {
  pageStyle = style;
  useMarks(MARKS[style]);
}

/** A sheet's field that holds the style in which it was begun; absent for a decimal point. */
export interface Styled {
  numbers?: string;
}

/** Runs `work` with the sheet's separators. */
export function inSheetMarks<Result>(state: object, work: () => Result): Result {
  const before = { group: GROUP, decimal: DECIMAL };
  useMarks(marksOfSheet(state, before));
  try {
    return work();
  } finally {
    useMarks(before);
  }
}

export function marksOfSheet(state: object, around: Marks = { group: GROUP, decimal: DECIMAL }): Marks {
  const { numbers } = state as Styled;
  const begun = numbers === 'comma' ? MARKS.comma : pageStyle === null ? around : MARKS.point;
  const styles = new Set(
    numbersIn(state)
      .filter((text) => MARK.test(text) && isNumber(text))
      .flatMap((text) => styleOf(text) ?? []),
  );
  const [own] = styles;
  return own === undefined || styles.size > 1 || MARKS[own].decimal === begun.decimal ? begun : MARKS[own];
}

/** The state in the page's style, as long as it has no number that a style could change. */
export function begunInPageStyle<State extends object>(before: object, state: State): State {
  if (pageStyle === null || numbersIn(before).some((text) => MARK.test(text))) return state;
  return pageStyle === 'comma' ? { ...state, numbers: 'comma' } : withoutStyle(state);
}

/** The style of what the page itself writes, such as an example. */
export function styleOfPage(): Styled {
  return pageStyle === 'comma' ? { numbers: 'comma' } : {};
}

function withoutStyle<State extends object>(state: State): State {
  if (!('numbers' in state)) return state;
  const { numbers: _, ...rest } = state;
  return rest as State;
}

/** Every text of its rows and settings but names, headings and posted figures, which others may have written. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (OTHERS.test(field) ? [] : numbersIn(inner)));
}

/** Whether it can be read as a number, which does not depend on the separators unless it is ambiguous. */
function isNumber(text: string): boolean {
  return 'understood' in readNumber(text);
}

const MARK = /[.,]/;
const OTHERS = /^(key|player|heading|posted|numbers)$/;
