// Nothing on other people's pages jumps while our forms arrive there, nor on a page with the builder's own lines.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ELEMENTS, FRAMES, layoutShift, openHosts, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, PHONE } from '../site.ts';

/** A screen high enough to show a whole page, since shifts out of sight do not count. */
const WHOLE = 3600;
const WIDTHS = [320, 360, 768, 1280];

let hosts: Hosts;

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

/** Every form is there, and every frame has the height that the script gives. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.locator('iframe, tally-sheet').count()).toBeGreaterThan(0);
  for (const sheet of await page.locator('tally-sheet').all()) await sheet.locator('.verdict').waitFor();
  for (const frame of await page.locator('iframe').all()) {
    await frame.contentFrame().locator('.verdict').waitFor();
    await expect.poll(() => frame.evaluate((one) => one.style.height)).toMatch(/^\d+px$/);
  }
}

/** On the page, and in the frames on it. */
async function jumps(page: Page): Promise<number[]> {
  await settle(page);
  return Promise.all(page.frames().map(layoutShift));
}

const still = (page: Page) => page.frames().map(() => 0);

describe.each([...Object.keys(FRAMES), ...Object.keys(ELEMENTS)])('nothing moves while "%s" loads', (name) => {
  test.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('on %s, nor below its screen', async (_, options) => {
    const { page } = await hosts.open(name, options);
    expect(await jumps(page)).toEqual(still(page));
    await page.setViewportSize({ ...options.viewport!, height: WHOLE });
    await page.reload();
    expect(await jumps(page), 'all of it').toEqual(still(page));
  });
});

test('the test notices movement if no height is reserved', async () => {
  const { page } = await hosts.open('element_late', { viewport: { width: 360, height: WHOLE } });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('style')!.remove()),
  );
  await page.reload();
  await settle(page);
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0);
});

describe.each(FORM_FRAGMENTS.map((fragment, at) => [fragment, at] as const))(
  'the builder’s lines for %s',
  (fragment, at) => {
    async function linesFor(as: string): Promise<string> {
      const { page } = await hosts.open('blank', DESK);
      await page.goto(`${hosts.site}embed_builder.html`);
      await page.getByLabel('Sheet', { exact: true }).selectOption({ index: at });
      await page.getByRole('radio', { name: as }).check();
      return page.getByLabel('Code to paste').inputValue();
    }

    test.each(['a frame', 'an element'])('as %s make nothing jump, however wide the column', async (as) => {
      const lines = await linesFor(as);
      expect(lines).toMatch(new RegExp(`system="?${fragment.slice(1).split('/')[0]}\\b`));
      hosts.others['club'] =
        `<!doctype html><html lang="en"><title>A club</title><h1>Our evening</h1>${lines}<p>See you next month.</p>`;
      const { page } = await hosts.open('club', DESK);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: WHOLE });
        await page.reload();
        expect(await jumps(page), `${width} px`).toEqual(still(page));
      }
    });
  },
);
