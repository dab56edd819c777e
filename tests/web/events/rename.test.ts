// Renaming a player to someone who sat at the same board, and games that are not in the standings. When it asks is in
// rename_question.test.ts.
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, anEvent, putEvent, standingsOf } from '../event_site.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const board = (id: string, first: string, second: string) =>
  aBoard(id, 'Rail Baron', [
    [first, '200'],
    [second, '100'],
  ]);

async function rename(games: ReturnType<typeof board>[], to: string) {
  const { page } = await site.open('#events', SMALLEST);
  await putEvent(page, anEvent('puffing-billy', games), 'players');
  await page.getByRole('button', { name: 'Rename Ann' }).click();
  await page.locator('#new-name').fill(to);
  await page.keyboard.press('Enter');
  return page;
}

test('asks before two who sat at the same board become one, and on cancelling changes nothing', async () => {
  const page = await rename([board('a', 'Ann', 'Bob'), board('b', 'Bob', 'Ann'), board('c', 'Ann', 'Cy')], 'Bob');
  const question = page.getByRole('dialog');
  expect(await question.innerText()).toContain('They sat at the same board 2 times; those games would not count.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.locator('#new-name').inputValue()).toBe('Bob');
  await page.locator('#new-name').press('Enter');
  await question.getByRole('button', { name: 'Merge them anyway' }).click();
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Standings' }).click();
  expect(await standingsOf(page)).toEqual(['1 Bob 3.008', '2 Cy 2.250']);
  const above = page.locator('.left-out');
  expect(await above.innerText()).toMatch(/^2 games are not counted yet\s+Board 1, Rail Baron: .*Bob.*\s+Board 2/);
  const top = async (part: string) => (await page.locator(part).boundingBox())?.y ?? 0;
  expect(await top('.left-out')).toBeLessThan(await top('.standings'));
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => above.count()).toBe(0);
});
