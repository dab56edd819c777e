// Between the margins of other people's pages on the smallest phone, nothing scrolls sideways in any font.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHosts, showInFrame, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { SMALLEST } from '../site.ts';

const MARGINS = [8, 20];
/** The width of a figure relative to its size in Verdana and DejaVu, the widest common fonts; a bare Debian has no other. */
const WIDEST = 0.636;
const LEAST = 11;

let hosts: Hosts;
/** One for all forms: nothing on it is stored. */
let page: Page;
let plain: string;

beforeAll(async () => {
  hosts = await openHosts();
  ({ page } = await hosts.open('plain', SMALLEST));
  plain = page.url();
});
afterAll(() => hosts.close());

const WAYS: Record<string, (page: Page, system: string, variant: string) => Promise<Locator | FrameLocator>> = {
  async element(page, system, variant) {
    await page.goto(page.url().replace('plain', 'element_two'));
    const sheet = page.locator('tally-sheet').first();
    await sheet.evaluate((element: any, asked) => Object.assign(element, asked), { system, variant: variant || null });
    return sheet;
  },
  async frame(page, system, variant) {
    await showInFrame(page, `${hosts.site}embed.html?system=${system}${variant && `&form=${variant}`}`);
    return page.frameLocator('iframe');
  },
};

/** On any machine as wide as the widest. */
async function widen(sheet: Locator): Promise<void> {
  await sheet.evaluate((one, widest) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = '100px serif';
    const more = widest - canvas.measureText('0').width / 100;
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      `:root, :host { --serif: serif !important; --sans: serif !important; } * { letter-spacing: ${more}em !important; }`,
    );
    (one.getRootNode() as Document | ShadowRoot).adoptedStyleSheets.push(styles);
  }, WIDEST);
}

/** How far the sheet and its containers of tables scroll sideways. */
function sideways(sheet: Locator): Promise<number> {
  return sheet.evaluate((one) =>
    Math.max(
      ...[one, ...one.querySelectorAll(':has(> table)')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}

/** Cells whose text goes beyond them, or is too small to read. */
function unreadable(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((one, least) => {
    const cells = [...one.querySelectorAll('tbody td, tbody th, tfoot td, tfoot th')].filter((cell) =>
      cell.textContent!.trim(),
    );
    const text = document.createRange();
    return cells
      .filter((cell) => {
        text.selectNodeContents(cell);
        const [its, room] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
        return (
          its.left < room.left - 1 || its.right > room.right + 1 || parseFloat(getComputedStyle(cell).fontSize) < least
        );
      })
      .map((cell) => cell.textContent!.trim());
  }, LEAST);
}

describe.each(Object.keys(WAYS))('in an %s on the smallest phone, within the margins that pages have', (way) => {
  test.each(FORM_FRAGMENTS)('%s fits without scrolling sideways, also in a wide font', async (fragment) => {
    const [system, variant = ''] = fragment.slice(1).split('/');
    await page.goto(plain);
    const form = await WAYS[way]!(page, system!, variant);
    await form.locator(`.${system} .entry`).waitFor();
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    await form.getByRole('button', { name: 'Show all working' }).click();
    const sheet = form.locator('.sheet');
    for (const type of ['its own', 'wide']) {
      if (type === 'wide') await widen(sheet);
      for (const margin of MARGINS) {
        await page.evaluate((px) => (document.body.style.margin = `${px}px`), margin);
        const where = { message: `${type} type, ${margin} px` };
        await expect
          .poll(() => page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth), where)
          .toBe(0);
        await expect.poll(() => sideways(sheet), where).toBe(0);
        await expect.poll(() => unreadable(sheet), where).toEqual([]);
      }
    }
  });
});
