// An event's standings beside those under other systems.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { aGame, anEvent, putEvent } from '../event_site.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const OTHER = ['Ben', 'Ann', 'Dan', 'Cleo', 'Gus', 'Finn', 'Eve'];
const GAMES = [
  aGame('a', 'detour-98f', SEVEN, [14, 9, 6, 5, 0, 0, 0]),
  aGame('b', 'detour-98f', OTHER, [7, 7, 6, 6, 4, 4, 0]),
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openOthers(options = {}): Promise<Page> {
  const { page } = await site.open('#events', options);
  await putEvent(page, anEvent('detour-98f', GAMES), 'standings');
  await page.getByRole('button', { name: 'How would it look under another system?' }).click();
  await page.locator('.slopes').waitFor();
  return page;
}

const cells = (page: Page) =>
  page
    .getByRole('region', { name: 'Both standings' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test('Draw size: totals of both games, and each player’s place in the event', async () => {
  const page = await openOthers();
  await page.getByLabel('How would it look under').selectOption('Draw size');
  // A quarter of the first game for each of four, a sixth of the second for each of six.
  const both = (100 / 4 + 16.67).toFixed(2);
  const first = (await cells(page)).slice(0, 4);
  expect(first.map(([place, , total]) => [place, total])).toEqual(Array(4).fill(['1=', both]));
  expect(await page.locator('.slopes g').count()).toBe(7);
});

test('every system is listed with every player’s place', async () => {
  const page = await openOthers();
  const heads = page.getByRole('region', { name: 'Places under every system' }).locator('thead th');
  await expect.poll(() => heads.count()).toBe(1 + 20);
  expect(await heads.allInnerTexts()).toContain('Summer Classic');
});

test('fits a screen of 320 px, and has no violation', async () => {
  const page = await openOthers(SMALLEST);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsInLightAndDark(page)).toEqual([]);
});
