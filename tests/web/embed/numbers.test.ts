// Figures in the way of another country: how they are written, and how typed ones are read. That frames and elements do so is
// in frame_form.test.ts and element_form.test.ts.
import { describe, expect, test } from 'vitest';
import { marksOf } from '../../../web/src/embed/locale.ts';
import { Numbers } from '../../../web/src/numbers/numbers.ts';
import { Reader } from '../../../web/src/form/reader.ts';

const NARROW = '\u202f';

const numbersOf = (locale: string | null) => new Numbers(marksOf(locale)!);

describe('the separators of a locale', () => {
  test.each([
    ['de', '252.000,5', ',492'],
    ['nl', '252.000,5', ',492'],
    ['fr', `252${NARROW}000,5`, ',492'],
    ['en-US', '252,000.5', '.492'],
    ['ar', '252,000.5', '.492'],
    [null, '252,000.5', '.492'],
  ])('%s', (locale, large, small) => {
    const { grouped, bare, read } = numbersOf(locale);
    expect([grouped('252000.5'), bare('0.492')]).toEqual([large, small]);
    expect(read(large)).toEqual({ understood: '252000.5' });
  });

  test('de-CH, in which browsers use different apostrophes', () => {
    const { grouped, read } = numbersOf('de-CH');
    expect(grouped('252000.5')).toMatch(/^252['’]000\.5$/);
    expect(read(grouped('252000.5'))).toEqual({ understood: '252000.5' });
  });

  test.each(['xx', 'german', '<img>', '../de', '*'])('“%s” has none', (locale) =>
    expect(marksOf(locale)).toBeUndefined(),
  );
});

describe('with a decimal comma', () => {
  const german = numbersOf('de');

  test.each([
    ['252.000', 'money', '252000'],
    ['1.252.000', 'money', '1252000'],
    ['252.000,25', 'money', '252000.25'],
    ['252,5', 'money', '252.5'],
    ['252.5', 'money', '252.5'],
    ['3,028', 'points', '3.028'],
    ['3.0278', 'points', '3.0278'],
  ] as const)('%s (%s) is %s', (typed, kind, understood) => expect(german.read(typed, kind)).toEqual({ understood }));

  test.each([
    ['252,000', 'money', ['252000', '252']],
    ['3.028', 'points', ['3028', '3.028']],
  ] as const)('%s (%s) is asked, as it may be meant in the other way', (typed, kind, ambiguous) => {
    expect(german.read(typed, kind)).toEqual({ ambiguous });
  });

  test('the question, its answers and messages have the same separators', () => {
    const reader = new Reader(german);
    reader.number('/score', '252,125', 'money');
    reader.number('/score', '2.5.2', 'money');
    expect(reader.problems).toMatchObject([
      {
        message: 'is “252,125”. Is that 252.125, or 252,125?',
        choices: [
          { label: '252.125', text: '252125' },
          { label: '252,125', text: '252,1250' },
        ],
      },
      { message: 'is “2.5.2”, with commas or points in the wrong places. Write it like 252.000 or 252000,5.' },
    ]);
    for (const { text } of reader.problems[0]!.choices!) expect(german.read(text)).toHaveProperty('understood');
  });
});
