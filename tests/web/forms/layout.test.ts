// How the forms are laid out: on the page's grid, with room for names, and with bars that leave the screen to the form.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, PHONE, SMALLEST, type Site } from '../site.ts';
import { DEJAVU, PALATINO, setType } from '../type.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openExample(fragment: string, options = PHONE): Promise<Page> {
  const { page } = await site.open(fragment, options);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.sheet.settled').waitFor();
  return page;
}

/** The edges of the first element that matches, in pixels. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return { left, right };
    });

/** Gives the page's window another size, in which the page is laid out by the time this resolves. */
const resize = (page: Page, { viewport }: typeof PHONE) => page.setViewportSize(viewport!);

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  let page: Page;
  beforeAll(async () => {
    page = await openExample(fragment);
  });
  afterAll(() => page.context().close());

  test('has its sheet on the page’s grid', async () => {
    for (const screen of [SMALLEST, PHONE, DESK]) {
      await resize(page, screen);
      const [title, sheet, fields] = await Promise.all(['.title', '.sheet', '.entry'].map((one) => edges(page, one)));
      expect(sheet!.right, 'right edge').toBeCloseTo(title!.right, 1);
      expect(screen === DESK ? fields!.left : sheet!.left, 'left edge').toBeCloseTo(title!.left, 1);
    }
  });

  // A final's sheet has no bars.
  test.skipIf(fragment.endsWith('final'))(
    'has bars that begin under the names, end before the totals, and keep clear of the rules',
    async () => {
      for (const screen of [PHONE, DESK]) {
        await resize(page, screen);
        const bars = await page.locator('.sheet tbody:has(.shares)').evaluateAll((rows) =>
          rows.map((row) => {
            const box = (selector: string) => row.querySelector(selector)!.getBoundingClientRect();
            const [bar, name, total] = [box('.shares'), box('.opener, .who'), box('td.total')];
            return {
              before: name.left - bar.left,
              after: bar.right - total.left,
              clear: row.getBoundingClientRect().bottom - bar.bottom,
            };
          }),
        );
        expect(bars.length).toBeGreaterThan(1);
        for (const { before, after, clear } of bars) {
          expect(before).toBeLessThanOrEqual(8);
          expect(after).toBeLessThanOrEqual(1);
          expect(clear).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );

  test('has room for names on a phone', async () => {
    const [onSmallest, onPhone] = fragment.endsWith('final') ? [100, 100] : [100, 114];
    for (const [screen, least] of [[SMALLEST, onSmallest!] as const, [PHONE, onPhone!] as const]) {
      await resize(page, screen);
      const rooms = await page.locator('.players input[data-at$="/player"]').evaluateAll((fields) =>
        fields.map((field) => {
          const { paddingLeft, paddingRight } = getComputedStyle(field);
          return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        }),
      );
      expect(rooms.length).toBeGreaterThan(1);
      expect(Math.min(...rooms), `${screen.viewport?.width} px`).toBeGreaterThanOrEqual(least);
    }
  });

  test('breaks no heading of a column within a word', async () => {
    for (const screen of [SMALLEST, PHONE, DESK, { viewport: { width: 1920, height: 1080 } }]) {
      await resize(page, screen);
      const broken = await page.locator('.players .heads span').evaluateAll((heads) =>
        heads
          .filter((head) => {
            const text = document.createRange();
            text.selectNodeContents(head);
            const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
            return (
              head.checkVisibility({ visibilityProperty: true }) && lines > head.textContent!.trim().split(/\s+/).length
            );
          })
          .map((head) => head.textContent),
      );
      expect(broken, `${screen.viewport?.width} px`).toEqual([]);
    }
  });

  test('shows the whole of every figure that was typed at 320 and 360 px', async () => {
    for (const screen of [SMALLEST, PHONE]) {
      await resize(page, screen);
      const cut = await page
        .locator('.entry input[type="text"][inputmode]')
        .evaluateAll((fields) =>
          (fields as HTMLInputElement[]).filter((one) => one.scrollWidth > one.clientWidth).map(({ value }) => value),
        );
      expect(cut, `${screen.viewport?.width} px`).toEqual([]);
    }
  });

  test('has bars that cover less than a fifth of a screen at 200 %', async () => {
    for (const [width, height] of [
      [640, 400],
      [512, 384],
      [640, 360],
      [960, 540],
    ] as const) {
      await resize(page, { viewport: { width, height } });
      for (const place of [0, 200, 400]) {
        await page.evaluate((y) => scrollTo(0, y), place);
        expect(await page.evaluate(covered), `${width} × ${height} at ${place}`).toBeLessThan(height / 5);
      }
    }
  });

  test('fits 320 and 360 px in a wide font and in Palatino’s widths, with all working', async () => {
    await page.getByRole('button', { name: 'Show all working' }).click();
    await page.locator('.working').first().waitFor();
    for (const font of [null, DEJAVU, PALATINO]) {
      if (font) await setType(page, font);
      for (const screen of [SMALLEST, PHONE]) {
        await resize(page, screen);
        const where = `${font?.name ?? 'its own'} at ${screen.viewport?.width} px`;
        expect(await sidewaysScroll(page), where).toBe(0);
        expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth), where).toBe(0);
      }
    }
  });
});

/** In the page: how many pixels of the window's height are under what sticks to its edges. */
function covered(): number {
  return [...document.querySelectorAll('tally-app *')]
    .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position) && !one.matches('.sheet, .sheet *'))
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => Math.abs(bottom - innerHeight) < 1 || Math.abs(top) < 1)
    .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
}

test('the title keeps a distance from the logo', async () => {
  const { page } = await site.open('#size-matters');
  for (const screen of [PHONE, DESK]) {
    await resize(page, screen);
    const logo = (await page.locator('.masthead .mark').boundingBox())!;
    const title = (await page.locator('h1').boundingBox())!;
    expect(title.y - logo.y - logo.height).toBeGreaterThanOrEqual(16);
  }
});

test('all buttons and selects have one typeface, that of the page’s labels', async () => {
  const page = await openExample('#puffing-billy', DESK);
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
  await page.goto(`${site.address}#events`);
  await page.locator('.empty .choice').first().waitFor();
  expect(await families()).toEqual([label]);
});
