// An assistant takes an event along; both devices go on. Their files merge to the same event in either order, and what
// both wrote is told with both values and chosen once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { aBoard, anEvent, putEvent, standingsOf, untilGameKeeps, untilKept } from '../event_site.ts';
import { openSite, SMALLEST } from '../site.ts';
import { mergeFile, savedFile } from './exchange.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', '1830', [
    ['Bob', '90'],
    ['Ann', '60'],
  ]),
]);

async function aDevice(): Promise<Page> {
  const { page } = await (await openSite()).open('#events', { ...SMALLEST, acceptDownloads: true });
  await putEvent(page, EVENT);
  return page;
}

async function open(page: Page, view: string): Promise<void> {
  await page.goto(page.url().replace(/#.*/, `#event/${EVENT.id}${view}`));
  await page.locator(`.view-${view.split('/')[1] || 'games'}`).waitFor();
}

/** Its form has the same fields as that of the game before it. */
async function openGame(page: Page, game: string): Promise<void> {
  await open(page, `/game/${game}`);
  const number = EVENT.games.findIndex(({ id }) => id === game) + 1;
  await page.getByRole('heading', { name: new RegExp(`^Board ${number} of`) }).waitFor();
}

async function score(page: Page, game: string, line: number, text: string): Promise<void> {
  await openGame(page, game);
  await page.locator(`#puffing-billy-finishers-${line}-score`).fill(text);
  await untilKept(page, `"${text}"`);
}

async function deleteGame(page: Page, game: string): Promise<void> {
  await openGame(page, game);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('.view-games').waitFor();
}

async function exchange(one: Page, other: Page): Promise<void> {
  const files = [await savedFile(one, EVENT.id), await savedFile(other, EVENT.id)] as const;
  await mergeFile(one, files[1]);
  await mergeFile(other, files[0]);
}

const differences = async (page: Page) => (await page.locator('.conflicts li > span').allInnerTexts()).sort();

async function standings(page: Page): Promise<string[]> {
  await open(page, '/standings');
  await page.locator('.standings tbody').first().waitFor();
  return standingsOf(page);
}

test('a score typed on both devices is told on both, and one choice settles it everywhere', async () => {
  const [mine, theirs] = [await aDevice(), await aDevice()];
  await score(mine, 'a', 1, '152');
  await score(mine, 'b', 0, '91');
  await score(theirs, 'a', 1, '158');
  await exchange(mine, theirs);
  expect(await differences(mine)).toEqual(['Board 1 (Rail Baron), Bob’s score: you have 152, the other device 158.']);
  expect(await differences(theirs)).toEqual(['Board 1 (Rail Baron), Bob’s score: you have 158, the other device 152.']);
  expect(await violationsInLightAndDark(mine)).toEqual([]);
  await mine.getByRole('button', { name: 'Keep 152' }).click();
  await expect.poll(() => differences(mine)).toEqual([]);
  await mergeFile(theirs, await savedFile(mine, EVENT.id));
  expect(await differences(theirs)).toEqual([]);
  expect(await theirs.locator('.game-line').count()).toBe(2);
  expect(await standings(theirs)).toEqual(await standings(mine));
});

test('a game deleted here and edited there is in the bin on both, until one restores it', async () => {
  const [mine, theirs] = [await aDevice(), await aDevice()];
  await deleteGame(mine, 'b');
  await score(theirs, 'b', 0, '95');
  await exchange(mine, theirs);
  const told = ['1830 was deleted on one device and edited on another. It is in the bin.'];
  expect([await differences(mine), await differences(theirs)]).toEqual([told, told]);
  await theirs.getByRole('button', { name: 'Restore it' }).click();
  await expect.poll(() => theirs.locator('.game-line').count()).toBe(2);
  await mergeFile(mine, await savedFile(theirs, EVENT.id));
  expect([await differences(mine), await mine.locator('.game-line').count()]).toEqual([[], 2]);
  expect(await standings(mine)).toEqual(await standings(theirs));
});

test('games that both entered are asked about on both: the same ones in one go, others side by side', async () => {
  const [mine, theirs] = [await aDevice(), await aDevice()];
  const enter = async (page: Page, category: string, scores: string[]) => {
    await open(page, '');
    await page.getByRole('button', { name: 'Enter a board' }).click();
    await page.locator('.entry input').first().fill(category);
    for (const [at, player] of ['Ann', 'Bob'].entries()) {
      await page.locator(`#puffing-billy-finishers-${at}-player`).fill(player);
      await page.locator(`#puffing-billy-finishers-${at}-score`).fill(scores[at]!);
    }
    await untilGameKeeps(page, page.url(), scores);
  };
  for (const [page, scores] of [
    [mine, ['300', '200']],
    [theirs, ['300', '210']],
  ] as const) {
    await enter(page, 'Dampfross', ['77', '66']);
    await enter(page, 'Empire Builder', ['88', '55']);
    await enter(page, '18xx', [...scores]);
  }
  await exchange(mine, theirs);
  for (const page of [mine, theirs])
    await page.getByRole('heading', { name: '3 games were entered on two devices' }).waitFor();
  expect(await theirs.locator('.twice .differences').innerText()).toMatch(/Bob’s score\s+210\s+200/); // its own first
  expect(await mine.locator('.twice .differences').innerText()).toMatch(/Bob’s score\s+200\s+210/);
  expect(await sidewaysScroll(mine)).toBe(0);
  await mine.setViewportSize({ width: 1280, height: 1000 });
  await mine
    .locator('.game-line')
    .nth(EVENT.games.length + 2)
    .waitFor();
  expect(await violationsInLightAndDark(mine)).toEqual([]);
  await mine.getByRole('button', { name: 'Keep one of each' }).click();
  await mine.getByRole('heading', { name: 'One game was entered on two devices' }).waitFor();
  await mine.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => mine.locator('.twice').count()).toBe(0);
  await expect.poll(() => mine.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await mine.locator('.game-line').count()).toBe(EVENT.games.length + 3);
  await mergeFile(theirs, await savedFile(mine, EVENT.id));
  await expect.poll(() => theirs.locator('.twice').count()).toBe(0);
  expect(await standings(theirs)).toEqual(await standings(mine));
});
