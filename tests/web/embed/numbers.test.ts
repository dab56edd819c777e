// Figures in the way of another country: in frames and elements they are shown so, and typed ones are read so.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marksOf } from '../../../web/src/embed/locale.ts';
import { Numbers } from '../../../web/src/numbers/numbers.ts';
import { Reader } from '../../../web/src/form/reader.ts';
import { openHosts, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { NOTHING, openSite, type OpenPage, type Site } from '../site.ts';

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

describe('every figure of a form, filled in and worked out', async () => {
  let site: Site;
  /** One for all forms: nothing is stored. */
  let opened: OpenPage;
  beforeAll(async () => {
    site = await openSite();
    opened = await site.open(NOTHING);
  });

  async function shown(page: Page, address: string): Promise<string> {
    await page.goto(`${site.address}embed.html${address}`);
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('button', { name: 'Show all working' }).click();
    return page.locator('main').evaluate((main: HTMLElement) => {
      const typed = [...main.querySelectorAll('input')].map(({ value }) => value);
      return [main.innerText, ...typed].join('\n');
    });
  }

  const swapped = (text: string) =>
    text.replace(/[.,]?\d(?:[\d.,]*\d)?/g, (figure) => figure.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')));

  test.each(FORM_FRAGMENTS)('of %s', async (fragment) => {
    const { page, complaints } = opened;
    const [system, form = ''] = fragment.slice(1).split('/');
    const english = await shown(page, `?system=${system}&form=${form}`);
    const german = await shown(page, `?system=${system}&form=${form}&locale=de`);
    expect(german).toBe(swapped(english));
    expect(complaints).toEqual([]);
  });

  test('an unknown locale is reported, and figures are English', async () => {
    const { page } = await site.open('embed.html?system=rplops&locale=german');
    await page
      .getByText('The address of this frame says locale=“german”. It can be a language tag such as de, fr or en-GB.')
      .waitFor();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('.verdict .total').innerText()).toContain('.');
  });
});

describe('an element', () => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await openHosts();
  });
  afterAll(() => hosts.close());

  test('has the figures of its own locale, and of another one when it changes', async () => {
    const { page, complaints } = await hosts.open('element_two');
    const [german, english] = [0, 1].map((at) => page.locator('tally-sheet').nth(at));
    await german!.evaluate((sheet: any) => (sheet.locale = 'de'));
    for (const sheet of [german!, english!, german!])
      await sheet.getByRole('button', { name: 'Fill in the example' }).click();
    const figures = () => Promise.all([german!, english!].map((sheet) => sheet.locator('.verdict .total').innerText()));
    expect(await figures()).toEqual(['3,0278', '74.03']);
    expect(await german!.locator('input[data-at$="/score"]').first().inputValue()).toBe('252.000');
    await german!.evaluate((sheet: any) => (sheet.locale = 'fr'));
    await german!.getByText('which number is it?').waitFor();
    await german!.evaluate((sheet: any) => sheet.removeAttribute('locale'));
    await german!.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await figures()).toEqual(['3.0278', '74.03']);
    expect(complaints).toEqual([]);
  });
});
