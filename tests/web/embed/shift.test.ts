// Nothing on other people's pages jumps while our forms arrive there, nor on a page with the builder's own lines; the forms
// score, and are as high as what is in them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snippetOf } from '../../../web/src/embed/builder/snippet.ts';
import { ELEMENTS, FRAMES, heights, layoutShift, openHosts, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS, KINDS } from '../forms.ts';
import { DESK, PHONE } from '../site.ts';

/** A screen high enough to show a whole page, since shifts out of sight do not count. */
const WHOLE = 3600;
/** The same for a blank form with a line above and below it. */
const HIGH_AS_A_FORM = 1700;
const IS_LONG = Boolean(process.env['LONG']);

let hosts: Hosts;
/** One for all pages, which forgets what was typed on the page before. */
let page: Page;

beforeAll(async () => {
  hosts = await openHosts();
  ({ page } = await hosts.open('blank'));
  await page.addInitScript('try { localStorage.clear(); sessionStorage.clear(); } catch {}'); // a sandbox has none
});
afterAll(() => hosts.close());

async function show(name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(new URL(`/${name}.html`, page.url()).href);
}

/** Every form is there, and every frame has the height that the script gives. */
async function settle(): Promise<void> {
  await expect.poll(() => page.locator('iframe, tally-sheet').count()).toBeGreaterThan(0);
  for (const sheet of await page.locator('tally-sheet').all()) await sheet.locator('.verdict').waitFor();
  for (const frame of await page.locator('iframe').all()) {
    await frame.contentFrame().locator('.verdict').waitFor();
    await expect.poll(() => frame.evaluate((one) => one.style.height)).toMatch(/^\d+px$/);
  }
}

/** On the page, and in the frames on it. */
async function jumps(): Promise<number[]> {
  await settle();
  return Promise.all(page.frames().map(layoutShift));
}

const still = () => page.frames().map(() => 0);

/** The first form's score of its example. */
async function exampleScore(): Promise<string> {
  const frame = page.locator('iframe').first();
  const form = (await frame.count()) > 0 ? frame.contentFrame() : page.locator('tally-sheet').first();
  await form.getByRole('button', { name: 'Fill in the example' }).click();
  return form.locator('.verdict .total').innerText();
}

/** How much higher the first frame is than what is in it and than the page says, and how far a form leaves its element. */
async function misfit(): Promise<number> {
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

const [PHONES, DESKS] = [PHONE, DESK].map(({ viewport }) => viewport!.width) as [number, number];
const PAGES = Object.entries({ ...FRAMES, ...ELEMENTS });
/** A usual run has two frames on a desk alone, leaves out what differs in colours or in the names of the page's scripts, and has on
 *  a desk what comes in other steps than a form alone. A long run has every page on both screens. */
const ON_PHONE = PAGES.filter(([name]) => IS_LONG || !['two', 'dark', 'own_names'].includes(name));
const ON_DESK = PAGES.filter(([name]) => IS_LONG || ['two', 'element_late'].includes(name));

test.each([
  ...ON_PHONE.map(([name, total]) => ({ name, total, width: PHONES })),
  ...ON_DESK.map(([name, total]) => ({ name, total, width: DESKS })),
])(
  '$name does not move while it loads on a screen $width px wide, all the way down; then it scores and fits',
  async ({ name, total, width }) => {
    await show(name, width, WHOLE);
    expect(await jumps()).toEqual(still());
    expect(await exampleScore()).toBe(total);
    await expect.poll(misfit).toBe(0);
  },
);

test.each(['plain', 'element'])('nothing moves while "%s" loads on a phone’s screen', async (name) => {
  await show(name, PHONES, PHONE.viewport!.height);
  expect(await jumps()).toEqual(still());
});

interface Column {
  width: number;
  lines: string;
}

/** Columns beside each other, each with the lines and what follows them. */
async function showColumns(columns: Column[]): Promise<void> {
  const parts = columns.map(
    ({ width, lines }) => `<div style="flex: none; width: ${width}px">${lines}<p>See you soon.</p></div>`,
  );
  hosts.others['club'] =
    `<!doctype html><html lang="en"><title>A club</title><div style="display: flex">${parts.join('')}</div>`;
  const width = columns.reduce((sum, one) => sum + one.width, 100);
  await show('club', width, HIGH_AS_A_FORM);
}

function linesOf(fragment: string, as: 'frame' | 'element'): string {
  const [system, form = ''] = fragment.slice(1).split('/');
  return snippetOf({ as, system: system!, form, theme: '', locale: '', settings: {} }, hosts.site);
}

describe('the builder’s lines make nothing jump', () => {
  // A form is highest where the column is narrow; on a desk its sheet is beside it.
  test.each(IS_LONG ? [320, 360, 768, 1280] : [320, 1280])('as elements with every form, %i px wide', async (width) => {
    await showColumns(FORM_FRAGMENTS.map((fragment) => ({ width, lines: linesOf(fragment, 'element') })));
    expect(await jumps()).toEqual(still());
  });

  // A frame has the same height reserved as an element. A long run has all forms.
  test.each(IS_LONG ? [320, 360, 768, 1280] : [320])('as frames, each %i px wide', async (width) => {
    const fragments = IS_LONG ? FORM_FRAGMENTS : KINDS;
    await showColumns(fragments.map((fragment) => ({ width, lines: linesOf(fragment, 'frame') })));
    expect(await jumps()).toEqual(still());
  });
});

test('the test notices movement if no height is reserved', async () => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('style')?.remove()),
  );
  await show('element_late', PHONES, WHOLE);
  await settle();
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0);
});
