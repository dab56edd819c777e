// The page at a venue without a signal: what only Chromium can be asked for. The rest is tested in every engine.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { EXAMPLE, expectExample, linkOf } from '../share/example_link.ts';
import { BUILT, openHost, readyOffline, type Host } from './host.ts';
import { openProfile, PATIENCE } from '../chromium.ts';

/** A form of a system, one of its final and a tool. That every file is stored is in the worker's list; a long run opens all. */
const FRAGMENTS = process.env['LONG'] ? PAGE_FRAGMENTS : ['#puffing-billy/final', '#size-matters', '#compare'];

const profile = mkdtempSync(join(tmpdir(), 'tallysheet-profile-'));
const complaints: string[] = [];
let host: Host;
let context: BrowserContext;
let page: Page;

async function startBrowser(): Promise<void> {
  context = await openProfile(profile);
  context.setDefaultTimeout(PATIENCE);
  page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => complaints.push(error.message));
}

test('the list of what a device stores has every script, style, engine and font of the page', () => {
  const worker = readFileSync(join(BUILT, 'service_worker.js'), 'utf8');
  const files = readdirSync(join(BUILT, 'assets'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !worker.includes(`assets/${file}`))).toEqual([]);
});

// A first visit; then neither the host nor the browser of that visit is there any more.
describe('with the host offline and the browser restarted', () => {
  beforeAll(async () => {
    host = await openHost();
    await startBrowser();
    await page.goto(host.address);
    await readyOffline(page);
    await host.stop();
    await context.close();
    await startBrowser();
  });
  afterAll(() => context.close());

  test('the home page opens, whatever query a link adds to its address', async () => {
    await page.goto(`${host.address}?utm_source=club&fbclid=1&whatever`);
    await page.locator('.glance tbody').nth(4).waitFor();
    await readyOffline(page);
  });

  test('links open and are made', async () => {
    await page.goto(`${host.address}?utm_source=mail#${EXAMPLE}`);
    await page.getByRole('button', { name: 'Use this sheet' }).click();
    await page.locator('.below').waitFor();
    await expectExample(await linkOf(page), host.address);
  });

  test('every form shows its rules and prints its example', async () => {
    for (const form of FRAGMENTS) {
      await page.evaluate((hash) => void (location.hash = hash), form);
      await page.waitForFunction(isShown, form.slice(1));
      await page.getByRole('button', { name: 'Fill in the example' }).click();
      await page.locator('.verdict .total').waitFor();
      await page.locator('.rules').evaluate((rules: HTMLDetailsElement) => (rules.open = true));
      await page.locator('.rules .source').waitFor();
      expect((await page.pdf()).length, form).toBeGreaterThan(10_000);
    }
  });

  test('the guide opens, and leads back to the page', async () => {
    await page.goto(host.address);
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('link', { name: 'The rules' }).last().click();
    await page.locator('.sheet').first().waitFor();
    await page.locator('.wordmark').click();
    await page.locator('.glances').waitFor();
  });

  test('no errors were logged', () => expect(complaints).toEqual([]));
});

/** In the page: whether this form is there, and nothing of another one. */
function isShown(form: string): boolean {
  return document.querySelector<HTMLElement & { view: { form: { id: string } } }>('tally-form')?.view.form.id === form;
}
