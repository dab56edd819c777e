// The Puffing Billy forms as a scorer uses them: by keyboard, with mistakes, and the rules' figures.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const BOARD = [
  ['Jenny', '252000'],
  ['Damien', '248,000'],
  ['Stephen', '121 000'],
  ['Sybil', '$98,000'],
];

async function openBoard(): Promise<Page> {
  const { page } = await site.open('#puffing-billy');
  await page.locator('#puffing-billy-finishers-0-player').focus();
  return page;
}

/** Row by row, with Enter alone. */
async function typeBoard(page: Page): Promise<void> {
  for (const text of BOARD.flat()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await page.locator('#sheet:focus').waitFor(); // or what follows could lose the focus to it
}

const totals = (page: Page) => page.locator('.sheet tbody td.total').allInnerTexts();
const names = (page: Page) => page.locator('.sheet tbody th').allInnerTexts();
const field = (page: Page, row: number, name = 'score') => page.locator(`#puffing-billy-finishers-${row}-${name}`);

describe('a board', () => {
  test('typed by keyboard scores as in the association’s example', async () => {
    const page = await openBoard();
    await typeBoard(page);
    expect(await totals(page)).toEqual(['3.028', '2.492', '1.240', '.194']);
    expect(await page.locator('li .came-to').allInnerTexts()).toEqual(['3.028', '2.492', '1.240', '.194']);
    expect(await page.locator('.verdict').innerText()).toMatch(/Jenny\s+wins\s+3\.028/);
  });

  test('its example shows the whole paper sheet, and the working of every figure', async () => {
    const page = await openBoard();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('.sheet tbody tr').nth(2).innerText()).toMatch(
      /2\s+Damien\s+248,000\s+2\s+\.492\s+2\.492/,
    );
    expect(await page.locator('.sheet tfoot').innerText()).toMatch(
      /Total of \(1\)\s+\.926\s+\.03 × \.926, for the winner\s+\.028/,
    );
    await page.getByRole('button', { name: 'Damien' }).last().click();
    expect(await page.locator('.working').innerText()).toContain('.5 × 248,000 ÷ 252,000 = .49206…, rounded .492');
  });

  test('reports a mistake after the field is left, and accepts the corrected figure', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 1).fill('252.000.5');
    expect(await page.locator('.problem').count()).toBe(0);
    expect(await totals(page)).toEqual(['', '', '', '']);
    await field(page, 2).focus();
    await expect.poll(() => page.locator('.problem').innerText()).toMatch(/^Damien’s score is “252\.000\.5”/);
    await field(page, 1).fill('248000');
    expect(await page.locator('.problem').count()).toBe(0);
    expect((await totals(page))[1]).toBe('2.492');
  });

  test('does not report a field that has the focus again, until it is left', async () => {
    const page = await openBoard();
    const reported = (row: number) => page.locator(`#puffing-billy-finishers-${row}-score-problem`);
    await field(page, 0).fill('252000');
    await field(page, 1).fill('248.000.5');
    await field(page, 2).focus();
    await reported(1).waitFor(); // and so the first field has long been left
    await field(page, 0).fill('252.000.5');
    expect(await reported(0).count()).toBe(0);
    await field(page, 1).focus();
    await reported(0).waitFor();
    expect(await reported(1).count()).toBe(1);
  });

  test('offers two readings of an ambiguous number', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 1).fill('248.000');
    await field(page, 2).focus();
    await page.getByRole('button', { name: '248,000', exact: true }).click();
    expect((await totals(page))[1]).toBe('2.492');
  });

  test('shows the figure that was read if it was typed differently', async () => {
    const page = await openBoard();
    await typeBoard(page);
    expect(await page.locator('.understood').allInnerTexts()).toEqual(['252,000', '121,000', '98,000']);
  });

  test('writes a problem’s figure with a true minus, and clear of the figure that was read', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 1).fill('-5000');
    await field(page, 2).focus();
    const problem = page.locator('.problem');
    await problem.waitFor();
    expect(await problem.innerText()).toContain("Damien's score is −5000;");
    const [read, told] = await Promise.all([
      page.locator('li:has(.problem) .understood').boundingBox(),
      problem.boundingBox(),
    ]);
    expect(read!.y + read!.height).toBeLessThanOrEqual(told!.y);
  });

  test('moves finishers by keyboard and by button, and keeps the focus', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 1, 'player').focus();
    await page.keyboard.press('Alt+ArrowUp');
    expect(await names(page)).toEqual(['Damien', 'Jenny', 'Stephen', 'Sybil']);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Damien');
    expect(await page.locator('.note').innerText()).toContain('Jenny scored more than Damien');
    await page.getByRole('button', { name: 'Damien: move or remove' }).click();
    await page.getByRole('button', { name: 'Move Damien down' }).click();
    expect(await names(page)).toEqual(['Jenny', 'Damien', 'Stephen', 'Sybil']);
  });

  test('sorts by score, and undoes it', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 3).fill('300,000');
    const sort = page.getByRole('button', { name: 'Sort by score' });
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sort.isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sort by score');
    expect(await names(page)).toEqual(['Sybil', 'Jenny', 'Damien', 'Stephen']);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await names(page)).toEqual(['Jenny', 'Damien', 'Stephen', 'Sybil']);
  });

  test('in seating order ranks by score and names the tiebreaker', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await field(page, 3).fill('252000');
    await page.locator('.settings > summary').click();
    await page.getByRole('radio', { name: /As they sat/ }).check();
    expect(await page.locator('.sheet tbody th').first().innerText()).toMatch(/Sybil\s+Tiebreaker/);
    expect((await totals(page))[0]).toMatch(/^3\./);
  });

  test('accepts two pasted columns', async () => {
    const page = await openBoard();
    const copied = 'Ann\t1500\nBob\t1200\nCy\t900\nDee\t600\nEve\t300\nFay\t200\nGus\t100';
    await field(page, 0, 'player').evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, copied);
    expect(await names(page)).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay']);
    expect(await page.locator('.undo').innerText()).toContain('no room for 1 more');
  });

  test('rounds to four places if set', async () => {
    const page = await openBoard();
    await typeBoard(page);
    await page.locator('.settings > summary').click();
    await page.getByRole('radio', { name: 'four decimals' }).check();
    expect((await totals(page))[1]).toBe('2.4921');
  });
});

describe('a final', () => {
  test('of its example puts the best winners on the ladder and adds to their bests', async () => {
    const { page } = await site.open('#puffing-billy/final');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    const ladder = page.locator('.sheet table').first().locator('tbody tr:first-child');
    expect(await ladder.first().innerText()).toMatch(/1st\s+Jenny\s+1\s+1\.402\s+\.3/);
    expect(await page.locator('.sheet caption').first().innerText()).toContain('÷ 4 = 179,750');
    expect(await page.locator('.verdict').innerText()).toMatch(/Jenny\s+wins the final\s+3\.328/);
  });

  test('adds and removes boards, with undo', async () => {
    const { page } = await site.open('#puffing-billy/final');
    await page.getByRole('button', { name: 'Add a board' }).click();
    expect(await page.locator('.board').count()).toBe(2);
    await page.getByRole('button', { name: 'Remove board 1' }).click();
    expect(await page.locator('.board').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.board').count()).toBe(2);
  });
});
