// The RPLOPS form as a scorer uses it by keyboard, on a small screen and on a slow network.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { NOTHING, openSite, SMALLEST } from '../site.ts';

/** One with the names of a game, which each test leaves as it was. */
let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open(NOTHING));
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

const field = (row: number, name = 'player') => page.locator(`#rplops-finish-${row}-${name}`);
const points = () => page.locator('li .came-to').allInnerTexts();
const quantity = (name: string) => page.getByRole('textbox', { name });

test('“I came _ of _” keeps both figures that are typed before its part of the page has come', async () => {
  let come = () => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route(/quick_points/, (route) => there.then(() => route.continue()));
  await page.goto(`${(await openSite()).address}#rplops`);
  await page.getByRole('spinbutton', { name: 'I came' }).fill('2');
  await page.getByRole('spinbutton', { name: 'of', exact: true }).fill('5');
  come();
  await expect.poll(() => page.locator('.quick output').innerText()).toBe('66.67 points');
  const figures = page.locator('.quick input');
  expect(await figures.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['2', '5']);
});

test('a game typed by keyboard in finishing order needs no places', async () => {
  await field(0).focus();
  for (const name of NAMES) {
    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
  }
  expect(await points()).toEqual(['83.33', '66.67', '50.00', '33.33', '16.67']);
  expect(await page.locator('.verdict').innerText()).toMatch(/Ann\s+wins\s+83\.33/);
  for (const _ of ['the last name', 'its place']) await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sheet');
});

test('a game changes a player’s place when the player is moved in a list without places', async () => {
  await field(1).press('Alt+ArrowUp');
  expect(await page.locator('.verdict').innerText()).toMatch(/Ben\s+wins/);
  await field(0).press('Alt+ArrowDown');
  expect(await page.locator('.verdict').innerText()).toMatch(/Ann\s+wins/);
});

test('settings that are invalid are reported, and found from the summary when the section is closed', async () => {
  await page.locator('.settings > summary').click();
  await quantity('average').fill('0');
  await page.locator('.settings > summary').click();
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  await page.locator('#summary a').click();
  expect(await quantity('average').evaluate((input) => input === document.activeElement)).toBe(true);
  await quantity('average').fill('');
  expect((await points())[0]).toBe('83.33');
});

test('the table fits 320 px, and the long one scrolls in its own box', async () => {
  await page.setViewportSize(SMALLEST.viewport!);
  const beyond = (selector: string) => page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await beyond('.ranks')).toBe(0);
  await page.getByRole('button', { name: 'Show up to 20 players' }).click();
  expect(await beyond('.ranks')).toBeGreaterThan(100);
  expect(await beyond('.sheet')).toBe(0);
  expect(await beyond('html')).toBe(0);
});
