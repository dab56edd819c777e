// The sentence of a results page about its figures once it has scored itself again.
import { describe, expect, test } from 'vitest';
import { agreementOf, agreementSentence } from '../../../web/src/publish/agreement.ts';
import { compared } from '../../../web/src/publish/sort_rows.ts';

const texts = (parts: Record<string, string[]>) => new Map(Object.entries(parts));
const grouped = (count: number) => count.toLocaleString('en-GB');

test('every text agrees: those with figures are counted', () => {
  const shown = texts({ standings: ['1', 'Ann', '3.015'], 1: ['.5 × 2 = 1', 'Bob'] });
  expect(agreementOf(shown, shown)).toEqual({ figures: 3, differences: [] });
});

test('a changed figure, a changed name, a row too many and a part too many are differences', () => {
  const expected = texts({ standings: ['1', 'Ann', '3.015'], 1: ['3', '4'], 2: ['5'] });
  const shown = texts({ standings: ['1', 'Bob', '3.051'], 1: ['3', '4', '9'], 3: ['7'] });
  expect(agreementOf(shown, expected).differences).toEqual([
    { part: '1', at: null, expected: '3 4' },
    { part: '2', at: null, expected: '5' },
    { part: 'standings', at: 1, expected: 'Ann' },
    { part: 'standings', at: 2, expected: '3.015' },
    { part: '3', at: null, expected: '' },
  ]);
});

test('the sentence says how many of how many', () => {
  const difference = { part: '1', at: 0, expected: '3' };
  const sentence = (figures: number, count: number) =>
    agreementSentence({ figures, differences: Array(count).fill(difference) }, grouped);
  expect(sentence(1204, 0)).toBe('All 1,204 figures agree with the rules.');
  expect(sentence(1204, 1)).toBe('1 of 1,204 figures does not agree with the rules. It is marked.');
  expect(sentence(1204, 2)).toBe('2 of 1,204 figures do not agree with the rules. They are marked.');
});

describe('the rows of a column are sorted', () => {
  const sorted = (decimal: string, ...cells: string[]) =>
    [...cells].sort((one, other) => compared(one, other, decimal));

  test('figures by size, whatever their groups, decimals and places look like', () => {
    expect(sorted('.', '1,000', '.5', '−3', '20', '3.015', '3.1', '−.5')).toEqual(
      ['−3', '−.5', '.5', '3.015', '3.1', '20', '1,000'], // −3 < −0.5 < 0.5 < 3.015 < 3.1 < 20 < 1000
    );
    expect(sorted(',', '1.000', '3,015', '3,1', '20')).toEqual(['3,015', '3,1', '20', '1.000']);
    expect(sorted('.', '10', '2=', '[3]', '1')).toEqual(['1', '2=', '[3]', '10']);
  });

  test('texts by the alphabet, after the figures, and blanks last', () => {
    expect(sorted('.', '', 'Zoë', 'anna', '–', '3', 'Émile')).toEqual(['3', '–', 'anna', 'Émile', 'Zoë', '']);
  });
});
