// A player's page on a phone: the columns that fit, without a violation. Its figures are in player_figures.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { putEvent } from '../event_site.ts';
import { openSite, SMALLEST, type OpenPage, type Site } from '../site.ts';
import { CASES } from './player_cases.ts';

let site: Site;
let opened: OpenPage;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open('#events', SMALLEST);
});

/** The table with the most kinds of lines, and one of those that differ in their columns alone. */
const LOOKED_AT = ['puffing-billy', 'size-matters'];

/** The texts of the cells that can be seen, in one line each. */
const cells = (page: Page, rows: string) =>
  page
    .locator(`.person-sheet ${rows}`)
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .filter((cell) => (cell as HTMLElement).offsetWidth > 0)
          .map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      ),
    );

test.each(CASES.map((one, at) => ({ ...one, at })))('$event.system', async ({ event, head, lines, at }) => {
  const { page, complaints } = opened;
  await page.goto(`${site.address}#events`);
  await putEvent(page, { ...event, id: `event${at}` }, 'player/Ann');
  await page.locator('.person-sheet tbody').first().waitFor();
  expect(await cells(page, 'thead tr')).toEqual([head]);
  const shown = await cells(page, 'tbody tr:first-child');
  expect(shown.map((line) => line.slice(0, -1))).toEqual(lines);
  const lined = page.locator('.person-sheet td.total *');
  expect(
    await lined.evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderBottomWidth !== '0px')),
  ).toEqual([]);
  if (LOOKED_AT.includes(event.system)) expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(complaints).toEqual([]);
});
