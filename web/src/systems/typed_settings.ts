// Settings that an organiser types.
import type { Problem } from 'tallysheet';
import { readNumber } from '../ui/number_entry.ts';
import { shortened } from '../ui/sentences.ts';

interface Read<Value> {
  value: Value | undefined;
  problems: Problem[];
}

/** Reads decimal text; undefined if blank. */
export function decimalText(typed = '', at: string, what: string): Read<string> {
  const entry = readNumber(typed, 'points');
  if ('blank' in entry) return { value: undefined, problems: [] };
  if ('understood' in entry) return { value: entry.understood, problems: [] };
  const message =
    'problem' in entry
      ? `${what} ${entry.problem}`
      : `${what} is “${shortened(typed.trim())}”, which can be read two ways.`;
  return { value: undefined, problems: [{ at, code: 'number', message }] };
}

export function wholeNumber(typed: string | undefined, at: string, what: string): Read<number> {
  const { value, problems } = decimalText(typed, at, what);
  return { value: value === undefined ? undefined : Number(value), problems };
}
