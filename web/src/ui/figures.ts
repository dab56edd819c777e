// Formats decimal text for display. Only characters are added or removed; nothing is calculated.
import { DECIMAL, GROUP } from './marks.ts';

/** "252000.5" as "252,000.5", with a true minus. */
export function grouped(figure: string | number): string {
  const [whole = '', fraction] = String(figure).replace(/^-/, '\u2212').split('.');
  const thousands = whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${GROUP}`);
  return fraction === undefined ? thousands : thousands + DECIMAL + fraction;
}

/** "0.492" as ".492" and "+0.534" as "+.534", as on the printed sheets. */
export function bare(figure: string | number): string {
  return grouped(String(figure).replace(/^([-+]?)0\./, '$1.'));
}

/** "179750.00" as "179,750", for figures whose trailing zeros have no meaning. */
export function trimmed(figure: string): string {
  return grouped(withoutZeros(figure));
}

export function withoutZeros(figure: string): string {
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure;
}

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

/** The text with its first letter capitalised. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WORDS = ['none', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** 2 as "second", up to seventh; "8th" and so on after that. */
export function ordinalWord(place: number): string {
  return WORDS[place] ?? ordinal(place);
}
