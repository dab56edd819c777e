// How an event is laid out: its tabs on a phone, its tables on a desk, and its pictures.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { aBoard, aGame, anEvent, anRplopsGame, putEvent, scrollToRace } from '../event_site.ts';
import { openSite, PHONE, SMALLEST, type Site } from '../site.ts';

const LARGE = { viewport: { width: 1920, height: 1080 } };

let site: Site;
let phone: Page;
let desk: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page: phone } = await site.open('#events', SMALLEST));
  ({ page: desk } = await site.open('#events', LARGE));
});

const PLAYERS = ['Bartholomew', 'Christopher', 'Maximilian', 'Wilhelmina', 'Ann', 'Bob', 'Cy'];
const BOARDS = anEvent('puffing-billy', [
  aBoard('a', 'Empire Builder', [
    ['Bartholomew', '252,000'],
    ['Christopher', '248,000'],
  ]),
  aBoard('b', 'Rail Baron', [
    ['Maximilian', '200'],
    ['Wilhelmina', '180'],
  ]),
]);
const GAMES = anEvent('size-matters', [aGame('1', 'size-matters', PLAYERS, [18, 6, 5, 3, 2, 0, 0])]);
const COUNTRIES = anEvent('detour-98f', [aGame('1', 'detour-98f', PLAYERS, [13, 8, 5, 4, 4, 0, 0])]);
const LEAGUE = anEvent(
  'rplops',
  ['1', '2'].map((id) =>
    anRplopsGame(
      id,
      PLAYERS.map((player, at) => [player, String(at + 1)]),
    ),
  ),
);

/** Puts the event on the device of this page, under an id of its own, and opens one of its views. */
async function show(page: Page, event: TallyEvent, view = ''): Promise<void> {
  await page.goto(`${site.address}#events`);
  await putEvent(page, { ...event, id: `of${(shown += 1)}` }, view);
  await page.locator(`.view-${view.split('/')[0] || 'games'}`).waitFor();
}
let shown = 0;

async function showRace(page: Page): Promise<void> {
  await show(page, GAMES, 'standings');
  await scrollToRace(page);
}

test('every tab of an event is in sight on a phone', async () => {
  await show(phone, BOARDS);
  for (const { viewport } of [PHONE, SMALLEST]) {
    await phone.setViewportSize(viewport!);
    const tabs = await phone.locator('.title nav a').evaluateAll((all) =>
      all.map((tab) => {
        const { left, right, top, height } = tab.getBoundingClientRect();
        const reached = document.elementFromPoint((left + right) / 2, top + height / 2) === tab;
        return { name: tab.textContent, left, right, height, reached };
      }),
    );
    expect(tabs.map(({ name }) => name)).toEqual(['Games', 'Standings', 'Qualifiers', 'Players', 'Settings', 'Files']);
    for (const { left, right, height, reached } of tabs) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(viewport!.width);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(reached).toBe(true);
    }
  }
});

test('lists and sheets use the width of a large desk', async () => {
  const right = (selector: string) =>
    desk.locator(selector).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  for (const [event, view, what] of [
    [BOARDS, '', '.lines'],
    [BOARDS, 'players', '.view-players .lines'],
    [BOARDS, 'player/Christopher', '.view-player .sheet'],
    [BOARDS, 'qualifiers', '.view-qualifiers .sheet'],
    [COUNTRIES, 'awards', '.view-awards .sheet'],
  ] as const) {
    await show(desk, event, view);
    await desk.locator(what).first().waitFor();
    expect(await right(what), view).toBeCloseTo(await right('.title'), 0);
    expect(await right('.title'), 'of 1,920 px').toBeGreaterThan(1800);
  }
});

