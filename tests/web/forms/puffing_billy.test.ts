// The Puffing Billy board as a scorer uses it by keyboard, and what has the focus.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSite } from '../site.ts';

const BOARD = [
  ['Jenny', '252000'],
  ['Damien', '248,000'],
  ['Stephen', '121 000'],
  ['Sybil', '$98,000'],
];

/** One with the board, which each test leaves as it was. */
let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open('#puffing-billy'));
});

/** Row by row, with Enter alone. */
async function typeBoard(): Promise<void> {
  await field(0, 'player').focus();
  for (const text of BOARD.flat()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.locator('#sheet:focus').waitFor(); // or what follows could lose the focus to it
}

const totals = () => page.locator('.sheet tbody td.total').allInnerTexts();
const names = () => page.locator('.sheet tbody th').allInnerTexts();
const field = (row: number, name = 'score') => page.locator(`#puffing-billy-finishers-${row}-${name}`);

test('a board typed by keyboard scores as in the association’s example', async () => {
  await typeBoard();
  expect(await totals()).toEqual(['3.028', '2.492', '1.240', '.194']);
  expect(await page.locator('li .came-to').allInnerTexts()).toEqual(['3.028', '2.492', '1.240', '.194']);
  expect(await page.locator('.verdict').innerText()).toMatch(/Jenny\s+wins\s+3\.028/);
});

test('a board does not report a field that has the focus again, until it is left', async () => {
  const reported = (row: number) => page.locator(`#puffing-billy-finishers-${row}-score-problem`);
  await field(1).fill('248.000.5');
  await field(2).focus();
  await reported(1).waitFor(); // and so the first field has long been left
  await field(0).fill('252.000.5');
  expect(await reported(0).count()).toBe(0);
  await field(1).focus();
  await reported(0).waitFor();
  expect(await reported(1).count()).toBe(1);
  for (const row of [0, 1]) await field(row).fill(BOARD[row]![1]!);
});

test('a board writes a problem’s figure with a true minus, and clear of the figure that was read', async () => {
  await field(1).fill('-5000');
  await field(2).focus();
  const problem = page.locator('.problem');
  await problem.waitFor();
  expect(await problem.innerText()).toContain("Damien's score is −5000;");
  const [read, told] = await Promise.all([
    page.locator('li:has(.problem) .understood').boundingBox(),
    problem.boundingBox(),
  ]);
  expect(read!.y + read!.height).toBeLessThanOrEqual(told!.y);
  await field(1).fill(BOARD[1]![1]!);
});

test('a board moves finishers by keyboard and by button, and keeps the focus', async () => {
  await field(1, 'player').focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await names()).toEqual(['Damien', 'Jenny', 'Stephen', 'Sybil']);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Damien');
  expect(await page.locator('.note').innerText()).toContain('Jenny scored more than Damien');
  await page.getByRole('button', { name: 'Damien: move or remove' }).click();
  await page.getByRole('button', { name: 'Move Damien down' }).click();
  expect(await names()).toEqual(['Jenny', 'Damien', 'Stephen', 'Sybil']);
});

test('a board sorts by score, and undoes it', async () => {
  await field(3).fill('300,000');
  const sort = page.getByRole('button', { name: 'Sort by score' });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sort.isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sort by score');
  expect(await names()).toEqual(['Sybil', 'Jenny', 'Damien', 'Stephen']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await names()).toEqual(['Jenny', 'Damien', 'Stephen', 'Sybil']);
  await field(3).fill(BOARD[3]![1]!);
});

test('asks which of two level players placed first, by the keyboard too, and sorting does not answer it', async () => {
  await field(1).fill('252000');
  const question = page.getByText('Level on 252,000: who placed first?');
  await question.waitFor();
  expect(await page.locator('.verdict').innerText()).toMatch(/Jenny or Damien\s+level on 252,000/);
  await field(3).fill('130000');
  await page.getByRole('button', { name: 'Sort by score' }).click();
  expect(await names()).toEqual([
    expect.stringMatching(/^Jenny\s+level on 252,000/),
    expect.stringMatching(/^Damien\s+level on 252,000/),
    'Sybil',
    'Stephen',
  ]);
  await question.waitFor();
  await page.locator('.ties').getByRole('button', { name: 'Damien' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await page.locator('.ties').evaluate((ties) => ties === document.activeElement)).toBe(true);
  expect(await page.locator('.verdict').innerText()).toMatch(/Damien\s+wins/);
  expect(await page.locator('.sheet .note').first().innerText()).toBe(
    'Level on 252,000: Damien placed first, Jenny second, as reported.',
  );
  await page.getByRole('button', { name: 'Ask again' }).click();
  await question.waitFor();
});
