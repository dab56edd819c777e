// Nothing on other people's pages jumps while our forms arrive there, nor on a page with the builder's own lines; the forms
// score, and are as high as what is in them.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snippetOf } from '../../../web/src/embed/builder/snippet.ts';
import { ELEMENTS, FRAMES, heights, layoutShift, openHosts, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, PHONE } from '../site.ts';

/** A screen high enough to show a whole page, since shifts out of sight do not count. */
const WHOLE = 3600;
/** The same for a blank form with a line above and below it. */
const HIGH_AS_A_FORM = 1700;
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

const SCREENS: [string, BrowserContextOptions][] = [
  ['a phone', PHONE],
  ['a desk', DESK],
];

/** The first form's score of its example. */
async function exampleScore(page: Page): Promise<string> {
  const frame = page.locator('iframe').first();
  const form = (await frame.count()) > 0 ? frame.contentFrame() : page.locator('tally-sheet').first();
  await form.getByRole('button', { name: 'Fill in the example' }).click();
  return form.locator('.verdict .total').innerText();
}

/** How much higher the first frame is than what is in it and than the page says, and how far a form leaves its element. */
async function misfit(page: Page): Promise<number> {
  if ((await page.locator('iframe').count()) > 0) {
    const least = Number(await page.locator('iframe').first().getAttribute('height'));
    const { frame, contents } = await heights(page);
    return frame - Math.max(contents, least);
  }
  return page
    .locator('tally-sheet')
    .first()
    .evaluate((sheet) => {
      const bottoms = [...sheet.shadowRoot!.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return Math.max(0, Math.floor(Math.max(...bottoms) - sheet.getBoundingClientRect().bottom));
    });
}

/** On a desk a usual run has the pages that come in other steps than a form alone; a long run has every page. */
const ON_DESK = ['two', 'late', 'element_late'];

describe.each(Object.entries({ ...FRAMES, ...ELEMENTS }))('"%s"', (name, total) => {
  const screens = process.env['LONG'] || ON_DESK.includes(name) ? SCREENS : SCREENS.slice(0, 1);

  test.each(screens)(
    'does not move while it loads on a screen as wide as %s, all the way down; then it scores and fits',
    async (_, options) => {
      const { page } = await hosts.open(name, { ...options, viewport: { ...options.viewport!, height: WHOLE } });
      expect(await jumps(page)).toEqual(still(page));
      expect(await exampleScore(page)).toBe(total);
      await expect.poll(() => misfit(page)).toBe(0);
    },
  );
});

test.each(['plain', 'element'])('nothing moves while "%s" loads on a phone’s screen', async (name) => {
  const { page } = await hosts.open(name, PHONE);
  expect(await jumps(page)).toEqual(still(page));
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

interface Column {
  width: number;
  lines: string;
}

/** Columns beside each other, each with the lines and what follows them. */
async function openColumns(columns: Column[]): Promise<Page> {
  const parts = columns.map(
    ({ width, lines }) => `<div style="flex: none; width: ${width}px">${lines}<p>See you soon.</p></div>`,
  );
  hosts.others['club'] =
    `<!doctype html><html lang="en"><title>A club</title><div style="display: flex">${parts.join('')}</div>`;
  const width = columns.reduce((sum, one) => sum + one.width, 100);
  const { page } = await hosts.open('club', { viewport: { width, height: HIGH_AS_A_FORM } });
  return page;
}

function linesOf(fragment: string, as: 'frame' | 'element'): string {
  const [system, form = ''] = fragment.slice(1).split('/');
  return snippetOf({ as, system: system!, form, theme: '', locale: '', settings: {} }, hosts.site);
}

describe('the builder’s lines make nothing jump', () => {
  test.each(FORM_FRAGMENTS)('as an element with %s, however wide the column', async (fragment) => {
    const page = await openColumns(WIDTHS.map((width) => ({ width, lines: linesOf(fragment, 'element') })));
    expect(await jumps(page)).toEqual(still(page));
  });

  // A frame has the same height reserved as an element, and its form is highest where the column is narrow.
  test.each(process.env['LONG'] ? WIDTHS : WIDTHS.slice(0, 1))(
    'as frames with every form, each %i px wide',
    async (width) => {
      const page = await openColumns(FORM_FRAGMENTS.map((fragment) => ({ width, lines: linesOf(fragment, 'frame') })));
      expect(await jumps(page)).toEqual(still(page));
    },
  );
});
