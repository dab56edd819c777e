// Decimal texts compared exactly, as posted figures are.
import { expect, test } from 'vitest';
import { difference, isSame, shortening } from '../../../web/src/numbers/decimal_text.ts';
import { pick, seeded, whole } from '../../reference/random.ts';

test.each([
  ['3.028', '3.014', '0.014'],
  ['10', '10.00', '0'],
  ['0.1', '100', '-99.9'],
  ['-0.5', '0.25', '-0.75'],
  ['120', '20', '100'],
  ['999999999999.9999', '0.0001', '999999999999.9998'],
  ['0.3', '0.1', '0.2'],
])('%s less %s is %s', (one, other, by) => expect(difference(one, other)).toBe(by));

test('trailing zeros make no difference', () => {
  expect(isSame('74.030', '74.03')).toBe(true);
  expect(isSame('-0', '0.00')).toBe(true);
});

test.each([
  ['74.025', '74.03', 2, 'rounded'],
  ['74.025', '74.02', 2, 'cut'],
  ['74.025', '74', 1, 'rounded'],
  ['74.025', '74.04', 2, null],
  ['2.492', '2.49', 2, 'rounded'],
  ['2.496', '2.5', 2, 'rounded'],
  ['9.99', '9.9', 1, 'cut'],
  ['9.99', '10', 0, 'rounded'],
  ['-1.5', '-2', 0, 'rounded'],
  ['-1.5', '-1', 0, 'cut'],
  ['3.03', '3.028', 3, null],
] as const)('%s as %s with %i decimals is %s', (long, short, places, how) =>
  expect(shortening(long, short, places)).toBe(how),
);

test('a figure is its own rounding, and not one that is a whole step away', () => {
  const random = seeded(3);
  for (let at = 0; at < 500; at += 1) {
    const cents = whole(random, 0, 10_000_000);
    const [long, places] = [(cents / 10_000).toFixed(4), pick(random, [0, 1, 2, 3])];
    const step = 10 ** (4 - places);
    const rounded = Math.floor((cents + step / 2) / step);
    const text = (units: number) =>
      `${String(Math.floor(units / 10 ** places))}.${String(units % 10 ** places).padStart(places, '0')}`.replace(
        /\.0?$/,
        '',
      );
    expect(shortening(long, text(rounded), places), `${long} to ${places}`).toBe('rounded');
    expect(shortening(long, text(rounded + 1), places), `${long} to ${places}`).toBe(null);
  }
});
