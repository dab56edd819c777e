// A link to an event, open in two tabs: nothing that was entered is lost. The same without messages between them, and an
// event that one tab deletes and another removes, are in beside_another_tab.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { untilKept } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';
import { TWO_BOARDS } from './sample_events.ts';

let site: Site;
let first: Page;
let second: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page: first } = await site.open('#events'));
  second = await first.context().newPage();
});

/** The tab comes to the front first: one behind another draws nothing. */
async function press(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Both tabs show the event of a link. */
async function showLink(event: TallyEvent): Promise<void> {
  const link = `${site.address}#${await eventLink(event)}`;
  for (const tab of [first, second]) {
    await tab.goto(link);
    await tab.locator('main').getByText(event.name).first().waitFor({ state: 'attached' });
    await tab.locator('.linked-choice').waitFor({ state: 'attached' });
  }
}

/** How many heads of this event and how many of its games the device keeps. */
function counts(event: string): Promise<number[]> {
  return first.evaluate(async (event) => {
    const opening = indexedDB.open('tallysheet');
    const database: IDBDatabase = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
    const keys = database.transaction('events').objectStore('events').getAllKeys();
    await new Promise((done) => (keys.onsuccess = done));
    database.close();
    const count = (kind: string) =>
      keys.result.filter((key) => `${String(key)}/`.startsWith(`${kind}/${event}/`)).length;
    return [count('head'), count('game')];
  }, event);
}

describe('a link to an event, open in two tabs', () => {
  test('saved in one, where a game is added, and then in the other: the game stays', async () => {
    await showLink(TWO_BOARDS);
    await press(second, 'Save to this device');
    await press(second, 'Enter a board');
    await second.locator('#puffing-billy-finishers-0-player').fill('Dora');
    await untilKept(second, 'Dora');
    await press(first, 'Save to this device');
    await first.getByText('is already on this device, and its games may differ').waitFor();
    await expect.poll(() => counts(TWO_BOARDS.id)).toEqual([1, TWO_BOARDS.games.length + 1]);
  });

  test('saved in both at the same time: every game is there once', async () => {
    await showLink({ ...TWO_BOARDS, id: 'both', name: 'Autumn convention' });
    const keepIt = (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('.linked-choice .show')!.click());
    await Promise.all([first, second].map(keepIt));
    const arrived = '.game-line, .linked-note:has-text("already")';
    for (const page of [first, second]) await expect.poll(() => page.locator(arrived).count()).toBeGreaterThan(0);
    await expect.poll(() => counts('both')).toEqual([1, TWO_BOARDS.games.length]);
  });
});
