// The custom element on other people's pages, in what only a browser shows: what it loads, its looks, the focus, and its part in
// their forms. What stands in it and what it tells the page is in element_form.test.ts.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliSize } from '../brotli_size.ts';
import { BUDGETS, openHosts, type Hosts } from './hosts.ts';
import { DESK } from '../site.ts';
import { PAPER } from '../tokens.ts';

let hosts: Hosts;
/** One for all tests: nothing on it is stored. */
let page: Page;

beforeAll(async () => {
  hosts = await openHosts();
  ({ page } = await hosts.open('blank'));
});
afterAll(() => hosts.close());

/** Another of the host pages, once its first element is there. */
async function show(name: string): Promise<void> {
  await page.goto(new URL(`/${name}.html`, page.url()).href);
  await page.locator('tally-sheet .verdict').first().waitFor();
}

async function fillInExample(index = 0): Promise<string> {
  const sheet = page.locator('tally-sheet').nth(index);
  await sheet.getByRole('button', { name: 'Fill in the example' }).click();
  return sheet.locator('.verdict .total').innerText();
}

const paper = () =>
  page
    .locator('tally-sheet')
    .first()
    .evaluate((sheet) => getComputedStyle(sheet).backgroundColor);

test('two elements share one engine and nothing else', async () => {
  await show('element_two');
  expect(await fillInExample(1)).toBe('74.03');
  expect(await page.locator('tally-sheet').nth(0).locator('.verdict .waiting').innerText()).toBe(
    'Nothing filled in yet',
  );
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = asked.filter((address) => /\.(js|wasm)$/.test(address));
  expect(files.map((address) => address.slice(hosts.site.length)).sort()).toEqual([
    'tally-sheet.js',
    'tallysheet.js',
    'tallysheet.wasm',
  ]);
});

test('it takes the page’s colours and root size if set, and does not inherit its font', async () => {
  await show('element');
  const styles = await page.locator('tally-sheet .show').evaluate((button) => {
    const { fontSize, borderRadius, textTransform } = getComputedStyle(button);
    const host = getComputedStyle((button.getRootNode() as ShadowRoot).host);
    return {
      fontSize,
      borderRadius,
      textTransform,
      paper: host.backgroundColor,
      ink: getComputedStyle(button.parentElement!).borderTopColor,
    };
  });
  expect(styles).toEqual({
    fontSize: '16px',
    borderRadius: '8px',
    textTransform: 'none',
    paper: 'rgb(255, 255, 255)',
    ink: 'rgb(0, 90, 0)',
  });
});

test('every way of moving the focus in the form works within it', async () => {
  await show('element');
  const sheet = page.locator('tally-sheet');
  const focused = () => sheet.evaluate((element) => element.shadowRoot!.activeElement?.id);
  await sheet.getByRole('textbox', { name: 'name of player 1' }).fill('Ann');
  await sheet.getByRole('textbox', { name: 'Ann’s place' }).fill('first');
  await sheet.getByRole('button', { name: 'Show the sheet' }).click();
  await expect.poll(focused).toBe('summary');
  await sheet.getByRole('link', { name: /Ann’s place/ }).click();
  await expect.poll(focused).toBe('rplops-finish-0-place');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(focused).toBe('rplops-finish-1-place');
});

test('what was typed is there again after navigating away and back', async () => {
  await show('element');
  await fillInExample();
  const game = page.locator('tally-sheet').getByRole('textbox', { name: 'Game' });
  await game.fill('Heat 1');
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(() => game.inputValue()).toBe('Heat 1');
  expect(await page.locator('tally-sheet .verdict .total').innerText()).toBe('83.33');
});

test('it takes part in a form: required, submitted as the sheet, reset with it, and inert when it is disabled', async () => {
  await show('element');
  const form = page.locator('form[action]');
  const sent = () =>
    form.evaluate((element: HTMLFormElement) => [element.checkValidity(), new FormData(element).get('result')]);
  await expect.poll(sent).toEqual([false, null]);
  await fillInExample();
  const [valid, value] = await sent();
  expect(valid).toBe(true);
  expect(JSON.parse(value as string).rows).toHaveLength(5);
  await page.getByRole('button', { name: 'Empty' }).click();
  expect(await sent()).toEqual([false, null]);
  await form.evaluate((element) => element.prepend(document.createElement('fieldset')));
  await form.evaluate((element) => element.querySelector('fieldset')!.append(element.querySelector('tally-sheet')!));
  await form.evaluate((element) => (element.querySelector('fieldset')!.disabled = true));
  expect(await page.locator('tally-sheet').evaluate((sheet: HTMLElement) => sheet.inert)).toBe(true);
});

test('properties that a page sets before the element is defined take effect', async () => {
  await show('element_late');
  expect(await page.locator('tally-sheet').getByRole('textbox', { name: 'Game' }).inputValue()).toBe('Round 3');
});

test('it is dark if the page is or if its attribute says so, and has the narrow layout in a narrow column', async () => {
  await page.setViewportSize(DESK.viewport!);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [name, colour] of [
    ['element_late', PAPER.dark],
    ['element_right_to_left', PAPER.dark],
    ['element_two', PAPER.light],
  ] as const) {
    await show(name);
    expect(await paper()).toBe(colour);
    const [entry, sheet] = [page.locator('tally-sheet .entry').first(), page.locator('tally-sheet #sheet').first()];
    const beside = (await entry.boundingBox())!.y + 100 > (await sheet.boundingBox())!.y;
    expect(beside).toBe(name !== 'element_right_to_left');
  }
});

test(`element and engine have ${BUDGETS.element} bytes or less`, () => {
  const files = ['tally-sheet.js', 'tallysheet.js', 'tallysheet.wasm'].map((name) => brotliSize(`build/site/${name}`));
  expect(files.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.element);
});
