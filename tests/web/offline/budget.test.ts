// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSite, type Site } from '../site.ts';

// Sizes reached with Emscripten 3.1.69, whose engine takes 600 to 900 bytes more than that of 3.1.6. Home and
// the blank forms take 5,500 bytes of the HTML, so that they are there before any script; the engine's worker, and what makes
// the views of long events draw less at once, 5,000 of everything; the names and arguments of problems, 1,300 of the engine;
// the people of events, 14,000 of everything; rules as texts, 49,000 of the events' engine and 70,000 of its plain form; and the
// guide's pictures and its page of published results, 222,000 of everything. The single file is stored, too.
const BUDGET = { engine: 70_500, firstVisit: 111_000, everything: 1_915_000 };
const FIRST_PAINT = 14_000;
const REQUESTS = 10;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

const sizes = new Map<string, number>();

/** Brotli's quality is 11, its best, unless one asks for less. It takes seconds for all files, so each is compressed once. */
function compressed(files: string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

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

test(`everything stored for offline use has ${BUDGET.everything} bytes or less`, () => {
  const worker = readFileSync('build/site/service_worker.js', 'utf8');
  const files = readdirSync('build/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`["'\`]${file}["'\`]`).test(worker),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(compressed(files.map((file) => `build/site/${file}`))).toBeLessThanOrEqual(BUDGET.everything);
});
