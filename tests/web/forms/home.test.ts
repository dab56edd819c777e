// The home page: cards for the systems and for what else there is, over the whole screen.
import { beforeAll, expect, test } from 'vitest';
import { DESK, openSite, PHONE, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const FURTHER = { Events: '#events', 'Compare systems': '#compare', Guide: './docs/index.html' };

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('Events, Compare and the guide are cards that say what they are, on %s', async (_, screen) => {
  const { page } = await site.open('', screen);
  for (const [name, address] of Object.entries(FURTHER)) {
    const card = page.locator('.glances > li').filter({ has: page.getByRole('heading', { name, exact: true }) });
    expect(await card.getByRole('link').getAttribute('href')).toBe(address);
    expect((await card.locator('p').innerText()).length).toBeGreaterThan(20);
    const { width, height } = (await card.boundingBox())!;
    await card.click({ position: { x: width / 2, y: height - 6 } });
    await page.waitForURL((url) => url.href.endsWith(address.replace('./', '/')));
    await page.goBack();
    await card.waitFor();
  }
});

test('a line below the cards leads to the page of rules', async () => {
  const { page } = await site.open('');
  await page.getByRole('link', { name: 'Write your own rule' }).click();
  await page.getByRole('heading', { name: 'Your own rule' }).waitFor();
});

test('home fills a large screen', async () => {
  const { page } = await site.open('', { viewport: { width: 1920, height: 1080 } });
  const { x, y, width, height } = (await page.locator('.glances').boundingBox())!;
  expect(width).toBeGreaterThan(0.9 * 1920);
  expect(x).toBeCloseTo((1920 - width) / 2, 0);
  expect(y + height).toBeGreaterThan(0.75 * 1080);
  expect(y + height).toBeLessThanOrEqual(1080);
});

test('deleting all sheets is out of the way: in a menu, which the keyboard opens and closes', async () => {
  const { page } = await site.open('#rplops');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.heading-field input').fill('Dune');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent') ?? '')).toContain('Dune');
  await page.goto(site.address);
  await page.reload();
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
