// The standings to post: copied and saved from their own view, with a link to the event. What needs no clipboard is in
// post_words.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { contentsOf, openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const CLIPBOARD = { ...SMALLEST, permissions: ['clipboard-read', 'clipboard-write'] };

const SMALL = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

async function standings(event = SMALL, options: object = CLIPBOARD): Promise<Page> {
  const { page } = await site.open('#events', options);
  await putEvent(page, event, 'standings');
  await page.getByRole('button', { name: 'Copy for a messenger' }).waitFor();
  return page;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function choose(page: Page, item: string): Promise<void> {
  await page.getByText('Share as').click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

test('are copied for a messenger with a link that opens the event', async () => {
  const page = await standings();
  await page.getByRole('button', { name: 'Copy for a messenger' }).click();
  await page.getByText('Standings copied, with a link to the event.').waitFor();
  const [title, ...lines] = (await copied(page)).trimEnd().split('\n');
  expect(title).toBe('Spring convention: standings');
  // 3 + .03 × .25, and 2 + .5 × 100 ÷ 200
  expect(lines.slice(0, 3)).toEqual(['1 Ann 3.008', '2 Bob 2.250', '']);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const other = await site.open('#events');
  await other.page.goto(lines[3]!);
  await other.page.getByText('The link contains this event of one game.').waitFor();
  const players = other.page.locator('.linked.standings .player');
  await expect.poll(() => players.allInnerTexts()).toEqual(['Player', 'Ann', 'Bob']);
});

test('are copied as text, and saved as CSV and as a picture, by keyboard too', async () => {
  const page = await standings();
  await page.getByText('Share as').focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Standings copied').waitFor();
  expect(await copied(page)).toMatch(/^\*\*Spring convention: standings\*\*\n\n\|(.*\n)+\n\[Open the event\]\(http/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Share as');

  const csv = page.waitForEvent('download');
  await choose(page, 'Save as CSV');
  expect((await csv).suggestedFilename()).toBe('Spring convention standings.csv');
  const [, first] = String(await contentsOf(await csv)).split('\r\n');
  expect(first).toBe('1,Ann,3.008,Rail Baron 3.008');

  const picture = page.waitForEvent('download');
  await choose(page, 'Save the picture');
  expect((await picture).suggestedFilename()).toBe('Spring convention standings.png');
  await choose(page, 'Copy as a picture');
  await page.getByText('Picture copied.').waitFor();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toEqual(['image/png']);
});

test('are shown to be copied by hand where the browser does not copy', async () => {
  const page = await standings(SMALL, SMALLEST);
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await page.getByRole('button', { name: 'Copy for a messenger' }).click();
  const box = page.getByRole('textbox', { name: 'Standings to copy' });
  await expect.poll(() => box.inputValue()).toMatch(/^Spring convention: standings\n1 Ann 3\.008\n/);
  expect(await sidewaysScroll(page)).toBe(0);
});
