// Two conventions whose boards are drawn on a phone, from the empty event to the last round, as the guide's page Drawing the
// boards tells it. Nobody meets anybody twice where that can be.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { beginEvent, goTo } from '../events/begun_event.ts';
import { openSite, PHONE, type Site } from '../site.ts';
import { Meetings } from './meetings.ts';
import { names } from './people.ts';
import { picture } from './picture.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function enterPeople(page: Page, lines: readonly string[]): Promise<void> {
  await goTo(page, 'Players', 'players');
  await page.locator('#people-text').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add to the list' }).click();
}

async function mark(page: Page, people: readonly string[], state: 'Here' | 'Late' | 'Left'): Promise<void> {
  await goTo(page, 'Players', 'players');
  for (const name of people) {
    await page.getByLabel('Find').fill(name);
    await page
      .getByRole('group', { name: `State of ${name}` })
      .getByRole('button', { name: state })
      .click();
  }
  await page.getByLabel('Find').fill('');
}

async function openDraw(page: Page): Promise<void> {
  await goTo(page, 'Games', 'games');
  await page.getByRole('link', { name: 'Draw the boards' }).click();
  await page.getByRole('heading', { name: 'Draw the boards' }).waitFor();
}

/** Presses the button, and waits for the search to end. */
async function draw(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('.draw-boards').waitFor();
  await page.locator('.draw-start .show').waitFor();
}

async function begin(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: `Begin round ${round}` }).click();
  await page.getByText('The event has these games.').waitFor();
}

/** The boards by the names at them, without those who sit out. */
function boardsOf(page: Page): Promise<string[][]> {
  return page
    .locator('.draw-board:not(.byes)')
    .evaluateAll((boards) =>
      boards.map((board) => [...board.querySelectorAll('.seat :is(.name, b)')].map((seat) => seat.textContent!.trim())),
    );
}

function byesOf(page: Page): Promise<string[]> {
  return page.locator('.draw-board.byes .seat .name').allInnerTexts();
}

