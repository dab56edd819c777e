// From one event straight to another, by address or the history: the tabs, what was searched for, and the focus.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { anEvent, anRplopsGame, putEvent, storeEvent } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';
import { EVENTS } from './every_event_view.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const goTo = (page: Page, event: TallyEvent, view: string) =>
  page.evaluate((hash) => (location.hash = hash), `event/${event.id}${view && `/${view}`}`);

test('a view that the other event does not have shows its games, under their tab', async () => {
  const [convention, league] = [EVENTS[0]!, EVENTS[1]!];
  const { page } = await site.open('#events', DESK);
  await putEvent(page, convention, 'qualifiers');
  await page.evaluate(storeEvent, league);
  await page.locator('.qualifying').first().waitFor();
  await goTo(page, league, 'qualifiers');
  await page.getByRole('link', { name: 'Game a' }).waitFor();
  const tab = page.getByRole('navigation', { name: 'Event' }).locator('[aria-current=page]');
  expect(await tab.innerText()).toBe('Games');
  expect(await page.locator('.event').getAttribute('class')).toBe('event size-matters view-games');
  await page.goBack();
  await page.locator('.qualifying').first().waitFor();
  expect(await tab.innerText()).toBe('Qualifiers');
});

test('what was searched for, opened, followed and copied in one event is nothing in another', async () => {
  const games = Array.from({ length: 50 }, (_, at) =>
    anRplopsGame(String(at), [
      [`Ann ${at}`, '1'],
      [`Bob ${at}`, '2'],
    ]),
  );
  const one = { ...anEvent('rplops', games), id: 'one', name: 'One' };
  const other = { ...one, id: 'other', name: 'Other' };
  const { page } = await site.open('#events', DESK);
  await putEvent(page, one);
  await page.evaluate(storeEvent, other);
  await page.getByLabel('Find').fill('Ann 7');
  await goTo(page, other, '');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Other');
  expect(await page.getByLabel('Find').inputValue()).toBe('');

  await goTo(page, one, 'standings');
  await page.getByRole('button', { name: 'Show all 100 players' }).click();
  await page.getByRole('button', { name: 'Ann 0' }).click();
  await page.getByLabel('Follow').selectOption('Bob 30');
  await page.getByText('The race as a table').click();
  await goTo(page, other, 'standings');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Other');
  await page.getByRole('button', { name: 'Show all 100 players' }).waitFor();
  expect(await page.locator('.standings tbody.open').count()).toBe(0);
  expect(await page.getByLabel('Follow').inputValue()).toBe('');
  expect(await page.locator('.race-words').isVisible()).toBe(false);
});

test('the focus is on the heading of the other event', async () => {
  const [one, other] = [EVENTS[0]!, EVENTS[1]!];
  const { page } = await site.open('#events', DESK);
  await putEvent(page, one, 'standings');
  await page.evaluate(storeEvent, other);
  await page.getByRole('button', { name: 'Jenny' }).focus();
  await goTo(page, other, 'standings');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(other.name);
});
