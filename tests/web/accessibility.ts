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

/** Violations of all rules but contrast, of the page or of a part of it, for what is drawn in the same colours elsewhere. */
export function violationsBesidesContrast(page: Page, part?: string): Promise<string[]> {
  return run(page, WITHOUT_CONTRAST, part);
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