/** The names in the form of a game. */
function seatedNow(page: Page): Promise<string[]> {
  return page
    .locator('tally-form [list=known-names]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** Taps a seat and another one, reads what their swap would cost, and leaves all as it was. */
async function swapSeats(page: Page): Promise<void> {
  await page.locator('.draw-board').first().locator('.name').nth(2).tap();
  await page.locator('.draw-board').first().locator('.name').nth(5).tap();
  await page.getByText(/^Swap .* and .*\?/).waitFor();
  await picture(page, 'weekend-swap');
  await page.getByRole('button', { name: 'Cancel' }).click();
}

const show = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** RailCon's, and those from which on the late are there and the leavers are not. A usual run plays a few: railcon_draw.test.ts draws
 *  all nine. */
const [SESSIONS, LATE_COME, SOME_LEAVE] = process.env['PICTURES'] || process.env['LONG'] ? [9, 3, 6] : [3, 2, 3];

test('RailCon: fifty people over its sessions, of whom three come late and two leave', async () => {
  const everybody = names(50);
  const [late, leavers] = [everybody.slice(0, 3), everybody.slice(40, 42)];
  const here = new Set(everybody.slice(3));
  const meetings = new Meetings();
  const page = await beginEvent(site, /^Puffing Billy/, 'RailCon', PHONE);
  const club = (at: number) => (at < 12 ? `\t\tClub ${'ABC'[at % 3]}` : '');
  await enterPeople(
    page,
    everybody.map((name, at) => name + club(at)),
  );
  await mark(page, late, 'Late');
  await show(page, '.people-count');
  await picture(page, 'railcon-players');
  await openDraw(page);
  await picture(page, 'railcon-wishes');
  await page.getByLabel('Seed').fill('1825');

  const play = async (session: number, button = `Draw round ${session}`) => {
    await draw(page, button);
    const boards = await boardsOf(page);
    expect(boards.flat().sort(), `session ${session}`).toEqual([...here].sort());
    // There are as many boards of four as possible: 47 are 3 + 11 × 4, 50 are 3 + 3 + 11 × 4 and 48 are 12 × 4.
    const others = boards.map(({ length }) => length).filter((size) => size !== 4);
    expect(others).toEqual({ 47: [3], 50: [3, 3], 48: [] }[here.size]);
    meetings.add(boards);
    await show(page, '.draw-results');
  };
  await play(1, 'Draw the boards');
  await picture(page, 'railcon-drawn');
  await begin(page, 1);
  await goTo(page, 'Games', 'games');
  await picture(page, 'railcon-begun');
  await openDraw(page);
  for (let session = 2; session <= SESSIONS; session++) {
    if (session === LATE_COME) await mark(page, late, 'Here').then(() => openDraw(page));
    if (session === SOME_LEAVE) await mark(page, leavers, 'Left').then(() => openDraw(page));
    if (session === LATE_COME) for (const name of late) here.add(name);
    if (session === SOME_LEAVE) for (const name of leavers) here.delete(name);
    await play(session);
    if (session === SESSIONS) await picture(page, 'railcon-last');
    await begin(page, session);
  }
  expect(meetings.repeated).toEqual([]);
  await goTo(page, 'Games', 'games');
  await page.getByRole('link', { name: 'Who sat where' }).click();
  await expect.poll(() => page.locator('.seats thead th').count()).toBe(1 + SESSIONS);
  await show(page, '.view-rounds');
  await picture(page, 'railcon-seats');
});

const POWERS = 'Austria England France Germany Italy Russia Turkey'.split(' ');

/** "Ada Archer Austria" for every seat. */
function powersOf(boards: readonly string[][]): string[] {
  return boards.flatMap((board) => board.map((name, seat) => `${name} ${POWERS[seat]}`));
}

test('a Diplomacy weekend: thirty-five people, of whom three come late, and one leaves while a round is seated', async () => {
  const everybody = names(35);
  const [late, volunteers] = [everybody.slice(0, 3), everybody.slice(3, 7)];
  const page = await beginEvent(site, /^Size Matters/, 'Weekend', PHONE);
  await enterPeople(page, everybody);
  await mark(page, late, 'Late');
  await openDraw(page);
  await page.getByRole('button', { name: 'Who is ready to sit out?' }).click();
  for (const name of volunteers) await page.getByRole('checkbox', { name }).check();
  await show(page, '.draw-players');
  await picture(page, 'weekend-volunteers');
  await page.getByLabel('Seed').fill('1901');
  await draw(page, 'Draw the boards');
  // Thirty-two make four boards of seven, and the four volunteers sit out.
  const first = await boardsOf(page);
  expect(first.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  expect((await byesOf(page)).sort()).toEqual([...volunteers].sort());
  expect(await page.locator('.draw-board').first().locator('.power').allInnerTexts()).toEqual(POWERS);
  await show(page, '.draw-round');
  await picture(page, 'weekend-powers');
  await begin(page, 1);

  await mark(page, late, 'Here');
  await openDraw(page);
  await draw(page, 'Draw round 2');
  const second = await boardsOf(page);
  expect(second.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7]);
  expect(second.flat().sort()).toEqual([...everybody].sort());
  expect(new Set([...powersOf(first), ...powersOf(second)]).size).toBe(28 + 35);
  await show(page, '.draw-results');
  await picture(page, 'weekend-second');
  await swapSeats(page);
  await begin(page, 2);

  // Board 1 has begun: Austria's centres are there. Then a player at board 5 leaves.
  await goTo(page, 'Games', 'games');
  await page.locator('.game-line', { hasText: 'R2 board 1' }).click();
  await page.locator('input[data-column=centres]').first().fill('5');
  const begun = await seatedNow(page);
  await mark(page, [second[4]![0]!], 'Left');
  await openDraw(page);
  await page.getByText('no longer here').waitFor();
  await show(page, '.left-out');
  await picture(page, 'weekend-left');
  await draw(page, 'Draw again the boards that have not begun');
  const again = await boardsOf(page);
  expect(again[0]).toEqual(begun);
  expect(again.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  expect(again.flat()).not.toContain(second[4]![0]);
  expect(await byesOf(page)).toHaveLength(34 - 28);
  await page.getByRole('button', { name: 'Seat round 2 like this' }).click();
  await page.getByText('The event has these games.').waitFor();
  await show(page, '.draw-round');
  await picture(page, 'weekend-again');
});
