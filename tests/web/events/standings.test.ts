// The standings as they are drawn: the bar under every row, what stands beside the table, what is said above it, and
// how it prints.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, aGame, anEvent, putEvent, standingsOf } from '../event_site.ts';
import { DESK, idle, openSite, SMALLEST, type Site } from '../site.ts';
import { TWO_SPELLINGS } from './sample_events.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#events', DESK));
});

/** The standings of this event in a window of this size. */
async function show(event: TallyEvent, viewport = DESK.viewport!): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${site.address}#events`);
  await putEvent(page, event, 'standings');
}

const CATEGORIES = ['Empire Builder', 'Rail Baron', 'Eurorails', 'British Rails', '1830', '1856', 'Age of Steam'];

/** Ann and Bob in seven categories; Cy and Di in every other one, which leaves gaps in their totals. */
const SEVEN = anEvent(
  'puffing-billy',
  CATEGORIES.map((category, at) =>
    aBoard(String(at), category, [
      ['Ann', '200'],
      ['Bob', '150'],
      ...((at % 2 ? [['Cy', '100']] : [['Di', '50']]) as [string, string][]),
    ]),
  ),
);

interface Bar {
  width: number;
  segments: { label: string; width: number; background: string }[];
}

const barsOf = (): Promise<Bar[]> =>
  page.locator('.standings .segments').evaluateAll((bars) =>
    bars.map((bar) => ({
      width: bar.getBoundingClientRect().width,
      segments: [...bar.querySelectorAll('i')].map((segment) => ({
        label: segment.title.split(':')[0] as string,
        width: segment.getBoundingClientRect().width,
        background: getComputedStyle(segment).background,
      })),
    })),
  );

const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width;

test('every part of every total has its length, and the colour of its category', async () => {
  await show(SEVEN);
  await page.locator('.segments').nth(3).waitFor(); // each bar is drawn as it comes into sight
  const [ann, bob] = [4 * 3.015 + 3 * 3.019, 7 * 2.375];
  expect((await standingsOf(page)).slice(0, 2)).toEqual([`1 Ann ${ann.toFixed(3)}`, `2 Bob ${bob.toFixed(3)}`]);
  const bars = await barsOf();
  const whole = bars[0]?.width ?? 0;
  const second = bars[1] as Bar;
  expect(second.width / whole).toBeCloseTo(bob / ann, 2);
  for (const { width } of second.segments) expect(width / second.width).toBeCloseTo(1 / 7, 2);
  const looks = new Map(bars[0]?.segments.map(({ label, background }) => [label, background]));
  expect([...looks.keys()]).toEqual(CATEGORIES);
  expect(new Set(looks.values()).size).toBe(7);
  for (const { segments } of bars)
    for (const { label, background } of segments) expect(background).toBe(looks.get(label));
  const legend = page.locator('.legend li');
  expect(await legend.allInnerTexts()).toEqual(CATEGORIES);
  expect(await legend.locator('i').evaluateAll((all) => all.map((one) => getComputedStyle(one).background))).toEqual([
    ...looks.values(),
  ]);
});

test('on a desk the race stands beside the table, with figures on its axes, and no type is small', async () => {
  await page.locator('.race-lines').waitFor();
  const boxes = await Promise.all(['.standings', '.picture'].map((part) => page.locator(part).boundingBox()));
  expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
  expect(boxes[1]?.y).toBeCloseTo(boxes[0]?.y ?? 0, -1);
  expect(await page.locator('.race-totals text').allTextContents()).toEqual(['0', '5', '10', '15', '20']);
  expect(await page.locator('.race-games text').allTextContents()).toEqual(['0', '2', '4', '7']);
  expect(await page.evaluate(smallestType)).toBeGreaterThanOrEqual(14);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1100, height: 800 });
  expect((await page.locator('.picture').boundingBox())?.x).toBeGreaterThan(550);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await page.locator('main').evaluate((main) => main.clientWidth)).toBe(100 * 18);
});

/** The smallest type of any text in sight, in pixels. */
function smallestType(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let smallest = Infinity;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    if (!texts.currentNode.textContent?.trim() || !element.checkVisibility() || element.closest('.unseen')) continue;
    smallest = Math.min(smallest, parseFloat(getComputedStyle(element).fontSize));
  }
  return smallest;
}

const POWERS = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

test('an open explanation does not widen the table, and on paper stand the date and the number of games', async () => {
  const games = [
    aGame('1', 'detour-98f', POWERS, [18, 8, 4, 4, 0, 0, 0]),
    aGame('2', 'detour-98f', ['Bob', 'Hal', ...POWERS.slice(2)], [18, 16, 0, 0, 0, 0, 0]),
  ];
  await show({ ...anEvent('detour-98f', games), id: 'diplomacy' }, { width: 1000, height: 800 });
  await page.locator('.segments').first().waitFor();
  await idle(page);
  const before = await widthOf('.standings');
  await page.getByRole('button', { name: 'Ann' }).click();
  expect(await page.locator('.sentence').innerText()).toContain('What decides is');
  expect(await widthOf('.standings')).toBe(before);
  expect(await page.locator('.band p').innerText()).toBe('Spring convention: standings after 2 games');
  expect(await page.locator('.on-paper').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  expect(await page.locator('.on-paper').innerText()).toBe(`Scored with Tallysheet on ${date}.`);
  await page.emulateMedia({ media: null });
});

test('similar names above the standings fit 320 px', async () => {
  await show({ ...TWO_SPELLINGS, id: 'alike' }, SMALLEST.viewport!);
  await page.locator('.alike li').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});
