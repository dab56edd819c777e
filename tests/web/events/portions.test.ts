// Long lists are drawn in portions, which grow only where drawing them is quick.
import { expect, test } from 'vitest';
import { nextPortion } from '../../../web/src/events/portions.ts';

test('a portion that took under 40 ms is followed by one twice as long', () => {
  expect(nextPortion(12, 17, 12)).toBe(2 * 12);
});

test('one of 40 to 70 ms is followed by one of the same length', () => {
  expect(nextPortion(24, 40, 12)).toBe(24);
  expect(nextPortion(24, 70, 12)).toBe(24);
});

test('one of more than 70 ms is followed by half of it, but by no shorter one than the first', () => {
  expect(nextPortion(48, 71, 12)).toBe(48 / 2);
  expect(nextPortion(12, 400, 12)).toBe(12);
});
