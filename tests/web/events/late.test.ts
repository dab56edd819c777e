// Late changes: an event is deleted, renamed in or undone while another tab, or a form, still shows the state before. Those
// of one page are in late_page.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const event = () =>
  anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '150'],
      ['Cy', '100'],
    ]),
  ]);

async function anotherTab(page: Page, fragment: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(site.address + fragment);
  return other;
}

const names = (page: Page) =>
  page
    .locator('tally-form input[id$=-player]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('an event that another tab deletes or restores is gone or back here too', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, event());
  const other = await anotherTab(page, '#events');
  await other.getByRole('button', { name: 'Delete Spring convention' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Event not found');
  await other.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.game-line').waitFor();
});

test('a form’s undo does not revert changes made to the game elsewhere', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, event(), 'game/a');
  await page.getByRole('button', { name: 'Cy: move or remove' }).click();
  await page.getByRole('button', { name: 'Remove Cy' }).click();
  await expect.poll(() => names(page)).toEqual(['Ann', 'Bob']);
  const other = await anotherTab(page, '#event/anevent/players');
  await other.getByRole('button', { name: 'Rename Ann' }).click();
  await other.locator('#new-name').fill('Anne');
  await other.keyboard.press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe('Anne');
  const own = page.locator('tally-form').getByRole('button', { name: 'Undo' });
  if (await own.isVisible()) await own.click();
  else await page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['Anne', 'Bob', 'Cy']);
});
