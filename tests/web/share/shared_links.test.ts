// Links in a browser: shown as a QR code, copied and shared, to an event. Offline and in the single file, they are in
// offline/offline.test.ts and offline/one_file.test.ts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { sidewaysScroll, violations, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSiteToCopy, sharedBrowser, showForm, SMALLEST } from '../site.ts';
import { EXAMPLE } from './example_link.ts';
import { EVENT } from './two_games.ts';

/** Two columns of figures, powers, and the longest link of all. A long run has every form. */
const FORMS = process.env['LONG'] ? FORM_FRAGMENTS : ['#union-pacific', '#size-matters', '#puffing-billy/final'];

const JSQR = readFileSync(createRequire(import.meta.url).resolve('jsqr'), 'utf8');

/** One for all tests, each of which goes on where the one before it ended. */
let page: Page;
let complaints: string[];
/** A page with the decoder. */
let decoder: Page;

beforeAll(async () => {
  const screen = { ...SMALLEST, deviceScaleFactor: 2 };
  ({ page, complaints } = await (await openSiteToCopy()).open(`#${EXAMPLE}`, screen));
  await page.evaluate(() => {
    (navigator as any).share = async (what: object) => ((window as any).sent = what);
  });
  decoder = await (await sharedBrowser()).newPage();
  await decoder.evaluate(JSQR);
});
afterAll(() => Promise.all([page, decoder].map((one) => one.context().close())));

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const show = (fragment: string) => page.evaluate((hash) => void (location.hash = hash), fragment);

/** Reads a picture of the page with an independent decoder. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  return decoder.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
      return (window as any).jsQR(data, width, height)?.data;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

// Its structure is checked in forms/accessible.test.ts.
test('a link to a sheet is readable on the smallest screen, valid or broken, in light and dark', async () => {
  for (const [fragment, shown] of [
    [EXAMPLE, page.locator('.sheet.linked')],
    [EXAMPLE.slice(0, -4), page.getByText('This link cannot be opened')],
  ] as const) {
    await show(fragment);
    await shown.waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, ['color-contrast']), `${fragment}, ${colorScheme}`).toEqual([]);
    }
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

describe('the tools below the sheet', () => {
  test.each(FORMS)('of %s fit 320 px', async (fragment) => {
    await showForm(page, fragment);
    await press('Fill in the example');
    await page.locator('.below').waitFor();
    for (const panel of ['Check posted scores', 'Share']) await press(panel);
    await page.locator('.panel .code').waitFor();
    await press('Copy');
    const copying = page.locator('tally-copy button').first();
    await expect
      .poll(() => copying.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight), {
        message: 'Copy opens in sight',
      })
      .toBe(true);
    await page.locator('.posted-line input').first().fill('1,500');
    await page.locator('.posted-line input').nth(1).fill('1');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    const low = await page
      .locator('.below button, .below input, .posted-line input')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.outerHTML));
    expect(low).toEqual([]);
  });

  test('have no accessibility violation in light and dark', async () => {
    await page.locator('.panel .code').waitFor(); // with all of them open below the last form's sheet
    expect(await violationsInLightAndDark(page)).toEqual([]);
  });

  test('have a code that is read off the screen, also in dark mode, where it is dark on light, and on paper', async () => {
    const link = await page.locator('.share-link input').inputValue();
    const code = page.locator('.panel .share-code');
    expect(await readCode(await page.locator('.panel .code').screenshot())).toBe(link);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readCode(await code.screenshot())).toBe(link);
    await page.locator('.printed .code').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.panel, .below-tools').filter({ visible: true }).count()).toBe(0);
    expect(await readCode(await page.locator('.printed').screenshot())).toBe(link);
    await page.emulateMedia({ colorScheme: 'light', media: null });
  });

  test('copy the link, and share it if the browser can', async () => {
    const link = await page.locator('.share-link input').inputValue();
    await press('Copy the link');
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await press('Send the link');
    const title = (await page.locator('.heading-field input').inputValue()) || 'Score sheet';
    expect(await page.evaluate(() => (window as any).sent)).toEqual({ title, url: link });
  });
});

// The Files view is checked in forms/accessible.test.ts.
test('a link to an event has no accessibility violation, and its code in the Files view is read off the screen', async () => {
  await show(await eventLink(EVENT));
  await page.locator('.standings tbody').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Save to this device');
  await page.locator('.event .lines').waitFor();
  await page.goto(`${page.url()}/files`);
  await page.locator('.files .code').waitFor();
  const link = await page.locator('.share-link input').inputValue();
  expect(await readCode(await page.locator('.files .code').screenshot())).toBe(link);
  expect(complaints).toEqual([]);
});
