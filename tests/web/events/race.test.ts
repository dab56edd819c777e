// The race as it is drawn on a small screen. Its steps are in race_steps.test.ts.
import { expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { putEvent } from '../event_site.ts';
import { openSite, SMALLEST } from '../site.ts';
import { leagueOf } from './race_league.ts';

test('names the leaders and whom one follows, has no violation in the light and the dark, and fits 320 px', async () => {
  const site = await openSite();
  const { page } = await site.open('#events', SMALLEST);
  await putEvent(page, leagueOf(30), 'standings');
  await page.locator('tally-race').scrollIntoViewIfNeeded();
  await page.locator('.race-lines').waitFor();
  const names = () => page.locator('.race-names text').allInnerTexts();
  await expect.poll(names).toHaveLength(5);
  await page.getByLabel('Follow').selectOption({ index: 20 });
  await expect.poll(names).toHaveLength(6);
  expect(await page.locator('polyline.chosen').count()).toBe(1);
  await page.getByText('The race as a table').click();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
