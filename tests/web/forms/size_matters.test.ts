// The Size Matters form as a scorer uses it by keyboard, and what must be in sight.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centresField, focused, totals, typeCentres, verdict } from './diplomacy.ts';
import { openSite } from '../site.ts';

const FORM = 'size-matters';
const DRAW = [0, 12, 11, 0, 0, 8, 3];

let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open(`#${FORM}`));
});

test('a four-way draw typed by keyboard scores as published', async () => {
  await typeCentres(page, FORM, DRAW);
  expect(await totals(page)).toEqual(['0.00', '74.03', '67.73', '0.00', '0.00', '49.35', '45.00']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(await totals(page));
  expect(await verdict(page)).toMatch(/England\s+leads the draw\s+74\.03/);
  await expect.poll(() => focused(page)).toBe('sheet');
});

test('centres that nobody holds are asked about, in sight, and scored all the same', async () => {
  await page.getByRole('button', { name: 'Start again' }).click();
  await typeCentres(page, FORM, [33, 0, 0, 0, 0, 0]);
  await centresField(page, FORM, 6).fill('0');
  const question = page.locator('.query');
  expect(await question.innerText()).toBe('1 centre is in nobody’s hands: neutral, or mistyped?');
  expect(await verdict(page)).toContain('Austria');
  const [asked, bar] = await page.evaluate(() =>
    ['.query', '.verdict'].map((one) => document.querySelector(one)!.getBoundingClientRect()),
  );
  expect(asked!.bottom).toBeLessThanOrEqual(bar!.top);
  await centresField(page, FORM, 0).fill('3');
  await centresField(page, FORM, 1).fill('3');
  expect(await question.innerText()).toBe('28 centres are in nobody’s hands: neutral, or mistyped?');
  await centresField(page, FORM, 0).fill('31');
  expect(await question.count()).toBe(0);
});

test('a draw of one is reported, at the board and in the summary', async () => {
  await typeCentres(page, FORM, [17, 17, 0, 0, 0, 0, 0]);
  await page.getByRole('checkbox', { name: 'Austria' }).uncheck();
  expect(await page.locator('.centre-count .problem').innerText()).toContain('shared by 1');
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  await page.locator('#summary a').click();
  expect(await focused(page)).toBe(`${FORM}-powers`);
});
