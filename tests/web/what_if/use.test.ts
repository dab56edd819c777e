// @vitest-environment dom
// A player's use of “What if?”: from a row of the sheet, with steps and typed figures, and back into the form.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, click, fill, found, openPage, press, words, wordsOf } from '../dom.ts';

async function example(form: string): Promise<void> {
  await openPage(form);
  await press('Fill in the example');
  await found('.verdict .total');
}

/** From the working of the second row. */
async function ask(): Promise<void> {
  await click(all('.sheet .opener')[1]!);
  await press('What if…');
  await found('.what-if-results');
}

const line = (who: string) => words(all('.what-if-results tr').find((row) => words(row).includes(who)) ?? null);
const lineIs = (who: string, expected: RegExp) => waitFor(() => expect(line(who)).toMatch(expected));
const barSays = (who: string) => waitFor(() => expect(words(document.querySelector('.verdict'))).toContain(who));
const typeScore = async (text: string) => fill(screen.getAllByRole('textbox', { name: 'Game score' }).at(-1)!, text);

test('a row leads to a what-if about its player; a typed score changes places, and the form stays', async () => {
  await example('#puffing-billy');
  await ask();
  const who = screen.getByRole<HTMLSelectElement>('combobox', { name: /What if/ });
  expect(who.selectedOptions[0]!.textContent!.trim()).toBe('Damien');
  await typeScore('252,001');
  await lineIs('Damien', /^Damien 2\.492 2 3\.\d{3} 1 \+[.\d]+, now 1st$/);
  expect(line('Jenny')).toMatch(/now 2nd$/);
  await barSays('Jenny');
});

test('an answer is shown in the results; it is applied to the sheet, and undone there', async () => {
  await example('#puffing-billy');
  await ask();
  expect(words(await found('.answer'))).toContain('To overtake Jenny: 252,001');
  await press('252,001');
  await lineIs('Damien', /now 1st$/);
  await press('Apply to the sheet');
  await barSays('Damien');
  await press('Undo');
  await barSays('Jenny');
});

test('a centre more is one less of the power that is named', async () => {
  await example('#size-matters');
  await ask();
  const from = screen.getByRole<HTMLSelectElement>('combobox', { name: /Centres come from/ });
  const { value } = [...from.options].find((option) => words(option) === 'Turkey, Gus')!;
  fireEvent.change(from, { target: { value } });
  await press('Centres: more');
  await lineIs('Ben', /^Ben 74\.03 1 80\.33 1 \+6\.30$/);
  await press('Centres: less');
  await lineIs('Ben', /^Ben 74\.03 1 74\.03 1$/);
});

test('differences are written like the figures beside them, and the question names what is changed', async () => {
  await example('#puffing-billy');
  await ask();
  await typeScore('252,001');
  await lineIs('Damien', / \+\.\d{3}, now 1st$/);
  expect(line('Jenny')).toMatch(/ \u2212\.\d{3}, now 2nd$/);
  await screen.findByRole('combobox', { name: 'What if the score had been different for' });
  await openPage('#size-matters');
  await press('Fill in the example');
  await found('.verdict .total');
  await ask();
  await screen.findByRole('combobox', { name: 'What if the number of centres had been different for' });
});

test('below the sheet it begins with the leader, though the first power is out', async () => {
  await example('#size-matters');
  await press('What if?');
  await found('.what-if-results');
  expect(wordsOf('.what-if-results .looked-at')[0]).toMatch(/^Ben 74\.03 1 /);
});

test('what the engine refuses is said, and no result is shown', async () => {
  await example('#puffing-billy');
  await ask();
  await typeScore('-5');
  await waitFor(() => expect(wordsOf('tally-what-if .problem').join()).toContain('Damien'));
  expect(line('Damien')).toBe('Damien 2.492 2 –');
  await press('Reset');
  await lineIs('Damien', /^Damien 2\.492 2 2\.492 2$/);
});

test('it follows what is typed into the form', async () => {
  await example('#puffing-billy');
  await ask();
  await fill(await found('#puffing-billy-finishers-1-score'), '250,000');
  await lineIs('Damien', /^Damien 2\.496 2 2\.496 2$/);
});
