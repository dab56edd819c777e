// A whole event by keyboard alone, from creating it to the printed standings: Tab, Enter, arrows and what is typed.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { standingsOf } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** The name of the focused element, as a screen reader says it, which must be in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement as HTMLInputElement;
    const { top, bottom } = here.getBoundingClientRect();
    const name = here.ariaLabel ?? here.labels?.[0]?.innerText ?? here.innerText;
    return bottom > 0 && top < innerHeight ? name : `out of sight: ${name}`;
  });

const focusIs = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

const FARTHEST = 60;

/** Tabs to what is called so, once around the page at most. */
async function reach(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    await page.keyboard.press(key);
    passed.push(await focused(page));
    if (passed.at(-1)?.startsWith(name)) return;
  }
  throw new Error(`${name} is not reached by Tab, only ${passed.join(', ')}`);
}

async function press(page: Page, name: string): Promise<void> {
  await reach(page, name);
  await page.keyboard.press('Enter');
}

/** Each line at once, and Enter; what was typed last leads on to the next game. */
async function type(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    if (line) await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
}

async function open(page: Page, tab: string, event: string): Promise<void> {
  await press(page, tab);
  await arrived(page, tab, event);
}

/** The heading of every view is called the same: until the view of this tab has come, and its heading has the focus. */
async function arrived(page: Page, tab: string, event: string): Promise<void> {
  await page.locator('nav[aria-label=Event] [aria-current=page]', { hasText: tab }).waitFor();
  await page.locator('h1:focus').waitFor();
  await focusIs(page, event);
}

/** Detour 98f is another form; in a usual run, its order of fields and what else it takes are in forms/enter_order.test.ts. */
const LONG = Boolean(process.env['LONG']);

async function begin(name: string, arrows: string[]): Promise<Page> {
  const { page } = await site.open('', DESK);
  await page.evaluate(() => (window.print = () => ((window as any).printed = true)));
  await press(page, 'Events');
  await page.locator('h1:focus').waitFor();
  await focusIs(page, 'Events');
  await reach(page, 'Name');
  await page.keyboard.type(name);
  await reach(page, 'Puffing Billy');
  for (const arrow of arrows) await page.keyboard.press(arrow);
  await press(page, 'Create event');
  await focusIs(page, name);
  return page;
}

async function printed(page: Page): Promise<{ standings: boolean; navigation: boolean }> {
  await press(page, 'More');
  await press(page, 'Print the standings');
  await expect.poll(() => page.evaluate(() => (window as any).printed)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  return {
    standings: await page.locator('.standings tbody').first().isVisible(),
    navigation: await page.getByRole('navigation', { name: 'Event' }).isVisible(),
  };
}

test('Puffing Billy: boards with a key for each name and figure and one for the next board, qualifiers, a final made of them, standings opened and followed, the last steps undone and redone, and printed', async () => {
  const page = await begin('Spring convention', ['ArrowDown', 'ArrowUp']);
  await press(page, 'Enter a board');
  await focusIs(page, 'Game');
  await type(page, 'Empire Builder', 'Jenny', '252000', 'Damien', '248000', 'Stephen', '121000', 'Sybil', '98000');
  await focusIs(page, 'Next game');
  await page.keyboard.press('Enter');
  await focusIs(page, 'name of the first finisher');
  expect(await page.locator('.between h2').innerText()).toBe('Board 2 of 2');
  await type(page, 'Ben', '260', 'Jenny', '130', 'Ann', '100', '');
  await focusIs(page, 'Next game');

  await open(page, 'Qualifiers', 'Spring convention');
  await press(page, 'one board');
  await focusIs(page, 'Jenny’s score');
  await type(page, '250', '', '240', ''); // Enter passes over the names
  await focusIs(page, 'Next game');

  await open(page, 'Settings', 'Spring convention');
  await reach(page, 'Count only each player’s best');
  await page.keyboard.type('1');

  await open(page, 'Standings', 'Spring convention');
  await expect
    .poll(() => standingsOf(page))
    .toEqual(['1 Jenny 3.328', '2 Ben 3.213', '3 Damien 2.492', '4 Stephen 1.240', '5 Ann 1.192', '6 Sybil .194']);
  await press(page, 'Jenny');
  await reach(page, 'Jenny’s page');
  await press(page, 'More');
  await press(page, 'Big screen');
  await expect.poll(() => page.locator('.masthead').isVisible()).toBe(false);
  await focusIs(page, 'Spring convention');
  await page.keyboard.press('Escape');
  await arrived(page, 'Standings', 'Spring convention');

  await press(page, 'Undo');
  await focusIs(page, 'Undo');
  await page.keyboard.press('Enter');
  await focusIs(page, 'Undo');
  await reach(page, 'Redo');
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Enter');
  await focusIs(page, 'Undo');
  await expect.poll(() => standingsOf(page)).toHaveLength(6);
  expect(await printed(page)).toEqual({ standings: true, navigation: false });
});

test.skipIf(!LONG)('Detour 98f: a game with its last Falls, a name corrected, awards, standings printed', async () => {
  const page = await begin('Diplomacy weekend', ['ArrowDown', 'ArrowDown', 'ArrowDown']);
  await press(page, 'Enter a game');
  await focusIs(page, 'Game');
  await type(page, 'Round 1', 'Anne', '14', 'Bob', '10', 'Cy', '6', 'Di', '4');
  await type(page, 'Ed', '0', '1907', '1', 'Flo', '0', '1905', '2', 'Gus', '0', '1903', '1');
  await focusIs(page, 'Next game');
  await page.keyboard.press('Enter');
  await focusIs(page, 'Austria’s player');

  await open(page, 'Players', 'Diplomacy weekend');
  await press(page, 'Rename Anne');
  await focusIs(page, 'New name for Anne');
  await type(page, 'Ann');
  await focusIs(page, 'Rename Ann');

  await open(page, 'Best countries', 'Diplomacy weekend');
  expect(await page.locator('.sheet tbody').first().innerText()).toMatch(/Austria\s+Ann/);
  await open(page, 'Standings', 'Diplomacy weekend');
  expect(await standingsOf(page)).toHaveLength(7);
  await press(page, 'Ann');
  await press(page, 'Round 1');
  await arrived(page, 'Games', 'Diplomacy weekend');
  await open(page, 'Standings', 'Diplomacy weekend');
  expect(await printed(page)).toEqual({ standings: true, navigation: false });
});
