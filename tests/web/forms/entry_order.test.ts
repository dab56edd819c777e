// The order in which the keyboard goes through a form: field by field as they are read, and a row's buttons on demand.
// `enter_order.test.ts` has the Enter key in the other forms.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, showForm, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.ariaLabel);
const fieldIds = (page: Page) =>
  page.locator('.heading-field input, tally-players input').evaluateAll((inputs) => inputs.map(({ id }) => id));
const players = (page: Page) =>
  page.locator('.players input.name').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** One for all forms: each keeps its own contents. */
let page: Page;
beforeAll(async () => {
  ({ page } = await site.open(PAGE_FRAGMENTS[0]!, DESK));
});

/** The form, with the focus in its heading. */
async function begin(fragment: string): Promise<void> {
  await showForm(page, fragment);
  // Its fields follow from its rule.
  if (fragment.startsWith('#own-rule')) await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('tally-players input').first().waitFor();
  await page.locator('.heading-field input').focus();
}

/** The focused field now and each that gets the focus as the key is pressed. */
async function passed(page: Page, key: string, presses: number): Promise<unknown[]> {
  const stops = await page.evaluateHandle(() => {
    const named = () => document.activeElement?.id || document.activeElement?.ariaLabel;
    const passed = [named()];
    // A field gets the focus again whenever its page does.
    const note = () => void (named() !== passed.at(-1) && passed.push(named()));
    addEventListener('focusin', note);
    return { passed, end: () => removeEventListener('focusin', note) };
  });
  for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
  return stops.evaluate(({ passed, end }) => (end(), passed));
}

test.each(PAGE_FRAGMENTS)('Tab goes through the fields of %s as they are read, row by row', async (fragment) => {
  await begin(fragment);
  const ids = await fieldIds(page);
  expect(await passed(page, 'Tab', ids.length - 1)).toEqual(ids);
});

test.each(['#own-rule', '#own-rule/players'])(
  'Enter goes through the figures of %s, whose names are there',
  async (fragment) => {
    await begin(fragment);
    const ids = (await fieldIds(page)).filter((id) => !id.endsWith('-player'));
    expect(await passed(page, 'Enter', ids.length - 1)).toEqual(ids);
  },
);

describe('the buttons of a row', () => {
  test('are reached from one button below the list, for the row visited last', async () => {
    await begin('#rplops');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    const [ann, ben, cleo, ...rest] = await players(page);
    await page.locator('#rplops-finish-1-player').focus();
    await page.getByRole('button', { name: 'Move or remove…' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(`Move ${ben} up`);
    expect(await passed(page, 'Tab', 2)).toEqual([`Move ${ben} up`, `Move ${ben} down`, `Remove ${ben}`]);
    await page.keyboard.press('Enter');
    await expect.poll(() => players(page)).toEqual([ann, cleo, ...rest]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('#rplops-finish-2-player').press('Alt+ArrowUp');
    await expect.poll(() => players(page)).toEqual([ann, cleo, ben, ...rest]);
  });

  test('are closed by Escape, which returns to the row', async () => {
    await begin('#puffing-billy');
    await page.getByRole('button', { name: 'Move or remove…' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Move finisher 1 down');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('puffing-billy-finishers-0-player');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('puffing-billy-finishers-0-score');
  });
});
