// Pictures of the guide's steps: what a phone shows, as WebP files in web/docs/pictures. PICTURES=1 takes them again. Without
// it, a test only makes sure that the step still plays through and that its picture is there.
import { existsSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idle } from '../site.ts';

export const FOLDER = 'web/docs/pictures';
/** Bytes of a picture, which everybody stores who uses the page offline. */
export const LARGEST = 15_000;

/** From the best to the smallest: the first that is small enough is taken. */
const QUALITIES = [80, 65, 50, 40, 30, 20, 10];

/** The guide names it as `![What it shows](./pictures/name.webp)`. */
export async function picture(page: Page, name: string): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  if (process.env['PICTURES']) writeFileSync(file, await taken(page));
  expect(existsSync(file), `${file} is missing: take it with PICTURES=1`).toBe(true);
}

async function taken(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await idle(page);
  const inspector = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await inspector.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= LARGEST) return bytes;
  }
  throw new Error('No quality makes the picture small enough.');
}
