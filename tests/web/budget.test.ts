// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOfThePage, openSite, type Site } from './site.ts';

// Only of Emscripten 3.1.6's glue are the parts that nobody uses left out; with another version the budget is
// what has been reached, so that nothing grows.
const BUDGETS = {
  '3.1.6': { engine: 22_000, firstVisit: 45_000 },
  another: { engine: 30_000, firstVisit: 52_800 },
};
const emscripten = readFileSync('build/wasm/emscripten.txt', 'utf8').trim();
const budget = emscripten === '3.1.6' ? BUDGETS['3.1.6'] : BUDGETS.another;

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

/** What a browser asks for to show a page, without the foot, which comes seconds later: in a slow run perhaps already. */
async function filesOf(fragment: string): Promise<string[]> {
  const { page, requests } = await site.open(fragment);
  await page.context().close();
  return requests.filter((address) => !/\/(foot|save)-/.test(address)).map(fileAt);
}

test(`the engine and its glue come to ${budget.engine} bytes or less`, () => {
  expect(compressed(['build/package/tallysheet.js', 'build/package/tallysheet.wasm'])).toBeLessThanOrEqual(budget.engine);
});

test.each(await formsOfThePage())(`a first visit, of home and then %s, comes to ${budget.firstVisit} bytes or less`, async (form) => {
  const files = new Set([...await filesOf(''), ...await filesOf(form)]);
  expect(compressed([...files])).toBeLessThanOrEqual(budget.firstVisit);
});
