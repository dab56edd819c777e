// A database of events that fails or does not answer, and events at addresses that lead nowhere.
import { beforeAll, describe, expect, test } from 'vitest';
import { putEvent, untilKept } from '../event_site.ts';
import { board, openAfter } from '../faulty.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe('events', () => {
  test('saved by a newer version are reported, and new ones last for the visit', async () => {
    const { page } = await site.open('');
    await page.evaluate(async () => {
      const opening = indexedDB.open('tallysheet', 7);
      await new Promise((done) => (opening.onsuccess = done));
      opening.result.close();
    });
    await page.goto(`${site.address}?again#events`);
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page.locator('.event').waitFor();
    await expect
      .poll(() => page.locator('.refusal').innerText())
      .toContain(
        'A newer version of Tallysheet has saved the events here. Reload this page to see them. You can continue: everything is kept',
      );
  });

  test.each(['%', '%E0%A4%A', 'games/%'])('at an address that nobody encoded, %s, are not here', async (part) => {
    const { page, complaints } = await site.open(`#event/x/${part}`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Event not found');
    expect(complaints).toEqual([]);
  });

  test('whose database does not answer are reported after five seconds, last for the visit, and are saved once it answers', async () => {
    const page = await openAfter(
      site,
      () => {
        const { addEventListener } = EventTarget.prototype;
        const held: (() => void)[] = [];
        (window as any).answer = () => held.forEach((tell) => tell());
        IDBOpenDBRequest.prototype.addEventListener = function (this: IDBOpenDBRequest, type: string, listener: any) {
          if (type !== 'success' || !location.search.includes('faulty'))
            return addEventListener.call(this, type, listener);
          held.push(() => listener.call(this, new Event(type)));
        };
      },
      '#events',
    );
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page
      .locator('.refusal')
      .getByText(
        'This browser’s storage is not responding. You can continue: everything is kept while this page stays open. Save the event to a file before you close it.',
      )
      .waitFor();
    await page.locator('.refusal').getByRole('link', { name: 'Go to Files' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the whole event' }).click();
    expect((await saving).suggestedFilename()).toBe('Spring.json');
    await page.evaluate(() => (window as any).answer());
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.evaluate(() => history.replaceState(null, '', `?${location.hash}`));
    await untilKept(page, 'Spring');
    await page.reload();
    await page.locator('h1').getByText('Spring').waitFor();
  });

  test('whose database cannot be opened at first are there once it can', async () => {
    const page = await openAfter(
      site,
      () => {
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function (...given) {
          if (location.search.includes('faulty'))
            throw new DOMException('Internal error opening backing store', 'UnknownError');
          return open.apply(this, given);
        };
      },
      '#events',
    );
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page.locator('.refusal').getByText('This browser does not save anything for this page.').waitFor();
    await page.evaluate(() => history.replaceState(null, '', `?${location.hash}`));
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.reload();
    await page.locator('h1').getByText('Spring').waitFor();
  });

  test('are saved again, which is said, when the site’s data is cleared under the open page', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, board());
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
    await page.locator('.game-line').waitFor();
  });

  test.each([
    ['1970', 0],
    ['2262', 9.2e12],
  ])('are saved, in order and with every change, by a clock that says %s', async (_year, now) => {
    const { page } = await site.open('#events');
    await putEvent(page, board());
    await page.addInitScript((time) => void (Date.now = () => time), now);
    await page.goto(
      page
        .url()
        .replace('#', '?clock#')
        .replace(/#event.*/, '#event/anevent/game/a'),
    );
    await page.locator('#puffing-billy-finishers-1-score').fill('150');
    await untilKept(page, '"150"');
    await page.reload();
    await expect.poll(() => page.locator('#puffing-billy-finishers-1-score').inputValue()).toBe('150');
  });
});
