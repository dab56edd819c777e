// @vitest-environment dom
// The form in a frame, as its address asks for it: settings, problems, a link's contents, and figures in the way of another
// country.
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { all, press, words, wordsOf } from '../dom.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { filledWith } from '../share/link_states.ts';
import { openFrame } from './dom_frame.ts';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

test.each([
  ['puffing-billy', 'Puffing Billy – Tallysheet'],
  ['puffing-billy&form=final', 'Puffing Billy final – Tallysheet'],
])('the frame of %s says what it is', async (system, title) => {
  await openFrame(`?system=${system}`);
  expect(wordsOf('h1')).toEqual([title]);
  expect(document.title).toBe(title);
});

test('its settings are those of the address, also after filling in the example and starting again', async () => {
  await openFrame('?system=size-matters&rounding=exact&floor=false');
  for (const button of ['Fill in the example', 'Start again']) {
    await press(button);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Exact/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Floor/ }).checked).toBe(false);
  }
});

test('options that are invalid are reported, and the form is there without them', async () => {
  await openFrame('?system=detour-98f&theme=blue&locale=german');
  expect(wordsOf('.problem')).toEqual([
    'The address of this frame says theme=“blue”. It can be light, dark.',
    'The address of this frame says locale=“german”. It can be a language tag such as de, fr or en-GB.',
  ]);
  await press('Fill in the example');
  expect(wordsOf('.verdict .total')).toEqual(['42.37']); // in English
});

test('a broken link is reported, and the form is blank', async () => {
  await openFrame('?system=rplops#1.AAAA');
  expect(wordsOf('.problem')).toEqual([expect.stringMatching(/^The frame could not be filled in from its link\./)]);
  expect(wordsOf('.verdict .waiting')).toEqual(['Nothing filled in yet']);
});

test.each(Object.entries(filledWith(MARKUP)))('markup in every text of a link stays text: %s', async (form, state) => {
  const [system, variant] = form.split('/');
  const options = `?system=${system}${variant ? `&form=${variant}` : ''}&heading=${encodeURIComponent(MARKUP)}`;
  await openFrame(`${options}#${await formLink(form, state)}`);
  await press('Show the sheet');
  await screen.findByRole('alert');
  expect(all<HTMLInputElement>('input').filter(({ value }) => value === MARKUP).length).toBeGreaterThan(4);
  expect(all('img, body script')).toEqual([]);
  expect(wordsOf('h1')).toEqual([expect.stringMatching(/^[A-Z][\w ]+ – Tallysheet$/)]);
});

describe('every figure of a form, filled in and worked out, is written in the way of its locale', () => {
  async function shown(options: string): Promise<string> {
    await openFrame(options);
    await press('Fill in the example');
    await press('Show all working');
    return [words(document.querySelector('main')), ...all<HTMLInputElement>('input').map(({ value }) => value)].join(
      '\n',
    );
  }

  const swapped = (text: string) =>
    text.replace(/[.,]?\d(?:[\d.,]*\d)?/g, (figure) => figure.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')));

  test.each(FORM_FRAGMENTS)('%s', async (fragment) => {
    const [system, form = ''] = fragment.slice(1).split('/');
    const english = await shown(`?system=${system}&form=${form}`);
    const german = await shown(`?system=${system}&form=${form}&locale=de`);
    expect(german).toBe(swapped(english));
    expect(german).not.toBe(english);
  });
});
