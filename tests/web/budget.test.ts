// Bytes on the wire, each file by itself in brotli at its best, as a static host sends them.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsOfThePage, openSite, type Site } from './site.ts';

const ENGINE_BYTES = 22_000;
const FIRST_VISIT_BYTES = 45_000;

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

test('the engine and its glue come to 22 kB or less', () => {
  expect(compressed(['build/package/tallysheet.js', 'build/package/tallysheet.wasm'])).toBeLessThanOrEqual(ENGINE_BYTES);
});

test.each(await formsOfThePage())('a first visit, of home and then %s, comes to 45 kB or less', async (form) => {
  const files = new Set([...await filesOf(''), ...await filesOf(form)]);
  expect(compressed([...files])).toBeLessThanOrEqual(FIRST_VISIT_BYTES);
});
