// An event opens from the list at once: what it needs is loaded while its director looks at the list.
import { expect, test } from 'vitest';
import { aBoard, anEvent, storeEvent } from '../event_site.ts';
import { openSite } from '../site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

test('an event in the list opens without another request for a script', async () => {
  const { page, requests } = await (await openSite()).open('#events');
  await page.evaluate(storeEvent, EVENT);
  requests.length = 0;
  await page.reload();
  await page.locator('.event-card').waitFor();
  for (const part of [/\/games-/, /\/final_view-/])
    await expect.poll(() => requests.filter((address) => part.test(address))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.locator('.event-card a').click();
  expect(await page.locator('.game-line').innerText()).toContain('Rail Baron');
});
