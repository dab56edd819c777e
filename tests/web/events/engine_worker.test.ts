// The engine in a worker, which calculates the standings of long events: its answers are those of the page's own engine,
// which takes its place wherever there is no worker. What the page shows meanwhile is in worker_answers.test.ts.
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { anEvent, putEvent, untilKept } from '../event_site.ts';
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

/** In the page: notes the answers of its worker. */
function watchWorker(): void {
  const answers: string[] = [];
  Object.assign(window, { answers });
  window.Worker = class extends Worker {
    constructor(...its: ConstructorParameters<typeof Worker>) {
      super(...its);
      this.addEventListener('message', ({ data }) => answers.push(data));
    }
  };
}

const answersOf = (page: Page) => page.evaluate(() => (window as any).answers as string[]);

/** The event's games, with the worker ready. */
async function openWatched(system: SystemId): Promise<Page> {
  const { page } = await site.open(NOTHING);
  await page.addInitScript(watchWorker);
  await page.goto(`${site.address}#events`);
  await putEvent(page, anEvent(system, games(system)));
  await page.waitForFunction(() => (window as any).answers.length > 0);
  return page;
}

/** The event's games again, by the page's own engine. */
async function openAlone(page: Page): Promise<void> {
  await page.goto(`${site.address}?alone#event/anevent`);
  await page.locator('.event').waitFor();
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

/** The best countries, and the awards by the event's own rule. */
async function awards(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Best countries' }).click();
  const countries = await page.locator('.view-awards .sheet').innerText();
  await page.evaluate(() => (location.hash = '#event/anevent/prizes'));
  const prizes = await page.locator('.prizes[aria-busy=false]').innerText();
  expect(prizes).toContain('Best Austria');
  return `${countries}\n${prizes}`;
}

/** What the engine calculates does not depend on where it runs: a usual run compares Diplomacy's below, a long one the others,
 *  too. */
const COMPARED = process.env['LONG'] ? SYSTEMS.filter((system) => system !== 'detour-98f') : [];

describe.each(COMPARED)('an event of %s', (system) => {
  test('has the same standings with a worker and without', async () => {
    const page = await openWatched(system);
    const said = await everything(page);
    expect((await answersOf(page)).length).toBeGreaterThan(1);
    await page.addInitScript(() => delete (window as any).Worker);
    await openAlone(page);
    expect(await page.evaluate(() => 'Worker' in window)).toBe(false);
    expect(await everything(page)).toBe(said);
  });
});

/** How many rows of each of the worker's answers with this name are places. */
async function placesIn(page: Page, name: string): Promise<number[]> {
  const rows = (await answersOf(page)).filter((answer) => answer.includes('"rows"') && answer.includes(name));
  return rows.map((answer) => JSON.parse(answer).value.rows.filter(Number.isInteger).length);
}

describe('of a Diplomacy event', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openWatched('detour-98f');
  });

  test('the worker says of rows that have not changed only their places', async () => {
    await openStandings(page);
    await page.goto(`${site.address}#event/anevent/game/0006`);
    // An answer is compared with the one before for the same view. Each of the two that are prepared may pass over a name.
    const names = ['Zoe', 'Yan', 'Xia'];
    for (const name of names) {
      await page.locator('tally-form input[id$="-0-player"]').fill(name);
      await expect.poll(() => placesIn(page, name)).not.toEqual([]);
    }
    const places = () => Promise.all(names.map((name) => placesIn(page, name)));
    await expect.poll(async () => Math.max(...(await places()).flat())).toBeGreaterThan(50);
    await untilKept(page, 'Xia');
  });

  test('standings and awards of the worker are those of the page’s own engine, which answers where the worker’s file is missing', async () => {
    await page.goto(`${site.address}#event/anevent`);
    const said = [await everything(page), await awards(page)];
    expect((await answersOf(page)).join()).toContain('"awards"');
    const refused: string[] = [];
    page.on('requestfailed', (request) => refused.push(request.url()));
    await page.route('**/engine_worker-*', (route) => route.abort());
    await openAlone(page);
    await expect.poll(() => refused.length).toBe(1);
    expect([await everything(page), await awards(page)]).toEqual(said);
    expect(await answersOf(page)).toEqual([]);
  });
});

test('the worker’s file is kept offline', () => {
  expect(readFileSync('build/site/service_worker.js', 'utf8')).toMatch(/assets\/engine_worker-[\w-]+\.js/);
});
