// How the forms are laid out: on the page's grid, with room for names, and with bars that leave the screen to the form.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_FRAGMENTS, KINDS } from '../forms.ts';
import { DESK, openSite, PHONE, showForm, SMALLEST } from '../site.ts';
import { DEJAVU, PALATINO, setType } from '../type.ts';

/** One for all forms: each keeps its own contents. */
let page: Page;
beforeAll(async () => {
  ({ page } = await (await openSite()).open(FORM_FRAGMENTS[0]!, PHONE));
});

async function showExample(fragment: string): Promise<void> {
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await showForm(page, fragment);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.sheet.settled').waitFor();
}

/** Gives the page's window another size, in which the page is laid out by the time this resolves. */
const resize = ({ viewport }: typeof PHONE) => page.setViewportSize(viewport!);

const LARGE = { viewport: { width: 1920, height: 1080 } };
const SCREENS = [SMALLEST, PHONE, DESK, LARGE];
type Layout = ReturnType<typeof layout>;

/** In the page: how it is laid out, in pixels. */
function layout() {
  const box = (selector: string, within: ParentNode = document) =>
    within.querySelector(selector)!.getBoundingClientRect();
  const all = <One extends HTMLElement>(selector: string) => [...document.querySelectorAll<One>(selector)];
  /** The lines that an element's text takes. */
  const lines = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const [title, sheet, entry] = [box('.title'), box('.sheet'), box('.entry')];
  return {
    right: [sheet.right, title.right],
    left: [sheet.left, entry.left, title.left],
    bars: all('.sheet tbody:has(.shares)').map((row) => {
      const [bar, name, total] = [box('.shares', row), box('.opener, .who', row), box('td.total', row)];
      return {
        before: name.left - bar.left,
        after: bar.right - total.left,
        clear: row.getBoundingClientRect().bottom - bar.bottom,
      };
    }),
    rooms: all<HTMLInputElement>('.players input[data-at$="/player"]').map((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    }),
    brokenHeadings: all('.players .heads span')
      .filter((head) => head.checkVisibility({ visibilityProperty: true }))
      .filter((head) => lines(head) > head.textContent!.trim().split(/\s+/).length)
      .map((head) => head.textContent),
    cutFigures: all<HTMLInputElement>('.entry input[type="text"][inputmode]')
      .filter((field) => field.scrollWidth > field.clientWidth)
      .map(({ value }) => value),
  };
}

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  const isFinal = fragment.endsWith('final');
  const layouts = new Map<typeof PHONE, Layout>();
  const on = (screen: typeof PHONE) => layouts.get(screen)!;
  const width = ({ viewport }: typeof PHONE) => `${viewport!.width} px`;

  beforeAll(async () => {
    await showExample(fragment);
    for (const screen of SCREENS) {
      await resize(screen);
      layouts.set(screen, await page.evaluate(layout));
    }
  });

  test('has its sheet on the page’s grid', () => {
    for (const screen of [SMALLEST, PHONE, DESK]) {
      const [sheetRight, titleRight] = on(screen).right;
      const [sheetLeft, entryLeft, titleLeft] = on(screen).left;
      expect(sheetRight, `right edge at ${width(screen)}`).toBeCloseTo(titleRight!, 1);
      expect(screen === DESK ? entryLeft : sheetLeft, `left edge at ${width(screen)}`).toBeCloseTo(titleLeft!, 1);
    }
  });

  // A final's sheet has no bars.
  test.skipIf(isFinal)(
    'has bars that begin under the names, end before the totals, and keep clear of the rules',
    () => {
      for (const { bars } of [on(PHONE), on(DESK)]) {
        expect(bars.length).toBeGreaterThan(1);
        for (const { before, after, clear } of bars) {
          expect(before).toBeLessThanOrEqual(8);
          expect(after).toBeLessThanOrEqual(1);
          expect(clear).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );

  test('has room for names on a phone', () => {
    for (const [screen, least] of [[SMALLEST, 100] as const, [PHONE, isFinal ? 100 : 114] as const]) {
      const { rooms } = on(screen);
      expect(rooms.length).toBeGreaterThan(1);
      expect(Math.min(...rooms), width(screen)).toBeGreaterThanOrEqual(least);
    }
  });

  test('breaks no heading of a column within a word', () => {
    for (const screen of SCREENS) expect(on(screen).brokenHeadings, width(screen)).toEqual([]);
  });

  test('shows the whole of every figure that was typed at 320 and 360 px', () => {
    for (const screen of [SMALLEST, PHONE]) expect(on(screen).cutFigures, width(screen)).toEqual([]);
  });

  // They are the same in every form; a long run has all.
  test.runIf(process.env['LONG'] || KINDS.includes(fragment))(
    'has bars that cover less than a fifth of a screen at 200 %',
    async () => {
      for (const [width, height] of [
        [640, 400],
        [512, 384],
        [640, 360],
        [960, 540],
      ] as const) {
        await resize({ viewport: { width, height } });
        for (const pixels of await page.evaluate(covered, [0, 200, 400]))
          expect(pixels, `${width} × ${height}`).toBeLessThan(height / 5);
      }
    },
  );

  test('fits 320 and 360 px in a wide font and in Palatino’s widths, with all working, rules and settings', async () => {
    await page.getByRole('button', { name: 'Show all working' }).click();
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await page.locator('.rules .source').waitFor();
    for (const font of [null, DEJAVU, PALATINO]) {
      if (font) await setType(page, font);
      for (const screen of [SMALLEST, PHONE]) {
        await resize(screen);
        expect(await page.evaluate(beyondEdges), `${font?.name ?? 'its own'} at ${width(screen)}`).toEqual([0, 0]);
      }
    }
  });
});

/** In the page: how far the page and its sheet scroll sideways. */
function beyondEdges(): number[] {
  return [document.documentElement, document.querySelector('.sheet')!].map(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
}

/** In the page, scrolled to each place: how many pixels of the window's height are under what sticks to its edges. */
function covered(places: number[]): number[] {
  return places.map((place) => {
    scrollTo(0, place);
    return [...document.querySelectorAll('tally-app *')]
      .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position) && !one.matches('.sheet, .sheet *'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom }) => Math.abs(bottom - innerHeight) < 1 || Math.abs(top) < 1)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
  });
}

test('the title keeps a distance from the logo', async () => {
  for (const screen of [PHONE, DESK]) {
    await resize(screen);
    const logo = (await page.locator('.masthead .mark').boundingBox())!;
    const title = (await page.locator('h1').boundingBox())!;
    expect(title.y - logo.y - logo.height).toBeGreaterThanOrEqual(16);
  }
});

test('all buttons and selects have one typeface, that of the page’s labels', async () => {
  await resize(DESK);
  await showExample('#puffing-billy');
  await page.getByRole('button', { name: 'What if?' }).click();
  await page.locator('.what-if-who select').waitFor();
  const families = () =>
    page
      .locator(':is(.usual, .quiet, .choice, .show, .tool, select):visible')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily))]);
  const label = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  expect(await families()).toEqual([label]);
  const lines = await page.locator('select').evaluateAll((all) => all.map((one) => getComputedStyle(one).borderRadius));
  expect([...new Set(lines)], 'selects have the page’s corners').toEqual(['0px']);
  await page.evaluate(() => void (location.hash = '#events'));
  await page.locator('.empty .choice').first().waitFor();
  expect(await families()).toEqual([label]);
});
