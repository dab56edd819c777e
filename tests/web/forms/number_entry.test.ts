// Every way of typing a number that the page promises to understand, to ask about or to refuse.
import { describe, expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const { read } = NUMBERS.point;

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

describe('money that has one reading', () => {
  test.each([
    ['252000', '252000'],
    ['252,000', '252000'],
    ['252 000', '252000'],
    [`252${NARROW}000`, '252000'],
    [`1${NO_BREAK}252${NO_BREAK}000`, '1252000'],
    ["1'252'000", '1252000'],
    ['1’252’000', '1252000'],
    ['$252,000', '252000'],
    ['$ 252,000', '252000'],
    ['£1,5', '1.5'],
    ['€1.5', '1.5'],
    ['252000 €', '252000'],
    ['-$5', '-5'],
    ['−5', '-5'],
    ['1,500,000', '1500000'],
    ['1.500.000', '1500000'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['1,50', '1.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['0.500', '0.5'],
    ['0,500', '0.5'],
    ['.125', '0.125'],
    ['2520.500', '2520.5'],
    ['252,000.5', '252000.5'],
    ['252.000,5', '252000.5'],
    ['252,000.125', '252000.125'],
    ['1,252,000.25', '1252000.25'],
    ['252 000,5', '252000.5'],
    ['12.5000', '12.5'],
    ['1.50000000', '1.5'],
    ['252.', '252'],
    ['252,', '252'],
    ['007', '7'],
    ['0', '0'],
    ['0.0', '0'],
    ['  98000\t', '98000'],
    ['999999999999', '999999999999'],
    ['0000000000000001', '1'],
    ['２５２', '252'],
  ])('%s is %s', (typed, understood) => {
    expect(read(typed)).toEqual({ understood });
  });
});

describe('money that has two readings is ambiguous', () => {
  test.each([
    ['252.000', '252000', '252'],
    ['1.500', '1500', '1.5'],
    ['$1.250', '1250', '1.25'],
    ['-3.125', '-3125', '-3.125'],
  ])('%s: %s or %s', (typed, thousands, decimal) => {
    expect(read(typed)).toEqual({ ambiguous: [thousands, decimal] });
  });
});

describe('points', () => {
  test.each([
    ['3.028', '3.028'],
    ['1.500', '1.5'],
    ['3,5', '3.5'],
    ['50', '50'],
  ])('%s is %s', (typed, understood) => {
    expect(read(typed, 'points')).toEqual({ understood });
  });

  test('with a comma before three digits are ambiguous', () => {
    expect(read('3,028', 'points')).toEqual({ ambiguous: ['3028', '3.028'] });
  });
});

describe('blank', () => {
  test.each(['', ' ', '\t', NO_BREAK])('%j', (typed) => {
    expect(read(typed)).toEqual({ blank: true });
  });
});

describe('what cannot be read is reported', () => {
  test.each([
    'Jenny',
    '252.000.5',
    '252,00,000',
    '25 20',
    '1,2,3',
    '1.2,3.4',
    '12-3',
    '--3',
    '-',
    '.',
    '$',
    '1e6',
    '0x10',
    '252k',
    '252,000.5.1',
    '1 000,000 000',
    '1234567890123',
    '1.23456',
    '½',
    '1/2',
    '٣',
    '5%',
    'NaN',
    '1,000.000,5',
    '1234,567,890',
    '1..5',
  ])('%s', (typed) => {
    expect(read(typed)).toHaveProperty('problem', expect.stringContaining(typed));
  });
});
