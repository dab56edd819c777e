// The marks of a figure where a page asks for those of a locale: how figures are shown, and how typed ones are read.
const USUAL = { group: ',', decimal: '.' };

export let GROUP = USUAL.group;
export let DECIMAL = USUAL.decimal;

export type Marks = typeof USUAL;

export function useMarks({ group, decimal }: Marks): void {
  GROUP = group;
  DECIMAL = decimal;
}

/** Those of a language's tag; undefined for one that this browser does not know. Without a tag, the usual ones. */
export function marksOf(locale: string | null): Marks | undefined {
  if (!locale) return USUAL;
  const known = tagsKnown(locale);
  if (known.length === 0) return undefined;
  const parts = new Intl.NumberFormat(known, { numberingSystem: 'latn' }).formatToParts(123456.5);
  const [group = '', decimal = ''] = ['group', 'decimal'].map((type) => parts.find((part) => part.type === type)?.value);
  return /^[.,\s'’]$/.test(group) && /^[.,]$/.test(decimal) ? { group, decimal } : undefined;
}

function tagsKnown(locale: string): string[] {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale);
  } catch {
    return [];
  }
}
