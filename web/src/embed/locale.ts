// The separators of a locale, for embedded forms.
import { Numbers, NUMBERS, type Marks } from '../numbers/numbers.ts';
import type { Surroundings } from '../numbers/sheet_numbers.ts';

/** Returns the separators of a language tag; English ones without a tag, undefined if the browser does not know the
 *  tag. */
export function marksOf(locale: string | null): Marks | undefined {
  if (!locale) return NUMBERS.point.marks;
  const known = supportedTags(locale);
  if (known.length === 0) return undefined;
  const parts = new Intl.NumberFormat(known, { numberingSystem: 'latn' }).formatToParts(123456.5);
  const [group = '', decimal = ''] = ['group', 'decimal'].map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return /^[.,\s'’]$/.test(group) && /^[.,]$/.test(decimal) ? { group, decimal } : undefined;
}

/** The surroundings of an embedded sheet; English ones where the locale is unknown. */
export function embeddedIn(marks: Marks | undefined): Surroundings {
  return { numbers: marks ? new Numbers(marks) : NUMBERS.point, begins: null };
}

function supportedTags(locale: string): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale);
  } catch {
    return [];
  }
}
