// What an event needs to open is loaded while its director looks at the list.
import { expect, test } from 'vitest';
import { aBoard, anEvent, storeEvent } from '../event_site.ts';
import { NOTHING, openSite } from '../site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

/** Parts that no other page asks for: the list of games, and the form of a category's final. */
const PARTS = [/\/games-[\w-]+\.js$/, /\/final_view-[\w-]+\.js$/];

test('an event in the list opens with the scripts that came while the list was there', async () => {
  const { address, open } = await openSite();
  const { page, requests } = await open('#events');
  await page.locator('.new-event').waitFor();
  await page.evaluate(storeEvent, EVENT);
  await page.goto(address + NOTHING); // the empty list loads ahead, too
  requests.length = 0;
  await page.goto(`${address}#events`);
  const asked = () => PARTS.map((part) => requests.filter((address) => part.test(address)).length);
  await expect.poll(asked).toEqual([1, 1]);
  await page.locator('.event-card a').click();
  expect(await page.locator('.game-line').innerText()).toContain('Rail Baron');
  expect(asked()).toEqual([1, 1]);
});
