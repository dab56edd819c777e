// An event of 2,000 games of seven players: how long a new result takes into the standings is printed, for a quiet machine
// to be under a tenth of a second; what is drawn of it is few.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { anEvent, putEvent } from '../event_site.ts';
import { manyGames, SYSTEMS } from './many_games.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const GAMES = 2000;
const PLAYERS = 300;

/** Types a name into the game that is open and goes to the standings; gives back the milliseconds. */
function untilStandings(page: Page, name: string): Promise<number> {
  return page.evaluate(async (name) => {
    const field = document.querySelector<HTMLInputElement>('tally-form input[id$="-0-player"]')!;
    const begun = performance.now();
    field.value = name;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.title nav a')];
    tabs.find(({ textContent }) => textContent === 'Standings')!.click();
    while (!document.querySelector('.standings tbody')) await new Promise((resolve) => setTimeout(resolve));
    document.querySelector('.standings')!.getBoundingClientRect();
    return performance.now() - begun;
  }, name);
}

/** Only lines in sight are drawn of the list of games. */
async function expectFewLines(page: Page): Promise<void> {
  await page.goto(`${site.address}#event/anevent`);
  await page.locator('.game-line').first().waitFor();
  for (const part of [0, 0.3, 0.9, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);
    const number = GAMES - Math.round(part * GAMES);
    await expect
      .poll(async () => Math.abs(Number(await page.locator('.number-of').nth(14).innerText()) - number))
      .toBeLessThan(60);
    expect(await page.locator('.game-line').count()).toBeLessThan(60);
  }
}

/** A usual run has the system whose lines are the longest. */
const MEASURED: typeof SYSTEMS = process.env['LONG'] ? SYSTEMS : ['detour-98f'];

test.each(MEASURED)(
  '2,000 games of %s: a changed result is in the standings, and only visible lines are drawn',
  async (system) => {
    const { page } = await site.open('#events');
    await putEvent(page, anEvent(system, manyGames(system, GAMES, PLAYERS)), 'standings');
    await page.locator('.standings tbody').first().waitFor();
    const times: number[] = [];
    for (const name of ['Zoe', 'Yan', 'Xia', 'Wim']) {
      await page.goto(`${site.address}#event/anevent/game/2000`);
      await page.locator('tally-form input').first().waitFor();
      times.push(await untilStandings(page, name));
    }
    console.info(`2,000 games of ${system}: ${times.map((time) => time.toFixed()).join(', ')} ms`);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.locator('.standings .opener', { hasText: /^Wim/ }).waitFor();
    await expectFewLines(page);
  },
);
