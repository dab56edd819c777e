// Accessibility of one view after another: contrast is measured once for each look of a text, however many texts and views
// have it, since that takes most of the time.
import type { Page } from 'playwright-core';
import { violationsBesidesContrast } from './accessibility.ts';

/** The looks that have passed on a page, in either scheme. */
const passed = new WeakMap<Page, Set<string>>();

/** Violations in both colour schemes of the page or of a part of it; of contrast, those by texts of a look that has not passed yet. */
export async function violationsOfNewLooks(page: Page, part = 'body'): Promise<string[]> {
  const found = await violationsBesidesContrast(page, part === 'body' ? undefined : part);
  const looks = passed.get(page) ?? new Set<string>();
  passed.set(page, looks);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = await page.evaluate(contrastOfNewLooks, { part, known: [...looks] });
    for (const look of contrast.passed) looks.add(look);
    found.push(...contrast.violations);
  }
  return found;
}

/** In the page, where axe is: violations of contrast by the first text of each look that is not known, and the looks that have
 *  passed. Contrast depends on nothing else. */
async function contrastOfNewLooks({ part, known }: { part: string; known: string[] }) {
  const behinds = new Map<Element | null, string>([[null, '']]);
  const behind = (one: Element | null): string => {
    if (!behinds.has(one)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one!);
      behinds.set(one, `${backgroundColor} ${backgroundImage} ${opacity} ${behind(one!.parentElement)}`);
    }
    return behinds.get(one)!;
  };
  const look = (one: Element) => {
    const { color, fontSize, fontWeight, display } = getComputedStyle(one);
    return `${color} ${fontSize} ${fontWeight} ${display} ${behind(one)}`;
  };
  const isText = (one: Element) =>
    one.matches('input, select, textarea') ||
    [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
  const texts = [...document.querySelectorAll(`${part} *`)].filter(
    (one) => isText(one) && one.checkVisibility({ visibilityProperty: true }),
  );
  const seen = new Set(known);
  const include = texts.filter((one) => !seen.has(look(one)) && seen.add(look(one)));
  if (include.length === 0) return { violations: [], passed: [] };
  const options = { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true };
  const { violations, passes } = await (window as any).axe.run({ include }, options);
  return {
    violations: violations.flatMap(({ id, nodes }: any) => nodes.map(({ html }: any) => `${id}: ${html}`)) as string[],
    passed: passes.flatMap(({ nodes }: any) => nodes.map(({ element }: any) => look(element))) as string[],
  };
}
