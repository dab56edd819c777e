// Sheets of before as they look on the home page, and sheets copied as texts and as pictures.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, showForm, SMALLEST, type OpenPage, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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

test('recent sheets have no accessibility violation and fit 320 px, in light and dark', async () => {
  const { page } = await site.open('#rplops', SMALLEST);
  await fillIn(page, 'A very long heading of a game at a convention, played on Friday night');
  await goHome(page);
  await page.locator('.recent').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

describe('copied', () => {
  /** One for all forms: each keeps its own contents. */
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await site.open(FORM_FRAGMENTS[0]!, { ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  });

  test.each(FORM_FRAGMENTS)('%s has every figure of the sheet, as text and as a picture', async (fragment) => {
    const { page, complaints } = opened;
    await showForm(page, fragment);
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

  test('open working is copied too, and remarks beside a name in brackets', async () => {
    const { page } = opened;
    await showForm(page, '#union-pacific');
    await press(page, 'Start again');
    await press(page, 'Fill in the example');
    await page.locator('.sheet .opener').first().click();
    if ((await page.getByRole('button', { name: 'Copy as plain text' }).count()) === 0) await press(page, 'Copy');
    await press(page, 'Copy as plain text');
    await page.getByText('Copied:').waitFor();
    const text = await page.locator('tally-copy textarea').inputValue();
    expect(text).toMatch(
      /Place {2}Player +Game 1: Score {2}Game 1: Points {2}Game 2: Score {2}Game 2: Points {2}Total/,
    );
    expect(text).toMatch(/ 1 {2}Jane \(seats \d, \d\)/);
    expect(text).toMatch(/Jane \(seats \d, \d\): Game 1: 100 × .*; Game 2: .*; Total: .* = 192/);
  });

  test('a text that was copied from one sheet is not shown below another', async () => {
    const { page } = opened;
    await showForm(page, '#puffing-billy');
    await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
    expect(await page.getByText('Copied:').count()).toBe(0);
    expect(await page.locator('tally-copy textarea').count()).toBe(0);
  });
});
