// A search for boards that is stopped, left, looked at from another tab, put to sleep with its phone, or ended with its tab:
// nothing hangs, and the best boards found are there.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { anEvent, putEvent } from '../event_site.ts';
import { openSite, PHONE, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

// Boards of five for this number of rounds take the engine six seconds and more, which is time to load another tab.
const PLAYERS = 75;
const ROUNDS = 20;
const SETTINGS = { drawSizes: '5 5 5' };
const people = Array.from({ length: PLAYERS }, (_, at) => ({
  key: `p${at}`,
  name: `Player ${at + 1}`,
  presence: 'here' as const,
}));

/** The page of a search that takes long enough to be met in the middle. */
async function searching(): Promise<Page> {
  const { page } = await site.open('#events', PHONE);
  await putEvent(page, { ...anEvent('rplops', [], SETTINGS), people }, 'draw');
  await page.getByLabel('Rounds drawn at once').selectOption(String(ROUNDS));
  await page.getByRole('button', { name: 'Draw the boards' }).click();
  await page.locator('.draw-boards').first().waitFor();
  return page;
}

/** All rounds are there with everybody, and the seed with the steps that repeat them. */
async function hasBoards(page: Page): Promise<void> {
  await page.locator('.draw-start .show').waitFor();
  expect(await page.locator('.draw-round').count()).toBe(ROUNDS);
  expect(await page.locator('.draw-board .seat').count()).toBe(ROUNDS * PLAYERS);
  expect(await page.locator('.draw-results .note').innerText()).toMatch(/^Seed \d+(, stopped after [\d,]+ steps)?: /);
}

/** The steps of the draft that the device keeps; null once the search has ended. */
const keptSteps = (page: Page) =>
  page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('draw/anevent') ?? '{}') as { drawn?: { steps: number | null } };
    return draft.drawn ? draft.drawn.steps : 0;
  });

/** Waits for more steps to be kept than a page finds. */
async function goesOn(page: Page): Promise<void> {
  const before = await keptSteps(page);
  if (before !== null) await expect.poll(() => keptSteps(page)).not.toBe(before);
}

/** Stops the page's own thread, as a phone does that goes to sleep; Chromium freezes no page that it takes for visible. */
async function sleep(page: Page): Promise<{ wake(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  void page.evaluate(() => {}).catch(() => {}); // something to pause at, should the search have ended
  await paused;
  return { wake: async () => void (await session.send('Debugger.disable')) };
}

test('left for another view it goes on; in another tab its best so far is there; asleep it goes on when the phone wakes; dropped, its best is kept', async () => {
  const page = await searching();
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Players' }).click();
  await page.locator('.view-players').waitFor();
  await goesOn(page);
  await page.goBack();
  await page.locator('.draw-boards').first().waitFor();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await hasBoards(other);
  await goesOn(other);

  const sleeping = await sleep(page);
  await sleeping.wake();
  await goesOn(other);

  const address = page.url();
  await sleep(page);
  await page.close();
  const next = await other.context().newPage();
  await next.goto(address);
  await hasBoards(next);
  expect(await keptSteps(next)).not.toBe(0);
  await next.getByRole('button', { name: 'Begin round 1', exact: true }).waitFor();
});
