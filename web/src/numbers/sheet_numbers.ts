// The numbers of one sheet. They follow from the sheet's own texts if those tell; otherwise from the style in which the
// sheet was begun. Sheets of earlier versions were begun with decimal points.
import { parsed, styleOf, type NumberStyle } from './number_entry.ts';
import { NUMBERS, type Numbers } from './numbers.ts';

/** How numbers are written around a sheet: on the page, or in the element in which the sheet is embedded. */
export interface Surroundings {
  readonly numbers: Numbers;
  /** The style that new sheets are begun in and keep. Null where they keep none, as in an embedded form: its sheets
   *  follow the numbers around them. */
  readonly begins: NumberStyle | null;
}

/** The surroundings outside a page. */
export const PLAIN: Surroundings = { numbers: NUMBERS.point, begins: null };

/** A page on which numbers have this style. */
export function pageWith(style: NumberStyle): Surroundings {
  return { numbers: NUMBERS[style], begins: style };
}

/** A sheet's field that holds the style in which it was begun; absent for a decimal point. */
export interface Styled {
  numbers?: string;
}

/** The sheet's own numbers. */
export function numbersOfSheet(state: object, around: Surroundings = PLAIN): Numbers {
  const styles = new Set(
    textsIn(state)
      .filter((text) => MARK.test(text))
      .flatMap((text) => ('understood' in parsed(text) ? (styleOf(text) ?? []) : [])),
  );
  const [own] = styles;
  const begun = begunNumbers(state, around);
  const isTold = own !== undefined && styles.size === 1 && NUMBERS[own].marks.decimal !== begun.marks.decimal;
  return isTold ? NUMBERS[own] : begun;
}

function begunNumbers({ numbers }: Styled, { numbers: around, begins }: Surroundings): Numbers {
  if (numbers === 'comma') return NUMBERS.comma;
  return begins === null ? around : NUMBERS.point;
}

/** The state in the page's style, as long as it had no number that a style could change. */
export function begunIn<State extends object>({ begins }: Surroundings, before: object, state: State): State {
  if (begins === null || textsIn(before).some((text) => MARK.test(text))) return state;
  return begins === 'comma' ? { ...state, numbers: 'comma' } : withoutStyle(state);
}

/** The style of what the page itself writes, such as an example. */
export function styleIn({ begins }: Surroundings): Styled {
  return begins === 'comma' ? { numbers: 'comma' } : {};
}

function withoutStyle<State extends object>(state: State): State {
  if (!('numbers' in state)) return state;
  const { numbers: _, ...rest } = state;
  return rest as State;
}

/** Every text of its rows and settings but names, headings and posted figures, which others may have written. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (OTHERS.test(field) ? [] : textsIn(inner)));
}

const MARK = /[.,]/;
const OTHERS = /^(key|player|heading|posted|numbers)$/;
