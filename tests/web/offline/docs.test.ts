// The guide beside the page: whole, without a dead link, and as readable as the page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { sourceLink } from '../../../web/docs/text.ts';
import { routeOf } from '../../../web/src/app/route.ts';
import { LAYOUTS } from '../../../web/src/systems/all_csv_layouts.ts';
import { tabOf } from '../../../web/src/systems/index.ts';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const SYSTEMS = /set\(SCORING_SYSTEMS ([^)]+)\)/
  .exec(read('CMakeLists.txt'))![1]!
  .split(' ')
  .map((id) => id.replaceAll('_', '-'));
const PAGES = readdirSync('build/site/docs').filter((name) => name.endsWith('.html'));
const isReport = (name: string) => name.startsWith('report-');
const CHAPTERS = PAGES.filter((name) => !isReport(name));
const sizeOf = (name: string) => statSync(`build/site/docs/${name}`).size;
/** Reports on systems are of one template: the longest and the shortest of them have all that there is. */
const REPORTS = PAGES.filter(isReport).sort((one, other) => sizeOf(one) - sizeOf(other));
const REACHED = [...CHAPTERS, REPORTS[0]!, REPORTS.at(-1)!];

let site: Site;
let page: Page;
let complaints: string[];
let requests: string[];
beforeAll(async () => {
  site = await openSite();
  ({ page, complaints, requests } = await site.open('docs/index.html', SMALLEST));
});

const visit = (name: string) => page.goto(`${site.address}docs/${name}`);
const ids = () => page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));

describe('the guide contains', () => {
  test.each(SYSTEMS)('of %s: the rules with their source and readings, and its example scored', async (id) => {
    await visit('rules.html');
    const chapter = page.locator(`section#${id}`);
    expect(await chapter.locator('.source').innerText()).toContain('Source: ');
    expect(await chapter.locator('h3').allInnerTexts()).toContain('Readings that may surprise');
    expect(await chapter.locator('.sheet tbody td.total').first().innerText()).toMatch(/\d/);
    expect(await chapter.locator('.working').count()).toBeGreaterThan(1);
    expect(await chapter.locator('button, .all-working').count()).toBe(0);
  });

  test('every function that the engine has', async () => {
    const { version, ...systems } = await load();
    const functions = Object.entries(systems).flatMap(([id, { shapes }]) =>
      Object.keys(shapes).map((name) => `${id}.${name}`),
    );
    await visit('api.html');
    expect(functions.length).toBeGreaterThan(SYSTEMS.length);
    expect(await ids()).toEqual(expect.arrayContaining(functions));
  });

  test('everything that the package declares, with each field and its comment', async () => {
    const declared = read('build/package/tallysheet.d.ts');
    const names = [...declared.matchAll(/^export (?:default )?(?:interface|type|function) (\w+)/gm)].map(
      ([, name]) => name,
    );
    const comments = [...declared.matchAll(/^ {2,}\/\*\* (.+?)(?: \*\/)?$/gm)].map(([, line]) =>
      line!.replaceAll('`', '').trim(),
    );
    const fields = [...declared.matchAll(/^ {2,}(?:readonly )?(\w+)\??[:(]/gm)].map(([, field]) => field);
    await visit('api.html');
    const text = (await page.locator('main').textContent())!.replace(/\s+/g, ' ');
    expect(await ids()).toEqual(expect.arrayContaining(names));
    expect(comments.filter((line) => !text.includes(line))).toEqual([]);
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\??[:(]`).test(text))).toEqual([]);
  });

  test('every attribute, event and part of the element', async () => {
    const script = read('build/site/tally-sheet.js');
    const parts = new Set([...script.matchAll(/ part="([a-z]+)"/g)].map(([, part]) => part!));
    const events = [...new Set(script.match(/tally-(?:score|problem)\b/g))];
    await visit('element.html');
    const declared = [...read('wasm/tally-sheet.d.ts').matchAll(/^ {2}(?:readonly )?(\w+): /gm)].map(
      ([, name]) => name!,
    );
    expect(parts.size).toBeGreaterThan(5);
    expect(await ids()).toEqual(expect.arrayContaining([...declared, ...events]));
    const styles = await page.locator('#styles + p').innerText();
    expect([...parts].filter((part) => !styles.includes(part))).toEqual([]);
  });

  test.each(Object.values(LAYOUTS))('every column of the CSV of $system', async ({ system, columns }) => {
    await visit('csv.html');
    const text = await page.locator(`section#${system}`).innerText();
    expect(await page.locator(`section#${system} dt code`).allInnerTexts()).toEqual(columns.map(({ title }) => title));
    expect(columns.filter(({ says }) => !text.includes(says.replaceAll('`', '')))).toEqual([]);
  });
});

describe.each(PAGES)('%s', (name) => {
  const text = read(`build/site/docs/${name}`);
  const links = [...text.matchAll(/\shref="([^"]*)"/g)].map(([, link]) => link!);

  /** A file of the site, and a place in it. The page's own addresses are after the #. */
  function isThere(link: string): boolean {
    const { pathname, hash } = new URL(link, `http://site/docs/${name}`);
    if (pathname === '/' && hash) return isRoute(hash);
    const file = `build/site${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`;
    return existsSync(file) && (!hash || read(file).includes(`id="${hash.slice(1)}"`));
  }

  function isRoute(hash: string): boolean {
    const { events, rule } = routeOf(hash);
    return Boolean(events ?? rule) || tabOf(hash.slice(1).replace(/\?.*/, '')) !== undefined;
  }

  test('has no dead link, and leads to every chapter', () => {
    expect(links.filter((link) => !isThere(link))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(CHAPTERS.map((one) => `./${one}`)));
  });

  test('has no scripts and no inline styles', () => {
    expect(text).not.toMatch(/<script|<style|<button|<tally-|\sstyle=|\son\w+=|javascript:/i);
  });

  test('fits a screen of 320 px', async () => {
    await visit(name);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test.runIf(REACHED.includes(name))('has no accessibility violation in light and dark', async () => {
    await visit(name);
    expect(await violationsInLightAndDark(page)).toEqual([]);
  });
});

test('the report card leads to that of each system', () => {
  const reports = REPORTS.map((name) => `href="./${name}"`);
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter((link) => !read('build/site/docs/report.html').includes(link))).toEqual([]);
});

test('once the project is published, a line leads to its source', () => {
  expect(sourceLink('').text).toBe('');
  expect(sourceLink('git+https://example.org/tallysheet.git').text).toContain('href="https://example.org/tallysheet"');
});

test.each(['embed', 'element', 'hosting', 'package'])('%s leads to the page that writes the code', (name) => {
  expect(read(`build/site/docs/${name}.html`)).toContain('href="../embed_builder.html"');
});

test('no other host was contacted, and no errors were logged', () => {
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on the page, each system’s rules lead to its chapter', async () => {
  await page.goto(site.address);
  for (const id of SYSTEMS) {
    await page.evaluate((hash) => void (location.hash = hash), id);
    await page.locator(`main.${id} .rules > summary`).click();
    expect(await page.locator('tally-guide a').getAttribute('href')).toBe(`./docs/rules.html#${id}`);
  }
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/rules.html#${SYSTEMS.at(-1)}`);
  expect(await page.locator('section:target h2').count()).toBe(1);
});

test('where systems are compared, the rules lead to the report card', async () => {
  await page.goto(`${site.address}#compare`);
  await page.locator('main.compare .rules > summary').click();
  await page.locator('tally-guide a').click();
  await page.waitForURL(`${site.address}docs/report.html`);
  expect(await page.locator('h1').innerText()).toBe('Report card');
});
