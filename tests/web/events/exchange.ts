// The file of an event, taken from one device to another.
import type { Page } from 'playwright-core';
import { contentsOf } from '../site.ts';

const addressOf = (page: Page, fragment: string) => page.url().replace(/#.*/, fragment);

export async function savedFile(page: Page, event: string): Promise<Buffer> {
  await page.goto(addressOf(page, `#event/${event}/files`));
  await page.locator('.view-files').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the whole event' }).click(),
  ]);
  return contentsOf(download);
}

/** On a device that has the event. */
export async function mergeFile(page: Page, buffer: Buffer): Promise<void> {
  await page.goto(addressOf(page, '#events'));
  await page.locator('.event-card').waitFor();
  await page.locator('tally-open-event input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Merge them' }).click();
  await page.locator('.view-games').waitFor();
}
