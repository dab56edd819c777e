// The style in which the page shows figures and begins sheets: as chosen in its foot, else as the browser's languages
// write numbers.
import { keep, kept } from '../device/storage.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { pageWith, type Surroundings } from '../numbers/sheet_numbers.ts';

const CHOSEN = 'numbers';

let page: Surroundings | undefined;

/** How numbers are written on the page now. */
export function onPage(): Surroundings {
  return (page ??= pageWith(chosenStyle() ?? styleOfBrowser()));
}

/** Null if the person has not chosen. */
export function chosenStyle(): NumberStyle | null {
  const chosen = kept(CHOSEN);
  return typeof chosen === 'string' && Object.hasOwn(NUMBERS, chosen) ? (chosen as NumberStyle) : null;
}

/** A browser may name a language that its own formatting refuses, as WebKitGTK does in the locale “C”. */
export function styleOfBrowser(): NumberStyle {
  try {
    return (1.5).toLocaleString([...navigator.languages]).includes(',') ? 'comma' : 'point';
  } catch {
    return 'point';
  }
}

/** Null: as the browser's languages write numbers. */
export function choosePageStyle(style: NumberStyle | null): void {
  keep(CHOSEN, style);
  page = pageWith(style ?? styleOfBrowser());
}
