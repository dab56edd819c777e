// Nothing moves while the page comes, however long its engine takes.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS, PAGE_FRAGMENTS } from '../forms.ts';
import { DESK, idle, layoutShifts, newPage, openSite, PHONE, sharedBrowser, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** Those of a usual run: forms that differ in kind, and those in which parts come with the engine. A long run has every form on both
 *  screens. static_page.test.ts shows that each is drawn alike before and after its scripts have come. */
const [ON_PHONE, ON_DESK] = process.env['LONG']
  ? [PAGE_FRAGMENTS, PAGE_FRAGMENTS]
  : [KINDS, ['#rplops', '#own-rule', '#compare']];

describe.each([
  ['a phone', PHONE, ON_PHONE],
  ['a desk', DESK, ON_DESK],
] as const)('on %s', (_, screen, fragments) => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage(await sharedBrowser(), screen);
  });
  afterAll(() => page.context().close());

  test.each(['', ...fragments].map((fragment) => [fragment || 'home', fragment] as const))(
    '%s',
    async (name, fragment) => {
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
    },
  );
});

test('a movement would be noticed', async () => {
  const { page } = await site.open('');
  await page.locator('.masthead').evaluate((head: HTMLElement) => (head.style.marginBlockEnd = '100px'));
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
});
