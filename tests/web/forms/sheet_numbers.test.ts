// Numbers as a value: two styles beside each other, and the style of a sheet on a page and in an element.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test, vi } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { marksOf } from '../../../web/src/embed/locale.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import { Numbers, NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { numbersOfSheet, pageWith, type Surroundings } from '../../../web/src/numbers/sheet_numbers.ts';
import { form } from '../../../web/src/systems/puffing-billy/model.ts';

const engine = await load();
const { point, comma } = NUMBERS;

function modelIn(around: () => Surroundings, state?: object): FormModel<any, any, any> {
  const model = new FormModel(form as any, { read: () => state, write: () => {} }, around);
  model.useEngine(engine);
  return model;
}

/** An element whose locale is this. */
const elementIn = (locale: string) => (): Surroundings => ({ numbers: new Numbers(marksOf(locale)!), begins: null });
const withScores = (...scores: string[]) => ({ finishers: scores.map((score, at) => ({ key: `${at}`, score })) });

test('two styles write and read beside each other, and neither changes the other', () => {
  expect([point.grouped('-252000.5'), comma.grouped('-252000.5')]).toEqual(['−252,000.5', '−252.000,5']);
  expect([point.bare('+0.534'), comma.bare('+0.534')]).toEqual(['+.534', '+,534']);
  expect([point.trimmed('179750.00'), comma.trimmed('179750.50')]).toEqual(['179,750', '179.750,5']);
  expect([point.amount(1, 'game'), point.amount(1200, 'game')]).toEqual(['one game', '1,200 games']);
  expect([point.read('252.000'), comma.read('252.000')]).toEqual([
    { ambiguous: ['252000', '252'] },
    { understood: '252000' },
  ]);
  expect([point.read('3.028', 'points'), comma.read('3.028', 'points')]).toEqual([
    { understood: '3.028' },
    { ambiguous: ['3028', '3.028'] },
  ]);
});

describe('the numbers of a sheet', () => {
  test.each([
    ['its own, where they tell', 'comma', withScores('252.000,5'), 'point'],
    ['its own, against the style it was begun in', 'point', { ...withScores('252,000.5'), numbers: 'comma' }, 'comma'],
    [
      'as begun, where its own contradict each other',
      'comma',
      { ...withScores('1.000,5', '1,000.5'), numbers: 'comma' },
      'point',
    ],
    ['as begun, where nothing tells', 'comma', { ...withScores('252.000'), numbers: 'comma' }, 'point'],
    ['with points from before styles were kept, on any page', 'point', withScores('252.000'), 'comma'],
  ] as const)('%s', (_, style, state, page) => {
    expect(numbersOfSheet(state, pageWith(page)).marks).toEqual(NUMBERS[style].marks);
  });

  test('in an element, those of its locale', () => {
    expect(numbersOfSheet(withScores('252.000'), elementIn('de')()).marks).toEqual(comma.marks);
    expect(numbersOfSheet(withScores('252,000.5'), elementIn('de')()).marks).toEqual(point.marks);
  });

  test('stay while the page’s style changes, as long as a number is open to it', () => {
    let page = pageWith('comma');
    const model = modelIn(() => page);
    model.edit(withScores('252.000', '248.000'));
    page = pageWith('point');
    model.edit({ heading: 'Rail Baron' });
    expect(model.numbers.marks).toEqual(comma.marks);
    expect(model.request!.finishers.map(({ score }: { score: string }) => score)).toEqual(['252000', '248000']);
  });
});

test('two elements of two locales on a page read and write by their own', () => {
  const [german, english] = [modelIn(elementIn('de')), modelIn(elementIn('en'))];
  for (const model of [german, english, german]) model.edit(withScores('252.000', '248.000'));
  expect(german!.problems.filter(({ choices }) => choices)).toEqual([]);
  expect(german!.request!.finishers[0].score).toBe('252000');
  expect(english!.numbers.grouped('252000.5')).toBe('252,000.5');
  expect(german!.numbers.grouped('252000.5')).toBe('252.000,5');
});

test.each(['point', 'comma'] as const)('the example is in the page’s style: %s', (style) => {
  expect('numbers' in form.state.example(pageWith(style))).toBe(style === 'comma');
  expect(form.state.example(pageWith(style)).finishers[0]!['score']).toBe(NUMBERS[style].grouped('252000'));
});

test('a key has only the text parsed that it changes, and only once', () => {
  const model = modelIn(elementIn('de'));
  model.edit(withScores('252.000,5', '248.000,5', '121.000,5'));
  const normalize = vi.spyOn(String.prototype, 'normalize');
  model.edit(withScores('252.000,75', '248.000,5', '121.000,5'));
  const parsed = normalize.mock.contexts.map(String).filter((text) => /\d/.test(text));
  normalize.mockRestore();
  expect(parsed).toEqual(['252.000,75']);
});