test('players stand side by side on a desk, each once and in the order of the alphabet', async () => {
  const names = Array.from({ length: 150 }, (_, at) => `Player ${String(at).padStart(3, '0')}`);
  const games = names.map((name, at) => anRplopsGame(String(at), [[name, '1']]));
  await show(desk, anEvent('rplops', games), 'players');
  const shown = () => desk.locator('.player-line b').allInnerTexts();
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(60);
  const tops = await desk
    .locator('.lines > li:not(.room)')
    .evaluateAll((lines) => lines.slice(0, 3).map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size, 'three to a line').toBe(1);
  const first = await shown();
  expect(first).toEqual(names.slice(0, first.length));
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => (await shown()).at(-1)).toBe('Player 149');
  const last = await shown();
  expect(last).toEqual(names.slice(-last.length));
});

test('the race has the colours of the legend, and a name at the end of every line', async () => {
  await show(desk, LEAGUE, 'standings');
  await desk.locator('.race-lines').waitFor();
  const drawn = await desk.evaluate(() => {
    const stroke = (line: Element) => getComputedStyle(line).stroke;
    const ends = [...document.querySelectorAll('.race-lines polyline:not(.behind)')].map((line) => {
      const { points } = line as SVGPolylineElement;
      const { x, y } = points
        .getItem(points.numberOfItems - 1)
        .matrixTransform((line as SVGGraphicsElement).getScreenCTM()!);
      return { stroke: stroke(line), x, y };
    });
    const labels = [...document.querySelectorAll('.race-names polyline')].map((line) => {
      const { points } = line as SVGPolylineElement;
      const { x, y } = points.getItem(0).matrixTransform((line as SVGGraphicsElement).getScreenCTM()!);
      return { stroke: stroke(line), x, y };
    });
    const hues = [0, 1, 2, 3, 4].map((hue) => {
      const one = document.createElement('i');
      one.className = `segment hue-${hue}`;
      document.querySelector('.event')!.append(one);
      return getComputedStyle(one).backgroundColor;
    });
    return { ends, labels, hues };
  });
  expect(drawn.labels.map(({ stroke }) => stroke).sort()).toEqual([...drawn.hues].sort());
  for (const label of drawn.labels) {
    const end = drawn.ends.find(({ stroke }) => stroke === label.stroke)!;
    expect(label.x).toBeCloseTo(end.x, -1);
    expect(label.y).toBeCloseTo(end.y, -1);
  }
});

test('the race has the height that was kept for it', async () => {
  for (const page of [phone, desk]) {
    await showRace(page);
    const [race, kept] = await page.locator('tally-race').evaluate((race: HTMLElement) => {
      const waiting = document.createElement('p');
      waiting.className = 'race-waiting';
      race.after(waiting);
      return [race.offsetHeight, waiting.offsetHeight];
    });
    expect(Math.abs(race! - kept!), 'less than half a line').toBeLessThan(8);
  }
});

test('“Places under every system” breaks no name within a word', async () => {
  await showRace(phone);
  await phone.getByRole('button', { name: 'How would it look under another system?' }).click();
  const names = phone.getByRole('region', { name: 'Places under every system' }).locator('tbody th');
  await names.first().waitFor();
  for (const { viewport } of [PHONE, SMALLEST]) {
    await phone.setViewportSize(viewport!);
    const lines = await names.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual(PLAYERS.map(() => 1));
  }
});

test('who sat where over many rounds keeps the names readable on the smallest phone', async () => {
  const rounds = ['1', '2', '3', '4', '5'];
  const games = rounds.map((round) => ({ ...anRplopsGame(round, [['Maximilian', '1']]), round, board: '1' }));
  await show(phone, anEvent('rplops', games), 'rounds');
  const name = phone.locator('.seats tbody .player').first();
  await phone.locator('.seats').evaluate((table) => (table.scrollLeft = table.scrollWidth));
  const { left, width, lines } = await name.evaluate((cell) => {
    const box = cell.getBoundingClientRect();
    const link = cell.querySelector('a')!;
    return { left: box.left, width: box.width, lines: link.getClientRects().length };
  });
  expect(width).toBeGreaterThanOrEqual(120); // 7.5 rem
  expect(lines).toBe(1);
  expect(left).toBeGreaterThanOrEqual(0); // it stays in sight beside the last round
});
