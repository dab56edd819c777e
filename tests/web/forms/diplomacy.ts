// How a scorer fills in and reads a Diplomacy board, whichever system scores it.
import type { Page } from 'playwright-core';

/** Centres down their column with the arrow key, from Austria to Turkey, and Enter after the last. */
export async function typeCentres(page: Page, form: string, centres: number[]): Promise<void> {
  await centresField(page, form, 0).focus();
  await page.keyboard.press('ControlOrMeta+A');
  for (const [at, some] of centres.entries()) {
    await page.keyboard.type(String(some));
    await page.keyboard.press(at === centres.length - 1 ? 'Enter' : 'ArrowDown');
  }
}

export function centresField(page: Page, form: string, power: number) {
  return page.locator(`#${form}-powers-${power}-centres`);
}

export const totals = (page: Page) => page.locator('.sheet tbody td.total').allInnerTexts();
export const verdict = (page: Page) => page.locator('.verdict').innerText();
export const countLine = (page: Page) => page.locator('.count-line').innerText();
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
