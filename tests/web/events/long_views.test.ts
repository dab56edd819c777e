// Long lists of an event: drawn in portions, and whole in the end, when they are opened, and on paper.
import { beforeAll, expect, test } from 'vitest';
import { aBoard, aGame, anEvent, putEvent } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Every game ends alike, each with players of its own. */
function tied(count: number) {
  return Array.from({ length: count }, (_, game) =>
    aGame(
      String(game + 1).padStart(3, '0'),
      'detour-98f',
      Array.from({ length: 7 }, (_, seat) => `Player ${game * 7 + seat}`),
      [10, 9, 5, 4, 3, 3, 0],
    ),
  );
}

async function openView(games: number, view: string) {
  const { page } = await site.open('#events');
  await putEvent(page, anEvent('detour-98f', tied(games)), view);
  return page;
}

test('awards that many hold are folded, and opened whole', async () => {
  const page = await openView(60, 'awards');
  const rows = page.locator('.view-awards tbody');
  await expect.poll(() => rows.count()).toBe(7 * 3);
  const [austria] = await page.getByRole('button', { name: 'and 58 others' }).all();
  await austria!.click();
  await expect.poll(() => rows.count()).toBe(7 * 3 + 58);
  expect(await austria!.getAttribute('aria-expanded')).toBe('true');
  expect((await rows.nth(60).innerText()).replace(/\s+/g, ' ')).toMatch(/^ ?Player 413 in the draw 10 Game 60/);
  await austria!.click();
  await expect.poll(() => rows.count()).toBe(7 * 3);
});

test('awards that few hold are not folded', async () => {
  const page = await openView(6, 'awards');
  await expect.poll(() => page.locator('.view-awards tbody').count()).toBe(7 * 6);
  expect(await page.locator('.view-awards .opener').count()).toBe(0);
});

test('on paper are every holder of an award and every player of the standings', async () => {
  const page = await openView(60, 'awards');
  await page.locator('.view-awards tbody').first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.view-awards tbody').count()).toBe(7 * 60);
  await page.goto(`${site.address}#event/anevent/standings`);
  await expect.poll(() => page.locator('.standings tbody').count()).toBe(7 * 60);
});

test('every category of the qualifiers is drawn, on the screen and on paper', async () => {
  const { page } = await site.open('#events');
  const boards = Array.from({ length: 9 }, (_, at) =>
    aBoard(String(at + 1), `Category ${at}`, [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  );
  await putEvent(page, anEvent('puffing-billy', boards), 'qualifiers');
  await page.locator('.qualifying').first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('.qualifying').count()).toBe(9);
  await page.goto(`${site.address}#event/anevent/standings`);
  await page.locator('.standings').waitFor();
  await page.goto(`${site.address}#event/anevent/qualifiers`);
  await expect.poll(() => page.locator('.qualifying').count()).toBe(9);
});

test('the standings draw every player when all are to be shown, and the focus is on the first that was not', async () => {
  const page = await openView(30, 'standings');
  await expect.poll(() => page.locator('.standings tbody').count()).toBe(40);
  await page.getByRole('button', { name: 'Show all 210 players' }).click();
  await expect.poll(() => page.locator('.standings tbody').count()).toBe(210);
  await page.locator('.standings[aria-busy=false]').waitFor();
  const focused = (openers: Element[]) => openers.indexOf(document.activeElement!);
  await expect.poll(() => page.locator('.standings .opener').evaluateAll(focused)).toBe(40);
  expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
});

test('all sheets are drawn, one portion after another', async () => {
  const page = await openView(40, 'sheets');
  await expect.poll(() => page.locator('.all-sheets .sheet').count()).toBe(40);
  expect(await page.locator('.all-sheets .sheet').last().textContent()).toContain('Game 40 of Spring convention');
});

test('a form suggests every player and heading of a long event', async () => {
  const page = await openView(60, 'game/007');
  await expect.poll(() => page.locator('#known-headings option').count()).toBe(60);
  const field = page.locator('[list=known-names]').first();
  await field.fill('');
  await field.pressSequentially('player 41');
  await expect
    .poll(() => page.getByRole('option').locator('b').allInnerTexts())
    .toEqual(['Player 41', 'Player 410', 'Player 411', 'Player 412', 'Player 413', 'Player 414']);
});
