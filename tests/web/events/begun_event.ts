// An event that is begun in Chromium, its views, and its files.
import type { Page } from 'playwright-core';
import { contentsOf, DESK, type Site } from '../site.ts';

export async function beginEvent(site: Site, system: RegExp, name: string, screen = DESK): Promise<Page> {
  const { page } = await site.open('#events', { ...screen, acceptDownloads: true });
  await page.locator('#event-name').fill(name);
  await page.getByRole('radio', { name: system }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.locator('.view-games').waitFor();
  return page;
}

/** The tabs of an event are links; its views are classes. */
export async function goTo(page: Page, title: string, view: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: title }).click();
  await page.locator(`.view-${view}`).waitFor();
}

export async function saved(page: Page, button: string): Promise<string> {
  await goTo(page, 'Files', 'files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return String(await contentsOf(download));
}
