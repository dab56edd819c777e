// The RPLOPS form as a scorer uses it by keyboard, on a small screen and on a slow network.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

async function openGame(): Promise<Page> {
  const { page } = await site.open('#rplops');
  await field(page, 0).focus();
  return page;
}

async function typeNames(page: Page): Promise<void> {
  for (const name of NAMES) {
    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
  }
}

const field = (page: Page, row: number, name = 'player') => page.locator(`#rplops-finish-${row}-${name}`);
const points = (page: Page) => page.locator('li .came-to').allInnerTexts();
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name });

describe('a game', () => {
  test('typed by keyboard in finishing order needs no places', async () => {
    const page = await openGame();
    await typeNames(page);
    expect(await points(page)).toEqual(['83.33', '66.67', '50.00', '33.33', '16.67']);
    expect(await page.locator('.verdict').innerText()).toMatch(/Ann\s+wins\s+83\.33/);
    for (const _ of ['the last name', 'its place']) await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sheet');
  });

  test('changes a player’s place when the player is moved in a list without places', async () => {
    const page = await openGame();
    await typeNames(page);
    await field(page, 1).press('Alt+ArrowUp');
    expect(await page.locator('.verdict').innerText()).toMatch(/Ben\s+wins/);
  });
});

test('“I came _ of _” keeps both figures that are typed before its part of the page has come', async () => {
  const page = await openGame();
  let come = () => {};
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route(/quick_points/, (route) => there.then(() => route.continue()));
  await page.getByRole('spinbutton', { name: 'I came' }).fill('2');
  await page.getByRole('spinbutton', { name: 'of', exact: true }).fill('5');
  come();
  await expect.poll(() => page.locator('.quick output').innerText()).toBe('66.67 points');
  const figures = page.locator('.quick input');
  expect(await figures.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['2', '5']);
});

test('settings that are invalid are reported, and found from the summary when the section is closed', async () => {
  const page = await openGame();
  await typeNames(page);
  await page.locator('.settings > summary').click();
  await quantity(page, 'average').fill('0');
  await page.locator('.settings > summary').click();
  await page.getByRole('button', { name: 'Show the sheet' }).click();
  await page.locator('#summary a').click();
  expect(await quantity(page, 'average').evaluate((input) => input === document.activeElement)).toBe(true);
  await quantity(page, 'average').fill('');
  expect((await points(page))[0]).toBe('83.33');
});

test('the table fits 320 px, and the long one scrolls in its own box', async () => {
  const { page } = await site.open('#rplops', SMALLEST);
  const beyond = (selector: string) => page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await beyond('.ranks')).toBe(0);
  await page.getByRole('button', { name: 'Show up to 20 players' }).click();
  expect(await beyond('.ranks')).toBeGreaterThan(100);
  expect(await beyond('.sheet')).toBe(0);
  expect(await beyond('html')).toBe(0);
});
