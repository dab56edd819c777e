// Compare with a browser's history, storage and layout: the way from a sheet and back, its room, and its contrast.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll } from '../accessibility.ts';
import { centresField } from '../forms/diplomacy.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
/** One for both tests. */
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#size-matters'));
});

const cell = (page: Page, system: string) =>
  page.locator(`.compared tbody[data-key=austria] button[title="Working: ${system}"]`);

async function fillInExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.compared .remark').first().waitFor();
}

test('Back leads to the sheet; the same one is compared again without a step to undo; what is typed outlasts a reload', async () => {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  const ours = await centresField(page, 'size-matters', 0).inputValue();
  for (const fillings of [1, 1]) {
    await page.getByRole('button', { name: 'Compare systems' }).click();
    await page.locator('.compared .remark').first().waitFor();
    expect(await page.getByText('Filled in from Size Matters').count()).toBe(fillings);
    await page.goBack();
    await expect.poll(() => centresField(page, 'size-matters', 0).inputValue()).toBe(ours);
    await page.locator('.verdict .total').waitFor();
  }
  await page.getByRole('button', { name: 'Compare systems' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.undo').innerText()).toMatch(/^Undone/);
  expect(await centresField(page, 'compare', 0).inputValue()).toBe('');
  await centresField(page, 'compare', 0).fill('10');
  await page.reload();
  await expect.poll(() => centresField(page, 'compare', 0).inputValue()).toBe('10');
});

test('the widest comparison fits 320 px by scrolling alone, under names that stay; no violation in the light and the dark', async () => {
  await page.setViewportSize(SMALLEST.viewport!);
  await page.goto(`${site.address}#compare`);
  await fillInExample(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await cell(page, 'Bangkok').scrollIntoViewIfNeeded();
  const name = await page.locator('.compared tbody[data-key=austria] .player').boundingBox();
  expect(name!.x).toBeGreaterThanOrEqual(0);
  expect(name!.x).toBeLessThan(40);
  await cell(page, 'Tribute').click();
  await page.getByText('20 of 20').click();
  expect(await violationsOfNewLooks(page), 'with working open').toEqual([]);
  await page.goto(`${site.address}#compare/places`);
  await page.locator('#compare-places-finish-4-score').waitFor();
  await fillInExample(page);
  await page.locator('#compare-places-finish-4-score').fill('');
  expect(await violationsOfNewLooks(page), 'any game').toEqual([]);
});
