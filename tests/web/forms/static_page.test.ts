// Home and the blank forms are in the page's HTML, and shown before its scripts arrive. The app takes their place
// without a trace, and with all that was typed, chosen, opened, focused and pressed there.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, idle, NOTHING, openSite, PHONE, type OpenPage, type Site } from '../site.ts';

const SCRIPTS = /\/assets\/.*\.js$/;

let site: Site;
/** One page for all, whose scripts come once `there` is resolved, and whose engine never comes. */
let opened: OpenPage;
let there: Promise<void>;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open(NOTHING);
  await opened.page.route('**/*.wasm', () => {});
  await opened.page.route(SCRIPTS, async (route) => (await there, route.continue()));
});

interface Held {
  page: Page;
  /** Errors and warnings on the page's console. */
  complaints(): string[];
  /** Lets the page's scripts come, and resolves when the app has drawn. */
  letCome(): Promise<void>;
}

/** The page on a device that has stored this alone; its scripts do not come until they are let. */
async function held(fragment: string, screen = PHONE, stored = {}): Promise<Held> {
  const { page, complaints } = opened;
  await page.goto(site.address + NOTHING);
  await page.setViewportSize(screen.viewport!);
  await page.evaluate((all) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(localStorage, all);
  }, stored);
  const before = complaints.length;
  let come = () => {};
  there = new Promise<void>((resolve) => (come = resolve));
  await page.goto(`${site.address}${fragment}`, { waitUntil: 'commit' });
  const letCome = async () => {
    come();
    await page.locator('tally-app:not([data-static]) h1').waitFor();
  };
  return { page, complaints: () => complaints.slice(before), letCome };
}

/** Every element's name, attributes and box, in order. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('tally-app *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const attributes = [...one.attributes].filter(({ name }) => name !== 'checked');
      const said = attributes.map(({ name, value }) => `${name}="${value.replace(/\s+/g, ' ')}"`).sort();
      const checked = (one as HTMLInputElement).checked ? 'checked ' : '';
      return `${one.localName} ${checked}${said.join(' ')} at ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
}

/** Rows and tables, and powers; that all have the app's elements is in static_pages.test.ts. A long run lays out all. */
const FORMS = process.env['LONG'] ? FORM_FRAGMENTS : ['#puffing-billy/final', '#size-matters'];

// Whether a phone's or a desk's screen comes first alternates, so that the app draws first on either.
test.each(['', ...FORMS].map((fragment, at) => [fragment || 'home', fragment, at] as const))(
  'the static page of %s is the one that the app draws before it has an engine, on a phone and on a desk',
  async (_name, fragment, at) => {
    const [first, other] = at % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];
    const { page, letCome } = await held(fragment, first);
    const drawnOn = async ({ viewport }: typeof PHONE) => (await page.setViewportSize(viewport!), drawn(page));
    await page.locator('tally-app[data-static] h1').waitFor();
    const before = [await drawnOn(other), await drawnOn(first)];
    await letCome();
    await idle(page);
    const after = [await drawnOn(first), await drawnOn(other)];
    expect(after.reverse()).toEqual(before);
  },
);

test('what was typed before the scripts came is in the form, with focus and selection', async () => {
  const { page, letCome } = await held('#puffing-billy');
  await page.locator('[data-at="/finishers/0/player"]').fill('Jenny');
  await page.locator('[data-at="/finishers/0/score"]').fill('252,000');
  const name = page.locator('[data-at="/finishers/1/player"]');
  await name.fill('Damien');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
  await letCome();
  await expect
    .poll(() =>
      name.evaluate((field: HTMLInputElement) => [field.matches(':focus'), field.selectionStart, field.selectionEnd]),
    )
    .toEqual([true, 1, 3]);
  expect(
    await page
      .locator('.players input')
      .evaluateAll((fields: HTMLInputElement[]) => fields.slice(0, 4).map(({ value }) => value)),
  ).toEqual(['Jenny', '252,000', 'Damien', '']);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.locator('[data-at="/finishers/1/player"]').inputValue()).toBe('Damien');
});

/** In the page: types into the focused field as soon as the app has taken the static page's place. */
function typeAtOnce(): void {
  const type = new MessageChannel();
  type.port1.onmessage = () => document.execCommand('insertText', false, 'y');
  const observer = new MutationObserver(() => {
    observer.disconnect();
    type.port2.postMessage(null);
  });
  observer.observe(document.querySelector('tally-app')!, { attributeFilter: ['data-static'] });
}

test('what is typed as the app takes the place of the static page is in the form too', async () => {
  const { page, letCome } = await held('#size-matters');
  await page.getByLabel('England’s player').fill('Jenny');
  const name = page.getByLabel('Austria’s player');
  await name.fill('Mar');
  await page.evaluate(typeAtOnce);
  await letCome();
  await expect.poll(() => name.inputValue()).toBe('Mary');
});

test('what was opened and chosen before the scripts came stays so', async () => {
  const { page, letCome } = await held('#union-pacific');
  const settings = page.locator('details.settings');
  await settings.locator('summary').click();
  const last = settings.locator('input[name=rounding]').last();
  await last.check();
  await letCome();
  await expect.poll(() => last.isChecked()).toBe(true);
  expect(await settings.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
});

test('a button pressed before the scripts came is answered by the app', async () => {
  const { page, letCome } = await held('#rplops');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await letCome();
  await expect.poll(() => page.locator('.players input.name').first().inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
});

test('Enter before the scripts came sends nothing', async () => {
  const { page, complaints, letCome } = await held('#rplops');
  await page.locator('.players input.name').first().press('Enter');
  await letCome();
  expect(page.url()).toBe(`${site.address}#rplops`);
  expect(complaints()).toEqual([]); // the policy would refuse to send it, and say so
});

test('a link followed before the scripts came shows that form', async () => {
  const { page, letCome } = await held('');
  await page.getByRole('link', { name: 'Size Matters' }).click();
  await page.locator('tally-app[data-static] h1', { hasText: 'Size Matters' }).waitFor();
  await page.getByLabel('Austria’s player').fill('Ann');
  await letCome();
  await expect.poll(() => page.getByLabel('Austria’s player').inputValue()).toBe('Ann');
});

test.each([
  ['a form with saved contents', '#rplops', { 'form/rplops': '{"heading":"Kept"}' }],
  ['a form with damaged contents', '#rplops', { 'form/rplops': '{' }],
  ['a home with recent sheets', '', { recent: '[]' }],
  ['a link with contents', '#rplops?x', {}],
  ['events', '#events', {}],
])('%s is not shown blank', async (_name, fragment, stored) => {
  const { page } = await held(fragment, PHONE, stored);
  await page.locator('template').first().waitFor({ state: 'attached' });
  expect(await page.locator('tally-app').innerHTML()).toBe('');
});

test('a script that does not arrive is reported on the static page, once', async () => {
  const { page } = await site.open(NOTHING);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`${site.address}#rplops`, { waitUntil: 'commit' });
  await page.getByRole('alert').filter({ hasText: 'Reload the page to try again' }).first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
});
