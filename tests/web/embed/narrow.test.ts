// Between the margins of other people's pages on the smallest phone, nothing scrolls sideways in any font.
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHosts, showInFrame, type Hosts } from './hosts.ts';
import { FORM_FRAGMENTS, KINDS } from '../forms.ts';
import { SMALLEST } from '../site.ts';

/** Every form fits between the wider ones; those that differ in kind, and in a long run all, between both. */
const MARGINS = [20, 8];
/** The width of a figure relative to its size in Verdana and DejaVu, the widest common fonts; a bare Debian has no other. */
const WIDEST = 0.636;
const LEAST = 11;

let hosts: Hosts;
/** One for all forms: nothing on it is stored. */
let page: Page;

beforeAll(async () => {
  hosts = await openHosts();
  ({ page } = await hosts.open('blank', SMALLEST));
});
afterAll(() => hosts.close());

const show = (name: string) => page.goto(new URL(`/${name}.html`, page.url()).href);

async function elementOf(system: string, variant: string): Promise<Locator> {
  if (!page.url().includes('element_two')) await show('element_two');
  const sheet = page.locator('tally-sheet').first();
  await sheet.evaluate((element: any, asked) => Object.assign(element, asked), { system, variant: variant || null });
  return sheet;
}

async function frameOf(system: string, variant: string): Promise<FrameLocator> {
  if (!page.url().includes('plain')) await show('plain');
  await showInFrame(page, `${hosts.site}embed.html?system=${system}${variant && `&form=${variant}`}`);
  return page.frameLocator('iframe');
}

/** A frame has the element's styles, whose queries ask for its width in another way: a long run has all forms in one. */
const FRAMED = process.env['LONG'] ? FORM_FRAGMENTS : KINDS;
const CASES = [
  ...FORM_FRAGMENTS.map((fragment) => ({ way: 'element', open: elementOf, fragment })),
  ...FRAMED.map((fragment) => ({ way: 'frame', open: frameOf, fragment })),
];

/** In type of its own, or in one that is on any machine as wide as the widest. */
async function setType(sheet: Locator, type: 'its own' | 'wide'): Promise<void> {
  await sheet.evaluate(
    (one, [type, widest]) => {
      const root = one.getRootNode() as (Document | ShadowRoot) & { widened?: CSSStyleSheet };
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== root.widened);
      if (type === 'its own') return;
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = '100px serif';
      const more = widest - canvas.measureText('0').width / 100;
      root.widened = new CSSStyleSheet();
      root.widened.replaceSync(
        `:root, :host { --serif: serif !important; --sans: serif !important; } * { letter-spacing: ${more}em !important; }`,
      );
      root.adoptedStyleSheets.push(root.widened);
    },
    [type, WIDEST] as const,
  );
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

test.each(CASES)(
  'in an $way on the smallest phone, within the margins that pages have, $fragment fits without scrolling sideways, also in a wide font',
  async ({ open, fragment }) => {
    const [system, variant = ''] = fragment.slice(1).split('/');
    const form = await open(system!, variant);
    await form.locator(`.${system} .entry`).waitFor();
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    await form.getByRole('button', { name: 'Show all working' }).click();
    const sheet = form.locator('.sheet');
    for (const type of ['its own', 'wide'] as const) {
      await setType(sheet, type);
      for (const margin of process.env['LONG'] || KINDS.includes(fragment) ? MARGINS : MARGINS.slice(0, 1)) {
        await page.evaluate((px) => (document.body.style.margin = `${px}px`), margin);
        const where = { message: `${type} type, ${margin} px` };
        await expect
          .poll(() => page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth), where)
          .toBe(0);
        await expect.poll(() => sideways(sheet), where).toBe(0);
        await expect.poll(() => unreadable(sheet), where).toEqual([]);
      }
    }
  },
);
