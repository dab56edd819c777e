// Posted scores as they are entered: by keyboard, pasting and on a phone, and where they are kept.
import { beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { formLink } from '../../../web/src/share/form_links.ts';
import { anEvent, aBoard, putEvent, untilKept } from '../event_site.ts';
import { DESK, openSite, PHONE, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const rows = (...texts: Record<string, string>[]) => texts.map((text, at) => ({ key: String(at + 1), ...text }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, who: string) => page.getByRole('textbox', { name: `${who}’s posted` });

/** The form with this state, ready to check. */
async function openFilled(form: string, state: object): Promise<Page> {
  const { page } = await site.open(`#${await formLink(form, state)}`, DESK);
  await press(page, 'Use this sheet');
  await page.locator('.below').waitFor();
  await press(page, 'Check posted scores');
  await page.locator('.posted-line').first().waitFor();
  return page;
}

const BOARD = {
  heading: 'Rail Baron',
  finishers: rows(
    { player: 'Ann', score: '252000' },
    { player: 'Bob', score: '248000' },
    { player: 'Cy', score: '121000' },
    { player: 'Di', score: '121000' },
    { player: 'Ed', score: '61000' },
  ),
  listed: 'finish',
  decimals: '3',
};
test('a column can be pasted, keys move between figures, and clearing them can be undone', async () => {
  const page = await openFilled('puffing-billy', BOARD);
  await field(page, 'Ann').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Ann\t3.029\nBob\t2.492\nCy\t1.240');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.locator('.posted-says.agrees').count()).toBe(3);
  await field(page, 'Ann').press('Enter');
  expect(await focused(page)).toBe('Bob’s posted PB score');
  await press(page, 'Clear the posted figures');
  expect(await page.locator('.posted-summary').innerText()).toBe('Nothing to compare yet.');
  await press(page, 'Undo');
  expect(await page.locator('.posted-says.agrees').count()).toBe(3);
});

test('on a phone the button leads to the first figure that is blank, and Enter in the last one to the summary', async () => {
  const { page } = await site.open(`#${await formLink('puffing-billy', BOARD)}`, PHONE);
  await press(page, 'Use this sheet');
  await press(page, 'Check posted scores');
  await expect.poll(() => focused(page)).toBe('Ann’s posted PB score');
  const { top, bottom } = await field(page, 'Ann').evaluate((input) => input.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(PHONE.viewport!.height);
  await page.keyboard.type('3.029');
  await press(page, 'Check posted scores');
  await press(page, 'Check posted scores');
  await expect.poll(() => focused(page)).toBe('Bob’s posted PB score');
  await field(page, 'Ed').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'The posted figure agrees. 3 are not filled in.',
  );
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a posted figure stays with its player, is there at the next visit, and is part of the link', async () => {
  const page = await openFilled('puffing-billy', BOARD);
  await field(page, 'Bob').fill('2.6');
  await press(page, 'Move Bob up');
  expect(await field(page, 'Bob').inputValue()).toBe('2.6');
  await page.reload();
  await page.locator('.posted-line').first().waitFor();
  expect(await field(page, 'Bob').inputValue()).toBe('2.6');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('form/puffing-billy')!));
  const other = await site.open(`#${await formLink('puffing-billy', kept)}`);
  await other.page.getByText('Posted 2.6:').waitFor();
});

test('posted figures are saved with the games of an event', async () => {
  const { page } = await site.open('#events', PHONE);
  await putEvent(
    page,
    anEvent('puffing-billy', [
      aBoard('b1', 'Rail Baron', [
        ['Ann', '200'],
        ['Bob', '100'],
      ]),
    ]),
    'game/b1',
  );
  await page.locator('.below').waitFor();
  await press(page, 'Check posted scores');
  await field(page, 'Bob').fill('2.25');
  await page.getByText('agrees', { exact: true }).waitFor();
  await untilKept(page, '2.25');
  await page.reload();
  await expect.poll(() => field(page, 'Bob').inputValue()).toBe('2.25');
});
