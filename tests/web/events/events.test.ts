// Events as an organiser uses them: begun, filled in, corrected, undone, kept, and open in two tabs.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent, standingsOf, tab, untilKept } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const BOARD = ['Jenny', '252000', 'Damien', '248000', 'Stephen', '121000', 'Sybil', '98000'];

async function begin(name = 'Spring convention'): Promise<Page> {
  const { page } = await site.open('#events');
  await page.locator('#event-name').fill(name);
  await page.keyboard.press('Enter');
  await page.locator('.event').waitFor();
  return page;
}

async function typeBoard(page: Page, category: string, texts = BOARD): Promise<void> {
  await page.locator('#puffing-billy-heading').fill(category);
  await page.keyboard.press('Enter');
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

const enterBoard = async (page: Page) => {
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await focusIs(page, 'puffing-billy-heading');
};
const focusIs = (page: Page, id: string) => expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
const lines = (page: Page) => page.locator('.game-line').allInnerTexts();

describe('an event', () => {
  test('is created, takes a board by keyboard and shows the standings', async () => {
    const page = await begin();
    await enterBoard(page);
    expect(await page.getByRole('button', { name: 'Fill in the example' }).count()).toBe(0);
    await typeBoard(page, 'Empire Builder');
    await page.locator('.verdict .next-game:focus').waitFor();
    expect(await page.getByRole('button', { name: 'Next game' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await focusIs(page, 'sheet');
    await tab(page, 'Standings');
    expect(await standingsOf(page)).toEqual(['1 Jenny 3.028', '2 Damien 2.492', '3 Stephen 1.240', '4 Sybil .194']);
    await page.getByRole('button', { name: 'Jenny' }).click();
    await page.locator('.played a').first().click();
    await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('3.028');
  });

  test('is there after a reload, with everything that was typed', async () => {
    const page = await begin();
    await enterBoard(page);
    await page.locator('#puffing-billy-heading').fill('Rail Baron');
    await page.locator('#puffing-billy-finishers-0-player').fill('Ann');
    await untilKept(page, '"Ann"');
    await page.reload();
    await expect.poll(() => page.locator('#puffing-billy-finishers-0-player').inputValue()).toBe('Ann');
    expect(await page.locator('#puffing-billy-heading').inputValue()).toBe('Rail Baron');
    await page.goto(`${site.address}?home`);
    await expect
      .poll(() => page.locator('.event-card').innerText())
      .toMatch(/Spring convention\s+Puffing Billy, one game/);
  });

  test('lists an incomplete game, and leaves it out of the standings', async () => {
    const page = await begin();
    await enterBoard(page);
    await typeBoard(page, 'Empire Builder', ['Ann', '200', 'Bob', '']);
    await expect
      .poll(() => page.locator('.lacks-note').innerText())
      .toBe('Not in the standings yet. Bob’s score is missing.');
    await tab(page, 'Games');
    await expect.poll(async () => (await lines(page))[0]).toContain('Bob’s score is missing.');
    await tab(page, 'Standings');
    await expect.poll(() => page.locator('.left-out').innerText()).toContain('1 game is not counted yet');
  });

  test('undoes and redoes to any depth: add, edit, duplicate, delete', async () => {
    const page = await begin();
    await enterBoard(page);
    await typeBoard(page, 'Empire Builder');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => page.locator('.between h2').innerText()).toBe('Board 2 of 2');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => lines(page)).toHaveLength(1);
    const undo = () => page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
    await undo();
    await expect.poll(() => lines(page)).toHaveLength(2);
    await undo();
    await expect.poll(() => lines(page)).toHaveLength(1);
    await undo();
    await expect.poll(async () => (await lines(page))[0]).toContain('Nothing is filled in yet.');
    await undo();
    await expect.poll(() => lines(page)).toHaveLength(0);
    for (const count of [1, 1, 2, 1]) {
      await page.locator('.event-undo').getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => lines(page)).toHaveLength(count);
    }
    expect((await lines(page))[0]).toContain('Jenny');
  });

  test('is deleted from the list, and restored', async () => {
    const page = await begin('Autumn league');
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByRole('button', { name: 'Delete Autumn league' }).click();
    await expect.poll(() => page.locator('.event-card').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.event-card').innerText()).toContain('Autumn league');
  });

  test('accepts a game from its form', async () => {
    const { page } = await site.open('#puffing-billy');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('link', { name: 'Add to an event' }).click();
    await page.locator('#event-name').fill('Summer fair');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('3.028');
    await expect.poll(() => page.locator('.between h2').innerText()).toBe('Board 1 of 1');
  });
});

describe('a device without storage', () => {
  test('shows a message, and the event lasts for the visit', async () => {
    const { page } = await site.open('');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(`${site.address}?refused#events`);
    await page.locator('#event-name').fill('Held in memory');
    await page.keyboard.press('Enter');
    await enterBoard(page);
    await typeBoard(page, 'Empire Builder');
    expect(await page.locator('.refusal').innerText()).toContain('This browser does not save anything for this page.');
    await page.getByRole('link', { name: 'Events' }).click();
    await page.locator('.event-card a').click();
    await tab(page, 'Standings');
    expect((await standingsOf(page))[0]).toBe('1 Jenny 3.028');
  });
});

describe('a full device', () => {
  const room = async (page: Page, quotaSize?: number) => {
    const { origin } = new URL(site.address);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize });
  };

  test('shows a sentence, loses nothing during the visit, and saves everything once there is space again', async () => {
    const { page } = await site.open('');
    // Chromium remembers for half a minute how much room it found when a database was last written.
    await room(page, 1);
    await page.goto(`${site.address}#events`);
    await page.locator('#event-name').fill('Spring convention');
    await page.keyboard.press('Enter');
    await enterBoard(page);
    await typeBoard(page, 'Empire Builder');
    await expect
      .poll(() => page.locator('.refusal').innerText())
      .toBe(
        'There is no space left on this device. You can continue: everything is kept while this page stays open. Save the event to a file before you close it. Go to Files',
      );
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await page.getByRole('button', { name: 'Next game' }).click();
    await focusIs(page, 'puffing-billy-finishers-0-player');
    await typeBoard(page, 'Rail Baron', ['Zoe', '200', 'Ann', '100', '']);
    await tab(page, 'Standings');
    const typed = await standingsOf(page);
    expect(typed).toHaveLength(6);
    await room(page);
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.reload();
    expect(await standingsOf(page)).toEqual(typed);
  });
});

