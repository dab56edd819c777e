// The guide beside the page in a browser: it fits, is as readable as the page, and is reached from it. What it says is in
// docs_text.test.ts.
import { readFileSync, statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';
import { CHAPTERS, PAGES, REPORTS, SYSTEMS } from './docs.ts';

const sizeOf = (name: string) => statSync(`build/site/docs/${name}`).size;
/** Reports on systems are of one template: the longest and the shortest of them have all that there is. */
const BY_SIZE = [...REPORTS].sort((one, other) => sizeOf(one) - sizeOf(other));
const REACHED = [...CHAPTERS, BY_SIZE[0]!, BY_SIZE.at(-1)!];

const fileOf = (name: string) => readFileSync(`build/site/docs/${name}`, 'utf8');

const OPENING = /<div class="guide [\w-]+">/;
const MAIN = /<main\b[^>]*>[\s\S]*<\/main>/;

/** One page with the texts of all, since what is around a text is the same in each. */
function allInOne(): string {
  const index = fileOf('index.html');
  const others = PAGES.filter((name) => name !== 'index.html').map((name) => {
    const [[opening], [main]] = [OPENING.exec(fileOf(name))!, MAIN.exec(fileOf(name))!];
    return `</div>${opening}${main.replace(/<main\b[^>]*>/, `<main data-page="${name}">`)}`;
  });
  return index.replace(MAIN, (main) => main + others.join(''));
}

let site: Site;
let page: Page;
let complaints: string[];
let requests: string[];
beforeAll(async () => {
  site = await openSite();
  ({ page, complaints, requests } = await site.open('docs/index.html', SMALLEST));
  await page.route('**/docs/all.html', (route) => route.fulfill({ contentType: 'text/html', body: allInOne() }));
});

test('what is around a text has no accessibility violation, and is the same in each page', async () => {
  expect(await violations(page)).toEqual([]);
  const around = (name: string) =>
    fileOf(name)
      .replace(OPENING, '')
      .replace(MAIN, '')
      .replace(/<title>[^<]+<\/title>|<meta name="description"[^>]*>| aria-current="\w+"/g, '');
  expect(PAGES.filter((name) => around(name) !== around('index.html'))).toEqual([]);
  expect(PAGES.filter((name) => fileOf(name).match(/<h1\b/g)?.length !== 1)).toEqual([]);
});

test('every page fits a screen of 320 px', async () => {
  await page.goto(`${site.address}docs/all.html`);
  expect(await page.locator('main').count()).toBe(PAGES.length);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('all can read every page in light and dark', async () => {
  await page.evaluate((reached) => {
    for (const main of document.querySelectorAll<HTMLElement>('main[data-page]'))
      if (!reached.includes(main.dataset['page']!)) main.remove();
  }, REACHED);
  const found = await violationsOfNewLooks(page);
  expect(found.filter((one) => !/^landmark-(no-duplicate-main|unique): /.test(one))).toEqual([]);
});

test('no other host was contacted, and no errors were logged', () => {
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on the page, rules lead to their chapter, and where systems are compared to the report card', async () => {
  await page.goto(`${site.address}#${SYSTEMS.at(-1)}`);
  await page.locator('main.system .rules > summary').click();
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/rules.html#${SYSTEMS.at(-1)}`);
  expect(await page.locator('section:target h2').count()).toBe(1);
  await page.goto(`${site.address}#compare`);
  await page.locator('main.compare .rules > summary').click();
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/report.html`);
  expect(await page.locator('h1').innerText()).toBe('Report card');
});
