// The style of numbers on the page: by the browser's languages, as chosen in the foot, and echoed as the sheet has it.
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';
import { DEJAVU, setType } from '../type.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

test('follows a German browser, and what is chosen in the foot, also at the next visit', async () => {
  const { page, complaints } = await site.open('#puffing-billy', { ...SMALLEST, locale: 'de-DE' });
  const score = (place: number) => page.locator(`[data-at="/finishers/${place - 1}/score"]`);
  const numbers = page.getByRole('combobox', { name: 'Numbers' });
  await score(1).fill('252.000');
  await score(2).fill('248000,5');
  await expect.poll(() => page.locator('.understood').allInnerTexts()).toEqual(['248.000,5']);
  expect(await page.locator('.problem').count()).toBe(0);

  await numbers.waitFor();
  expect(await numbers.locator('option').allInnerTexts()).toEqual([
    'as in this browser’s language: 252.000,5',
    '252,000.5',
    '252.000,5',
  ]);
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await numbers.selectOption('point');
  expect(await page.locator('.understood').allInnerTexts()).toEqual(['248.000,5']); // the style in which the sheet was begun
  await page.getByRole('button', { name: 'Start again' }).click();
  await score(1).fill('252000.5');
  await expect.poll(() => page.locator('.understood').allInnerTexts()).toEqual(['252,000.5']);
  await page.reload();
  await expect.poll(() => page.locator('.understood').allInnerTexts()).toEqual(['252,000.5']);
  await expect.poll(() => numbers.inputValue()).toBe('point');
  await setType(page, DEJAVU);
  expect(await sidewaysScroll(page), 'in a wide font').toBe(0);
  expect(complaints).toEqual([]);
});
