// @vitest-environment dom
// The rules' figures in the Detour 98f form, with what it asks about the eliminated, and mistakes.
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, click, fill, found, openPage, press, words, wordsOf } from '../dom.ts';
import type { Form } from '../../../web/src/form/form.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { form } from '../../../web/src/systems/detour-98f/model.ts';
import type { Row } from '../../../web/src/ui/rows.ts';

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

const centres = (power: number) => found<HTMLInputElement>(`#detour-98f-powers-${power}-centres`);
const answer = (power: string, says: string) =>
  within(screen.getByRole('radiogroup', { name: `${power}: Alive after Fall 1905?` })).getByRole<HTMLInputElement>(
    'radio',
    { name: says },
  );
const line = (power: number) => words(all('.sheet tbody')[power]!.querySelector('tr'));
const totals = () => wordsOf('.sheet tbody td.total');
const verdict = () => wordsOf('.verdict').join();

/** The board with its answers, in the order of the eliminated powers. */
async function fillBoard(held: number[], ...answers: string[]): Promise<void> {
  await openPage('#detour-98f');
  for (const [power, some] of held.entries()) await fill(await centres(power), String(some));
  const eliminated = POWERS.filter((_, power) => held[power] === 0);
  for (const [at, power] of eliminated.entries()) await click(answer(power, answers[at]!));
}

/** The form's request for these texts of Italy, the only eliminated power, alone or in an event. */
function readItaly(texts: Record<string, string>, of: Form<any, any> = form): { lastHeld: unknown; problems: number } {
  const powers = form.state.blank().powers.map((row: Row) => ({ ...row, centres: '5' }));
  powers[4] = { key: 'italy', centres: '0', ...texts };
  const { request, problems } = of.read({ ...form.state.blank(), powers }, NUMBERS.point);
  return { lastHeld: request.powers[4].lastHeld, problems: problems.length };
}

test('its example shows the five parts, the raw points and the working', async () => {
  await openPage('#detour-98f');
  await press('Fill in the example');
  expect(line(0)).toBe('1 Austria Ann 14 1 1 5 4 25 42.37');
  expect(line(5)).toBe('5= Russia Finn 0 1 0 0 0 1 1.69');
  expect(wordsOf('.sheet tfoot').join()).toContain('Total raw points 59');
  expect(wordsOf('.note').join()).toContain('may miss 100');
  await press(/^Austria Ann/);
  const working = wordsOf('.working').join();
  expect(working).toContain('14 + 1 + 1 + 5 + 4 = 25');
  expect(working).toContain('25 × 100 ÷ 59 = 42.37288…, rounded 42.37');
});

test('only a power without centres is asked whether it was alive after Fall 1905, and for nothing else', async () => {
  await openPage('#detour-98f');
  const italy = await centres(4);
  expect(all('.answers')).toEqual([]);
  await fill(italy, '0');
  expect(all('.players .more input')).toHaveLength(2);
  await click(answer('Italy', 'No'));
  await fill(italy, '3');
  expect(all('.answers')).toEqual([]);
  await fill(italy, '0');
  expect(answer('Italy', 'No').checked).toBe(true);
});

test('an answer is a last Fall on its side of 1905, for the score of one game alone', () => {
  expect(readItaly({ fall1905: 'yes' })).toEqual({ lastHeld: { year: 1905, centres: 1 }, problems: 0 });
  expect(readItaly({ fall1905: 'no' })).toEqual({ lastHeld: { year: 1904, centres: 1 }, problems: 0 });
  expect(readItaly({ fall1905: 'yes' }, form.inEvent)).toEqual({ lastHeld: undefined, problems: 0 });
});

test('a last Fall of an earlier link or file is read as before, and “04” is 1904', () => {
  for (const of of [form, form.inEvent]) {
    expect(readItaly({ year: '1908', held: '3' }, of)).toEqual({ lastHeld: { year: 1908, centres: 3 }, problems: 0 });
    expect(readItaly({ year: '04', held: '1', fall1905: 'yes' }, of)).toMatchObject({ lastHeld: { year: 1904 } });
  }
});

test('too many centres are reported at once, and accepted when corrected', async () => {
  await fillBoard([14, 9, 6, 5, 0, 0, 0], 'No', 'Yes', 'Yes');
  expect(totals()[0]).toBe('42.37');
  await fill(await centres(3), '6');
  expect(wordsOf('.count-line').join()).toBe('35 of 34 centres');
  expect(wordsOf('.centre-count .problem').join()).toContain('35 centres together; there are only 34');
  await fill(await centres(3), '5');
  expect(totals()[0]).toBe('42.37');
});

test('a win scores everything, with a note', async () => {
  await fillBoard([18, 9, 7, 0, 0, 0, 0], 'No', 'Yes', 'Yes', 'Yes');
  expect(totals()).toEqual(['110.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00']);
  expect(verdict()).toMatch(/Austria wins alone 110\.00/);
  expect(wordsOf('.note').join()).toContain('Austria has won with 18 centres');
});

test('powers that share the lead share the place and get no points for it', async () => {
  await fillBoard([7, 7, 5, 5, 5, 5, 0], 'No');
  expect(line(0)).toBe('1= Austria 7 1 1 0 3 12 23.08');
  expect(line(2)).toBe('3= France 5 1 1 0 0 7 13.46');
  expect(verdict()).toMatch(/Austria, England lead the draw together 23\.08/);
});
