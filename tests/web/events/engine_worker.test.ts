// The engine in a worker, which calculates the standings of long events: its answers are those of the page's own engine,
// which takes its place wherever there is no worker, and standings of before a change are never taken for those of now.
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { anEvent, putEvent, standingsOf, untilKept } from '../event_site.ts';
import { madeGame, sevenOf, SYSTEMS } from './many_games.ts';
import { NOTHING, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const GAMES = 160;
/** The first boards of Puffing Billy are finals, and a second one of a category with a player is left out. Two games name
 *  one player twice, and are left out too. */
function games(system: SystemId): EventGame[] {
  return Array.from({ length: GAMES }, (_, game) => {
    const names = sevenOf(game, 97);
    if (game % 80 === 7) names[2] = names[1]!;
    const made = madeGame(system, game, names);
    return system === 'puffing-billy' && game < 9 ? { ...made, stage: 'final' } : made;
  });
}

interface Watched {
  /** Answers of the worker that the page has. */
  answers: string[];
  worker?: Worker;
  /** The worker's messages are delivered once this resolves. */
  held: Promise<void>;
  release(): void;
}

/** In the page: the page's worker, whose answers can be held back. */
function watchWorker(): void {
  const watched: Watched = { answers: [], held: Promise.resolve(), release: () => {} };
  Object.assign(window, {
    watched,
    hold: () => (watched.held = new Promise((release) => (watched.release = release))),
  });
  window.Worker = class extends Worker {
    constructor(...its: ConstructorParameters<typeof Worker>) {
      super(...its);
      watched.worker = this;
    }
    override addEventListener(sort: string, listener: any, options?: any): void {
      const later = async (event: MessageEvent<string>) => {
        await watched.held;
        watched.answers.push(event.data);
        listener(event);
      };
      super.addEventListener(sort, sort === 'message' ? later : listener, options);
    }
  };
}

const answers = (page: Page) => page.evaluate(() => (window as any).watched.answers.length as number);
const hold = (page: Page) => page.evaluate(() => void (window as any).hold());
const release = (page: Page) => page.evaluate(() => (window as any).watched.release());
const calculated = (page: Page) => page.locator('.event[aria-busy=false] .standings').waitFor();

async function openEvent(system: SystemId, before: (page: Page) => Promise<unknown>, view = ''): Promise<Page> {
  const { page } = await site.open(NOTHING);
  await before(page);
  await page.goto(`${site.address}#events`);
  await putEvent(page, anEvent(system, games(system)), view);
  return page;
}

const watch = (page: Page) => page.addInitScript(watchWorker);

/** The event's games, with the worker ready. */
async function openWatched(system: SystemId): Promise<Page> {
  const page = await openEvent(system, watch);
  await expect.poll(() => answers(page)).toBeGreaterThan(0);
  return page;
}

/** The event's games again, in a browser without workers. */
async function openWithoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => delete (window as any).Worker);
  await page.goto(`${site.address}?alone#event/anevent`);
  await page.locator('.event').waitFor();
  expect(await page.evaluate(() => 'Worker' in window)).toBe(false);
}

async function openStandings(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Standings' }).click();
  await page.locator('.standings tbody').first().waitFor();
}

/** All that the standings and the notes above them say, read once every row has its bar, which makes a line of its
 *  own. */
async function everything(page: Page): Promise<string> {
  await openStandings(page);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.locator('.standings[aria-busy=false] tbody').nth(90).waitFor();
  await page.locator('.standings tally-bar').nth(90).waitFor({ state: 'attached' });
  const notes = await page.locator('.left-out').allInnerTexts();
  expect(notes[0]).toContain('games are not counted yet');
  return [...notes, await page.locator('.standings').innerText()].join('\n');
}

/** What the engine calculates does not depend on where it runs: a usual run compares the system with the most to say. */
const COMPARED = process.env['LONG'] ? SYSTEMS : SYSTEMS.slice(0, 1);

describe.each(COMPARED)('an event of %s', (system) => {
  test('has the same standings with a worker and without', async () => {
    const page = await openWatched(system);
    const said = await everything(page);
    expect(await answers(page)).toBeGreaterThan(1);
    await openWithoutWorker(page);
    expect(await everything(page)).toBe(said);
  });
});

test('the awards of the engine in the worker are those of the page’s own', async () => {
  const awards = async (page: Page) => {
    await page.getByRole('link', { name: 'Best countries' }).click();
    return page.locator('.view-awards .sheet').innerText();
  };
  const page = await openWatched('detour-98f');
  const said = await awards(page);
  expect((await page.evaluate(() => (window as any).watched.answers)).join()).toContain('"awards"');
  await openWithoutWorker(page);
  expect(await awards(page)).toBe(said);
});

test('awards that the worker answers follow the first places, and are those of the page’s own engine', async () => {
  const lines = (page: Page) => page.locator('.prizes dt').allInnerTexts();
  const whole = async (page: Page) => {
    await page.locator('.prizes[aria-busy=false]').waitFor();
    return page.locator('.prizes').innerText();
  };
  const page = await openEvent('detour-98f', watch, 'standings');
  await page.locator('.standings tbody').first().waitFor();
  await expect.poll(() => answers(page)).toBeGreaterThan(1); // the second are the standings by the event's own rule
  await page.evaluate(() => (location.hash = '#event/anevent/counting'));
  await page.locator('.view-counting .standings tbody').first().waitFor();
  await hold(page);
  await page.evaluate(() => (location.hash = '#event/anevent/prizes'));
  await page.locator('.prizes[aria-busy=true]').waitFor();
  expect((await lines(page)).every((title) => / place/.test(title))).toBe(true);
  await release(page);
  const said = await whole(page);
  expect(said).toContain('Best Austria');
  await hold(page);
  await page.getByRole('button', { name: 'Add an award' }).click();
  await page.locator('.event[aria-busy=true]').waitFor();
  expect(await page.locator('.prizes').innerText()).toBe(said);
  await release(page);
  await page.locator('.prizes', { hasText: 'Award without a name' }).waitFor();
  const after = await whole(page);
  await untilKept(page, 'Award added');
  await openWithoutWorker(page);
  await page.goto(`${site.address}?alone#event/anevent/prizes`);
  expect(await whole(page)).toBe(after);
});

