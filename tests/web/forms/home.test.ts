// The home page: cards for the systems and for what else there is, over the whole screen.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { SYSTEMS } from '../offline/docs.ts';
import { DESK, openSite, PHONE, type OpenPage, type Site } from '../site.ts';

const FURTHER = { Events: '#events', 'Compare systems': '#compare', Guide: './docs/index.html' };

let site: Site;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open('', PHONE);
  ({ page } = opened);
});

const cardOf = (name: string) =>
  page.locator('.glances > li').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Where a click at the card's foot leads. */
const atFoot = (card: Locator) =>
  card.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, width, bottom } = one.getBoundingClientRect();
    return document
      .elementFromPoint(left + width / 2, bottom - 6)
      ?.closest('a')
      ?.getAttribute('href');
  });

test('home has every system and what it scores on the first screen of a phone, without a violation', async () => {
  for (const id of SYSTEMS) {
    const { y, height } = (await page.locator(`.glance.${id} .scores`).boundingBox())!;
    expect(y + height, id).toBeLessThanOrEqual(740);
  }
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(opened.requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(opened.complaints).toEqual([]);
});

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('Events, Compare and the guide are cards that say what they are, on %s', async (_, { viewport }) => {
  await page.setViewportSize(viewport!);
  for (const [name, address] of Object.entries(FURTHER)) {
    const card = cardOf(name);
    expect(await card.getByRole('link').getAttribute('href')).toBe(address);
    expect((await card.locator('p').innerText()).length).toBeGreaterThan(20);
    expect(await atFoot(card), name).toBe(address);
  }
});

test('home fills a large screen', async () => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { x, y, width, height } = (await page.locator('.glances').boundingBox())!;
  expect(width).toBeGreaterThan(0.9 * 1920);
  expect(x).toBeCloseTo((1920 - width) / 2, 0);
  expect(y + height).toBeGreaterThan(0.75 * 1080);
  expect(y + height).toBeLessThanOrEqual(1080);
});

test('a click on a card leads where it says', async () => {
  for (const [name, address] of Object.entries(FURTHER)) {
    await cardOf(name).click();
    await page.waitForURL((url) => url.href.endsWith(address.replace('./', '/')));
    await page.goBack();
    await cardOf(name).waitFor();
  }
});

test('deleting all sheets is out of the way: in a menu, which the keyboard opens and closes', async () => {
  await page.evaluate(() => (location.hash = '#rplops'));
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.heading-field input').fill('Dune');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent') ?? '')).toContain('Dune');
  await page.locator('.wordmark').click();
  const all = page.getByRole('button', { name: 'Delete all sheets from this device' });
  const more = page.locator('.recent-head summary');
  await more.waitFor();
  expect(await all.isVisible()).toBe(false);
  await more.press('Enter');
  expect(await all.isVisible()).toBe(true);
  await all.press('Escape');
  expect(await all.isVisible()).toBe(false);
  expect(await more.evaluate((one) => one === document.activeElement)).toBe(true);
});
