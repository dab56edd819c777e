// The head of an event and the list of events, on a phone.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { openSite, PHONE, SMALLEST, type Site } from '../site.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#events', SMALLEST));
});

const EVENT = {
  ...anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]),
  name: 'The spring convention of train games in the old town hall',
};

test('a list without events has no violation, and printing and the big screen are in a menu, which a key closes', async () => {
  await page.locator('.empty').waitFor();
  expect(await violations(page)).toEqual([]);
  await putEvent(page, EVENT, 'standings');
  const opener = page.getByText('More', { exact: true });
  await opener.click();
  const choices = page.locator('.title .menu :is(a, button)');
  await expect
    .poll(() => choices.allInnerTexts())
    .toEqual([
      'Big screen',
      'Awards',
      'Check posted scores',
      'Print the standings',
      'All sheets, to print',
      'Seating of a round, for the wall',
      'Slips of a round, to print',
    ]);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await choices.first().focus();
  await page.keyboard.press('Escape');
  expect(await choices.first().isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await opener.click();
  await page.locator('.band').click({ position: { x: 10, y: 10 } });
  expect(await choices.first().isVisible()).toBe(false);
  await opener.click();
  await choices.first().click();
  await page.locator('.big').waitFor();
});

test('the ring of a focused button is not cut off by its line', async () => {
  await page.goto(`${site.address}#event/anevent/players`);
  await page.locator('.player-line a').first().focus();
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, reach: parseFloat(outlineWidth) + parseFloat(outlineOffset) };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', reach: 0 });
});

test('an event’s name and tabs take at most 165 px, every tab in sight', async () => {
  await page.setViewportSize(PHONE.viewport!);
  for (const view of ['', 'standings', 'qualifiers', 'players', 'setup', 'files']) {
    await page.goto(`${site.address}#event/anevent${view && `/${view}`}`);
    await page.locator(`.view-${view || 'games'}`).waitFor();
    const top = await page.locator('.title').evaluate((head) => head.getBoundingClientRect().top);
    const contents = page.locator('.event > :not(.title, .event-undo)').first();
    expect((await contents.boundingBox())?.y, view).toBeLessThanOrEqual(top + 165);
    const tabs = await page
      .locator('.title nav a')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
    expect(tabs.length, view).toBe(6);
    for (const { left, right } of tabs) {
      expect(left, view).toBeGreaterThanOrEqual(0);
      expect(right, view).toBeLessThanOrEqual(360);
    }
  }
});
