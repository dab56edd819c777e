// Two tabs of one event, one of which gives it up: nothing that was entered is lost.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { aBoard, anEvent, putEvent, untilKept } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const THIRTY_DAYS = 30 * 24 * HOUR;
const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', 'Empire Builder', [
    ['Ann', '150'],
    ['Cy', '100'],
  ]),
]);

/** The tab comes to the front first: one behind another draws nothing. */
async function press(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Two tabs of one browser that show the event of a link, in the order in which they are used. */
async function twoTabs(event: TallyEvent, order: string): Promise<[first: Page, second: Page]> {
  const link = `#${await eventLink(event)}`;
  const { page } = await site.open(link);
  const other = await page.context().newPage();
  await other.goto(site.address + link);
  for (const tab of [page, other]) await tab.locator('.linked-choice').waitFor({ state: 'attached' });
  return order === 'in the other order' ? [other, page] : [page, other];
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

const ORDERS = ['in one order', 'in the other order'];

describe('a link to an event, open in two tabs', () => {
  test.each(ORDERS)('saved in one, where a game is added, and then in the other: the game stays, %s', async (order) => {
    const [first, second] = await twoTabs(EVENT, order);
    await press(second, 'Save to this device');
    await press(second, 'Enter a board');
    await second.locator('#puffing-billy-finishers-0-player').fill('Dora');
    await untilKept(second, 'Dora');
    await press(first, 'Save to this device');
    await first.getByText('is already on this device, and its games may differ').waitFor();
    await expect.poll(() => counts(first)).toEqual([1, EVENT.games.length + 1]);
    await press(first, 'Add as a copy');
    await first.locator('.game-line').first().waitFor();
    await expect.poll(() => counts(first)).toEqual([2, 2 * EVENT.games.length + 1]);
    await untilKept(first, 'Dora');
  });

  test('saved in both at the same time: every game is there once', async () => {
    const [first, second] = await twoTabs(EVENT, 'in one order');
    const keepIt = (page: Page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('.linked-choice .show')!.click());
    await Promise.all([first, second].map(keepIt));
    const arrived = '.game-line, .linked-note:has-text("already")';
    for (const page of [first, second]) await expect.poll(() => page.locator(arrived).count()).toBeGreaterThan(0);
    await expect.poll(() => counts(first)).toEqual([1, EVENT.games.length]);
  });
});

describe('an event that one tab deletes', () => {
  async function deleted(order: string): Promise<[first: Page, second: Page]> {
    const { page } = await site.open('#events');
    await putEvent(page, EVENT);
    const other = await page.context().newPage();
    const [first, second] = order === 'in one order' ? [page, other] : [other, page];
    await first.goto(`${site.address}?list#events`);
    await press(first, `Delete ${EVENT.name}`);
    await first.locator('.event-card').waitFor({ state: 'detached' }); // the device has taken it
    return [first, second];
  }

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

  async function expectWhole(page: Page): Promise<void> {
    await press(page, 'Undo');
    await page.locator('.event-card').waitFor();
    const whole = ['game/anevent/a', 'game/anevent/b', 'head/anevent'];
    await expect.poll(async () => (await keysOn(page)).sort()).toEqual(whole);
    await page.goto(`${site.address}?again#event/anevent`);
    await expect.poll(() => page.locator('.game-line').count()).toBe(EVENT.games.length);
  }

  test.each(ORDERS)(
    'is restored with its games even if another tab’s clock is thirty days ahead, %s',
    async (order) => {
      const [first, second] = await deleted(order);
      await listBy(second, 0);
      await listBy(second, THIRTY_DAYS + MINUTE);
      await second.reload();
      await second.locator('.new-event').waitFor();
      await expectWhole(first);
    },
  );

  test.each(ORDERS)('is restored with its games even if another tab has removed them, %s', async (order) => {
    const [first, second] = await deleted(order);
    const noted = () => second.evaluate(() => localStorage.getItem('due') ?? '');
    await listBy(second, 0);
    await expect.poll(noted).toContain('anevent');
    await listBy(second, THIRTY_DAYS + MINUTE);
    await expect.poll(noted).toContain('"due"');
    await listBy(second, HOUR + 2 * MINUTE); // on top of the first
    await expect.poll(() => keysOn(second)).toEqual(['bin/anevent/']);
    await expectWhole(first);
  });

  test('is restored beside the one that another tab has saved from a link', async () => {
    const [first, second] = await deleted('in one order');
    await second.goto(`${site.address}?link#${await eventLink({ ...EVENT, games: EVENT.games.slice(0, 1) })}`);
    await second.getByText('On this device it is in the bin.').waitFor();
    await press(second, 'Add as a copy');
    await second.locator('.game-line').waitFor();
    await press(first, 'Undo');
    await expect.poll(() => first.locator('.event-card').count()).toBe(2);
    await expect.poll(() => counts(first)).toEqual([2, 1 + EVENT.games.length]);
  });
});
