// Everything of a device in one file, restored on another, and again where it is already.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aBoard, anEvent, storeEvent } from '../event_site.ts';
import { openSite, PHONE, contentsOf } from '../site.ts';

const event = (id: string, name: string) => ({
  ...anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]),
  id,
  name,
});

async function aDevice(): Promise<Page> {
  const site = await openSite();
  const { page } = await site.open('#events', { ...PHONE, acceptDownloads: true });
  await page.locator('.new-event').waitFor();
  return page;
}

async function list(page: Page): Promise<void> {
  await page.goto(page.url().replace(/[?#].*/, `?${Math.random()}#events`));
  await page.locator('.new-event').waitFor();
}

async function backedUp(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Back up everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tallysheet-backup-\d{4}-\d\d-\d\d\.json$/);
  return contentsOf(download);
}

/** The page's sentence about the file, once it has replaced the previous one. */
async function restored(page: Page, buffer: Buffer): Promise<string> {
  const said = async () => (await page.locator('.backup > [role=status], .backup .problem').allInnerTexts()).join('');
  const before = await said();
  await page.locator('.backup input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect.poll(async () => ['', before].includes(await said())).toBe(false);
  return said();
}

/** A scored sheet of the page's own form. */
async function scoreSheet(page: Page): Promise<void> {
  await page.goto(page.url().replace(/[?#].*/, '#rplops'));
  await page.locator('#rplops-finish-0-player').fill('Cleo');
  await page.locator('#rplops-finish-1-player').fill('Dan');
  await page.locator('.verdict .total').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain('Cleo');
}

test('a backup holds events, the bin and recent sheets, and is merged where they are', async () => {
  const page = await aDevice();
  await scoreSheet(page);
  await list(page);
  for (const one of [event('spring', 'Spring'), event('autumn', 'Autumn')]) await page.evaluate(storeEvent, one);
  await list(page);
  await page.getByRole('button', { name: 'Delete Autumn' }).click();
  await page.locator('.bin').waitFor();
  await list(page);
  const file = await backedUp(page);
  expect(await restored(page, file)).toBe('2 events merged.');
  expect(await page.locator('.event-card b').allInnerTexts()).toEqual(['Spring']);

  const other = await aDevice();
  expect(await restored(other, file)).toBe('2 events added, one recent sheet added.');
  await expect.poll(() => other.locator('.event-card b').allInnerTexts()).toEqual(['Spring']);
  await other.locator('.bin summary').click();
  expect(await other.locator('.bin li b').allInnerTexts()).toEqual(['Autumn']);
  await other.getByRole('button', { name: 'Restore Autumn' }).click();
  await expect.poll(() => other.locator('.event-card').count()).toBe(2);
  await other.goto(other.url().replace(/[?#].*/, '?home'));
  await expect.poll(() => other.locator('tally-recent').innerText()).toContain('Cleo');
});

test.each([
  [
    '{"tallysheet":"backup","version":1,"events":[',
    'The file is not valid JSON. It is incomplete, or not an event file.',
  ],
  ['{"tallysheet":"backup","version":1}', 'The backup is incomplete.'],
  [
    '{"tallysheet":"backup","version":9}',
    'A later version of Tallysheet made this backup. Reload the page to update it.',
  ],
  ['{"tallysheet":"backup","version":1,"sheets":[{}],"events":[]}', 'One sheet could not be read.'],
])('%s is refused with a sentence', async (text, sentence) => {
  const page = await aDevice();
  expect(await restored(page, Buffer.from(text))).toBe(sentence);
});
