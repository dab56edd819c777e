// Accessibility of one view after another: contrast is measured once for each look of a text, however many views have it.
import type { Page } from 'playwright-core';
import { contrastOf, noteLooks, violationsBesidesContrast } from './accessibility.ts';

const SCHEMES = ['dark', 'light'] as const;

/** Violations in both colour schemes. `measured` are the looks of the views before, and of this one afterwards. */
export async function violationsOfNewLooks(page: Page, measured: Set<string>): Promise<string[]> {
  const found = await violationsBesidesContrast(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(noteLooks);
  }
  const fresh = await page.evaluate(markNewLooks, [...measured]);
  if (fresh.length === 0) return found;
  for (const look of fresh) measured.add(look);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await contrastOf(page, '[data-new-look]')));
  }
  await page.evaluate(unmark);
  return found;
}

/** In the page: marks one element of each look that has not been measured, and returns those looks. */
function markNewLooks(measured: string[]): string[] {
  const seen = new Set(measured);
  const fresh: string[] = [];
  for (const [element, look] of (window as any).looks as Map<HTMLElement, string>) {
    if (seen.has(look) || !element.checkVisibility()) continue;
    seen.add(look);
    fresh.push(look);
    element.dataset['newLook'] = '';
  }
  delete (window as any).looks;
  return fresh;
}

/** In the page. */
function unmark(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-new-look]')) delete element.dataset['newLook'];
}
