// Exact fractions of whole numbers, and the two ways in which sheets print them. Source: the conventions at the head of
// the interface (decimals in and out, half away from zero).
import type { DecimalInput } from '../../wasm/tallysheet.d.ts';

export interface Fraction {
  readonly top: bigint;
  /** Always above zero. */
  readonly bottom: bigint;
}

export function fraction(top: number | bigint, bottom: number | bigint = 1): Fraction {
  const over = BigInt(top);
  const under = BigInt(bottom);
  if (under === 0n) throw new RangeError('A fraction over zero.');
  return under < 0n ? { top: -over, bottom: -under } : { top: over, bottom: under };
}

export const zero = fraction(0);

/** Reads "1.5", "-0.25", 12 or 0.0001: whole digits over a power of ten. */
export function read(input: DecimalInput): Fraction {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(input));
  if (!parts) throw new RangeError(`No decimal number: ${String(input)}`);
  const decimals = parts[3] ?? '';
  const digits = BigInt(parts[2] + decimals);
  return fraction(parts[1] ? -digits : digits, 10n ** BigInt(decimals.length));
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function sub(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
}

export function mul(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.top, a.bottom * b.bottom);
}

export function div(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom, a.bottom * b.top);
}

/** Returns a number below zero, zero or above zero, for ascending order. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function sum(list: Fraction[]): Fraction {
  return list.reduce(add, zero);
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b;
}

/** Prints a fixed number of places, rounded half away from zero; zero never has a minus sign. */
export function rounded(value: Fraction, places: number): string {
  const size = value.top < 0n ? -value.top : value.top;
  const scaled = size * 10n ** BigInt(places);
  const units = (2n * scaled + value.bottom) / (2n * value.bottom);
  const sign = value.top < 0n && units > 0n ? '-' : '';
  return sign + withPoint(units.toString(), places);
}

/** Rounds like a printed figure and returns the value, for steps that use what a person reads off the paper. */
export function printed(value: Fraction, places: number): Fraction {
  return read(rounded(value, places));
}

/** Prints all decimals without trailing zeros. */
export function plain(value: Fraction): string {
  for (let places = 0; places <= 100; places++) {
    if ((value.top * 10n ** BigInt(places)) % value.bottom === 0n) return rounded(value, places);
  }
  throw new RangeError('This fraction has no end in decimals.');
}

function withPoint(digits: string, places: number): string {
  if (places === 0) return digits;
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}
