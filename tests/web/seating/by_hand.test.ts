// Seats of a drawn round that are swapped by finger, by mouse and by keyboard in a browser. What a swap would cost is said
// before it is made.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsInLightAndDark } from '../accessibility.ts';
import { anEvent, anRplopsGame, putEvent } from '../event_site.ts';
import { DESK, openSite, PHONE, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const NAMES = 'Ann Ben Cy Di Ed Fay Gus Hal'.split(' ');
const board = (id: string, number: string, names: string[]) => ({
  ...anRplopsGame(
    id,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round: '1',
  board: number,
});
const EVENT = {
  ...anEvent('rplops', [board('a', '1', NAMES.slice(0, 4)), board('b', '2', NAMES.slice(4))]),
  people: NAMES.map((name) => ({ key: name, name, presence: 'here' as const })),
};

/** The page with the boards of round 2, each of which has two players of each board of round 1. */
async function drawn(screen: typeof PHONE): Promise<Page> {
  const { page } = await site.open('#events', screen);
  await putEvent(page, EVENT, 'draw');
  await page.getByRole('button', { name: 'Draw the boards' }).click();
  await page.locator('.draw-boards').waitFor();
  await page.locator('.draw-start .show').waitFor(); // the search has ended: until then, better boards may come
  return page;
}

const seat = (page: Page, board: number, at: number) => page.locator('.draw-board').nth(board).locator('.seat').nth(at);
const nameAt = (page: Page, board: number, at: number) => seat(page, board, at).locator('.name').innerText();
const said = (page: Page) => page.locator('.draw-said [role=status]').innerText();

/** Two seats whose swap makes four more pairs meet again: players of different boards of round 1. */
async function costlySwap(page: Page): Promise<[one: Locator, other: Locator, names: [string, string]]> {
  const one = await nameAt(page, 0, 0);
  const isFirst = (name: string) => NAMES.indexOf(name) < 4;
  for (let at = 0; at < 4; at++) {
    const other = await nameAt(page, 1, at);
    if (isFirst(one) !== isFirst(other)) return [seat(page, 0, 0), seat(page, 1, at), [one, other]];
  }
  throw new Error('each board has players of both');
}

async function middle(part: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const wouldCost = ([one, other]: [string, string]) =>
  new RegExp(`^Swap ${one} and ${other}\\? It would cost: (\\w+ and \\w+ meet again, for the 2nd time\\. ?){4}`);
const cost = ([one, other]: [string, string]) => new RegExp(`^${one} and ${other} swapped\\. It costs: `);

/** Swaps the two seats again: a click on the other gives it the focus, which says the cost, and makes it. */
async function swapBack(one: Locator, other: Locator): Promise<void> {
  const name = await other.locator('.name').innerText();
  for (const seat of [one, other]) await seat.locator('.name').click();
  await expect.poll(() => one.locator('.name').innerText()).toBe(name);
}

const scrollToBoards = (page: Page) =>
  page.locator('.draw-round').evaluate((round) => round.scrollIntoView({ block: 'start', behavior: 'instant' }));

describe('on a desk', () => {
  let page: Page;
  let one: Locator;
  let other: Locator;
  let names: [string, string];
  beforeAll(async () => {
    page = await drawn(DESK);
    [one, other, names] = await costlySwap(page);
  });

  async function drag(): Promise<void> {
    await one.scrollIntoViewIfNeeded();
    const [from, to] = [await middle(one), await middle(other)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
  }

  test('by mouse: Escape while dragging leaves all as it was', async () => {
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => said(page)).toBe('');
    expect(await nameAt(page, 0, 0)).toBe(names[0]);
  });

  test('by mouse: what the seat under it would cost is said while one is dragged, and after it is dropped', async () => {
    await drag();
    await expect.poll(() => said(page)).toMatch(wouldCost(names));
    expect(await one.locator('.name').innerText()).toBe(names[0]);
    await page.mouse.up();
    await expect.poll(() => said(page)).toMatch(cost(names));
    expect([await nameAt(page, 0, 0), await other.locator('.name').innerText()]).toEqual([names[1], names[0]]);
    await swapBack(one, other);
  });

  test('by keyboard: the seat that has the focus says what a swap would cost, and Enter makes it', async () => {
    await one.locator('.name').focus();
    await page.keyboard.press('Enter');
    const isThere = () => other.locator('.name').evaluate((name) => name === document.activeElement);
    while (!(await isThere())) await page.keyboard.press('Tab');
    await expect.poll(() => said(page)).toMatch(wouldCost(names));
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toMatch(cost(names));
    expect(await isThere()).toBe(true);
  });
});

/** What a finger does, as Chromium gets it from a screen. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
) {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

describe('by finger', () => {
  let page: Page;
  let one: Locator;
  let other: Locator;
  let names: [string, string];
  let session: CDPSession;
  beforeAll(async () => {
    page = await drawn(PHONE);
    [one, other, names] = await costlySwap(page);
    session = await page.context().newCDPSession(page);
  });

  test('two taps say what a swap would cost, and the button or a third tap makes it', async () => {
    await one.locator('.name').tap();
    await other.locator('.name').tap();
    await expect.poll(() => said(page)).toMatch(wouldCost(names));
    expect(await violationsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Swap', exact: true }).tap();
    await expect.poll(() => said(page)).toMatch(cost(names));
    await swapBack(one, other);
  });

  test('a seat is dragged by its dots, with what it would cost', async () => {
    await scrollToBoards(page);
    const [from, to] = [await middle(one.locator('.grip')), await middle(other)];
    await touch(session, 'touchStart', from);
    await touch(session, 'touchMove', { x: from.x, y: from.y + 20 });
    await touch(session, 'touchMove', to);
    await expect.poll(() => said(page)).toMatch(wouldCost(names));
    await touch(session, 'touchEnd');
    await expect.poll(() => said(page)).toMatch(cost(names));
    expect(await nameAt(page, 0, 0)).toBe(names[1]);
  });

  test('a seat that is held at the lower edge scrolls on to the boards below, and is dropped there', async () => {
    await page.setViewportSize(SMALLEST.viewport!);
    await scrollToBoards(page);
    const name = await nameAt(page, 0, 0);
    const from = await middle(one.locator('.grip'));
    const edge = { x: from.x, y: SMALLEST.viewport!.height - 2 };
    const last = seat(page, 1, 3);
    const isSeen = async () => (await middle(last)).y < SMALLEST.viewport!.height / 2;
    expect(await isSeen()).toBe(false);
    await touch(session, 'touchStart', from);
    await touch(session, 'touchMove', { x: from.x, y: from.y + 20 });
    await touch(session, 'touchMove', edge);
    await expect.poll(isSeen).toBe(true);
    // Scrolls no further once the page has the finger's place, which the seat then has, too.
    const half = SMALLEST.viewport!.height / 2;
    await touch(session, 'touchMove', { x: from.x, y: half });
    await expect.poll(async () => Math.abs((await middle(one.locator('.grip'))).y - half)).toBeLessThan(1);
    // A slow page may have scrolled it to the upper edge, where it would scroll back.
    await last.evaluate((seat) => seat.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await touch(session, 'touchMove', await middle(last));
    await expect.poll(() => said(page)).toMatch(`Swap ${name} and ${await last.locator('.name').innerText()}?`);
    await touch(session, 'touchEnd');
    await expect.poll(() => last.locator('.name').innerText()).toBe(name);
  });

  // The last one: the page scrolls on after the finger has left it.
  test('a finger that moves over a name scrolls the page, and swaps nothing', async () => {
    await scrollToBoards(page);
    const before = await page.evaluate(() => scrollY);
    const told = [await said(page), await nameAt(page, 0, 1)];
    const { x, y } = await middle(seat(page, 0, 1).locator('.name'));
    await touch(session, 'touchStart', { x, y });
    for (const by of [30, 60, 90, 120]) await touch(session, 'touchMove', { x, y: y + by });
    await touch(session, 'touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    expect([await said(page), await nameAt(page, 0, 1)]).toEqual(told);
  });
});