/** The standings after Zoe has won a game. */
async function afterAChange(): Promise<Page> {
  const page = await openEvent('detour-98f', watch, 'game/0006');
  await page.locator('tally-form input[id$="-0-player"]').fill('Zoe');
  await openStandings(page);
  await page.getByRole('button', { name: 'Show all 98 players' }).waitFor();
  return page;
}

/** The same in a page that has never calculated what they were before, the change undone meanwhile. */
async function afterUndoing(prepared: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await afterAChange();
  await untilKept(page, 'Zoe');
  await page.goto(`${site.address}?anew#event/anevent/standings`);
  await page.getByRole('button', { name: 'Show all 98 players' }).waitFor();
  await expect.poll(() => answers(page)).toBeGreaterThan(1);
  await prepared(page);
  await page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
  return page;
}

const LATE = 'Calculating the standings …';

test('while new standings are calculated, those of before are said to be so', async () => {
  const page = await afterUndoing(hold);
  await page.locator('.event[aria-busy=true]').waitFor();
  expect(await page.locator('.event-undo').innerText()).toContain(LATE);
  expect(await page.getByRole('button', { name: 'Show all 98 players' }).count()).toBe(1);
  await release(page);
  await calculated(page);
  expect(await page.locator('.event-undo').innerText()).not.toContain(LATE);
  expect(await page.getByRole('button', { name: 'Show all 97 players' }).count()).toBe(1);
});

test('standings that a change had before it are shown again at once when it is undone', async () => {
  const page = await afterAChange();
  await expect.poll(() => answers(page)).toBeGreaterThan(1);
  const turn = (button: string) => page.locator('.event-undo').getByRole('button', { name: button }).click();
  await turn('Undo');
  await page.getByRole('button', { name: 'Show all 97 players' }).waitFor();
  await hold(page);
  await turn('Redo');
  await page.getByRole('button', { name: 'Show all 98 players' }).waitFor();
  await turn('Undo');
  await page.getByRole('button', { name: 'Show all 97 players' }).waitFor();
});

test('of rows that have not changed, the worker says only their places', async () => {
  const page = await openWatched('detour-98f');
  await openStandings(page);
  await page.goto(`${site.address}#event/anevent/game/0006`);
  // How many rows of the worker's answers with this name are places. Among them may be the first for another view, which is
  // prepared meanwhile.
  const placesIn = (name: string): Promise<number[]> =>
    page.evaluate((name) => {
      const answers: string[] = (window as any).watched.answers;
      const rows = answers.filter((answer) => answer.includes('"rows"') && answer.includes(name));
      return rows.map((answer) => JSON.parse(answer).value.rows.filter(Number.isInteger).length);
    }, name);
  for (const name of ['Zoe', 'Yan']) {
    await page.locator('tally-form input[id$="-0-player"]').fill(name);
    await expect.poll(() => placesIn(name)).not.toEqual([]);
  }
  await expect.poll(async () => Math.max(...(await placesIn('Yan')))).toBeGreaterThan(50);
});

test('a result that changes while its standings are calculated is in those that are shown', async () => {
  const page = await afterUndoing(hold);
  await page.locator('.event[aria-busy=true]').waitFor();
  await page.locator('.event-undo').getByRole('button', { name: 'Redo' }).click();
  await release(page);
  await calculated(page);
  expect(await page.getByRole('button', { name: 'Show all 98 players' }).count()).toBe(1);
});

test('a worker that dies while it is asked is replaced by the page’s own engine', async () => {
  const page = await afterUndoing(hold);
  await page.locator('.event[aria-busy=true]').waitFor();
  await page.evaluate(() => (window as any).watched.worker.dispatchEvent(new Event('error')));
  await calculated(page);
  expect(await page.getByRole('button', { name: 'Show all 97 players' }).count()).toBe(1);
  await page.locator('.event-undo').getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Show all 98 players' }).waitFor();
});

test('a worker whose answer is none is replaced as well', async () => {
  const page = await afterUndoing(async (page) => {
    await hold(page);
    await page.evaluate(() => (window as any).watched.worker.postMessage({ record: 'none', numbers: [] }));
  });
  await release(page);
  await page.getByRole('button', { name: 'Show all 97 players' }).waitFor();
});

test('without the worker’s file, the page’s own engine answers', async () => {
  const refused: string[] = [];
  const page = await openEvent('detour-98f', async (page) => {
    page.on('requestfailed', (request) => refused.push(request.url()));
    await page.route('**/engine_worker-*', (route) => route.abort());
  });
  await expect.poll(() => refused.length).toBe(1);
  await openStandings(page);
  expect((await standingsOf(page))[0]).toMatch(/^1=? Player /);
});

test('the worker’s file is kept offline', () => {
  expect(readFileSync('build/site/service_worker.js', 'utf8')).toMatch(/assets\/engine_worker-[\w-]+\.js/);
});
