// “What if?” of every form: its contrast and its room on a small screen.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { openSite, showForm, SMALLEST } from '../site.ts';

/** One for all forms: each keeps its own contents. */
let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open(FORM_FRAGMENTS[0]!, SMALLEST));
});

async function fillInExample(form: string): Promise<void> {
  await showForm(page, form);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
}

/** From the working of the second row. */
async function ask(): Promise<void> {
  await page.locator('.sheet .opener').nth(1).click();
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.locator('.what-if-results').waitFor();
}

test.each(FORM_FRAGMENTS)('%s: no violation in the light and the dark, and it fits 320 px', async (form) => {
  await fillInExample(form);
  await ask();
  await page.locator('.lever button').last().click();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsOfNewLooks(page, 'tally-what-if')).toEqual([]);
});
