// The guide beside the page in a browser: it fits, is as readable as the page, and is reached from it. What it says is in
// docs_text.test.ts.
import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violationsByLook } from '../accessibility.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';
import { CHAPTERS, PAGES, REPORTS, SYSTEMS } from './docs.ts';

const sizeOf = (name: string) => statSync(`build/site/docs/${name}`).size;
/** Reports on systems are of one template: the longest and the shortest of them have all that there is. */
const BY_SIZE = [...REPORTS].sort((one, other) => sizeOf(one) - sizeOf(other));
const REACHED = [...CHAPTERS, BY_SIZE[0]!, BY_SIZE.at(-1)!];

let site: Site;
let page: Page;
let complaints: string[];
let requests: string[];
beforeAll(async () => {
  site = await openSite();
  ({ page, complaints, requests } = await site.open('docs/index.html', SMALLEST));
});

test.each(PAGES)('%s fits a screen of 320 px, and all can read it in light and dark', async (name) => {
  await page.goto(`${site.address}docs/${name}`);
  expect(await sidewaysScroll(page)).toBe(0);
  if (REACHED.includes(name)) expect(await violationsByLook(page)).toEqual([]);
});

test('no other host was contacted, and no errors were logged', () => {
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on the page, rules lead to their chapter, and where systems are compared to the report card', async () => {
  await page.goto(`${site.address}#${SYSTEMS.at(-1)}`);
  await page.locator('main.system .rules > summary').click();
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/rules.html#${SYSTEMS.at(-1)}`);
  expect(await page.locator('section:target h2').count()).toBe(1);
  await page.goto(`${site.address}#compare`);
  await page.locator('main.compare .rules > summary').click();
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/report.html`);
  expect(await page.locator('h1').innerText()).toBe('Report card');
});
