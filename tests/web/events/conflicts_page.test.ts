// How it is laid out what two devices did to one event. What is asked, and how it is settled, is in two_devices.test.ts, whose
// merged event is the file here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { openSite, SMALLEST } from '../site.ts';

const buffer = readFileSync('tests/web/events/fixtures/two_devices.json');

test('what two devices wrote, and games that both entered, have no violation and fit 320 px', async () => {
  const { page } = await (await openSite()).open('#events', SMALLEST);
  await page.locator('tally-open-event input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.locator('.conflicts li').nth(1).waitFor();
  await page.locator('.twice .differences').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
