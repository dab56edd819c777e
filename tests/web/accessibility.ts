// Checks a page's accessibility with axe, and that it does not scroll sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe leaves out by default. This one requires a heading for every cell of a large table. */
const OPTIONAL_RULES = { 'td-has-header': { enabled: true } };

const WITHOUT_CONTRAST = { rules: { ...OPTIONAL_RULES, 'color-contrast': { enabled: false } } };

/** Violations of all rules, or of those named, each with the markup that breaks it. */
export function violations(page: Page, rules?: string[]): Promise<string[]> {
  return run(page, rules ? { runOnly: rules } : { rules: OPTIONAL_RULES });
}

/** Violations of all rules but contrast, for what is drawn in the same colours elsewhere. */
export function violationsBesidesContrast(page: Page): Promise<string[]> {
  return run(page, WITHOUT_CONTRAST);
}

/** The contrast of the elements that this selector fits, and of what is in them. */
export function contrastOf(page: Page, selector: string): Promise<string[]> {
  return run(page, { runOnly: ['color-contrast'] }, selector);
}

async function run(page: Page, which: object, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    ([which, part]) => (window as any).axe.run(part ?? document, { resultTypes: ['violations'], ...which }),
    [which, part] as const,
  );
  return found.violations.map(({ id, nodes }: any) => `${id}: ${nodes.map((node: any) => node.html).join(' ')}`);
}

/** The same in both colour schemes. Contrast is the only rule that depends on the scheme. */
export async function violationsInLightAndDark(page: Page): Promise<string[]> {
  const inLight = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark];
}

/** The same for the page or for a part of it, with contrast measured only for texts of a look that no earlier call has passed
 *  since the page was loaded: views and forms share most of theirs. */
export async function violationsOfNewLooks(page: Page, part?: string): Promise<string[]> {
  const found = await run(page, WITHOUT_CONTRAST, part);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await page.evaluate(contrastOfNewLooks, part ?? 'body')));
  }
  return found;
}

/** In the page: violations of contrast by texts of new looks, and notes the looks that have passed. */
function contrastOfNewLooks(part: string): Promise<string[]> {
  const passed: Set<string> = ((window as any).passedLooks ??= new Set<string>());
  const isText = (one: Element) =>
    one.matches('input, select, textarea') ||
    [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
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
  const isNew = (one: Element) =>
    isText(one) && one.checkVisibility({ visibilityProperty: true }) && !passed.has(look(one));
  const include = [...document.querySelectorAll(`${part} *`)].filter(isNew);
  if (include.length === 0) return Promise.resolve([]);
  const options = { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true };
  return (window as any).axe.run({ include }, options).then(({ violations, passes }: any) => {
    for (const { element } of passes.flatMap(({ nodes }: any) => nodes)) passed.add(look(element));
    return violations.flatMap(({ id, nodes }: any) => nodes.map((node: any) => `${id}: ${node.html}`));
  });
}

/** Forced colours are the reader's own, but axe would compare those that the page asked for. */
export async function violationsForced(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  return violationsBesidesContrast(page);
}

export interface Heard {
  role: string;
  name: string;
  live?: string;
}

/** The accessibility tree in order. */
export async function heard(page: Page): Promise<Heard[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => {
      const live = properties?.find((one) => one.name === 'live')?.value.value as string | undefined;
      return { role: String(role?.value), name: String(name?.value ?? ''), ...(live ? { live } : {}) };
    });
}

/** Roles of what can be typed into, pressed or chosen. */
export const CONTROLS = ['textbox', 'button', 'link', 'radio', 'checkbox', 'combobox', 'DisclosureTriangle'];

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The same in both colour schemes for a page that is not needed afterwards: texts of a look that others have are taken from it
 *  before contrast is measured, since that takes most of the time of a long page. */
export async function violationsByLook(page: Page): Promise<string[]> {
  const structure = await run(page, WITHOUT_CONTRAST);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(noteLooks);
  }
  await page.evaluate(removeRepeatedLooks);
  const inDark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...structure, ...(await violations(page, ['color-contrast'])), ...inDark];
}

/** In the page: adds to each element that has a text how it looks now, which is what contrast depends on. */
export function noteLooks(): void {
  const noted = ((window as any).looks ??= new Map<Element, string>()) as Map<Element, string>;
  const hasText = (one: Element) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
  const known = new Map<Element | null, string>([[null, '']]);
  const behind = (one: Element | null): string => {
    const before = known.get(one);
    if (before !== undefined || !one) return before ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    const found = `${backgroundColor} ${backgroundImage} ${opacity} ${behind(one.parentElement)}`;
    known.set(one, found);
    return found;
  };
  for (const one of document.body.querySelectorAll('*')) {
    if (!hasText(one)) continue;
    const { color, fontSize, fontWeight, display } = getComputedStyle(one);
    noted.set(one, `${noted.get(one) ?? ''} ${color} ${fontSize} ${fontWeight} ${display} ${behind(one)}`);
  }
}

/** In the page: keeps the first text of each look, and what is around it. */
function removeRepeatedLooks(): void {
  const noted = (window as any).looks as Map<Element, string>;
  const seen = new Set<string>();
  const keep = (one: Element) => {
    const looks = [one, ...one.querySelectorAll('*')].flatMap((part) => noted.get(part) ?? []);
    if (looks.every((look) => seen.has(look))) return one.remove();
    for (const look of looks.slice(0, noted.has(one) ? 1 : 0)) seen.add(look);
    for (const child of [...one.children]) keep(child);
  };
  for (const one of [...document.body.children]) keep(one);
}
