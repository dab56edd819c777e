// The page at a venue without a signal: what only Chromium can be asked for. The rest is tested in every engine.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../accessibility.ts';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { openHost, readyOffline, type Host } from './host.ts';
import { ARGS, CHROMIUM, PATIENCE } from '../chromium.ts';

const profile = mkdtempSync(join(tmpdir(), 'tallysheet-profile-'));
const complaints: string[] = [];
let host: Host;
let context: BrowserContext;
let page: Page;

async function startBrowser(): Promise<void> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: ARGS,
    timeout: PATIENCE,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => complaints.push(error.message));
}

// A first visit; then neither the host nor the browser of that visit is there any more.
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

/** In the page: whether this form is there, and nothing of another one. */
function isShown(form: string): boolean {
  return document.querySelector<HTMLElement & { view: { form: { id: string } } }>('tally-form')?.view.form.id === form;
}

describe('with the host offline and the browser restarted', () => {
  test('the home page opens, whatever query a link adds to its address', async () => {
    await page.goto(`${host.address}?utm_source=club&fbclid=1&whatever`);
    await page.locator('.glance tbody').nth(4).waitFor();
    await readyOffline(page);
    expect(await violations(page)).toEqual([]);
  });

  test('every form shows its rules and prints its example', async () => {
    await page.goto(`${host.address}?forms`);
    for (const form of PAGE_FRAGMENTS) {
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
