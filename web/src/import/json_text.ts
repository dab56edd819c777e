// JSON of other programs: values of any shape, read without losing a digit of a number.
import { parseExactly } from '../numbers/exact_json.ts';

export type JsonRecord = Record<string, unknown>;

let last: { text: string; value: unknown } | null = null;

/** Null for a text that is not JSON. The latest text is parsed once, since every source looks at it. */
export function jsonIn(text: string): unknown {
  if (last?.text !== text) last = { text, value: /^\ufeff?\s*[[{]/.test(text) ? parsed(text) : null };
  return last.value;
}

function parsed(text: string): unknown {
  try {
    return parseExactly(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

/** The value as a record; blank for any other. */
export function recordIn(value: unknown): JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};
}

/** The records of a list; empty for any other value. */
export function recordsIn(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.map(recordIn) : [];
}

/** A text or a number as a text; blank for any other value. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? plain(String(value)) : '';
}

/** Without an exponent, which whole numbers and scores of this size do not need. */
function plain(number: string): string {
  return /e/i.test(number) ? '' : number;
}
