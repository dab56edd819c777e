// Whether the browser keeps the events: asked once, at the first event; where it does not promise to, a backup is
// offered after each hour of entry.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, SMALLEST } from '../site.ts';

const AN_HOUR = 3_600_000;

/** A browser that answers so. */
async function newEvent(answer: boolean): Promise<Page> {
  const site = await openSite();
  const { page } = await site.open('', { ...SMALLEST, acceptDownloads: true });
  await page.addInitScript((promise) => {
    let persisted = false;
    navigator.storage.persisted = async () => persisted;
    navigator.storage.persist = async () => (persisted = promise);
  }, answer);
  await page.goto(`${site.address}?asked#events`);
  await page.locator('#event-name').fill('League');
  await page.keyboard.press('Enter');
  await page.locator('.safekeeping button').first().waitFor();
  return page;
}

const note = (page: Page) => page.locator('.safekeeping').innerText();

/** Enters a result, and lets an hour pass. */
async function enterForAnHour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await page.locator('#puffing-billy-finishers-0-player').fill('Ann');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('backup'))).toContain('entered');
  await page.evaluate((hour) => {
    const { entered } = JSON.parse(localStorage.getItem('backup')!);
    localStorage.setItem('backup', JSON.stringify({ entered: entered - hour }));
  }, AN_HOUR);
  await page.getByRole('link', { name: 'Games' }).click();
}

test('a browser that promises to keep them is asked once, and no backup is offered', async () => {
  const page = await newEvent(true);
  await page.getByRole('button', { name: 'Keep my events' }).click();
  await expect.poll(() => note(page)).toBe('');
  await enterForAnHour(page);
  await page.locator('.view-games .game-line').waitFor();
  expect(await note(page)).toBe('');
});

test('where it refuses, a backup is offered after an hour of entry, and again an hour later', async () => {
  const page = await newEvent(false);
  await page.getByRole('button', { name: 'Keep my events' }).click();
  await expect.poll(() => note(page)).toContain('This browser does not promise to keep the events.');
  await page.getByRole('button', { name: 'Close' }).click();
  await enterForAnHour(page);
  await expect.poll(() => note(page)).toContain('You have entered results for an hour');
  await page.getByRole('button', { name: 'In an hour' }).click();
  await expect.poll(() => note(page)).toBe('');
  await enterForAnHour(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tallysheet-backup-/);
  await expect.poll(() => note(page)).toBe('');
});
