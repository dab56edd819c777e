// Compare with a browser's keyboard, history and storage: sorting, its link, the way from a sheet and back, its room.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { centresField, typeCentres } from '../forms/diplomacy.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const columns = (page: Page) => page.locator('.compared thead th.figure .sort').allInnerTexts();
const names = (page: Page) => page.locator('.compared tbody .power').allInnerTexts();
const cell = (page: Page, power: string, system: string) =>
  page.locator(`.compared tbody[data-key=${power}] button[title="Working: ${system}"]`);

async function example(options = {}): Promise<Page> {
  const { page } = await site.open('#compare', options);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.compared .remark').first().waitFor();
  return page;
}

test('a column sorts the powers, by keyboard too', async () => {
  const page = await example();
  await typeCentres(page, 'compare', [5, 6, 9, 14, 0, 0, 0]);
  expect((await names(page)).slice(0, 4)).toEqual(['Austria', 'England', 'France', 'Germany']);
  await page.getByRole('button', { name: 'Sum of Squares' }).focus();
  await page.keyboard.press('Enter');
  expect((await names(page)).slice(0, 4)).toEqual(['Germany', 'France', 'England', 'Austria']);
  expect(await page.locator('th[aria-sort=ascending]').innerText()).toContain('Sum of Squares');
});

test('its link opens the same comparison', async () => {
  const page = await example();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('.share-link input').inputValue();
  const { page: other } = await site.open(link.slice(link.indexOf('#')));
  await other.locator('.compared .remark').first().waitFor();
  expect(await cell(other, 'austria', 'Detour 98f').innerText()).toBe('42.37');
});

test('one’s own sheet is filled in without a link; what Compare had comes back with Undo, and Back leads to the sheet', async () => {
  const { page } = await site.open('#compare');
  await typeCentres(page, 'compare', [10, 8, 6, 4, 3, 2, 1]);
  await page.getByText('20 of 20').click();
  await page.getByRole('checkbox', { name: 'Bangkok' }).uncheck();
  await page.goto(`${site.address}#size-matters`);
  await centresField(page, 'size-matters', 0).waitFor(); // Compare has a button of the same name
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  const ours = await centresField(page, 'size-matters', 0).inputValue();
  await page.getByRole('button', { name: 'Compare systems' }).click();
  await page.getByText('Filled in from Size Matters').waitFor();
  expect(page.url()).toBe(`${site.address}#compare`);
  expect(await page.getByText('The link contains').count()).toBe(0);
  expect(await centresField(page, 'compare', 0).inputValue()).toBe(ours);
  expect(await columns(page)).not.toContain('Bangkok');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await centresField(page, 'compare', 0).inputValue()).toBe('10');
  await page.goBack();
  await expect.poll(() => centresField(page, 'size-matters', 0).inputValue()).toBe(ours);
});

test('the same sheet is compared again without a step to undo', async () => {
  const { page } = await site.open('#size-matters');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  for (const fillings of [1, 1]) {
    await page.getByRole('button', { name: 'Compare systems' }).click();
    await page.locator('.compared .remark').first().waitFor();
    expect(await page.getByText('Filled in from Size Matters').count()).toBe(fillings);
    await page.goBack();
    await centresField(page, 'size-matters', 0).waitFor();
    await page.locator('.verdict .total').waitFor();
  }
  await page.getByRole('button', { name: 'Compare systems' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.undo').innerText()).toMatch(/^Undone/);
  expect(await centresField(page, 'compare', 0).inputValue()).toBe('');
});

test('scores with decimal commas are read as on the sheet', async () => {
  const { page } = await site.open('#puffing-billy', { locale: 'de-DE' });
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.getByRole('button', { name: 'Compare systems' }).click();
  await page.locator('.compared .remark').first().waitFor();
  expect(await columns(page)).toContain('Puffing Billy');
});

test('the widest comparison fits a screen of 320 px by scrolling alone, under names that stay', async () => {
  const page = await example(SMALLEST);
  expect(await sidewaysScroll(page)).toBe(0);
  await cell(page, 'austria', 'Bangkok').scrollIntoViewIfNeeded();
  const name = await page.locator('.compared tbody[data-key=austria] .player').boundingBox();
  expect(name!.x).toBeGreaterThanOrEqual(0);
  expect(name!.x).toBeLessThan(40);
});

test('any game: places and scores under the systems for them', async () => {
  const { page } = await site.open('#compare/places');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.compared .remark').first().waitFor();
  expect(await columns(page)).toEqual(['RPLOPS', 'RPLOPS2', 'Pentamind', 'Pentamind, former factor', 'Puffing Billy']);
  await page.locator('#compare-places-finish-4-score').fill('');
  await expect.poll(() => columns(page)).toHaveLength(4);
  expect(await violationsInLightAndDark(page)).toEqual([]);
});

test('has no violation in the light and the dark, with working open', async () => {
  const page = await example();
  await cell(page, 'austria', 'Tribute').click();
  await page.getByText('20 of 20').click();
  expect(await violationsInLightAndDark(page)).toEqual([]);
});

test('what was typed is there after a reload', async () => {
  const { page } = await site.open('#compare');
  await typeCentres(page, 'compare', [10, 8, 6, 4, 3, 2, 1]);
  await page.reload();
  await expect.poll(() => centresField(page, 'compare', 0).inputValue()).toBe('10');
});
