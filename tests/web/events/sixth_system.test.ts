// A further system is a folder of its own and a line in the list: with the folder of a made-up one, the page is built and
// scores it in a form, a link, an event and a CSV.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingsOf, tab } from '../event_site.ts';
import { openContext, sharedBrowser } from '../site.ts';
import { checkTypes } from '../type_check.ts';

const COPY = 'build/sixth_system';
/** Those of results pages. */
const TEMPLATES = ['build/results_page.html', 'build/results_page_plain/results_page.html'];
const LIST = `${COPY}/web/src/systems/index.ts`;
const ADDRESS = pathToFileURL(`${COPY}/build/tallysheet.html`).href;
/** 2x × rank from behind ÷ (players + 1), with x = 50: 100 × 3 ÷ 4, 100 × 2 ÷ 4, 100 × 1 ÷ 4. */
const [FIRST, SECOND, THIRD] = ['75', '50', '25'];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(`${COPY}/build`, { recursive: true });
  for (const path of ['web', 'wasm', 'tests/vectors', 'core/rules', 'build/package', ...TEMPLATES])
    cpSync(path, `${COPY}/${path}`, { recursive: true });
  cpSync('tests/web/events/fixtures/sixth_system', `${COPY}/web/src/systems/last-takes-all`, { recursive: true });
  addToList();
  execFileSync('vite', ['build', '--config', `${COPY}/web/build/vite.config.ts`, '--mode', 'single_file'], {
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  context = await openContext(await sharedBrowser());
  page = await context.newPage();
});
afterAll(() => context?.close());

function addToList(): void {
  const list = readFileSync(LIST, 'utf8').replace('[puffingBilly', '[lastTakesAll, puffingBilly');
  writeFileSync(LIST, `import { lastTakesAll } from './last-takes-all/index.ts';\n${list}`);
}

test('its types fit those of the page', () => {
  checkTypes(COPY, ['src/systems/last-takes-all', 'src/systems/index.ts']);
});

test('the home page shows its example, scored', async () => {
  await page.goto(ADDRESS);
  const figures = page.locator('.glance.last-takes-all .figure');
  await expect.poll(() => figures.allTextContents()).toEqual([THIRD, SECOND, FIRST].map((figure) => `${figure}.00`));
});

test('its form scores', async () => {
  await page.goto(`${ADDRESS}#last-takes-all`);
  for (const [at, name] of ['Ann', 'Bob', 'Cy'].entries()) await page.locator('.players input').nth(at).fill(name);
  await expect.poll(() => page.locator('.verdict .winner b').textContent()).toBe('Cy');
  expect(await page.locator('.verdict .total').innerText()).toBe(`${FIRST}.00`);
});

test('a link contains its form', async () => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.locator('.share-link input').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect
    .poll(() => other.locator('.sheet.linked td.total').allInnerTexts())
    .toEqual([THIRD, SECOND, FIRST].map((figure) => `${figure}.00`));
});

test('an event reads its games from a CSV and ranks their players', async () => {
  await page.goto(`${ADDRESS}#events`);
  await page.locator('#event-name').fill('Spring league');
  await page.getByRole('radio', { name: /^Last Takes All/ }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await tab(page, 'Files');
  await page.locator('#import-text').fill('game,player\nGo,Ann\nGo,Bob\nGo,Cy\nChess,Cy\nChess,Ann\nChess,Bob');
  await page.locator('form.import [type="submit"]').click();
  await page.locator('button.take').click();
  await tab(page, 'Standings');
  // Go: Ann 25, Bob 50, Cy 75; Chess: Cy 25, Ann 50, Bob 75.
  expect(await standingsOf(page)).toEqual(['1 Bob 125.00', '2 Cy 100.00', '3 Ann 75.00']);
});
