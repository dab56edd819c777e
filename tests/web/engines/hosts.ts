// A form on other people's pages: it scores its example, and is as high as what is in it while rows come and go.
import { afterAll, beforeAll, expect } from 'vitest';
import { ELEMENTS, FRAMES, openHostPages, type HostPages } from '../embed/hosts.ts';
import { button } from './find.ts';
import { PHONE, soon, type Tab } from './tab.ts';
import { fillInExample, type Visiting } from './visit.ts';

/** The frame is never lower than the page says. */
async function expectToFit(page: Tab, index: number): Promise<void> {
  const frame = await page.frame(index);
  await soon(async () => {
    const frames = await page.on('iframe', (found) =>
      found.map(({ clientHeight, height }) => [clientHeight, Number(height)] as const),
    );
    const contents = await frame.run(() => Math.ceil(document.body.getBoundingClientRect().height));
    const [height, least] = frames[index]!;
    return height - Math.max(contents, least);
  }, 'the frame is as high as the form').toBe(0);
}

/** Nothing of it stands below its own edge. */
async function expectToHold(page: Tab): Promise<void> {
  await soon(
    () =>
      page.on('tally-sheet', ([sheet]) => {
        const parts = [...sheet.shadowRoot.querySelectorAll('*')] as Element[];
        return (
          Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - sheet.getBoundingClientRect().bottom
        );
      }),
    'the element holds all of the form',
  ).toBeLessThan(1);
}

/** More rows, fewer rows, more and less under the sheet; what is there fits each time. */
async function comeAndGo(form: Tab, expectFit: () => Promise<void>): Promise<void> {
  const rows = await form.count('.players li');
  if ((await form.count('.players.fixed')) === 0) {
    await form.click(button('Add a …'));
    await soon(() => form.count('.players li')).toBe(rows + 1);
    await expectFit();
    await form.click('.players li:last-child .handle');
    await form.click('.players li:last-child .remove');
    await soon(() => form.count('.players li')).toBe(rows);
    await expectFit();
  }
  await form.click(button('Show all working'));
  await form.shows('.working');
  await expectFit();
  await form.click(button('Start again'));
  await expectFit();
}

const ALL = [...Object.keys(FRAMES), ...Object.keys(ELEMENTS)];
const isLong = Boolean(process.env['LONG']);
/** Where rows come and go in a usual run: a list that grows, in a frame and in an element. A long run has all. */
const GROWING = isLong ? ALL : ['plain', 'element'];
/** Pages on which engines may differ, by their policies, and by a layout that reaches the form, as it does in an element but
 *  never in a frame. embed/shift.test.ts has all in Chromium. */
const PECULIAR = isLong ? ALL : [...GROWING, 'strict_csp', 'sandboxed', 'element_right_to_left'];

/** On the peculiar host pages, or only where rows come and go. */
export function testHosts(visit: Visiting, isTestedElsewhere: boolean): void {
  const names = isTestedElsewhere ? GROWING : PECULIAR;
  const chosen = (totals: Record<string, string>) => Object.entries(totals).filter(([name]) => names.includes(name));
  let pages: HostPages;
  beforeAll(async () => {
    pages = await openHostPages();
  });
  afterAll(() => pages.close());

  for (const [name, total] of chosen(FRAMES))
    visit(`the frame on "${name}" scores, and is as high as its form`, PHONE, async ({ tab: page }) => {
      await page.go(`${pages.address}${name}.html`);
      const frame = await page.frame();
      await frame.shows('.verdict');
      for (let index = 0; index < (await page.count('iframe')); index += 1) await expectToFit(page, index);
      await fillInExample(frame);
      expect(await frame.text('.verdict .total')).toBe(total);
      await expectToFit(page, 0);
      if (GROWING.includes(name)) await comeAndGo(frame, () => expectToFit(page, 0));
    });

  for (const [name, total] of chosen(ELEMENTS))
    visit(`the element on "${name}" scores, and holds its form`, PHONE, async ({ tab: page }) => {
      await page.go(`${pages.address}${name}.html`);
      await fillInExample(page);
      expect(await page.text('.verdict .total')).toBe(total);
      await expectToHold(page);
      if (GROWING.includes(name)) await comeAndGo(page, () => expectToHold(page));
    });
}
