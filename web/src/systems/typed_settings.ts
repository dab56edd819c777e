// Settings that an organiser types.
import type { Problem } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';

interface Read<Value> {
  value: Value | undefined;
  problems: Problem[];
}

/** Reads decimal text; undefined if blank. */
export function decimalText(typed = '', at: string, what: string, numbers: Numbers): Read<string> {
  const entry = numbers.read(typed, 'points');
  if ('blank' in entry) return { value: undefined, problems: [] };
  if ('understood' in entry) return { value: entry.understood, problems: [] };
  const message =
    'problem' in entry
      ? `${what} ${entry.problem}`
      : `${what} is “${shortened(typed.trim())}”, which can be read two ways.`;
  return { value: undefined, problems: [{ at, code: 'number', message }] };
}

export function wholeNumber(typed: string | undefined, at: string, what: string, numbers: Numbers): Read<number> {
  const { value, problems } = decimalText(typed, at, what, numbers);
  return { value: value === undefined ? undefined : Number(value), problems };
}
