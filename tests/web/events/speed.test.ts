// An event of 2,000 games of seven players: how long a new result takes into the standings is printed, for a quiet machine
// to be under a tenth of a second; what is drawn of it is few.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { aBoard, aGame, anEvent, anRplopsGame, putEvent } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const GAMES = 2000;
const NAMES = Array.from({ length: 300 }, (_, at) => `Player ${at + 1}`);

/** Small differences from game to game, the same in every run. */
const centres = (game: number) => [10 + (game % 5), 9 - (game % 5), 5, 4, 3, 3, 0];
const MADE: Record<SystemId, (id: string, game: number, players: string[]) => EventGame> = {
  'puffing-billy': (id, game, players) =>
    aBoard(
      id,
      `Category ${game % 9}`,
      players.slice(1).map((player, at) => [player, String(250_000 - ((game * 17) % 999) * at)]),
    ),
  'size-matters': (id, game, players) => aGame(id, 'size-matters', players, centres(game)),
  'detour-98f': (id, game, players) => aGame(id, 'detour-98f', players, centres(game)),
  rplops: (id, _, players) =>
    anRplopsGame(
      id,
      players.map((player, at) => [player, String(at + 1)]),
      '2.5',
    ),
};

function games(system: SystemId): EventGame[] {
  return Array.from({ length: GAMES }, (_, game) =>
    MADE[system](
      String(game + 1).padStart(4, '0'),
      game,
      Array.from({ length: 7 }, (_, seat) => NAMES[(game * 31 + seat * 41) % 300]),
    ),
  );
}

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

test.each(Object.keys(MADE) as SystemId[])(
  '2,000 games of %s: a changed result is in the standings',
  async (system) => {
    const { page } = await site.open('#events');
    await putEvent(page, anEvent(system, games(system)), 'standings');
    await page.locator('.standings tbody').first().waitFor();
    const times: number[] = [];
    for (const name of ['Zoe', 'Yan', 'Xia', 'Wim']) {
      await page.goto(`${site.address}#event/anevent/game/2000`);
      await page.locator('tally-form input').first().waitFor();
      times.push(await untilStandings(page, name));
    }
    console.info(`2,000 games of ${system}: ${times.map((time) => time.toFixed()).join(', ')} ms`);
    await page.getByRole('button', { name: /^Show all/ }).click();
    await page.locator('.standings[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.locator('.standings .opener').allInnerTexts()).toContainEqual(expect.stringMatching(/^Wim/));
  },
);

test('2,000 games: only visible lines are drawn', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, anEvent('detour-98f', games('detour-98f')));
  await page.locator('.game-line').first().waitFor();
  for (const part of [0, 0.3, 0.9, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), part);
    const number = GAMES - Math.round(part * GAMES);
    await expect
      .poll(async () => Math.abs(Number(await page.locator('.number-of').nth(14).innerText()) - number))
      .toBeLessThan(60);
    expect(await page.locator('.game-line').count()).toBeLessThan(60);
  }
});
