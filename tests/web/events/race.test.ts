// The race: the engine's standings after ever more games, drawn as lines and described in words.
import { beforeAll, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { cutsOf } from '../../../web/src/pictures/race_steps.ts';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { anEvent, anRplopsGame, putEvent } from '../event_site.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const NAMES = Array.from({ length: 45 }, (_, at) => `Player ${at + 1}`);

/** Four players of the forty-five, who finish as they are named. */
const fourOf = (game: number) => [0, 11, 25, 32].map((seat) => NAMES[(game * 7 + seat) % NAMES.length] as string);

const event = (games: number) =>
  anEvent(
    'rplops',
    Array.from({ length: games }, (_, game) =>
      anRplopsGame(
        String(game),
        fourOf(game).map((player, at) => [player, String(at + 1)]),
      ),
    ),
  );

async function race(games: number, options = {}) {
  const { page } = await site.open('#events', { ...SMALLEST, ...options });
  await putEvent(page, event(games), 'standings');
  await page.locator('tally-race').scrollIntoViewIfNeeded();
  await page.locator('.race-lines').waitFor();
  return page;
}

test('shows who was first after every game, as the engine calculates it', async () => {
  const { rplops } = await load();
  const page = await race(12);
  await page.getByText('The race as a table').click();
  const expected = Array.from({ length: 12 }, (_, last) => {
    const games = Array.from({ length: last + 1 }, (_, game) => ({
      finish: fourOf(game).map((player, at) => ({ player, place: at + 1 })),
    }));
    const outcome = rplops.standings({ games });
    const rows = outcome.ok ? outcome.value.rows : [];
    const first = rows.filter(({ place }) => place === 1).map(({ player }) => player);
    return `Game ${last + 1}\t${first.join(', ')}\t${rows[0]?.total}`;
  });
  await expect.poll(() => page.locator('.race-words tbody tr').allInnerTexts()).toEqual(expected);
});

test('has at most forty steps, and ends with the last game', async () => {
  const page = await race(90);
  const points = await page
    .locator('polyline')
    .first()
    .evaluate((line) => (line as SVGPolylineElement).points.length);
  expect(points).toBe(1 + 30);
  await page.getByText('The race as a table').click();
  expect(await page.locator('.race-words tbody th').last().innerText()).toBe('Game 90');
});

test('includes all boards of a game in one step', () => {
  const [board, final] = [{}, {}] as EventGame[];
  expect(cutsOf([board, final, final, final] as EventGame[])).toEqual([1, 4]);
});

test('names the leaders and whom one follows, has no violation in the light and the dark, and fits 320 px', async () => {
  const page = await race(60);
  const names = () => page.locator('.race-names text').allInnerTexts();
  await expect.poll(names).toHaveLength(5);
  await page.getByLabel('Follow').selectOption({ index: 20 });
  await expect.poll(names).toHaveLength(6);
  expect(await page.locator('polyline.chosen').count()).toBe(1);
  await page.getByText('The race as a table').click();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
