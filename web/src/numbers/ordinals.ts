// Places in words and figures.

const ENDINGS: Record<string, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** 2 as "2nd", 12 as "12th". (Intl.PluralRules takes longer to start than everything else here.) */
export function ordinal(place: number): string {
  const [, last = ''] = /(?:^|[^1])(\d)$/.exec(String(place)) ?? [];
  return `${place}${ENDINGS[last] ?? 'th'}`;
}

/** "2=" for a shared second place. */
export function placed(place: number | string, shared = false): string {
  return `${place}${shared ? '=' : ''}`;
}

const WORDS = ['none', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** 2 as "second", up to seventh; "8th" and so on after that. */
export function ordinalWord(place: number): string {
  return WORDS[place] ?? ordinal(place);
}
