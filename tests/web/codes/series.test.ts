// An event as a series of codes: read from any code on, in any order, more than once.
import { describe, expect, test } from 'vitest';
import { seeded, shuffled } from '../../reference/random.ts';
import { partIn, SeriesReader, seriesOf } from '../../../web/src/share/series.ts';

const FRAGMENT = `events?1.${'aZ09-_'.repeat(500)}`; // 3,009 characters

function readAll(codes: string[]): (string | null)[] {
  const reader = new SeriesReader();
  return codes.map((code) => reader.add(partIn(code)!).whole);
}

test('3,009 characters take 7 codes of 450', () => {
  const codes = seriesOf(FRAGMENT);
  expect(codes).toHaveLength(7); // 3,009 ÷ 450 = 6.7
  expect(readAll(codes)).toEqual([null, null, null, null, null, null, FRAGMENT]);
});

test('from any code on, in any order, and with codes that come again', () => {
  const codes = seriesOf(FRAGMENT);
  for (let at = 0; at < codes.length; at += 1)
    expect(readAll([...codes.slice(at), ...codes.slice(0, at)]).at(-1)).toBe(FRAGMENT);
  const random = seeded(3);
  const doubled = shuffled(random, [...codes, ...codes]);
  expect(readAll(doubled)).toContain(FRAGMENT);
});

test('progress counts every code once', () => {
  const [first = '', second = ''] = seriesOf(FRAGMENT);
  const reader = new SeriesReader();
  const have = [first, first, second].map((code) => reader.add(partIn(code)!));
  expect(have).toEqual([
    { have: 1, of: 7, whole: null },
    { have: 1, of: 7, whole: null },
    { have: 2, of: 7, whole: null },
  ]);
});

test('two series between each other are both read', () => {
  const [one, other] = [seriesOf(FRAGMENT), seriesOf(`${FRAGMENT}x`)];
  const mixed = one.flatMap((code, at) => [code, other[at]!]);
  expect(readAll(mixed).filter((whole) => whole !== null)).toEqual([FRAGMENT, `${FRAGMENT}x`]);
});

test('parts that do not fit together are broken, and can be read anew', () => {
  const codes = seriesOf(FRAGMENT);
  const forged = [codes[0]!.replace('aZ09', 'bZ09'), ...codes.slice(1)];
  const reader = new SeriesReader();
  expect(forged.map((code) => reader.add(partIn(code)!).whole).at(-1)).toBe('broken');
  expect(codes.map((code) => reader.add(partIn(code)!).whole).at(-1)).toBe(FRAGMENT);
});

describe('other texts are no part', () => {
  const strange = ['', 'https://example.org', 'TALLY1:a:0.2:x', 'TALLY1:a:3.2:x', 'TALLY1:a:1.999:x', 'TALLY2:a:1.1:x'];
  test.each([...strange, 'TALLY1:a:1.1:<b>', 'TALLY1:A:1.1:x'])('%s', (text) => {
    expect(partIn(text)).toBeNull();
  });
});
