// Readers of the guide, of the page and of the package have only what is shipped: nothing there leads to, or names, a
// file of the project that they do not have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SITE = 'build/site';
const PACKAGE = 'build/package';
const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const GUIDE = filesIn(`${SITE}/docs`, /\.html$/);
const PAGE = [...filesIn(SITE, /\.html$/), ...filesIn(`${SITE}/assets`, /\.js$/)];
const TEXTS = [`${PACKAGE}/README.md`, ...filesIn(PACKAGE, /\.d\.ts$/)];

/** Paths such as "core/SOURCES.md" and "tests/bench/run.sh". */
const OF_PROJECT = /\b(?:core|tests|wasm|web)\/[\w./-]*\.\w+/g;

test.each([...GUIDE, ...TEXTS])('%s names no file of the project', (path) => {
  expect(read(path).match(OF_PROJECT) ?? []).toEqual([]);
});

test('the guide prints the script that retires the service worker', () => {
  const [, ...code] = read('web/src/offline/worker/retire.js').trim().split('\n');
  const text = read(`${SITE}/docs/hosting.html`)
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#39;', "'");
  expect(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toContain(code.join('\n'));
});

describe('a link leads to a file that is there', () => {
  test.each(GUIDE)('in %s', (path) => expectThere(read(path), `${SITE}/docs/`));
  test.each(PAGE)('in %s', (path) => expectThere(read(path), `${SITE}/`));

  test('in the page, which has links', () => {
    expect(PAGE.flatMap((path) => links(read(path))).length).toBeGreaterThan(3);
  });

  test('in the package’s README', () => {
    const found = [...read(`${PACKAGE}/README.md`).matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link!);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((link) => !existsSync(`${PACKAGE}/${link}`))).toEqual([]);
  });
});

/** Relative links, without those whose path the page composes. */
function links(text: string): string[] {
  return [...text.matchAll(/href="?(\.\.?\/[^"\s>#?]*)/g)]
    .map(([, link]) => link!)
    .filter((link) => !link.includes('$'));
}

function expectThere(text: string, folder: string): void {
  const missing = links(text).filter((link) => !existsSync(`${folder}${link.replace(/\/$/, '/index.html')}`));
  expect(missing).toEqual([]);
}
