// Exact arithmetic with printed scores. A score is a whole number of hundredths, or of another decimal place; a mean or a
// share is a fraction of two whole numbers, rounded once, where it is printed.
import type { DecimalText } from 'tallysheet';
import { NUMBERS } from '../numbers/numbers.ts';

export const { grouped, amount } = NUMBERS.point;

/** "12.50" as 1250, "3.045" as 3045. */
export function units(score: DecimalText, places: number): bigint {
  const [, decimals = ''] = score.split('.');
  if (decimals.length !== places) throw new Error(`${score} does not have ${places} decimal places.`);
  return BigInt(score.replace('.', ''));
}

export function hundredths(score: DecimalText): bigint {
  return units(score, 2);
}

/** 1250 as "12.50". */
export function asScore(value: bigint): string {
  return quotient(value, 100n, 2);
}

/** Writes a fraction with `places` decimals; halves are rounded away from zero. */
export function quotient(top: bigint, bottom: bigint, places: number): string {
  const size = top < 0n ? -top : top;
  const units = (2n * size * 10n ** BigInt(places) + bottom) / (2n * bottom);
  const digits = units.toString().padStart(places + 1, '0');
  const sign = top < 0n && units > 0n ? '-' : '';
  return `${sign}${digits.slice(0, digits.length - places)}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/** A share as a percentage with one decimal place. */
export function percentage(top: bigint, bottom: bigint): string {
  return quotient(100n * top, bottom, 1);
}

export function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

/** The largest of whole numbers that are not below zero. */
export function largest(values: readonly bigint[]): bigint {
  return [...values].sort(ascending).at(-1) ?? 0n;
}

/** For sorting: below zero, zero or above zero. */
export function ascending(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b);
}
