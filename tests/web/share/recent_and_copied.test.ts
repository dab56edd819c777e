// Sheets as pictures and on the clipboard, and as they look on the home page later. As texts they are in copied.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSiteToCopy, showForm, SMALLEST, type OpenPage } from '../site.ts';

/** The texts of a sheet are drawn in the same way for every form; a long run draws those of all. */
const FORMS = process.env['LONG'] ? FORM_FRAGMENTS : ['#rplops'];

/** One for all tests, each of which goes on where the one before it ended. */
let opened: OpenPage;
beforeAll(async () => {
  opened = await (await openSiteToCopy()).open(FORMS[0]!, SMALLEST);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(FORMS)('%s is on the clipboard as text and as a picture, and saved as one', async (fragment) => {
  const { page, complaints } = opened;
  await showForm(page, fragment);
  await press(page, 'Fill in the example');
  await press(page, 'Copy');
  await press(page, 'Copy as plain text');
  await page.getByText('Copied:').waitFor();
  const text = await page.locator('tally-copy textarea').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await press(page, 'Copy as a picture');
  await page.getByText('Picture copied.').waitFor();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toEqual(['image/png']);
  const saving = page.waitForEvent('download');
  await press(page, 'Save the picture');
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  expect(complaints).toEqual([]);
});

test('recent sheets have no accessibility violation and fit 320 px, in light and dark', async () => {
  const { page } = opened;
  const heading = 'A very long heading of a game at a convention, played on Friday night';
  await page.locator('.heading-field input').fill(heading);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent') ?? '')).toContain(heading);
  await page.locator('.wordmark').click();
  await page.locator('.recent').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
