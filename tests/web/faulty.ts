// Common code of the tests of faults.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TallyEvent } from '../../web/src/systems/event.ts';
import { aBoard, anEvent } from './event_site.ts';
import { NOTHING, type Site } from './site.ts';

/** A page that begins with this done to its browser. */
export async function openAfter(site: Site, before: () => void, fragment: string): Promise<Page> {
  const { page } = await site.open(NOTHING);
  await page.addInitScript(before);
  await page.goto(`${site.address}?faulty${fragment}`);
  return page;
}

export const heading = (page: Page) => page.locator('.entry input').first();

export async function exampleScores(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('83.33');
}

export const board = (): TallyEvent =>
  anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]);
