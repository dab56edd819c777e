// Nothing moves while the page comes, however long its engine takes.
import { beforeAll, expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, PHONE, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const WHERE = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const;
const PAGES = ['', ...PAGE_FRAGMENTS];

test.each(WHERE.flatMap(([where, screen]) => PAGES.map((form) => [form || 'home', where, form, screen] as const)))(
  '%s on %s',
  async (_name, _where, form, screen) => {
    const { page } = await site.open('#events', screen);
    let come = () => {};
    const there = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/*.wasm', async (route) => (await there, route.continue()));
    await page.goto(`${site.address}?again${form}`, { waitUntil: 'commit' });
    await page.locator(form ? '.entry' : '.glances').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const ready = form
      ? page.getByText('Not ready to score yet')
      : page.locator('.glance .figure').filter({ hasNotText: /\S/ }).first();
    await ready.waitFor();
    come();
    await ready.waitFor({ state: 'detached' });
    const moved = await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              new PerformanceObserver((list) =>
                resolve(
                  list.getEntries().map(({ sources }: any) => sources.map(({ node }: any) => node?.outerHTML ?? '')),
                ),
              ).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => resolve([]), 300);
            }),
          );
        }),
    );
    expect(moved).toEqual([]);
    await page.context().close();
  },
);
