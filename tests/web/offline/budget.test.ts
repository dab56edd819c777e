// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { openSite, type Site } from '../site.ts';

// Sizes reached with Emscripten 3.1.69, whose engine takes 600 to 900 bytes more than that of 3.1.6. Home and
// the blank forms take 5,500 bytes of the HTML, so that they are there before any script; the engine's worker, and what makes
// the views of long events draw less at once, 5,000 of everything; the names and arguments of problems, 1,300 of the engine;
// the people of events, 14,000 of everything; rules as texts, 49,000 of the events' engine and 70,000 of its plain form; and the
// guide's pictures and its page of published results, 194,000 of everything. The single file is stored, too.
const BUDGET = { engine: 70_500, firstVisit: 111_000, everything: 1_880_000 };
const FIRST_PAINT = 14_000;
const REQUESTS = 10;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

/** Brotli's quality is 11, its best, unless one asks for less. */
function compressed(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

function fileAt(address: string): string {
  const { pathname } = new URL(address);
  return `build/site${pathname === '/' ? '/index.html' : pathname}`;
}

const foot = (address: string) => /\/(foot|save)-/.test(address);

/** Requests needed to show a page, without the foot, which is requested seconds later and may be in a slow run already. */
async function filesOf(fragment: string): Promise<string[]> {
  const { page, requests } = await site.open(fragment);
  await page.context().close();
  return requests.filter((address) => !foot(address)).map(fileAt);
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

test.each(FORM_FRAGMENTS)(
  `a first visit, to the home page and then %s, loads ${BUDGET.firstVisit} bytes or less`,
  async (form) => {
    const files = new Set([...(await filesOf('')), ...(await filesOf(form))]);
    expect(compressed([...files])).toBeLessThanOrEqual(BUDGET.firstVisit);
  },
);

test(`the HTML, with the styles of the first paint, has ${FIRST_PAINT} bytes or less`, async () => {
  expect(compressed(['build/site/index.html'])).toBeLessThanOrEqual(FIRST_PAINT);
});

// The icon is one of them; browsers fetch the manifest by themselves only to install the page.
test.each(FORM_FRAGMENTS)(
  `the first score of %s takes ${REQUESTS} requests or fewer, all of them named by the HTML`,
  async (form) => {
    const { page, complaints } = await site.open(form);
    const asked = (await page.evaluate(askedForScore)).filter((address) => !foot(address));
    await page.context().close();
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(REQUESTS);
    expect(complaints).toEqual([]);
    const html = readFileSync('build/site/index.html', 'utf8');
    expect(asked.slice(1).filter((address) => !html.includes(new URL(address).pathname))).toEqual([]);
  },
);

test(`everything stored for offline use has ${BUDGET.everything} bytes or less`, () => {
  const worker = readFileSync('build/site/service_worker.js', 'utf8');
  const files = readdirSync('build/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`["'\`]${file}["'\`]`).test(worker),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(compressed(files.map((file) => `build/site/${file}`))).toBeLessThanOrEqual(BUDGET.everything);
});
