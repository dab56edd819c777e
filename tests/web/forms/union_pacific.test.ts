// The Union Pacific final as a scorer uses it by keyboard.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSite } from '../site.ts';

let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open('#union-pacific'));
});

const FINAL = [
  ['Henry', '120', '84'],
  ['Jane', '110', '100'],
  ['Donna', '100', '94'],
  ['Kenny', '60', '$38'],
];

const score = (row: number, field: string, game = 0) => page.locator(`#union-pacific-games-${game}-${row}-${field}`);
const totals = () => page.locator('.sheet tbody td.total').allInnerTexts();

test('the final typed by keyboard scores as in the association’s example, best total first', async () => {
  await score(0, 'player').focus();
  for (const text of FINAL.flat()) {
    await page.keyboard.type(text); // row by row with Enter alone
    await page.keyboard.press('Enter');
  }
  expect(await totals()).toEqual(['192', '184', '177', '88']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(['184', '192', '177', '88']);
  expect(await page.locator('.verdict').innerText()).toMatch(/Jane\s+wins the final\s+192/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sheet');
});

test('the final refuses a player listed twice, once, at the name', async () => {
  await score(3, 'player').fill('Jane');
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  expect(await page.locator('#summary li').count()).toBe(1);
  await page.locator('#summary a').click();
  expect(await score(3, 'player').evaluate((input) => input === document.activeElement)).toBe(true);
});
