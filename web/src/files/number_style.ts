// Which mark is the decimal separator in a file. It follows from the numbers if possible; otherwise the page asks once.
import { readNumber, type Entry, type NumberKind } from '../ui/number_entry.ts';

/** The decimal separator: 252,000.5 or 252.000,5. */
export type NumberStyle = 'point' | 'comma';

const NUMBER = /^[-\u2212\u2013]?\s*[$£€¥]?[\d.,\s'\u2019]*\d\s*[$£€¥]?$/;

/** The style of a number. Returns null if it has no marks or is ambiguous. */
export function styleOf(text: string): NumberStyle | null {
  if (!NUMBER.test(text.trim()) || isTwofold(text)) return null;
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return null;
  const isDecimal = marks.filter((mark) => mark === last).length === 1;
  return (last === '.') === isDecimal ? 'point' : 'comma';
}

/** Whether the number has one mark before exactly three digits, so that the mark may be either separator. */
export function isTwofold(text: string): boolean {
  return /^[-\u2212\u2013]?\s*[$£€¥]?\s*[1-9]\d{0,2}[.,]\d{3}\s*[$£€¥]?$/.test(text.trim());
}

/** Whether this cell can be read only if the style of the file is known. In a file separated by semicolons, the
 *  page's own usage decides nothing. */
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
