// Which mark is the decimal one in a file: told by its numbers where they can, else asked, once.
import { readNumber, type Entry, type NumberKind } from '../entry/number_entry.ts';

/** What stands before the decimals: 252,000.5 or 252.000,5. */
export type NumberStyle = 'point' | 'comma';

const NUMBER = /^[-\u2212\u2013]?\s*[$£€¥]?[\d.,\s'\u2019]*\d\s*[$£€¥]?$/;

/** The style that a number gives away; null where it has no marks, or one that can be read two ways. */
export function styleOf(text: string): NumberStyle | null {
  if (!NUMBER.test(text.trim()) || isTwofold(text)) return null;
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return null;
  const isDecimal = marks.filter((mark) => mark === last).length === 1;
  return (last === '.') === isDecimal ? 'point' : 'comma';
}

/** One mark before exactly three digits: thousands, or decimals. */
export function isTwofold(text: string): boolean {
  return /^[-\u2212\u2013]?\s*[$£€¥]?\s*[1-9]\d{0,2}[.,]\d{3}\s*[$£€¥]?$/.test(text.trim());
}

/** Whether the file must say its style before this cell can be read. In files of a spreadsheet that
 *  parts its cells by semicolons the page's own usage settles nothing. */
export function isOpen(text: string, kind: NumberKind, delimiter: string): boolean {
  return isTwofold(text) && (delimiter === ';' || 'ambiguous' in readNumber(text, kind));
}

export function readStyled(text: string, kind: NumberKind, style: NumberStyle | null): Entry {
  const pointed = style === 'comma' ? swapped(text) : text;
  const entry = readNumber(pointed, kind);
  if ('problem' in entry) return readNumber(text, kind);
  if (!('ambiguous' in entry) || !style) return entry;
  return { understood: entry.ambiguous[pointed.includes(',') ? 0 : 1] };
}

function swapped(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

/** Plain decimal text as a form's field takes it: a fourth decimal keeps 3.125 from being asked about. */
export function unmistakable(plain: string, kind: NumberKind): string {
  return kind === 'money' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}
