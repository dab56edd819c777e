// The Detour 98f form as a scorer uses it: by keyboard, with mistakes, and the rules' figures.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centresField, countLine, focused, totals, typeCentres, verdict } from './diplomacy.ts';
import { openSite, type Site } from '../site.ts';

const FORM = 'detour-98f';
const DRAW = [14, 9, 6, 5, 0, 0, 0];
const LAST_FALLS = ['1904', '1', '1905', '2', '1908', '3'];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openForm(): Promise<Page> {
  const { page } = await site.open(`#${FORM}`);
  return page;
}

/** What is asked of the eliminated, from where Enter has left the centres. */
async function typeLastFalls(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

async function typeDraw(page: Page): Promise<void> {
  await typeCentres(page, FORM, DRAW);
  await typeLastFalls(page, LAST_FALLS);
}

const lastYear = (page: Page, power: number) => page.locator(`#${FORM}-powers-${power}-lastHeld-year`);
const line = (page: Page, power: number) => page.locator('.sheet tbody').nth(power).locator('tr').first();

test('a draw typed by keyboard, with last Falls, is scored', async () => {
  const page = await openForm();
  await typeDraw(page);
  expect(await totals(page)).toEqual(['42.37', '23.73', '16.95', '13.56', '0.00', '1.69', '1.69']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(await totals(page));
  expect(await verdict(page)).toMatch(/Austria\s+leads the draw\s+42\.37/);
  await expect.poll(() => focused(page)).toBe('sheet');
});

test('its example shows the five parts, the raw points and the working', async () => {
  const page = await openForm();
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  expect(await line(page, 0).innerText()).toMatch(/1\s+Austria\s+Ann\s+14\s+1\s+1\s+5\s+4\s+25\s+42\.37/);
  expect(await line(page, 5).innerText()).toMatch(/5=\s+Russia\s+Finn\s+0\s+1\s+0\s+0\s+0\s+1\s+1\.69/);
  expect(await page.locator('.sheet tfoot').innerText()).toMatch(/Total raw points\s+59/);
  expect(await page.locator('.note').innerText()).toContain('may miss 100');
  await page.getByRole('button', { name: 'Austria Ann' }).click();
  const working = await page.locator('.working').innerText();
  expect(working).toContain('14 + 1 + 1 + 5 + 4 = 25');
  expect(working).toContain('25 × 100 ÷ 59 = 42.37288…, rounded 42.37');
});

test('only a power without centres has fields for its last Fall', async () => {
  const page = await openForm();
  expect(await page.locator('.last-fall').count()).toBe(0);
  await centresField(page, FORM, 4).fill('0');
  expect(await page.locator('.last-fall').count()).toBe(1);
  await page.getByRole('textbox', { name: 'Italy’s last Fall alive' }).fill('1904');
  await centresField(page, FORM, 4).fill('3');
  expect(await page.locator('.last-fall').count()).toBe(0);
  await centresField(page, FORM, 4).fill('0');
  expect(await lastYear(page, 4).inputValue()).toBe('1904');
});

test('a missing last Fall is reported, and the summary leads to it', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  expect(await verdict(page)).toContain('Italy’s last Fall alive and 2 more to fill in');
  await page.getByRole('button', { name: 'Show the score' }).click();
  expect(await page.locator('li .problem').first().innerText()).toBe('Italy’s last Fall alive is missing.');
  await page.locator('#summary a').first().click();
  expect(await focused(page)).toBe(`${FORM}-powers-4-lastHeld-year`);
});

test('a last Fall out of range is reported at its field, and accepted when corrected', async () => {
  const page = await openForm();
  await typeDraw(page);
  await lastYear(page, 4).fill('190');
  await lastYear(page, 5).focus();
  await expect.poll(() => page.locator('.last-fall .problem').innerText()).toContain('it must be 1900 to 2100');
  expect((await totals(page)).join('')).toBe('');
  await lastYear(page, 4).fill('1905');
  expect(await page.locator('.problem').count()).toBe(0);
  expect(await line(page, 4).innerText()).toMatch(/Italy\s+0\s+1\s+0/);
});

test('too many centres are reported at once, and accepted when corrected', async () => {
  const page = await openForm();
  await typeDraw(page);
  await centresField(page, FORM, 3).fill('6');
  expect(await countLine(page)).toBe('35 of 34 centres');
  expect(await page.locator('.centre-count .problem').innerText()).toContain('35 centres together; there are 34');
  await centresField(page, FORM, 3).fill('5');
  expect((await totals(page))[0]).toBe('42.37');
});

test('a win scores everything, with a note', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, [18, 9, 7, 0, 0, 0, 0]);
  await typeLastFalls(page, [...LAST_FALLS, '1909', '1']);
  expect(await totals(page)).toEqual(['110.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00']);
  expect(await verdict(page)).toMatch(/Austria\s+wins alone\s+110\.00/);
  expect(await page.locator('.note').innerText()).toContain('Austria has won with 18 centres');
});

test('powers that share the lead share the place and get no points for it', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, [7, 7, 5, 5, 5, 5, 0]);
  await typeLastFalls(page, ['1903', '2']);
  expect(await line(page, 0).innerText()).toMatch(/1=\s+Austria\s+7\s+1\s+1\s+0\s+3\s+12\s+23\.08/);
  expect(await line(page, 2).innerText()).toMatch(/3=\s+France\s+5\s+1\s+1\s+0\s+0\s+7\s+13\.46/);
  expect(await verdict(page)).toMatch(/Austria, England\s+lead the draw together\s+23\.08/);
});