describe('two tabs of one event', () => {
  test('show each other’s games and overwrite nothing', async () => {
    const page = await begin();
    await enterBoard(page);
    await typeBoard(page, 'Empire Builder');
    await untilKept(page, '"98000"');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('tally-form').waitFor();
    await page.locator('#puffing-billy-finishers-0-score').fill('252001');
    await other.locator('#puffing-billy-finishers-3-score').fill('98001');
    await expect.poll(() => page.locator('#puffing-billy-finishers-3-score').inputValue()).toBe('98001');
    await expect.poll(() => other.locator('#puffing-billy-finishers-0-score').inputValue()).toBe('252001');
    await tab(other, 'Standings');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Next game' }).click();
    await focusIs(page, 'puffing-billy-finishers-0-player');
    await typeBoard(page, 'Rail Baron', ['Zoe', '500', 'Jenny', '400']);
    await expect.poll(() => standingsOf(other)).toContain('2 Zoe 3.012');
  });
});

describe('names', () => {
  const event = () =>
    anEvent('puffing-billy', [
      aBoard('a', 'Rail Baron', [
        ['Jon Smith', '200'],
        ['Ann', '100'],
      ]),
      aBoard('b', 'Eurorails', [
        ['John Smith', '250'],
        ['Bob', '100'],
      ]),
    ]);

  test('that are similar are listed and can be merged', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, event(), 'players');
    await page.locator('.alike li').waitFor();
    await page.getByRole('button', { name: 'Both are John Smith' }).click();
    await expect.poll(() => page.locator('.alike').count()).toBe(0);
    await tab(page, 'Standings');
    expect((await standingsOf(page))[0]).toBe('1 John Smith 6.014');
  });

  test('are changed everywhere at once', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, event(), 'players');
    await page.getByRole('button', { name: 'Rename Ann' }).click();
    await focusIs(page, 'new-name');
    await page.keyboard.type('Anne');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.player-line').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('Anne')]));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.player-line').first().innerText()).toMatch(/^Ann\s/);
  });

  test('are suggested while typing', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, event(), 'game/a');
    await page.locator('tally-form').waitFor();
    await page.getByRole('button', { name: 'Add a finisher' }).click();
    await focusIs(page, 'puffing-billy-finishers-2-player');
    await page.keyboard.type('o');
    await expect.poll(() => page.getByRole('option').locator('b').allInnerTexts()).toEqual(['John Smith', 'Bob']);
  });
});
