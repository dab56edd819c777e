// Runs properties on generated requests: CASES sets their number, SEED selects them. A counterexample is shrunk before
// it is reported.
import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import type { DecimalText, Outcome } from '../../wasm/tallysheet.d.ts';
import { compare, fraction, read, rounded, sub, sum, type Fraction } from '../reference/fraction.ts';

const numRuns = Number(process.env.CASES ?? 50);
const seed = Number(process.env.SEED ?? 1);

export const patience = 300_000 + numRuns * 100;

export function holds<Request>(requests: Arbitrary<Request>, check: (request: Request) => void): void {
  fc.assert(fc.property(requests, check), { numRuns, seed });
}

/** The sheet of a request that must have one. */
export function sheet<Sheet>(outcome: Outcome<Sheet>): Sheet {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

/** Adds up figures and prints the sum like a sheet. */
export const total = (figures: (DecimalText | number)[], places: number): DecimalText =>
  rounded(sum(figures.map(read)), places);

export const order = (a: DecimalText | number, b: DecimalText | number): number => compare(read(a), read(b));

export function expectNotBelow(a: DecimalText | number, b: DecimalText | number, why = ''): void {
  expect(order(a, b), `${a} is not below ${b} ${why}`).toBeGreaterThanOrEqual(0);
}

/** Expects a sum of figures of two places to differ from the exact sum by no more than their rounding can explain. */
export function expectWithinRounding(figures: DecimalText[], exact: Fraction): void {
  const apart = sub(sum(figures.map(read)), exact);
  const most = fraction(figures.length, 200);
  expect(
    compare(apart, most) <= 0 && compare(sub(fraction(0), apart), most) <= 0,
    `${figures.join(' + ')} is about ${rounded(exact, 2)}`,
  ).toBe(true);
}

/** Expects places in descending order, shared by equal figures. */
export function expectRanked(rows: { place: number; shared: boolean }[], figures: DecimalText[]): void {
  rows.forEach((row, at) => {
    expect(row.place).toBe(1 + figures.filter((other) => order(other, figures[at]!) > 0).length);
    expect(row.shared).toBe(figures.filter((other) => order(other, figures[at]!) === 0).length > 1);
    if (at > 0) expectNotBelow(figures[at - 1]!, figures[at]!);
  });
}
