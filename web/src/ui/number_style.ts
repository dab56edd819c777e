// Which mark is the decimal separator: 252,000.5 or 252.000,5.
import { ENGLISH, type Marks } from './marks.ts';

export type NumberStyle = 'point' | 'comma';

export const MARKS: Record<NumberStyle, Marks> = { point: ENGLISH, comma: { group: '.', decimal: ',' } };

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
