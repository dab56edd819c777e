// @vitest-environment dom
// What the guide beside the page says: everything that it is to explain, without a dead link. How it looks is in docs.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import { render } from 'lit/html.js';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { sourceLink } from '../../../web/docs/text.ts';
import { routeOf } from '../../../web/src/app/route.ts';
import { LAYOUTS } from '../../../web/src/systems/all_csv_layouts.ts';
import { tabOf } from '../../../web/src/systems/index.ts';
import { openRules } from '../../../web/src/systems/open_rules.ts';
import { all, words } from '../dom_words.ts';
import { CHAPTERS, PAGES, REPORTS, SYSTEMS } from './docs.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const chapters = new Map<string, Document>();

/** Without its styles. */
function chapterOf(name: string): Document {
  const text = () => read(`build/site/docs/${name}`).replace(/<link\b[^>]*>/g, '');
  const known = chapters.get(name) ?? new DOMParser().parseFromString(text(), 'text/html');
  chapters.set(name, known);
  return known;
}

const idsIn = (name: string) => all('[id]', chapterOf(name)).map(({ id }) => id);

describe('the guide contains', () => {
  test.each(SYSTEMS)('of %s: the rules with their source and readings, and its example scored', (id) => {
    const chapter = chapterOf('rules.html').querySelector(`section#${id}`)!;
    const texts = (selector: string) => all(selector, chapter).map((one) => words(one));
    expect(texts('.source')).toEqual([expect.stringContaining('Source: ')]);
    expect(texts('h3')).toContain('Readings that may surprise');
    expect(texts('.sheet tbody td.total')[0]).toMatch(/\d/);
    expect(texts('.working').length).toBeGreaterThan(1);
    expect(texts('button, .all-working')).toEqual([]);
  });

  test('every function that the engine has', async () => {
    const { version, ...systems } = await load();
    const functions = Object.entries(systems).flatMap(([id, { shapes }]) =>
      Object.keys(shapes).map((name) => `${id}.${name}`),
    );
    expect(functions.length).toBeGreaterThan(SYSTEMS.length);
    expect(idsIn('api.html')).toEqual(expect.arrayContaining(functions));
  });

  test('everything that the package declares, with each field and its comment', () => {
    const declared = read('build/package/tallysheet.d.ts');
    const names = [...declared.matchAll(/^export (?:default )?(?:interface|type|function) (\w+)/gm)].map(
      ([, name]) => name,
    );
    const comments = [...declared.matchAll(/^ {2,}\/\*\* (.+?)(?: \*\/)?$/gm)].map(([, line]) =>
      line!.replaceAll('`', '').trim(),
    );
    const fields = [...declared.matchAll(/^ {2,}(?:readonly )?(\w+)\??[:(]/gm)].map(([, field]) => field);
    const text = chapterOf('api.html').querySelector('main')!.textContent!.replace(/\s+/g, ' ');
    expect(idsIn('api.html')).toEqual(expect.arrayContaining(names));
    expect(comments.filter((line) => !text.includes(line))).toEqual([]);
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\??[:(]`).test(text))).toEqual([]);
  });

  test('every attribute, event and part of the element', () => {
    const script = read('build/site/tally-sheet.js');
    const parts = new Set([...script.matchAll(/ part="([a-z]+)"/g)].map(([, part]) => part!));
    const events = [...new Set(script.match(/tally-(?:score|problem)\b/g))];
    const declared = [...read('wasm/tally-sheet.d.ts').matchAll(/^ {2}(?:readonly )?(\w+): /gm)].map(
      ([, name]) => name!,
    );
    expect(parts.size).toBeGreaterThan(5);
    expect(idsIn('element.html')).toEqual(expect.arrayContaining([...declared, ...events]));
    const styles = words(chapterOf('element.html').querySelector('#styles + p'));
    expect([...parts].filter((part) => !styles.includes(part))).toEqual([]);
  });

  test.each(Object.values(LAYOUTS))('every column of the CSV of $system', ({ system, columns }) => {
    const section = chapterOf('csv.html').querySelector(`section#${system}`)!;
    const text = words(section);
    expect(all('dt code', section).map((one) => words(one))).toEqual(columns.map(({ title }) => title));
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

test.each(SYSTEMS)('on the page, the rules of %s lead to its chapter', async (id) => {
  const place = document.createElement('div');
  render(await openRules(id), place);
  expect(all('tally-guide', place).map((one) => one.getAttribute('to'))).toEqual([id]);
});
