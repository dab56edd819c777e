// A long event of seven players a game: a new result is in the standings, and what is drawn is few. With 2,000 games, in a long
// run, how long that takes is printed, for a quiet machine to be under a tenth of a second.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { anEvent, putEvent } from '../event_site.ts';
import { manyGames, SYSTEMS } from './many_games.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const LONG = Boolean(process.env['LONG']);
const GAMES = LONG ? 2000 : 400;
const PLAYERS = LONG ? 300 : 120;
const NAMES = LONG ? ['Zoe', 'Yan', 'Xia', 'Wim'] : ['Zoe', 'Wim'];

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
const MEASURED: typeof SYSTEMS = LONG ? SYSTEMS : ['detour-98f'];

test.each(MEASURED)(
  `${GAMES} games of %s: a changed result is in the standings, and only visible lines are drawn`,
  async (system) => {
    const { page } = await site.open('#events');
    await putEvent(page, anEvent(system, manyGames(system, GAMES, PLAYERS)), 'standings');
    await page.locator('.standings tbody').first().waitFor();
    const times: number[] = [];
    for (const name of NAMES) {
      await page.goto(`${site.address}#event/anevent/game/${String(GAMES).padStart(4, '0')}`);
      await page.locator('tally-form input').first().waitFor();
      times.push(await untilStandings(page, name));
    }
    if (LONG) console.info(`${GAMES} games of ${system}: ${times.map((time) => time.toFixed()).join(', ')} ms`);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.locator('.standings .opener', { hasText: /^Wim/ }).waitFor();
    await expectFewLines(page);
  },
);
