// The Size Matters form as a scorer uses it: by keyboard, with mistakes, and the rules' figures.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { centresField, countLine, focused, totals, typeCentres, verdict } from './diplomacy.ts';
import { openSite, type Site } from '../site.ts';

const FORM = 'size-matters';
const DRAW = [0, 12, 11, 0, 0, 8, 3];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openForm(): Promise<Page> {
  const { page } = await site.open(`#${FORM}`);
  return page;
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('.settings > summary').click();
}

test('a four-way draw typed by keyboard scores as published', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  expect(await totals(page)).toEqual(['0.00', '74.03', '67.73', '0.00', '0.00', '49.35', '45.00']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(await totals(page));
  expect(await verdict(page)).toMatch(/England\s+leads the draw\s+74\.03/);
  await expect.poll(() => focused(page)).toBe('sheet');
});

test('its example shows base, draw score, floor, and the working of a floored score', async () => {
  const page = await openForm();
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  expect(await page.locator('.sheet tfoot').innerText()).toMatch(
    /34 ÷ 4\s+8\.50\s+.*210 ÷ 4\s+52\.50\s+.*6 ÷ 7 × 52\.5\s+45\.00/,
  );
  await page.getByRole('button', { name: 'Turkey Gus' }).click();
  const working = await page.locator('.working').innerText();
  expect(working).toContain('3 ÷ (34 ÷ 4) = 0.35294…, rounded 0.35');
  expect(working).toContain('52.5 × 0.35 = 18.375, rounded 18.38');
  expect(working).toContain('6 ÷ 7 × 52.5 = 45.00');
});

test('centres that nobody holds are asked about, in sight, and scored all the same', async () => {
  const page = await openForm();
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

test('the verdict names players if they are given', async () => {
  const page = await openForm();
  await page.locator(`#${FORM}-powers-1-player`).fill('Ben');
  await typeCentres(page, FORM, DRAW);
  expect(await verdict(page)).toMatch(/Ben\s+leads the draw/);
});

test('the count of centres is updated, and a blank is not zero', async () => {
  const page = await openForm();
  expect(await countLine(page)).toBe('0 of 34 centres');
  await typeCentres(page, FORM, DRAW.slice(0, 6));
  expect(await countLine(page)).toBe('31 of 34 centres');
  expect(await verdict(page)).toContain('Turkey’s number of centres is missing');
  expect((await totals(page)).join('')).toBe('');
});

test('a solo is recognised as soon as it is typed', async () => {
  const page = await openForm();
  await centresField(page, FORM, 1).fill('18');
  expect(await page.locator('.solo').innerText()).toBe('England has soloed.');
  expect(await page.locator('.draw').count()).toBe(0);
  await centresField(page, FORM, 1).fill('17');
  expect(await page.locator('.solo').count()).toBe(0);
  expect(await page.locator('.draw').count()).toBe(1);
});

test('after a solo with five on the board 5 centres are 3.70, and 10 are 14.70', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, [1, 18, 9, 5, 1, 0, 0]);
  expect(await page.locator('.sheet tfoot').innerText()).toMatch(/34 ÷ 5\s+6\.80/);
  expect((await totals(page)).slice(1, 4)).toEqual(['210.00', '11.88', '3.70']);
  expect(await verdict(page)).toMatch(/England\s+wins alone\s+210\.00/);
  await typeCentres(page, FORM, [1, 18, 10, 0, 4, 1, 0]);
  expect((await totals(page))[2]).toBe('14.70');
});

test('without the floor 3 centres in a four-way draw are 18.38', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  await openSettings(page);
  await page.getByRole('checkbox', { name: /^Floor/ }).uncheck();
  expect((await totals(page))[6]).toBe('18.38');
});

test('exact rounding differs as the published sheet says', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  expect(await page.locator('.note').innerText()).toContain('England 0.09 more, France 0.21 more and Russia 0.06 more');
  await openSettings(page);
  await page.getByRole('radio', { name: /^Exact/ }).check();
  expect((await totals(page))[1]).toBe('74.12');
  expect(await page.locator('.note').innerText()).toContain('England 0.09 less');
});

test('an unticked survivor is not in the draw', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  await page.getByRole('checkbox', { name: 'Turkey' }).uncheck();
  expect((await totals(page))[6]).toBe('0.00');
  expect(await page.locator('.sheet tfoot').innerText()).toMatch(/210 ÷ 3\s+70\.00/);
  await centresField(page, FORM, 1).fill('18');
  await centresField(page, FORM, 2).fill('5');
  expect(await totals(page)).toContain('210.00');
});

test('a draw of one is reported, at the board and in the summary', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, [17, 17, 0, 0, 0, 0, 0]);
  await page.getByRole('checkbox', { name: 'Austria' }).uncheck();
  expect(await page.locator('.centre-count .problem').innerText()).toContain('shared by 1');
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  await page.locator('#summary a').click();
  expect(await focused(page)).toBe(`${FORM}-powers`);
});

test('too many centres are reported at once, and accepted when corrected', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, [...DRAW.slice(0, 6), 4]);
  expect(await countLine(page)).toBe('35 of 34 centres');
  expect(await page.locator('.centre-count .problem').innerText()).toContain('35 centres together; there are 34');
  expect((await totals(page)).join('')).toBe('');
  await centresField(page, FORM, 6).fill('3');
  expect(await page.locator('.problem').count()).toBe(0);
  expect((await totals(page))[6]).toBe('45.00');
});

test('what is not a whole number is reported at its field', async () => {
  const page = await openForm();
  await typeCentres(page, FORM, DRAW);
  await centresField(page, FORM, 2).fill('2.5');
  await centresField(page, FORM, 3).focus();
  await expect
    .poll(() => page.locator('li .problem').innerText())
    .toBe('France’s number of centres is “2.5”. Write a whole number.');
  await centresField(page, FORM, 2).fill('40');
  await centresField(page, FORM, 3).focus();
  await expect.poll(() => page.locator('li .problem').innerText()).toMatch(/it must be 0 to 34/);
});
