// Two conventions whose boards are drawn on a phone, from the empty event to the last round, as the guide's page Drawing the
// boards tells it. Nobody meets anybody twice where that can be.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { beginEvent, goTo } from '../events/convention_page.ts';
import { openSite, PHONE, type Site } from '../site.ts';
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

/** How often each pair of names shares a board. */
class Meetings {
  private readonly times = new Map<string, number>();

  add(boards: readonly string[][]): void {
    for (const board of boards)
      for (const [at, one] of board.entries())
        for (const other of board.slice(at + 1)) {
          const pair = [one, other].sort().join(' and ');
          this.times.set(pair, (this.times.get(pair) ?? 0) + 1);
        }
  }

  get repeated(): string[] {
    return [...this.times].flatMap(([pair, times]) => (times > 1 ? [pair] : []));
  }
}

const show = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));

test('RailCon: fifty people over nine sessions, of whom three come late and two leave', async () => {
  const everybody = names(50);
  const [late, leavers] = [everybody.slice(0, 3), everybody.slice(40, 42)];
  const page = await beginEvent(site, /^Puffing Billy/, 'RailCon', PHONE);
  const club = (at: number) => (at < 12 ? `\t\tClub ${'ABC'[at % 3]}` : '');
  await enterPeople(
    page,
    everybody.map((name, at) => name + club(at)),
  );
  await page.getByRole('button', { name: 'Add people' }).click();
  await mark(page, late, 'Late');
  await show(page, '.people-count');
  await picture(page, 'railcon-players');
  await openDraw(page);
  await picture(page, 'railcon-wishes');
  await page.getByLabel('Seed').fill('1825');
  const here = new Set(everybody.filter((name) => !late.includes(name)));
  const meetings = new Meetings();
  for (let session = 1; session <= 9; session++) {
    if (session === 3) await mark(page, late, 'Here').then(() => openDraw(page));
    if (session === 6) await mark(page, leavers, 'Left').then(() => openDraw(page));
    if (session === 3) for (const name of late) here.add(name);
    if (session === 6) for (const name of leavers) here.delete(name);
    await draw(page, session === 1 ? 'Draw the boards' : `Draw round ${session}`);
    if (session === 1) await show(page, '.draw-results').then(() => picture(page, 'railcon-drawn'));
    if (session === 9) await show(page, '.draw-results').then(() => picture(page, 'railcon-last'));
    const boards = await boardsOf(page);
    expect(boards.flat().sort(), `session ${session}`).toEqual([...here].sort());
    meetings.add(boards);
    await begin(page, session);
    if (session === 1)
      await goTo(page, 'Games', 'games')
        .then(() => picture(page, 'railcon-begun'))
        .then(() => openDraw(page));
  }
  expect(meetings.repeated).toEqual([]);
});
