// An event's views on paper: sheets, lists and settings, without parts that are only for the screen.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';
import { EVENTS, shownBy } from './every_event_view.ts';

/** The width of upright A4 between the margins: (210 − 2 × 16) mm × 96 ÷ 25.4. */
const A4 = { width: 673, height: 985 };

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#events', { viewport: A4 }));
});

async function onPaper(size = A4): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function onScreen(size = DESK.viewport!): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.setViewportSize(size);
}

/** Controls, apart from names that open a row, and the history. */
function forTheScreen(): Promise<string[]> {
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

/** Puts the event on the device, and shows one of its views on the screen of a desk. */
async function show(event: TallyEvent, view = '', size = DESK.viewport!): Promise<void> {
  await onScreen(size);
  await page.goto(`${site.address}#events`);
  await putEvent(page, event, view);
}

test.each(EVENTS.map((event, at) => ({ ...event, at })))(
  'an event of $system prints nothing that is only for the screen',
  async ({ views, at, ...event }) => {
    await show(event, 'setup', A4);
    await page.getByLabel('Name', { exact: true }).fill('Autumn convention');
    await page.getByText('Event renamed').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const view of views.filter((one) => one !== 'screen' && (at === 0 || OF_SYSTEM.test(one)))) {
      await page.evaluate((hash) => (location.hash = hash), `event/${event.id}${view && `/${view}`}`);
      await page.locator(shownBy(view)).waitFor();
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      expect(await forTheScreen(), view).toEqual([]);
      expect(await page.locator('main').innerText(), view).toContain('Autumn convention');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    }
  },
);

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
async function pagesOf(): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, width]) => Math.floor(Number(width)));
}

test('the standings keep their column of each category, and their title, date and number of games', async () => {
  await show({ ...convention(GAMES.slice(0, 6)), id: 'six' }, 'standings');
  await page.locator('.race-lines').waitFor();
  await onPaper();
  const heads = page.locator('.standings thead th');
  const seen = await heads.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
  );
  expect(seen).toEqual(['Place', 'Player', ...GAMES.slice(0, 6), 'Total']);
  const text = await page.locator('.standings').innerText();
  expect(text).toContain('Spring convention: standings after 6 games');
  expect(text).toMatch(/Scored with Tallysheet on \d+ \w+ 20\d\d\./);
  expect(await page.locator('.standings').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  await onScreen();
  expect(await pagesOf()).toEqual([595]);
});

/** The fewest and the most categories with which standings lie on their side, of those that are tried. */
const PRINTED = [7, 30];

test('standings with 7 to 30 categories lie on their side, and none is cut off', async () => {
  for (const count of [7, 13, 20, 30]) {
    const categories = Array.from({ length: count }, (_, at) => GAMES[at] ?? `Category no. ${at + 1}`);
    await show({ ...convention(categories), id: `of${count}` }, 'standings');
    await page.locator('.standings thead th').nth(count).waitFor({ state: 'attached' });
    await page.locator('.race-lines').waitFor();
    if (PRINTED.includes(count)) {
      const pages = await pagesOf();
      expect(new Set(pages), `${count}`).toEqual(new Set([842]));
      expect(pages.length, `${count}`).toBeLessThanOrEqual(2);
    }
    await onPaper({ width: 1001, height: 657 });
    const cutOff = await page.locator('.standings').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(cutOff, `${count}`).toBe(0);
    await onScreen();
  }
});

test('every game and every player of a long list is on paper', async () => {
  const boards = Array.from({ length: 60 }, (_, at) =>
    aBoard(String(at), 'Rail Baron', [
      [`Player ${2 * at}`, '250'],
      [`Player ${2 * at + 1}`, '200'],
    ]),
  );
  await show({ ...anEvent('puffing-billy', boards), id: 'long' });
  for (const [view, lines] of [
    ['', 60],
    ['/players', 120],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), `event/long${view}`);
    await page.locator(shownBy(view.slice(1))).waitFor();
    await page.locator('.lines > li').first().waitFor();
    await onPaper();
    expect(await page.locator('.lines > li:not(.room)').count()).toBe(lines);
    expect(await page.locator('.lines > li').last().isVisible()).toBe(true);
    await onScreen();
    await expect.poll(() => page.locator('.lines > li:not(.room)').count()).toBeLessThan(lines);
  }
});
