// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { brotliSize } from '../brotli_size.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSite, type Site } from '../site.ts';

// Sizes reached with Emscripten 3.1.69, whose engine takes 600 to 900 bytes more than that of 3.1.6, and everything 28,000. Home and
// the blank forms take 5,500 bytes of the HTML, so that they are there before any script; the engine's worker, and what makes
// the views of long events draw less at once, 5,000 of everything; the names and arguments of problems, 1,300 of the engine;
// the people of events, 14,000 of everything; rules as texts, 49,000 of the events' engine and 70,000 of its plain form; and the
// guide's pictures and its page of published results, 280,000 of everything. The single file is stored, too.
const BUDGET = { engine: 70_500, firstVisit: 111_500, everything: 2_010_000 };
const FIRST_PAINT = 14_000;
const REQUESTS = 10;

/** Names of the engine, settings and styles of draws, which no minifier changes; what has none of them has nothing of draws. */
const OF_DRAWS = /short-boards|last-seat|drawWishes|drawSizes|drawPairs|draw-boards|Draw the boards/;

/** Texts of imports, published results, checked tables and codes, which no minifier changes. */
const OF_FILES = /tallysheet-standings|playerRefId|HOMONYME|BarcodeDetector|showSaveFilePicker|race-lines/;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

test('the files of events have the boards that they draw', () => {
  const files = readdirSync('build/site/assets').filter((file) => /^(draw|tallysheet_events)-/.test(file));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !OF_DRAWS.test(readFileSync(`build/site/assets/${file}`, 'latin1')))).toEqual([]);
});

const compressed = (files: string[]) => files.reduce((sum, file) => sum + brotliSize(file), 0);

function fileAt(address: string): string {
  const { pathname } = new URL(address);
  return `build/site${pathname === '/' ? '/index.html' : pathname}`;
}

const foot = (address: string) => /\/(foot|save)-/.test(address);

interface Visit {
  /** Files needed to show the page, without the foot, which is requested seconds later and may be in a slow run already. */
  files: string[];
  /** What has been asked for by its first score. */
  asked: string[];
  complaints: string[];
}

let home: Promise<Visit> | undefined;

/** A visit on a device that has nothing of the site yet. */
async function visit(fragment: string): Promise<Visit> {
  const { page, requests, complaints } = await site.open(fragment);
  const files = requests.filter((address) => !foot(address)).map(fileAt);
  const asked = fragment ? (await page.evaluate(askedForScore)).filter((address) => !foot(address)) : [];
  await page.context().close();
  return { files, asked, complaints };
}

/** In the page: what has been asked for when the example's sheet is drawn. */
function askedForScore(): Promise<string[]> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.sheet.settled')) return;
      observer.disconnect();
      const requests = performance.getEntries().filter(({ entryType }) => /resource|navigation/.test(entryType));
      resolve(requests.map(({ name }) => name));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    document.querySelector<HTMLElement>('.tools button')!.click();
  });
}

test('the files of imports, published results and codes have what is theirs', () => {
  const files = readdirSync('build/site/assets').filter((file) =>
    /^(results_page|race_steps|files)-.*\.(js|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !OF_FILES.test(readFileSync(`build/site/assets/${file}`, 'latin1')))).toEqual([]);
});

test(`the engine and its JavaScript have ${BUDGET.engine} bytes or less`, () => {
  expect(compressed(['build/package/tallysheet.js', 'build/package/tallysheet.wasm'])).toBeLessThanOrEqual(
    BUDGET.engine,
  );
});

describe.each(FORM_FRAGMENTS)('%s', (form) => {
  let first: Visit;
  beforeAll(async () => void (first = await visit(form)));

  test(`a first visit, to the home page and then to it, loads ${BUDGET.firstVisit} bytes or less`, async () => {
    const { files } = await (home ??= visit(''));
    expect(compressed([...new Set([...files, ...first.files])])).toBeLessThanOrEqual(BUDGET.firstVisit);
  });

  test('a first visit has nothing of the boards that events draw', async () => {
    const { files } = await (home ??= visit(''));
    const loaded = [...new Set([...files, ...first.files, ...first.asked.map(fileAt)])];
    expect(loaded.filter((file) => file.endsWith('.wasm'))).toHaveLength(1);
    expect(loaded.filter((file) => OF_DRAWS.test(readFileSync(file, 'latin1')))).toEqual([]);
  });

  test('a first visit has nothing of imports, published results and codes', async () => {
    const { files } = await (home ??= visit(''));
    const loaded = [...new Set([...files, ...first.files, ...first.asked.map(fileAt)])];
    expect(loaded.filter((file) => OF_FILES.test(readFileSync(file, 'latin1')))).toEqual([]);
  });

  // The icon is one of them; browsers fetch the manifest by themselves only to install the page.
  test(`its first score takes ${REQUESTS} requests or fewer, all of them named by the HTML`, () => {
    const { asked, complaints } = first;
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(REQUESTS);
    expect(complaints).toEqual([]);
    const html = readFileSync('build/site/index.html', 'utf8');
    expect(asked.slice(1).filter((address) => !html.includes(new URL(address).pathname))).toEqual([]);
  });
});

test(`the HTML, with the styles of the first paint, has ${FIRST_PAINT} bytes or less`, async () => {
  expect(compressed(['build/site/index.html'])).toBeLessThanOrEqual(FIRST_PAINT);
});

/** In milliseconds: a busy machine took six minutes to compress everything. */
const LONG_ENOUGH = 1_800_000;

test('every file of the page and its guide is stored for offline use', () => {
  const worker = readFileSync('build/site/service_worker.js', 'utf8');
  const pages = readdirSync('build/site/docs').filter((name) => /^(?!report-).*\.html$/.test(name));
  const files = [
    'index.html',
    ...pages.map((name) => `docs/${name}`),
    ...readdirSync('build/site/assets').map((name) => `assets/${name}`),
  ];
  expect(files.filter((file) => !new RegExp(`["'\`]${file}["'\`]`).test(worker))).toEqual([]);
});

test(`everything stored for offline use has ${BUDGET.everything} bytes or less`, { timeout: LONG_ENOUGH }, () => {
  const worker = readFileSync('build/site/service_worker.js', 'utf8');
  const files = readdirSync('build/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`["'\`]${file}["'\`]`).test(worker),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(compressed(files.map((file) => `build/site/${file}`))).toBeLessThanOrEqual(BUDGET.everything);
});
