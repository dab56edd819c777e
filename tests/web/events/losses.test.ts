// Two tabs of one event, one of which gives it up: nothing that was entered is lost. The same without messages between them
// is in beside_another_tab.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { putEvent, untilKept } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';
import { TWO_BOARDS } from './sample_events.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const THIRTY_DAYS = 30 * 24 * HOUR;

/** The tab comes to the front first: one behind another draws nothing. */
async function press(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Two tabs of one browser that show the event of a link. */
async function twoTabs(event: TallyEvent): Promise<[first: Page, second: Page]> {
  const link = `#${await eventLink(event)}`;
  const { page } = await site.open(link);
  const other = await page.context().newPage();
  await other.goto(site.address + link);
  for (const tab of [page, other]) await tab.locator('.linked-choice').waitFor({ state: 'attached' });
  return [page, other];
}

/** Keys of what the device keeps of events: "head/…", "game/…/…". */
function keysOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('tallysheet');
    const database: IDBDatabase = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
    const keys = database.transaction('events').objectStore('events').getAllKeys();
    await new Promise((done) => (keys.onsuccess = done));
    database.close();
    return keys.result.map(String).filter((key) => !/^(step\/|seen\/|name$)/.test(key));
  });
}

/** How many events and games it keeps. */
async function counts(page: Page): Promise<number[]> {
  const keys = await keysOn(page);
  return ['head', 'game'].map((kind) => keys.filter((key) => key.startsWith(kind)).length);
}

describe('a link to an event, open in two tabs', () => {
  test('saved in one, where a game is added, and then in the other: the game stays', async () => {
    const [second, first] = await twoTabs(TWO_BOARDS);
    await press(second, 'Save to this device');
    await press(second, 'Enter a board');
    await second.locator('#puffing-billy-finishers-0-player').fill('Dora');
    await untilKept(second, 'Dora');
    await press(first, 'Save to this device');
    await first.getByText('is already on this device, and its games may differ').waitFor();
    await expect.poll(() => counts(first)).toEqual([1, TWO_BOARDS.games.length + 1]);
  });

  test('saved in both at the same time: every game is there once', async () => {
    const [first, second] = await twoTabs(TWO_BOARDS);
    const keepIt = (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('.linked-choice .show')!.click());
    await Promise.all([first, second].map(keepIt));
    const arrived = '.game-line, .linked-note:has-text("already")';
    for (const page of [first, second]) await expect.poll(() => page.locator(arrived).count()).toBeGreaterThan(0);
    await expect.poll(() => counts(first)).toEqual([1, TWO_BOARDS.games.length]);
  });
});

/** The list of events, by a clock that is so far ahead; another visit each time. */
async function listBy(page: Page, ahead: number): Promise<void> {
  await page.addInitScript((by) => {
    const { now } = Date;
    Date.now = () => now() + by;
  }, ahead);
  await page.bringToFront();
  await page.goto(`${site.address}?ahead=${ahead}#events`);
  await page.locator('.new-event').waitFor();
}

test('an event that one tab deletes is restored with its games even if another tab has removed them', async () => {
  const { page: first } = await site.open('#events');
  await putEvent(first, TWO_BOARDS);
  const second = await first.context().newPage();
  await first.goto(`${site.address}?list#events`);
  await press(first, `Delete ${TWO_BOARDS.name}`);
  await first.locator('.event-card').waitFor({ state: 'detached' }); // the device has taken it
  const noted = () => second.evaluate(() => localStorage.getItem('due') ?? '');
  await listBy(second, 0);
  await expect.poll(noted).toContain('anevent');
  await listBy(second, THIRTY_DAYS + MINUTE);
  await expect.poll(noted).toContain('"due"');
  await listBy(second, HOUR + 2 * MINUTE); // on top of the first
  await expect.poll(() => keysOn(second)).toEqual(['bin/anevent/']);
  await press(first, 'Undo');
  await first.locator('.event-card').waitFor();
  const whole = ['game/anevent/a', 'game/anevent/b', 'head/anevent'];
  await expect.poll(async () => (await keysOn(first)).sort()).toEqual(whole);
  await first.goto(`${site.address}?again#event/anevent`);
  await expect.poll(() => first.locator('.game-line').count()).toBe(TWO_BOARDS.games.length);
});
