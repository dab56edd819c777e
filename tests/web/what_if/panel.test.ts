// A player's use of “What if?”: from a row of the sheet, with steps and typed figures, and back into the form.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function example(form: string, options = {}): Promise<Page> {
  const { page } = await site.open(form, options);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  return page;
}

/** From the working of the second row. */
async function ask(page: Page): Promise<void> {
  await page.locator('.sheet .opener').nth(1).click();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.locator('.what-if-results').waitFor();
}

const line = (page: Page, who: string) =>
  page
    .locator('.what-if-results tr', { hasText: who })
    .innerText()
    .then((text) => text.replace(/\s+/g, ' ').trim());

test('a row leads to a what-if about its player; a typed score changes places, and the form stays', async () => {
  const page = await example('#puffing-billy');
  await ask(page);
  expect(
    await page
      .getByRole('combobox', { name: /What if/ })
      .locator('option:checked')
      .innerText(),
  ).toBe('Damien');
  await page.getByRole('textbox', { name: 'Game score' }).last().fill('252,001');
  await expect.poll(() => line(page, 'Damien')).toMatch(/^Damien 2\.492 2 3\.\d{3} 1 \+[.\d]+, now 1st$/);
  expect(await line(page, 'Jenny')).toMatch(/now 2nd$/);
  expect(await page.locator('.verdict').innerText()).toContain('Jenny');
});

test('an answer is shown in the results; it is applied to the sheet, and undone there', async () => {
  const page = await example('#puffing-billy');
  await ask(page);
  expect(await page.locator('.answer').innerText()).toContain('To overtake Jenny: 252,001');
  await page.getByRole('button', { name: '252,001' }).click();
  await expect.poll(() => line(page, 'Damien')).toMatch(/now 1st$/);
  await page.getByRole('button', { name: 'Apply to the sheet' }).click();
  await expect.poll(() => page.locator('.verdict').innerText()).toContain('Damien');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.verdict').innerText()).toContain('Jenny');
});

test('a centre more is one less of the power that is named', async () => {
  const page = await example('#size-matters');
  await ask(page);
  await page.getByRole('combobox', { name: /Centres come from/ }).selectOption({ label: 'Turkey, Gus' });
  await page.getByRole('button', { name: 'Centres: more' }).click();
  await expect.poll(() => line(page, 'Ben')).toMatch(/^Ben 74\.03 1 80\.33 1 \+6\.30$/);
  await page.getByRole('button', { name: 'Centres: less' }).click();
  await expect.poll(() => line(page, 'Ben')).toBe('Ben 74.03 1 74.03 1');
});

test('differences are written like the figures beside them, and the question names what is changed', async () => {
  const page = await example('#puffing-billy');
  await ask(page);
  await page.getByRole('textbox', { name: 'Game score' }).last().fill('252,001');
  await expect.poll(() => line(page, 'Damien')).toMatch(/ \+\.\d{3}, now 1st$/);
  expect(await line(page, 'Jenny')).toMatch(/ \u2212\.\d{3}, now 2nd$/);
  await page.getByRole('combobox', { name: 'What if the score had been different for' }).waitFor();
  const { page: draw } = await site.open('#size-matters');
  await draw.getByRole('button', { name: 'Fill in the example' }).click();
  await ask(draw);
  await draw.getByRole('combobox', { name: 'What if the number of centres had been different for' }).waitFor();
});

test('below the sheet it begins with the leader, though the first power is out', async () => {
  const page = await example('#size-matters');
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.locator('.what-if-results').waitFor();
  expect(await page.locator('.what-if-results .looked-at').innerText()).toMatch(/^Ben\s+74\.03\s+1\s/);
});

test('what the engine refuses is said, and no result is shown', async () => {
  const page = await example('#puffing-billy');
  await ask(page);
  await page.getByRole('textbox', { name: 'Game score' }).last().fill('-5');
  await expect.poll(() => page.locator('tally-what-if .problem').innerText()).toContain('Damien');
  expect(await line(page, 'Damien')).toBe('Damien 2.492 2 –');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => line(page, 'Damien')).toBe('Damien 2.492 2 2.492 2');
});

test('it follows what is typed into the form', async () => {
  const page = await example('#puffing-billy');
  await ask(page);
  await page.locator('#puffing-billy-finishers-1-score').fill('250,000');
  await expect.poll(() => line(page, 'Damien')).toBe('Damien 2.496 2 2.496 2');
});

test.each(FORM_FRAGMENTS)('%s: no violation in the light and the dark, and it fits 320 px', async (form) => {
  const page = await example(form, SMALLEST);
  await ask(page);
  await page.locator('.lever button').last().click();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsInLightAndDark(page)).toEqual([]);
});
