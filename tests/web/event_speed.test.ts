// An event of 2,000 games of seven players: a new result is in the standings in a tenth of a second.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGame, anEvent, putEvent } from './event_site.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const GAMES = 2000;

/** The tests' machine may be doing other things: the tenth of a second is for one that is not. */
const BESIDE_A_BUILD = 5;

/** Small differences from game to game, the same in every run. */
function league() {
  const names = Array.from({ length: 300 }, (_, at) => `Player ${at + 1}`);
  return Array.from({ length: GAMES }, (_, game) => {
    const players = Array.from({ length: 7 }, (_, seat) => names[(game * 31 + seat * 41) % 300] ?? '');
    const more = game % 5;
    return aGame(String(game + 1).padStart(4, '0'), 'detour-98f', players, [10 + more, 9 - more, 5, 4, 3, 3, 0]);
  });
}

test('2,000 games: from a changed result to the new standings', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, anEvent('detour-98f', league()), 'standings');
  await page.locator('.standings tbody').first().waitFor({ timeout: 20_000 });
  const times: number[] = [];
  for (const name of ['Zoe', 'Yan', 'Xia', 'Wim', 'Vic']) {
    await page.goto(`${site.address}#event/anevent/game/2000`);
    await page.locator('#detour-98f-powers-0-player').waitFor();
    times.push(
      await page.evaluate(async (name) => {
        const field = document.querySelector<HTMLInputElement>('#detour-98f-powers-0-player')!;
        const begun = performance.now();
        field.value = name;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.title nav a')];
        tabs.find(({ textContent }) => textContent === 'Standings')!.click();
        while (!document.querySelector('.standings tbody')) await new Promise((resolve) => setTimeout(resolve));
        document.querySelector('.standings')!.getBoundingClientRect();
        return performance.now() - begun;
      }, name),
    );
  }
  console.info(`2,000 games: ${times.map((time) => time.toFixed()).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(100 * BESIDE_A_BUILD);
}, 90_000);

test('2,000 games: only the lines in sight are drawn', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, anEvent('detour-98f', league()));
  await page.locator('.game-line').first().waitFor();
  for (const part of [0, 0.3, 0.9, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);
    const number = GAMES - Math.round(part * GAMES);
    await expect.poll(async () => Math.abs(Number(await page.locator('.number-of').nth(14).innerText()) - number)).toBeLessThan(60);
    expect(await page.locator('.game-line').count()).toBeLessThan(60);
  }
}, 60_000);
