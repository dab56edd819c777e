// A link to the association's board, and links that the page makes of it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formOf } from '../../../web/src/share/form_links.ts';

interface Vector {
  state?: { heading: string };
  link: string;
}
const [vector] = JSON.parse(readFileSync(new URL('../../vectors/links.json', import.meta.url), 'utf8')) as [Vector];

export const EXAMPLE = vector.link;

/** The link in the panel for sharing, which this opens. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('.panel .code').waitFor();
  return page.locator('.share-link input').inputValue();
}

/** Browsers pack the same in other ways. */
export async function expectExample(link: string, base: string): Promise<void> {
  const start = `${base}#puffing-billy?`;
  expect(link.slice(0, start.length)).toBe(start);
  const read = await formOf('puffing-billy', link.slice(start.length));
  expect(read.ok && read.contents).toEqual(vector.state);
}
