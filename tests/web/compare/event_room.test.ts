// An event's standings beside those under other systems, on a small screen.
import { expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { putEvent, scrollToRace } from '../event_site.ts';
import { openSite, SMALLEST } from '../site.ts';
import { TWO_GAMES } from './event_games.ts';

test('fits a screen of 320 px, and has no violation', async () => {
  const { page } = await (await openSite()).open('#events', SMALLEST);
  await putEvent(page, TWO_GAMES, 'standings');
  await scrollToRace(page);
  await page.getByRole('button', { name: 'How would it look under another system?' }).click();
  await page.locator('.slopes').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violationsInLightAndDark(page)).toEqual([]);
});
