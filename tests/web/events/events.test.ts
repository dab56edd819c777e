// An event as only a browser shows it: on a full device, and on one whose data is cleared. Two tabs are in
// late.test.ts; what an organiser does is in organiser.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { standingsOf, tab } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open(''));
});

const field = (line: number, column: string) => page.locator(`#puffing-billy-finishers-${line}-${column}`);

/** Fills in the board that is open: names and scores. */
async function fillBoard(category: string, texts: string[]): Promise<void> {
  await page.locator('#puffing-billy-heading').fill(category);
  for (const [at, text] of texts.entries()) await field(at >> 1, at % 2 ? 'score' : 'player').fill(text);
}

/** Until the next board is there, in the place of the one before. */
async function nextBoard(): Promise<void> {
  await page.getByRole('button', { name: 'Next game' }).click();
  await page.locator('.between h2', { hasText: 'Board 2' }).waitFor();
}

async function setRoom(quotaSize?: number): Promise<void> {
  const { origin } = new URL(site.address);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize });
}

test('a full device shows a sentence, loses nothing during the visit, and saves everything once there is space again', async () => {
  // Chromium remembers for half a minute how much room it found when a database was last written.
  await setRoom(1);
  await page.goto(`${site.address}#events`);
  await page.locator('#event-name').fill('Spring convention');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await fillBoard('Empire Builder', ['Jenny', '252000', 'Damien', '248000']);
  await expect
    .poll(() => page.locator('.refusal').innerText())
    .toBe(
      'There is no space left on this device. You can continue: everything is kept while this page stays open. Save the event to a file before you close it. Go to Files',
    );
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await nextBoard();
  await fillBoard('Rail Baron', ['Zoe', '200', 'Ann', '100']);
  await tab(page, 'Standings');
  const typed = await standingsOf(page);
  expect(typed).toHaveLength(4);
  await setRoom();
  await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
  await page.reload();
  expect(await standingsOf(page)).toEqual(typed);
});

test('events are saved again, which is said, when the site’s data is cleared under the open page', async () => {
  await tab(page, 'Games');
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page
    .getByRole('status')
    .getByText('“Spring convention” was open here and is saved again. Restore other events from a backup.')
    .waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('.saved-again').innerText()).toBe('');
  await page.reload();
  await page.locator('h1').getByText('Spring convention').waitFor();
  await expect.poll(() => page.locator('.game-line').count()).toBe(2);
});
