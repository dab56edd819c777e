// The arithmetics that a peer can use. All of them round half away from zero.
import Big from 'big.js';
import { Decimal } from 'decimal.js';
import { add, compare, div, mul, read, sub, type Fraction } from '../../reference/fraction.ts';

export interface Numbers<N> {
  of(value: string | number): N;
  add(a: N, b: N): N;
  sub(a: N, b: N): N;
  mul(a: N, b: N): N;
  div(a: N, b: N): N;
  /** Returns a number below zero, zero or above zero, for ascending order. */
  compare(a: N, b: N): number;
  rounded(value: N, places: number): N;
  /** Writes a number that is already rounded to `places`. */
  text(value: N, places: number): string;
}

export const doubles: Numbers<number> = {
  of: Number,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  // Sums of rounded doubles are not exact: equal points may differ slightly.
  compare: (a, b) => (Math.abs(a - b) < 1e-6 ? 0 : a - b),
  rounded: (value, places) => {
    const scale = 10 ** places;
    return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
  },
  text: (value, places) => value.toFixed(places),
};

export const decimals: Numbers<Decimal> = {
  of: (value) => new Decimal(value),
  add: (a, b) => a.plus(b),
  sub: (a, b) => a.minus(b),
  mul: (a, b) => a.times(b),
  div: (a, b) => a.div(b),
  compare: (a, b) => a.cmp(b),
  rounded: (value, places) => value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP),
  text: (value, places) => value.toFixed(places),
};

export const bigs: Numbers<Big> = {
  of: (value) => new Big(value),
  add: (a, b) => a.plus(b),
  sub: (a, b) => a.minus(b),
  mul: (a, b) => a.times(b),
  div: (a, b) => a.div(b),
  compare: (a, b) => a.cmp(b),
  rounded: (value, places) => value.round(places, Big.roundHalfUp),
  text: (value, places) => value.toFixed(places),
};

/** The fractions of the tests' reference, except that sums keep a common denominator. */
export const fractions: Numbers<Fraction> = {
  of: read,
  add: (a, b) => (a.bottom === b.bottom ? { top: a.top + b.top, bottom: a.bottom } : add(a, b)),
  sub: (a, b) => (a.bottom === b.bottom ? { top: a.top - b.top, bottom: a.bottom } : sub(a, b)),
  mul,
  div,
  compare: (a, b) => (a.bottom === b.bottom ? Number(a.top - b.top) : compare(a, b)),
  rounded: ({ top, bottom }, places) => {
    const scale = 10n ** BigInt(places);
    const units = (2n * (top < 0n ? -top : top) * scale + bottom) / (2n * bottom);
    return { top: top < 0n ? -units : units, bottom: scale };
  },
  text: (value, places) => {
    const { top } = fractions.rounded(value, places);
    const digits = String(top < 0n ? -top : top).padStart(places + 1, '0');
    const at = digits.length - places;
    return `${top < 0n ? '-' : ''}${digits.slice(0, at)}${places > 0 ? '.' : ''}${digits.slice(at)}`;
  },
};
