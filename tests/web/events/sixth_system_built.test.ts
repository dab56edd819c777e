// With a further system, the page is built and scores it in Chromium. Its parts are tried in sixth_system.test.ts.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { standingsOf, tab } from '../event_site.ts';
import { DESK, newPage, sharedBrowser } from '../site.ts';
import { copyWithSixth, GAMES, POINTS, STANDINGS } from './sixth_system.ts';

const COPY = 'build/sixth_system_built';
const ADDRESS = pathToFileURL(`${COPY}/build/tallysheet.html`).href;
/** Those of results pages. */
const TEMPLATES = ['build/results_page.html', 'build/results_page_plain/results_page.html'];
const [FIRST] = POINTS;

function build(): void {
  copyWithSixth(COPY, 'build/package', ...TEMPLATES);
  execFileSync('vite', ['build', '--config', `${COPY}/web/build/vite.config.ts`, '--mode', 'single_file'], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function scoreForm(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}#last-takes-all`);
  for (const [at, name] of ['Ann', 'Bob', 'Cy'].entries()) await page.locator('.players input').nth(at).fill(name);
  await expect.poll(() => page.locator('.verdict .winner b').textContent()).toBe('Cy');
  expect(await page.locator('.verdict .total').innerText()).toBe(`${FIRST}.00`);
}

async function scoreEvent(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}#events`);
  await page.locator('#event-name').fill('Spring league');
  await page.getByRole('radio', { name: /^Last Takes All/ }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await tab(page, 'Files');
  await page.locator('#import-text').fill(GAMES);
  await page.locator('form.import [type="submit"]').click();
  await page.locator('button.take').click();
  await tab(page, 'Standings');
  expect(await standingsOf(page)).toEqual(STANDINGS);
}

test.skipIf(!process.env['LONG'])('the page in one file that is built with it scores a form and an event', async () => {
  build();
  const page = await newPage(await sharedBrowser(), DESK);
  await scoreForm(page);
  await scoreEvent(page);
});
