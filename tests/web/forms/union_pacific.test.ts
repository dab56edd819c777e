// The Union Pacific final as a scorer uses it: by keyboard, with mistakes, and the rules' figures.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const FINAL = [
  ['Henry', '120', '84'],
  ['Jane', '110', '100'],
  ['Donna', '100', '94'],
  ['Kenny', '60', '$38'],
];

async function openFinal(): Promise<Page> {
  const { page } = await site.open('#union-pacific');
  await score(page, 0, 'player').focus();
  return page;
}

/** Each player's name and scores, row by row with Enter alone. */
async function typeFinal(page: Page): Promise<void> {
  for (const text of FINAL.flat()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

const score = (page: Page, row: number, field: string, game = 0) =>
  page.locator(`#union-pacific-games-${game}-${row}-${field}`);
const totals = (page: Page) => page.locator('.sheet tbody td.total').allInnerTexts();
const rowOf = (page: Page, row: number) => page.locator('.sheet tbody').nth(row).locator('tr').first();

async function makeLevel(page: Page): Promise<void> {
  for (const row of [0, 1, 2, 3]) {
    await score(page, row, 'score').fill('120');
    await score(page, row, 'score', 1).fill('84');
  }
}

describe('the final', () => {
  test('typed by keyboard scores as in the association’s example, best total first', async () => {
    const page = await openFinal();
    await typeFinal(page);
    expect(await totals(page)).toEqual(['192', '184', '177', '88']);
    expect(await page.locator('li .came-to').allInnerTexts()).toEqual(['184', '192', '177', '88']);
    expect(await page.locator('.verdict').innerText()).toMatch(/Jane\s+wins the final\s+192/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sheet');
  });

  test('of its example shows score, percentage and points of each game, with the working', async () => {
    const page = await openFinal();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await rowOf(page, 0).innerText()).toMatch(
      /^1\s+Jane\s+seats 2, 3\s+110\s+91\.67%\s+92\s+100\s+100\.00%\s+100\s+192$/,
    );
    await page.getByRole('button', { name: 'Jane' }).last().click();
    const working = await page.locator('.working').innerText();
    expect(working).toContain('100 × 110 ÷ 120 = 91.66666…, rounded 92');
    expect(working).toContain('92 + 100 = 192');
  });

  test('shows the reversed seats of game 2', async () => {
    const page = await openFinal();
    await typeFinal(page);
    expect(await page.locator('.players .corner').allInnerTexts()).toEqual(
      [
        ['seat 1', 'seat 4'],
        ['seat 2', 'seat 3'],
        ['seat 3', 'seat 2'],
        ['seat 4', 'seat 1'],
      ].flat(),
    );
  });

  test('reports a mistake after the field is left, and accepts the corrected figure', async () => {
    const page = await openFinal();
    await typeFinal(page);
    await score(page, 1, 'score', 1).fill('1OO');
    expect(await totals(page)).toEqual(['', '', '', '']);
    await score(page, 2, 'score', 1).focus();
    await expect.poll(() => page.locator('.problem').innerText()).toMatch(/^Jane’s score in game 2 is “1OO”/);
    await score(page, 1, 'score', 1).fill('100');
    expect(await page.locator('.problem').count()).toBe(0);
    expect(await totals(page)).toEqual(['192', '184', '177', '88']);
  });

  test('refuses a player listed twice, once, at the name', async () => {
    const page = await openFinal();
    await typeFinal(page);
    await score(page, 3, 'player').fill('Jane');
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    expect(await page.locator('#summary li').count()).toBe(1);
    await page.locator('#summary a').click();
    expect(await score(page, 3, 'player').evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('allows players without names', async () => {
    const page = await openFinal();
    await typeFinal(page);
    await score(page, 1, 'player').fill('');
    expect(await page.locator('.verdict').innerText()).toMatch(/Seat 2\s+wins the final\s+192/);
  });

  test('rounds only the total if set, which can differ', async () => {
    const page = await openFinal();
    await typeFinal(page);
    for (const game of [0, 1]) {
      await score(page, 0, 'score', game).fill('500');
      await score(page, 3, 'score', game).fill('167');
    }
    expect((await totals(page)).at(1)).toBe('66');
    await page.locator('.settings > summary').click();
    await page.getByRole('radio', { name: /in the total alone/ }).check();
    expect((await totals(page)).at(1)).toBe('67');
    expect(await rowOf(page, 1).innerText()).toContain('33.40');
  });

  test('explains that level totals share a place', async () => {
    const page = await openFinal();
    await typeFinal(page);
    await makeLevel(page);
    expect(await page.locator('.sheet tbody td.place').allInnerTexts()).toEqual(['1=', '1=', '1=', '1=']);
    expect(await page.locator('.note').innerText()).toContain('qualifying rounds only');
    expect(await page.locator('.verdict').innerText()).toMatch(/Henry, Jane, Donna, Kenny\s+share first place\s+200/);
  });

  test('accepts as many players as the engine', async () => {
    const page = await openFinal();
    const { games } = (await load()).unionPacific.shapes['scoreFinal'] as any;
    const most = games[2][1];
    const add = page.getByRole('button', { name: 'Add a player' });
    while (await add.isEnabled()) await add.click();
    expect(await page.locator('.players li').count()).toBe(most);
  });
});
