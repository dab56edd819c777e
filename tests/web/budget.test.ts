// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOfThePage, openSite, type Site } from './site.ts';

// What has been reached, so that nothing grows; the aim is 22,000 for the engine and its glue and 45,000 for
// a first visit. Only of Emscripten 3.1.6's glue are the parts that nobody uses left out.
const REACHED = {
  '3.1.6': { engine: 24_100, firstVisit: 46_900 },
  another: { engine: 30_000, firstVisit: 52_800 },
};
const emscripten = readFileSync('build/wasm/emscripten.txt', 'utf8').trim();
const budget = emscripten === '3.1.6' ? REACHED['3.1.6'] : REACHED.another;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Brotli's quality is 11, its best, unless one asks for less. */
function compressed(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

function fileAt(address: string): string {
  const { pathname } = new URL(address);
  return `build/site${pathname === '/' ? '/index.html' : pathname}`;
}

/** What a browser asks for to show a page. */
async function filesOf(fragment: string): Promise<string[]> {
  const { page, requests } = await site.open(fragment);
  await page.context().close();
  return requests.map(fileAt);
}

test(`the engine and its glue come to ${budget.engine} bytes or less`, () => {
  expect(compressed(['build/package/tallysheet.js', 'build/package/tallysheet.wasm'])).toBeLessThanOrEqual(budget.engine);
});

test.each(await formsOfThePage())(`a first visit, of home and then %s, comes to ${budget.firstVisit} bytes or less`, async (form) => {
  const files = new Set([...await filesOf(''), ...await filesOf(form)]);
  expect(compressed([...files])).toBeLessThanOrEqual(budget.firstVisit);
});
