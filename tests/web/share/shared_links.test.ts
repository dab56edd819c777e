// Links in a browser: shown as a QR code, copied and shared, to an event, offline, and in the single file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../../../web/src/share/form_links.ts';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { sidewaysScroll, violations, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openHost } from '../offline/host.ts';
import { EVENT } from './two_games.ts';
import {
  DESK,
  NOTHING,
  openSite,
  PHONE,
  sharedBrowser,
  showForm,
  SMALLEST,
  WITH_SERVICE_WORKERS,
  type OpenPage,
  type Site,
} from '../site.ts';

interface Vector {
  form?: string;
  state?: { heading: string };
  link: string;
}
const vectors = JSON.parse(readFileSync(new URL('../../vectors/links.json', import.meta.url), 'utf8')) as Vector[];

const JSQR = readFileSync(createRequire(import.meta.url).resolve('jsqr'), 'utf8');

let site: Site;
/** A page with the decoder. */
let decoder: Page;

beforeAll(async () => {
  site = await openSite();
  decoder = await (await sharedBrowser()).newPage();
  await decoder.evaluate(JSQR);
});
afterAll(() => decoder.context().close());

/** The first is the association's board. */
const EXAMPLE = vectors[0]!.link;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillInExample(page: Page): Promise<void> {
  await press(page, 'Fill in the example');
  await page.locator('.below').waitFor();
}

async function linkOf(page: Page): Promise<string> {
  await press(page, 'Share');
  await page.locator('.panel .code').waitFor();
  return page.locator('.share-link input').inputValue();
}

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

describe('a link to a sheet', () => {
  test('has no accessibility violation on the smallest screen, valid or broken, in light and dark', async () => {
    const { page } = await site.open(`#${EXAMPLE}`, SMALLEST);
    await page.locator('.sheet.linked').waitFor();
    expect(await violationsInLightAndDark(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(`${site.address}#${EXAMPLE.slice(0, -4)}`);
    await page.getByText('This link cannot be opened').waitFor();
    expect(await violationsInLightAndDark(page)).toEqual([]);
  });
});

describe('the tools below the sheet', () => {
  /** One for all forms: each keeps its own contents. */
  let opened: OpenPage;
  beforeAll(async () => {
    opened = await site.open(FORM_FRAGMENTS[0]!, SMALLEST);
  });

  test.each(FORM_FRAGMENTS)('of %s fit 320 px', async (fragment) => {
    const { page, complaints } = opened;
    await showForm(page, fragment);
    await fillInExample(page);
    for (const panel of ['Check posted scores', 'Share']) await press(page, panel);
    await page.locator('.panel .code').waitFor();
    await press(page, 'Copy');
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
    expect(complaints).toEqual([]);
  });

  test('have no accessibility violation in light and dark', async () => {
    const { page } = opened; // with all of them open below the last form's sheet
    await page.locator('.panel .code').waitFor();
    expect(await violationsInLightAndDark(page)).toEqual([]);
  });
});

test('the largest code of an example is read off a phone’s screen', async () => {
  const { page } = await site.open('#puffing-billy/final', { ...PHONE, deviceScaleFactor: 2 });
  await fillInExample(page);
  const link = await linkOf(page);
  expect(await readCode(await page.locator('.panel .code').screenshot())).toBe(link);
});

test('the link is copied, or shared if the browser can; its code is dark on light in dark mode, and on the printed sheet', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await site.open('#rplops', { ...DESK, colorScheme: 'dark', permissions });
  await page.evaluate(() => {
    (navigator as any).share = async (what: object) => ((window as any).sent = what);
  });
  await fillInExample(page);
  const link = await linkOf(page);
  await press(page, 'Copy the link');
  await page.getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await press(page, 'Send the link');
  expect(await page.evaluate(() => (window as any).sent)).toEqual({ title: 'Score sheet', url: link });
  expect(await readCode(await page.locator('.panel .share-code').screenshot())).toBe(link);
  await page.locator('.printed .code').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.panel, .below-tools').filter({ visible: true }).count()).toBe(0);
  expect(await readCode(await page.locator('.printed').screenshot())).toBe(link);
});

test('a link to an event has no accessibility violation, and its code in the Files view is read off the screen', async () => {
  const { page, complaints } = await site.open(`#${await eventLink(EVENT)}`, { ...PHONE, deviceScaleFactor: 2 });
  await page.locator('.standings tbody').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Save to this device');
  await page.locator('.event .lines').waitFor();
  await page.goto(`${page.url()}/files`);
  await page.locator('.files .code').waitFor();
  const link = await page.locator('.share-link input').inputValue();
  expect(await readCode(await page.locator('.files .code').screenshot())).toBe(link);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Browsers pack the same in other ways. */
async function expectExample(link: string, base: string): Promise<void> {
  const start = `${base}#puffing-billy?`;
  expect(link.slice(0, start.length)).toBe(start);
  const read = await formOf('puffing-billy', link.slice(start.length));
  expect(read.ok && read.contents).toEqual(vectors[0]!.state);
}

test('links open and are made while the host is offline', async () => {
  const host = await openHost();
  const { page, complaints } = await site.open('', { ...PHONE, ...WITH_SERVICE_WORKERS });
  await page.goto(host.address);
  await page.getByText('Ready offline.').waitFor();
  await host.stop();
  await page.goto(`${host.address}?utm_source=mail#${EXAMPLE}`);
  await press(page, 'Use this sheet');
  await page.locator('.below').waitFor();
  await expectExample(await linkOf(page), host.address);
  expect(complaints).toEqual([]);
});

test('the single-file page opens and makes links', async () => {
  const file = new URL('../../../build/tallysheet.html', import.meta.url).href;
  const { page, complaints } = await site.open(NOTHING);
  await page.goto(`${file}#${EXAMPLE}`);
  await press(page, 'Use this sheet');
  await page.locator('.below').waitFor();
  await expectExample(await linkOf(page), file);
  await page.getByText('It works only on devices that have the same file').waitFor();
  await press(page, 'Check posted scores');
  await page.locator('.posted-line input').first().fill('3.028');
  await page.getByText('The posted figure agrees.').waitFor();
  await press(page, 'Copy');
  await page.getByRole('button', { name: 'Copy as plain text' }).waitFor();
  expect(complaints).toEqual([]);
});
