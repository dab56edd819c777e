// Corrections on the page: old beside new in the preview, one step to replace, and the same check when a form's game is
// added to an event twice.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const typed = async (page: Page, text: string) => {
  await page.locator('#import-text').fill(text);
  await press(page, 'Preview');
  await page.locator('#import-preview').waitFor();
};
const differences = (page: Page) =>
  page
    .locator('.differences tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')));

const GAMES = [
  aBoard('one', 'Rail Baron', [
    ['Ann', '252,000'],
    ['Bob', '248,000'],
  ]),
  aBoard('two', 'Rail Baron', [
    ['Di', '200'],
    ['Ed', '100'],
  ]),
];

test('a corrected CSV shows the old beside the new, mends a cell and a column, and replaces in one step', async () => {
  const { page, complaints } = await site.open('#events', SMALLEST);
  await putEvent(page, anEvent('puffing-billy', GAMES), 'files');
  await page.locator('#import-text').waitFor();
  const corrected = csvOf('puffing-billy', GAMES).replace('Bob,248000', 'Bob,249000');
  const added = '3,1830,preliminary,finish,1,Cy,90\n3,1830,preliminary,finish,2,Gus,80';
  await typed(page, `${corrected}${added}`.replace('category', 'what was played').replace('Gus,80', 'Gus,eighty'));

  await page.locator('.column-question select').selectOption('category');
  await expect
    .poll(() => page.locator('#import-verdict').innerText())
    .toBe(
      '6 rows, 3 games. One problem in one game. One game is already in the event, with the same figures. One game differs from the event’s.',
    );
  expect(await differences(page)).toEqual(['Bob’s score | 248,000 | 249,000']);
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', { name: 'Row 7, G score: eighty' }).press('Enter');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.file-rows .problem').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('import-preview');

  await press(page, 'Replace one game and add one');
  await expect.poll(() => page.locator('.event-undo').innerText()).toMatch(/^One game replaced, 1 added/);
  await page.goto(`${site.address}#event/anevent/game/one`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Bob’s score' }).inputValue()).toBe('249000');
  expect(await page.getByRole('textbox', { name: 'Ann’s score' }).inputValue()).toBe('252,000');
  await page.getByRole('heading', { name: 'Board 1 of 3' }).waitFor();
  await page.locator('.event-undo button').first().click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Bob’s score' }).inputValue()).toBe('248,000');
  await page.getByRole('heading', { name: 'Board 1 of 2' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a game that is added to an event twice is asked about, and a changed one can replace the event’s', async () => {
  const { page, complaints } = await site.open('#puffing-billy', SMALLEST);
  await press(page, 'Fill in the example');
  await page.locator('.below').waitFor();
  const add = async () => {
    await page.goto(`${site.address}#events/add/puffing-billy`);
    await page.getByRole('link', { name: /^Spring/ }).click();
  };
  await page.goto(`${site.address}#events/add/puffing-billy`);
  await page.locator('#event-name').fill('Spring');
  await press(page, 'Create event');
  await page.locator('.next-game').waitFor();

  await add();
  await page.getByText('This game is already in “Spring”, as board 1.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('twice-question');
  await press(page, 'Cancel');
  await page.getByRole('link', { name: /^Spring.*one game/ }).click();
  await press(page, 'Open it');
  await page.getByRole('heading', { name: 'Board 1 of 1' }).waitFor();

  await page.goto(`${site.address}#puffing-billy`);
  await page.getByRole('button', { name: 'Fill in the example' }).waitFor(); // the event's board has the same fields
  await page.getByRole('textbox', { name: 'Damien’s score' }).fill('249,000');
  await add();
  await page.getByText('“Spring” has this game with other figures, as board 1.').waitFor();
  expect(await differences(page)).toEqual(['Damien’s score | 248,000 | 249,000']);
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page, 'Replace it');
  await page.getByRole('heading', { name: 'Board 1 of 1' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Damien’s score' }).inputValue()).toBe('249,000');
  await page.locator('.event-undo').getByText('Puffing Billy game replaced').waitFor();

  await add();
  await press(page, 'Add it again');
  await page.getByRole('heading', { name: 'Board 2 of 2' }).waitFor();
  expect(complaints).toEqual([]);
});
