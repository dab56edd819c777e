// Sheets of before on home, and sheets copied as texts and as pictures.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, PHONE, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.locator('.recent b').allInnerTexts();

async function goHome(page: Page): Promise<void> {
  await page.locator('.wordmark').click();
  await page.locator('.glances').waitFor();
}

/** Fills in the example under another heading, which makes it a sheet of one's own. */
async function fillIn(page: Page, heading: string): Promise<void> {
  await press(page, 'Fill in the example');
  await page.locator('.heading-field input').fill(heading);
  await page.locator('.below').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent') ?? '')).toContain(heading);
}

describe('recent sheets', () => {
  test('are empty at first, and do not include an example', async () => {
    const { page } = await site.open('#rplops');
    await press(page, 'Fill in the example');
    await page.locator('.below').waitFor();
    const stored = () => page.evaluate(() => (dispatchEvent(new Event('pagehide')), localStorage.getItem('recent')));
    expect(await stored(), 'what leaving the page stores').toBeNull();
    await goHome(page);
    expect(await page.locator('tally-recent').count()).toBe(0);
    await page.goBack();
    await page.locator('.heading-field input').fill('Dune');
    expect(await stored(), 'once it is a sheet of one’s own').toContain('Dune');
  });

  test('are listed on the home page, latest first, and open unchanged', async () => {
    const { page, complaints } = await site.open('#rplops');
    await fillIn(page, 'Dune');
    await page.locator('.heading-field input').fill('Dune, round 1');
    await press(page, 'Start again');
    await fillIn(page, 'Go');
    await page.goto(`${site.address}#size-matters`);
    await page.locator('main.size-matters tally-form').waitFor();
    await fillIn(page, 'Board 1');
    await goHome(page);
    await page.locator('.recent').waitFor();
    expect(await cards(page)).toEqual(['Board 1', 'Go', 'Dune, round 1']);
    expect(await page.locator('.recent').innerText()).toContain('Ben leads the draw: 74.03');
    await page.getByRole('link', { name: 'Dune, round 1' }).click();
    await page.locator('tally-form').waitFor();
    expect(await page.locator('.heading-field input').inputValue()).toBe('Dune, round 1');
    await press(page, 'Undo');
    expect(await page.locator('.heading-field input').inputValue()).toBe('Go');
    expect(complaints).toEqual([]);
  });

  test('are there at the next visit, and can be deleted together, with undo', async () => {
    const { page } = await site.open('#rplops');
    await fillIn(page, 'Dune');
    await page.goto(site.address);
    await page.reload();
    await expect.poll(() => cards(page)).toEqual(['Dune']);
    await page.locator('.recent-head').getByText('More').click();
    await press(page, 'Delete all sheets from this device');
    await expect.poll(() => cards(page)).toEqual([]);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await kept()).not.toContain('Dune');
    await press(page, 'Undo');
    await expect.poll(() => cards(page)).toEqual(['Dune']);
    expect(await kept()).toContain('Dune');
    await page.goto(`${site.address}#rplops`);
    await page.locator('.verdict .total').waitFor();
    expect(await page.locator('.heading-field input').inputValue()).toBe('Dune');
  });

  test('have no accessibility violation and fit 320 px, in light and dark', async () => {
    const { page } = await site.open('#rplops', SMALLEST);
    await fillIn(page, 'A very long heading of a game at a convention, played on Friday night');
    await goHome(page);
    await page.locator('.recent').waitFor();
    expect(await violationsInLightAndDark(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  const SHEET = {
    form: 'rplops',
    state: { heading: 'Dune', finish: [{ key: '1', player: 'Ann', place: '1' }] },
    says: 'Ann wins: 100',
    at: 1_700_000_000_000,
  };
  const LEFT: [what: string, left: unknown][] = [
    ['strangers among them', [1, null, { form: 'constructor', state: {} }, { form: 'rplops', state: null }]],
    ['a sheet of another shape', [{ ...SHEET, state: { finish: 5 } }]],
    ['a time that is none', [{ ...SHEET, at: 'yesterday' }]],
    ['a time after all dates', [{ ...SHEET, at: 9e15 }]],
    ['no list', { a: 1 }],
  ];

  test.each(LEFT)('with %s: damaged ones are reported and kept, and the others listed', async (_what, left) => {
    const { page, complaints } = await site.open('');
    const whole = Array.isArray(left) ? [SHEET, ...left] : left;
    await page.evaluate((list) => localStorage.setItem('recent', JSON.stringify(list)), whole);
    await page.reload();
    await page.getByText('Some of the recent sheets are damaged and are not listed.').waitFor();
    expect(await cards(page)).toEqual(Array.isArray(left) ? ['Dune'] : []);
    await page.goto(`${site.address}#rplops`);
    await fillIn(page, 'Go');
    await goHome(page);
    await expect.poll(() => cards(page)).toEqual(Array.isArray(left) ? ['Go', 'Dune'] : ['Go']);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('damaged/recent')!));
    expect(kept).toEqual([JSON.stringify(left)]);
    await press(page, 'Delete');
    await page.getByText('Some of the recent sheets are damaged').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('damaged/recent'))).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('opening one does not overwrite damaged contents of its form', async () => {
    const { page } = await site.open('');
    const left = '{"finish":5}';
    await page.evaluate(
      ([sheet, form]) => {
        localStorage.setItem('recent', sheet);
        localStorage.setItem('form/rplops', form);
      },
      [JSON.stringify([SHEET]), left] as const,
    );
    await page.reload();
    await page.getByRole('link', { name: 'Dune' }).click();
    await page.getByText('The saved contents of this form are damaged').waitFor();
    expect(await page.locator('.heading-field input').inputValue()).toBe('Dune');
    expect(await page.evaluate(() => localStorage.getItem('damaged/form/rplops'))).toBe(JSON.stringify([left]));
  });
});

describe.each(FORM_FRAGMENTS)('%s, copied', (fragment) => {
  test('has every figure of the sheet, as text and as a picture', async () => {
    const { page, complaints } = await site.open(fragment, {
      ...DESK,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await press(page, 'Fill in the example');
    await page.locator('.below').waitFor();
    const totals = await page.locator('.sheet > table td.total').allInnerTexts();
    await press(page, 'Copy');
    for (const kind of ['plain text', 'Markdown', 'BBCode']) {
      await press(page, `Copy as ${kind}`);
      await page.getByText('Copied:').waitFor();
      const text = await page.locator('tally-copy textarea').inputValue();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      for (const total of totals) expect(text).toContain(total.trim());
      expect(text).toMatch(
        { 'plain text': /^[A-Z].*: /, Markdown: /^\*\*[A-Z].*\*\*\n\n\| /, BBCode: /^\[b\][A-Z].*\[\/b\]\n/ }[kind]!,
      );
    }
    await press(page, 'Copy for a messenger');
    const short = () => page.locator('tally-copy textarea').inputValue();
    await expect.poll(short).not.toContain('[b]');
    const scored = await page.locator('.sheet > table tbody td.total').allInnerTexts();
    const lines = (await short()).split('\n');
    for (const total of scored.filter((figure) => figure.trim() !== '–'))
      expect(
        lines.filter((line) => /^\d+(=|st|nd|rd)? \S/.test(line) && line.endsWith(` ${total.trim()}`)),
      ).not.toEqual([]);
    await press(page, 'Copy as a picture');
    await page.getByText('Picture copied.').waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    expect(types).toEqual(['image/png']);
    const saving = page.waitForEvent('download');
    await press(page, 'Save the picture');
    expect((await saving).suggestedFilename()).toMatch(/\.png$/);
    expect(complaints).toEqual([]);
  });
});

test('open working is copied too, and remarks beside a name in brackets', async () => {
  const { page } = await site.open('#union-pacific', { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await press(page, 'Fill in the example');
  await page.locator('.sheet .opener').first().click();
  await press(page, 'Copy');
  await press(page, 'Copy as plain text');
  await page.getByText('Copied:').waitFor();
  const text = await page.locator('tally-copy textarea').inputValue();
  expect(text).toMatch(/Place {2}Player +Game 1: Score {2}Game 1: Points {2}Game 2: Score {2}Game 2: Points {2}Total/);
  expect(text).toMatch(/ 1 {2}Jane \(seats \d, \d\)/);
  expect(text).toMatch(/Jane \(seats \d, \d\): Game 1: 100 × .*; Game 2: .*; Total: .* = 192/);
});

test('a text that was copied from one sheet is not shown below another', async () => {
  const { page } = await site.open('#puffing-billy', { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  await press(page, 'Fill in the example');
  await press(page, 'Copy');
  await page.getByRole('link', { name: 'Final' }).click();
  await page.locator('[id$=-best]').first().waitFor();
  await press(page, 'Fill in the example');
  await press(page, 'Copy');
  await press(page, 'Copy as Markdown');
  await page.getByText('Copied:').waitFor();
  await page.goBack();
  await page.locator('#puffing-billy-finishers-0-player').waitFor();
  await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
  expect(await page.getByText('Copied:').count()).toBe(0);
});
