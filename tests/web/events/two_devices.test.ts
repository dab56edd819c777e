// An assistant takes an event along; both devices go on. Their files merge to the same event in either order, and what
// both wrote is shown with both values and chosen once.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { aBoard, anEvent, putEvent, standingsOf, untilGameKeeps, untilKept } from '../event_site.ts';
import { openSite, SMALLEST } from '../site.ts';
import { mergeFile, savedFile } from './exchange.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', 'Eurorails', [
    ['Bob', '90'],
    ['Ann', '60'],
  ]),
  aBoard('c', '1830', [
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

const differences = (page: Page) => page.locator('.conflicts li > span').allInnerTexts();

async function standings(page: Page): Promise<string[]> {
  await open(page, '/standings');
  await page.locator('.standings tbody').first().waitFor();
  return standingsOf(page);
}

/** One is deleted, and three are new. */
const GAMES = EVENT.games.length - 1 + 3;

async function enter(page: Page, category: string, scores: string[]): Promise<void> {
  await open(page, '');
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await page.locator('.entry input').first().fill(category);
  for (const [at, player] of ['Ann', 'Bob'].entries()) {
    await page.locator(`#puffing-billy-finishers-${at}-player`).fill(player);
    await page.locator(`#puffing-billy-finishers-${at}-score`).fill(scores[at]!);
  }
  await untilGameKeeps(page, page.url(), scores);
}

/** Both go on: a score on both, one here, a game deleted here and edited there, and three games on both. */
async function goOn(mine: Page, theirs: Page): Promise<void> {
  await score(mine, 'a', 1, '152');
  await score(mine, 'b', 0, '91');
  await deleteGame(mine, 'c');
  await score(theirs, 'a', 1, '158');
  await score(theirs, 'c', 0, '95');
  for (const [page, last] of [
    [mine, '200'],
    [theirs, '210'],
  ] as const) {
    await enter(page, 'Dampfross', ['77', '66']);
    await enter(page, 'Empire Builder', ['88', '55']);
    await enter(page, '18xx', ['300', last]);
  }
}

const DELETED = '1830 was deleted on one device and edited on another. It is in the bin.';

describe('what two devices did to one event', () => {
  let mine: Page;
  let theirs: Page;
  beforeAll(async () => {
    [mine, theirs] = [await aDevice(), await aDevice()];
    await goOn(mine, theirs);
    await exchange(mine, theirs);
  });

  test('is told on both, and fits 320 px without a violation: a score typed on both, a game deleted here and edited there', async () => {
    const told = ['Board 1 (Rail Baron), Bob’s score: you have 152, the other device 158.', DELETED];
    expect((await differences(mine)).sort()).toEqual(told.sort());
    const others = ['Board 1 (Rail Baron), Bob’s score: you have 158, the other device 152.', DELETED];
    expect((await differences(theirs)).sort()).toEqual(others.sort());
    expect(await sidewaysScroll(mine)).toBe(0);
    expect(await violationsInLightAndDark(mine)).toEqual([]);
  });

  test('is asked about on both, where both entered a game: the same ones in one go, others side by side', async () => {
    for (const page of [mine, theirs])
      await page.getByRole('heading', { name: '3 games were entered on two devices' }).waitFor();
    expect(await theirs.locator('.twice .differences').innerText()).toMatch(/Bob’s score\s+210\s+200/); // its own first
    expect(await mine.locator('.twice .differences').innerText()).toMatch(/Bob’s score\s+200\s+210/);
    await mine.getByRole('button', { name: 'Keep one of each' }).click();
    await mine.getByRole('heading', { name: 'One game was entered on two devices' }).waitFor();
    await mine.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => mine.locator('.twice').count()).toBe(0);
    await expect.poll(() => mine.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await mine.locator('.game-line').count()).toBe(GAMES);
  });

  test('is settled everywhere by one choice each', async () => {
    await mine.getByRole('button', { name: 'Keep 152' }).click();
    await expect.poll(() => differences(mine)).toEqual([DELETED]);
    await mine.getByRole('button', { name: 'Restore it' }).click();
    await expect.poll(() => mine.locator('.game-line').count()).toBe(GAMES + 1);
    await mergeFile(theirs, await savedFile(mine, EVENT.id));
    await expect.poll(() => theirs.locator('.twice').count()).toBe(0);
    expect(await differences(theirs)).toEqual([]);
    await expect.poll(() => theirs.locator('.game-line').count()).toBe(GAMES + 1);
    expect(await standings(theirs)).toEqual(await standings(mine));
  });
});
