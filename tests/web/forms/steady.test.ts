// Nothing moves while the page comes, however long its engine takes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { DESK, idle, layoutShifts, newPage, openSite, PHONE, sharedBrowser, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Home comes on both screens and each form on one of them; in a long run, all on both. */
const PAGES = ['', ...PAGE_FRAGMENTS].map((fragment) => [fragment || 'home', fragment] as const);

describe.each([
  ['a phone', PHONE, 1],
  ['a desk', DESK, 0],
] as const)('on %s', (_, screen, odd) => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage(await sharedBrowser(), screen);
  });
  afterAll(() => page.context().close());

  const isHere = (at: number) => at === 0 || at % 2 === odd || Boolean(process.env['LONG']);

  test.each(PAGES.filter((_, at) => isHere(at)))('%s', async (name, fragment) => {
    let come = () => {};
    const there = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.wasm', async (route) => (await there, route.continue()));
    await page.goto(`${site.address}?${encodeURIComponent(name)}${fragment}`, { waitUntil: 'commit' });
    await page.locator(fragment ? '.entry' : '.glances').waitFor();
    await idle(page);
    const waiting = fragment
      ? page.getByText('Not ready to score yet')
      : page.locator('.glance .figure').filter({ hasNotText: /\S/ }).first();
    await waiting.waitFor();
    come();
    await waiting.waitFor({ state: 'detached' });
    expect((await layoutShifts(page)).map(({ moved }) => moved)).toEqual([]);
    await page.unroute('**/*.wasm');
  });
});

test('a movement would be noticed', async () => {
  const { page } = await site.open('');
  await page.locator('.masthead').evaluate((head: HTMLElement) => (head.style.marginBlockEnd = '100px'));
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
});
