// @vitest-environment dom
// The rules' figures in the Size Matters form, with settings and mistakes.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, click, fill, found, leave, openPage, press, words, wordsOf } from '../dom.ts';

const DRAW = [0, 12, 11, 0, 0, 8, 3];

const field = (power: number, name = 'centres') => found<HTMLInputElement>(`#size-matters-powers-${power}-${name}`);
const totals = () => wordsOf('.sheet tbody td.total');
const verdict = () => wordsOf('.verdict').join();
const countLine = () => wordsOf('.count-line').join();
const note = () => wordsOf('.note').join();

async function enterCentres(centres: number[]): Promise<void> {
  for (const [power, some] of centres.entries()) await fill(await field(power), String(some));
}

async function openWith(centres: number[]): Promise<void> {
  await openPage('#size-matters');
  await enterCentres(centres);
}

test('its example shows base, draw score, floor, and the working of a floored score', async () => {
  await openPage('#size-matters');
  await press('Fill in the example');
  expect(words(await found('.sheet tfoot'))).toMatch(/34 ÷ 4 8\.50 .*210 ÷ 4 52\.50 .*6 ÷ 7 × 52\.5 45\.00/);
  await press('Turkey Gus');
  const working = words(await found('.working'));
  expect(working).toContain('3 ÷ (34 ÷ 4) = 0.35294…, rounded 0.35');
  expect(working).toContain('52.5 × 0.35 = 18.375, rounded 18.38');
  expect(working).toContain('6 ÷ 7 × 52.5 = 45.00');
});

test('the verdict names players if they are given', async () => {
  await openPage('#size-matters');
  await fill(await field(1, 'player'), 'Ben');
  await enterCentres(DRAW);
  expect(verdict()).toMatch(/Ben leads the draw/);
});

test('the count of centres is updated, and a blank is not zero', async () => {
  await openPage('#size-matters');
  await found('.count-line');
  expect(countLine()).toBe('0 of 34 centres');
  await enterCentres(DRAW.slice(0, 6));
  expect(countLine()).toBe('31 of 34 centres');
  expect(verdict()).toContain('Turkey’s number of centres is missing');
  expect(totals().join('')).toBe('');
});

test('a solo is recognised as soon as it is typed', async () => {
  await openPage('#size-matters');
  await fill(await field(1), '18');
  expect(wordsOf('.solo')).toEqual(['England has soloed.']);
  expect(all('.draw')).toHaveLength(0);
  await fill(await field(1), '17');
  expect(all('.solo')).toHaveLength(0);
  expect(all('.draw')).toHaveLength(1);
});

test('after a solo with five on the board 5 centres are 3.70, and 10 are 14.70', async () => {
  await openWith([1, 18, 9, 5, 1, 0, 0]);
  expect(words(await found('.sheet tfoot'))).toMatch(/34 ÷ 5 6\.80/);
  expect(totals().slice(1, 4)).toEqual(['210.00', '11.88', '3.70']);
  expect(verdict()).toMatch(/England wins alone 210\.00/);
  await enterCentres([1, 18, 10, 0, 4, 1, 0]);
  expect(totals()[2]).toBe('14.70');
});

test('without the floor 3 centres in a four-way draw are 18.38', async () => {
  await openWith(DRAW);
  await click(screen.getByRole('checkbox', { name: /^Floor/ }));
  expect(totals()[6]).toBe('18.38');
});

test('exact rounding differs as the published sheet says', async () => {
  await openWith(DRAW);
  expect(note()).toContain('England 0.09 more, France 0.21 more and Russia 0.06 more');
  await click(screen.getByRole('radio', { name: /^Exact/ }));
  expect(totals()[1]).toBe('74.12');
  expect(note()).toContain('England 0.09 less');
});

test('an unticked survivor is not in the draw', async () => {
  await openWith(DRAW);
  await click(screen.getByRole('checkbox', { name: 'Turkey' }));
  expect(totals()[6]).toBe('0.00');
  expect(words(await found('.sheet tfoot'))).toMatch(/210 ÷ 3 70\.00/);
  await fill(await field(1), '18');
  await fill(await field(2), '5');
  expect(totals()).toContain('210.00');
});

test('too many centres are reported at once, and accepted when corrected', async () => {
  await openWith([...DRAW.slice(0, 6), 4]);
  expect(countLine()).toBe('35 of 34 centres');
  expect(wordsOf('.centre-count .problem').join()).toContain('35 centres together; there are only 34');
  expect(totals().join('')).toBe('');
  await fill(await field(6), '3');
  expect(all('.problem')).toHaveLength(0);
  expect(totals()[6]).toBe('45.00');
});

test('what is not a whole number is reported at its field', async () => {
  await openWith(DRAW);
  await fill(await field(2), '2.5');
  await leave(await field(2));
  const problem = () => words(document.querySelector('li .problem'));
  await waitFor(() => expect(problem()).toBe('France’s number of centres is “2.5”. Write a whole number.'));
  await fill(await field(2), '40');
  await leave(await field(2));
  await waitFor(() => expect(problem()).toMatch(/it must be 0 to 34/));
});
