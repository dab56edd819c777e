// The custom element on other people's pages: it scores there, looks as it should, and stands in their forms.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliSize } from '../brotli_size.ts';
import { BUDGETS, openHosts, type Hosts } from './hosts.ts';
import { DESK } from '../site.ts';
import { PAPER } from '../tokens.ts';

let hosts: Hosts;

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

async function fillInExample(page: Page, index = 0): Promise<string> {
  const sheet = page.locator('tally-sheet').nth(index);
  await sheet.getByRole('button', { name: 'Fill in the example' }).click();
  return sheet.locator('.verdict .total').innerText();
}

/** Records the element's events from now on. */
async function listen(page: Page): Promise<() => Promise<[string, any][]>> {
  await page.evaluate(() => {
    const reported: unknown[] = ((window as any).reported = []);
    for (const type of ['tally-score', 'tally-problem'])
      addEventListener(type, (event) => reported.push([type, (event as CustomEvent).detail]));
  });
  return () => page.evaluate(() => (window as any).reported);
}

test('two elements share one engine and nothing else', async () => {
  const { page } = await hosts.open('element_two');
  for (const sheet of await page.locator('tally-sheet').all()) await sheet.locator('.verdict').waitFor(); // and nothing more is asked for
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(hosts.site.length)));
  await page.reload({ waitUntil: 'networkidle' });
  expect(await fillInExample(page, 1)).toBe('74.03');
  expect(await page.locator('tally-sheet').nth(0).locator('.verdict .waiting').innerText()).toBe(
    'Nothing filled in yet',
  );
  expect(asked.filter((path) => /\.(js|wasm)$/.test(path)).sort()).toEqual([
    'tally-sheet.js',
    'tallysheet.js',
    'tallysheet.wasm',
  ]);
});

test('it dispatches an event for every sheet and every set of problems', async () => {
  const { page } = await hosts.open('element');
  await page.locator('tally-sheet .verdict').waitFor();
  const reported = await listen(page);
  await fillInExample(page);
  const [score] = (await reported()) as [[string, { name: string; rows: unknown[] }]];
  expect(score[0]).toBe('tally-score');
  expect(score[1]).toMatchObject({ name: 'RPLOPS0(50)' });
  expect(await page.locator('tally-sheet').evaluate((sheet: any) => JSON.stringify(sheet.sheet))).toBe(
    JSON.stringify(score[1]),
  );
  await page.locator('tally-sheet').evaluate((sheet: any) => (sheet.average = '0'));
  expect((await reported()).at(-1)).toMatchObject(['tally-problem', [{ at: '/settings/average', code: 'range' }]]);
  await page.locator('tally-sheet').evaluate((sheet: any) => sheet.removeAttribute('average'));
  expect((await reported()).at(-1)).toEqual(score);
});

test('a change of system or variant shows that sheet', async () => {
  const { page } = await hosts.open('element_late');
  const sheet = page.locator('tally-sheet');
  await sheet.getByRole('textbox', { name: 'Game' }).waitFor();
  expect(await sheet.getByRole('textbox', { name: 'Game' }).inputValue()).toBe('Round 3');
  await sheet.evaluate((element) => element.setAttribute('system', 'puffing-billy'));
  await sheet.getByRole('button', { name: 'Add a finisher' }).waitFor();
  await sheet.evaluate((element) => element.setAttribute('variant', 'final'));
  await sheet.getByRole('button', { name: 'Add a board' }).waitFor();
  await sheet.evaluate((element) => element.setAttribute('system', '<img src=x>'));
  await sheet.getByText('The attribute “system” can be puffing-billy, union-pacific,').waitFor();
});

test('its declarations name every attribute, and no other', async () => {
  const { page } = await hosts.open('element');
  const declared = [...readFileSync('wasm/tally-sheet.d.ts', 'utf8').matchAll(/^ {2}(\w+): /gm)].map(
    ([, name]) => name,
  );
  const observed = await page.evaluate(() =>
    customElements.whenDefined('tally-sheet').then((element: any) => element.observedAttributes),
  );
  expect(declared.sort()).toEqual(observed.sort());
});

test('it takes part in a form: required, submitted as the sheet, reset with it, and inert when it is disabled', async () => {
  const { page } = await hosts.open('element');
  const form = page.locator('form[action]');
  const sent = () =>
    form.evaluate((element: HTMLFormElement) => [element.checkValidity(), new FormData(element).get('result')]);
  await page.locator('tally-sheet .verdict').waitFor();
  await expect.poll(sent).toEqual([false, null]);
  await fillInExample(page);
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

test('what was typed is there again after navigating away and back', async () => {
  const { page } = await hosts.open('element');
  await fillInExample(page);
  await page.locator('tally-sheet').getByRole('textbox', { name: 'Game' }).fill('Heat 1');
  await page.goto('about:blank');
  await page.goBack();
  await expect
    .poll(() => page.locator('tally-sheet').getByRole('textbox', { name: 'Game' }).inputValue())
    .toBe('Heat 1');
  expect(await page.locator('tally-sheet .verdict .total').innerText()).toBe('83.33');
});

test('every way of moving the focus in the form works within it', async () => {
  const { page } = await hosts.open('element');
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

test('it takes the page’s colours and root size if set, and does not inherit its font', async () => {
  const { page } = await hosts.open('element');
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

test('it is dark if the page is or if its attribute says so, and has the narrow layout in a narrow column', async () => {
  const paper = (page: Page) =>
    page
      .locator('tally-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  for (const [name, colour] of [
    ['element_late', PAPER.dark],
    ['element_right_to_left', PAPER.dark],
    ['element_two', PAPER.light],
  ] as const) {
    const { page } = await hosts.open(name, { ...DESK, colorScheme: 'dark' });
    await page.locator('tally-sheet .verdict').first().waitFor();
    expect(await paper(page)).toBe(colour);
    const [entry, sheet] = [page.locator('tally-sheet .entry').first(), page.locator('tally-sheet #sheet').first()];
    const beside = (await entry.boundingBox())!.y + 100 > (await sheet.boundingBox())!.y;
    expect(beside).toBe(name !== 'element_right_to_left');
  }
});

test(`element and engine have ${BUDGETS.element} bytes or less`, () => {
  const files = ['tally-sheet.js', 'tallysheet.js', 'tallysheet.wasm'].map((name) => brotliSize(`build/site/${name}`));
  expect(files.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.element);
});
