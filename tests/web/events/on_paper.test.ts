// An event's views on paper: sheets, lists and settings, without parts that are only for the screen.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';
import { EVENTS, shownBy } from './every_event_view.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** The width of upright A4 between the margins: (210 − 2 × 16) mm × 96 ÷ 25.4. */
const A4 = { width: 673, height: 985 };

async function onPaper(page: Page, size = A4): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function onScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize(DESK.viewport!);
}

/** Controls, apart from names that open a row, and the history. */
function forTheScreen(page: Page): Promise<string[]> {
  return page
    .locator('button:not(.opener), summary, [role=status]:not(.unseen), nav a, .masthead *')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility() && (one as HTMLElement).innerText.trim() !== '')
        .map((one) => one.outerHTML),
    );
}

/** What is printed of these views depends on the system; the rest is looked at in the first event alone. */
const OF_SYSTEM = /^(game|standings|player\/|setup|awards)/;

describe('an event', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open('#events', { viewport: A4 }));
  });

  test.each(EVENTS.map((event, at) => ({ ...event, at })))(
    'of $system prints nothing that is only for the screen',
    async ({ views, at, ...event }) => {
      await page.emulateMedia({ media: null });
      await page.goto(`${site.address}?${at}#events`);
      await putEvent(page, event, 'setup');
      await page.getByLabel('Name', { exact: true }).fill('Autumn convention');
      await page.getByText('Event renamed').waitFor();
      await page.emulateMedia({ media: 'print' });
      for (const view of views.filter((one) => one !== 'screen' && (at === 0 || OF_SYSTEM.test(one)))) {
        await page.evaluate((hash) => (location.hash = hash), `event/${event.id}${view && `/${view}`}`);
        await page.locator(shownBy(view)).waitFor();
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        expect(await forTheScreen(page), view).toEqual([]);
        expect(await page.locator('main').innerText(), view).toContain('Autumn convention');
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      }
    },
  );
});

const GAMES = ['1830', 'Age of Steam', 'Empire Builder', 'Eurorails', 'Rail Baron', 'Ticket to Ride', 'Union Pacific'];

/** Two players, who have met in each of these categories. */
const convention = (categories: string[]) =>
  anEvent(
    'puffing-billy',
    categories.map((category, at) =>
      aBoard(String(at), category, [
        ['Ann', '250'],
        ['Bob', '200'],
      ]),
    ),
  );

/** The pages of the printed view, each as wide as it is. */
async function pagesOf(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, width]) => Math.floor(Number(width)));
}

test('the standings keep their column of each category, and their title, date and number of games', async () => {
  const { page } = await site.open('#events', DESK);
  await putEvent(page, convention(GAMES.slice(0, 6)), 'standings');
  await page.locator('.race-lines').waitFor();
  await onPaper(page);
  const heads = page.locator('.standings thead th');
  const seen = await heads.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
  );
  expect(seen).toEqual(['Place', 'Player', ...GAMES.slice(0, 6), 'Total']);
  const text = await page.locator('.standings').innerText();
  expect(text).toContain('Spring convention: standings after 6 games');
  expect(text).toMatch(/Scored with Tallysheet on \d+ \w+ 20\d\d\./);
  expect(await page.locator('.standings').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  await onScreen(page);
  expect(await pagesOf(page)).toEqual([595]);
});

/** The fewest and the most categories with which standings lie on their side, of those that are tried. */
const PRINTED = [7, 30];

test('standings with 7 to 30 categories lie on their side, and none is cut off', async () => {
  const { page } = await site.open('#events', DESK);
  for (const count of [7, 13, 20, 30]) {
    const categories = Array.from({ length: count }, (_, at) => GAMES[at] ?? `Category no. ${at + 1}`);
    await page.goto(`${site.address}?${count}#events`);
    await putEvent(page, { ...convention(categories), id: `of${count}` }, 'standings');
    await page.locator('.race-lines').waitFor();
    if (PRINTED.includes(count)) {
      const pages = await pagesOf(page);
      expect(new Set(pages), `${count}`).toEqual(new Set([842]));
      expect(pages.length, `${count}`).toBeLessThanOrEqual(2);
    }
    await onPaper(page, { width: 1001, height: 657 });
    const cutOff = await page.locator('.standings').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(cutOff, `${count}`).toBe(0);
    await onScreen(page);
  }
});

test('every game and every player of a long list is on paper', async () => {
  const { page } = await site.open('#events', DESK);
  const boards = Array.from({ length: 60 }, (_, at) =>
    aBoard(String(at), 'Rail Baron', [
      [`Player ${2 * at}`, '250'],
      [`Player ${2 * at + 1}`, '200'],
    ]),
  );
  await putEvent(page, anEvent('puffing-billy', boards));
  for (const [view, lines] of [
    ['', 60],
    ['/players', 120],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), `event/anevent${view}`);
    await page.locator(shownBy(view.slice(1))).waitFor();
    await page.locator('.lines > li').first().waitFor();
    await onPaper(page);
    expect(await page.locator('.lines > li:not(.room)').count()).toBe(lines);
    expect(await page.locator('.lines > li').last().isVisible()).toBe(true);
    await onScreen(page);
    await expect.poll(() => page.locator('.lines > li:not(.room)').count()).toBeLessThan(lines);
  }
});
