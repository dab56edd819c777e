// The undo history, after the page was closed: any step is undone by itself, and what was written since stays.
import { expect, test } from 'vitest';
import { violationsInLightAndDark } from '../accessibility.ts';
import { aBoard, anEvent, putEvent, untilKept } from '../event_site.ts';
import { openSite, SMALLEST } from '../site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', '1830', [
    ['Anna', '90'],
    ['Bob', '60'],
  ]),
]);

test('two players merged by mistake are apart again after a reload and a later change', async () => {
  const site = await openSite();
  const { page } = await site.open('#events', SMALLEST);
  await putEvent(page, EVENT, 'players');
  await page.getByRole('button', { name: 'Rename Anna' }).click();
  await page.locator('#new-name').fill('Ann');
  await page.keyboard.press('Enter');
  await untilKept(page, 'Anna and Ann merged');
  await page.goto(`${site.address}?later#event/anevent/game/b`);
  await page.locator('#puffing-billy-finishers-0-score').fill('95');
  await untilKept(page, '"95"');
  await page.goto(`${site.address}?days-later#event/anevent/history`);
  await page.locator('.view-history').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: /^Undo: .*merged/ }).click();
  await page.locator('.view-history').getByText(', undone').waitFor();
  await page.getByRole('link', { name: 'Players' }).click();
  await expect.poll(() => page.locator('.player-line b').allInnerTexts()).toEqual(['Ann', 'Anna', 'Bob']);
  await page.goto(`${site.address}?score#event/anevent/game/b`);
  expect(await page.locator('#puffing-billy-finishers-0-score').inputValue()).toBe('95');
});
