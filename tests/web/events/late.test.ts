// Two tabs of one event: each shows the other's games and changes, and overwrites nothing. Late changes of one page are in
// late_page.test.ts, a link in two tabs in losses.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent, standingsOf, tab } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '150'],
    ['Cy', '100'],
  ]),
]);

let site: Site;
let page: Page;
let other: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#events'));
  await putEvent(page, EVENT, 'game/a');
  other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('tally-form').waitFor();
});

const field = (page: Page, line: number, column: string) => page.locator(`#puffing-billy-finishers-${line}-${column}`);

const names = () =>
  page
    .locator('tally-form input[id$=-player]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('a form’s undo does not revert changes made to the game elsewhere', async () => {
  await page.getByRole('button', { name: 'Cy: move or remove' }).click();
  await page.getByRole('button', { name: 'Remove Cy' }).click();
  await expect.poll(names).toEqual(['Ann', 'Bob']);
  await tab(other, 'Players');
  await other.getByRole('button', { name: 'Rename Ann' }).click();
  await other.locator('#new-name').fill('Anne');
  await other.keyboard.press('Enter');
  await expect.poll(async () => (await names())[0]).toBe('Anne');
  const own = page.locator('tally-form').getByRole('button', { name: 'Undo' });
  if (await own.isVisible()) await own.click();
  else await page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['Anne', 'Bob', 'Cy']);
});

test('two tabs of one event show each other’s games and overwrite nothing', async () => {
  await other.goto(page.url());
  await field(page, 0, 'score').fill('240');
  await field(other, 1, 'score').fill('180');
  await expect.poll(() => field(page, 1, 'score').inputValue()).toBe('180');
  await expect.poll(() => field(other, 0, 'score').inputValue()).toBe('240');
  await tab(other, 'Standings');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Next game' }).click();
  await page.locator('.between h2', { hasText: 'Board 2' }).waitFor();
  await page.locator('#puffing-billy-heading').fill('Eurorails');
  for (const [at, text] of ['Zoe', '500', 'Anne', '400'].entries())
    await field(page, at >> 1, at % 2 ? 'score' : 'player').fill(text);
  // 3 + .03 × .4
  await expect.poll(() => standingsOf(other)).toContain('2 Zoe 3.012');
});

test('an event that another tab deletes or restores is gone or back here too', async () => {
  await tab(page, 'Games');
  await other.goto(`${site.address}#events`);
  await other.getByRole('button', { name: 'Delete Spring convention' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Event not found');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.game-line').count()).toBe(2);
});
