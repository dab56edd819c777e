// The Detour 98f form as a scorer uses it by keyboard, and where it asks. The rules' figures are in detour_98f_figures.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centresField, focused, totals, typeCentres, verdict } from './diplomacy.ts';
import { openSite } from '../site.ts';

const FORM = 'detour-98f';
const DRAW = [14, 9, 6, 5, 0, 0, 0];
const ANSWERS = 'nyy';

/** One for all tests, in their order. */
let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open(`#${FORM}`));
});

/** Row by row with Enter alone, without names; the letters answer the question about the eliminated. */
async function typeBoard(centres: number[], answers: string): Promise<void> {
  const letters = [...answers];
  const lines = centres.map((some) => [String(some), ...(some === 0 ? letters.splice(0, 1) : [])]);
  await centresField(page, FORM, 0).focus();
  for (const text of lines.flatMap((line, at) => (at > 0 ? ['', ...line] : line))) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

test('a missing answer is reported, and the summary leads to it', async () => {
  await typeCentres(page, FORM, DRAW);
  expect(await verdict(page)).toContain('Italy’s answer for Fall 1905 and 2 more to fill in');
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  expect(await page.locator('li .problem').first().innerText()).toBe('Italy’s answer for Fall 1905 is missing.');
  await page.locator('#summary a').first().click();
  const yes = page
    .getByRole('radiogroup', { name: 'Italy: Alive after Fall 1905?' })
    .getByRole('radio', { name: 'Yes' });
  expect(await yes.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a draw typed by keyboard, with answers for the eliminated, is scored', async () => {
  await page.getByRole('button', { name: 'Start again' }).click();
  await typeBoard(DRAW, ANSWERS);
  expect(await totals(page)).toEqual(['42.37', '23.73', '16.95', '13.56', '0.00', '1.69', '1.69']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(await totals(page));
  expect(await verdict(page)).toMatch(/Austria\s+leads the draw\s+42\.37/);
  await expect.poll(() => focused(page)).toBe('sheet');
});

test.each([
  { width: 1280, where: 'beside', same: true },
  { width: 1000, where: 'below', same: false },
])(
  'on a screen of $width pixels, an eliminated power is asked about $where its own centres',
  async ({ width, same }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const power of [4, 5, 6]) {
      const row = page.locator('.entry li').nth(power);
      const [centres, more] = await Promise.all([
        centresField(page, FORM, power).boundingBox(),
        row.locator('.more').boundingBox(),
      ]);
      expect(more!.y >= centres!.y).toBe(true);
      expect(more!.y < centres!.y + centres!.height).toBe(same);
    }
  },
);
