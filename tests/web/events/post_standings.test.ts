// The standings to post: copied and saved from their own view, with a link to the event. What needs no clipboard is in
// post_words.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventFrom } from '../../../web/src/share/event_links.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { contentsOf, openSiteToCopy, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSiteToCopy();
});

const SMALL = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

let page: Page;
beforeAll(async () => {
  ({ page } = await site.open('#events', SMALLEST));
  await putEvent(page, SMALL, 'standings');
  await page.getByRole('button', { name: 'Copy for a messenger' }).waitFor();
});

const copied = () => page.evaluate(() => navigator.clipboard.readText());

async function choose(item: string): Promise<void> {
  await page.getByText('Share as').click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

test('are copied for a messenger with a link that opens the event', async () => {
  await page.getByRole('button', { name: 'Copy for a messenger' }).click();
  await page.getByText('Standings copied, with a link to the event.').waitFor();
  const [title, ...lines] = (await copied()).trimEnd().split('\n');
  expect(title).toBe('Spring convention: standings');
  // 3 + .03 × .25, and 2 + .5 × 100 ÷ 200
  expect(lines.slice(0, 3)).toEqual(['1 Ann 3.008', '2 Bob 2.250', '']);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const link = (await eventFrom(lines[3]!.split('?')[1]!)) as { contents: { event: TallyEvent } };
  expect(lines[3]).toMatch(new RegExp(`^${site.address}#`));
  expect(link.contents.event).toMatchObject({ name: SMALL.name, games: [{ form: 'puffing-billy' }] });
});

test('are copied as text, and saved as CSV and as a picture, by keyboard too', async () => {
  await page.getByText('Share as').focus();
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The page still says of the test before that the standings are copied.
  await expect.poll(copied).toMatch(/^\*\*Spring convention: standings\*\*\n\n\|(.*\n)+\n\[Open the event\]\(http/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Share as');

  const csv = page.waitForEvent('download');
  await choose('Save as CSV');
  expect((await csv).suggestedFilename()).toBe('Spring convention standings.csv');
  const [, first] = String(await contentsOf(await csv)).split('\r\n');
  expect(first).toBe('1,Ann,3.008,Rail Baron 3.008');

  const picture = page.waitForEvent('download');
  await choose('Save the picture');
  expect((await picture).suggestedFilename()).toBe('Spring convention standings.png');
  await choose('Copy as a picture');
  await page.getByText('Picture copied.').waitFor();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  expect(types).toEqual(['image/png']);
});

test('are shown to be copied by hand where the browser does not copy', async () => {
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
  });
  await page.getByRole('button', { name: 'Copy for a messenger' }).click();
  const box = page.getByRole('textbox', { name: 'Standings to copy' });
  await expect.poll(() => box.inputValue()).toMatch(/^Spring convention: standings\n1 Ann 3\.008\n/);
  expect(await sidewaysScroll(page)).toBe(0);
});
