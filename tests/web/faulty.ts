// Common code of the tests of faults.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const heading = (page: Page) => page.locator('.entry input').first();

export async function exampleScores(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('83.33');
}
