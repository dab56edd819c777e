// The page as those have it who hear it, enlarge it, or choose its colours themselves.
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, anEvent, anRplopsGame, putEvent } from '../event_site.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { HEAT } from '../share/link_states.ts';
import { idle, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

interface Heard {
  role: string;
  name: string;
  live?: string;
}

/** The accessibility tree in order. */
async function heard(page: Page): Promise<Heard[]> {
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

/** Forced colours are the reader's own: axe compares those that the page asked for. */
async function violationsForced(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await violations(page);
  return found.filter((one) => !one.startsWith('color-contrast'));
}

const ASKING = ['textbox', 'button', 'link', 'radio', 'checkbox', 'combobox', 'DisclosureTriangle'];
const fillInExample = async (page: Page) => {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
};

describe.each(FORM_FRAGMENTS)('%s is accessible', (fragment) => {
  test('has a distinct name for every control, in the order of the page', async () => {
    const { page } = await site.open(fragment);
    await fillInExample(page);
    const all = await heard(page);
    const controls = all.filter(({ role }) => ASKING.includes(role));
    expect(controls.filter(({ name }) => name.trim() === '')).toEqual([]);
    const fields = controls.filter(({ role }) => role === 'textbox').map(({ name }) => name);
    expect(new Set(fields).size).toBe(fields.length);
    const typed = await page
      .locator('.entry input[type=text]')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => input.checkVisibility())
          .map(
            (input) =>
              input.getAttribute('aria-label') ??
              document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim(),
          ),
      );
    expect(fields.slice(0, typed.length)).toEqual(typed);
    const roles = all.map(({ role }) => role);
    expect(roles.indexOf('banner')).toBeLessThan(roles.indexOf('main'));
    expect(all.filter(({ role, name }) => role === 'columnheader' && name === '')).toEqual([]);
    expect(all.some(({ role, name }) => role === 'region' && name === 'Score sheet')).toBe(true);
  });

  test('announces its verdict, and its problems when the score is requested too early', async () => {
    const { page } = await site.open(fragment);
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await page.locator('#summary').waitFor();
    expect((await heard(page)).some(({ role, live }) => role === 'alert' && live === 'assertive')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('summary');
    await fillInExample(page);
    const total = await page.locator('.verdict .total').innerText();
    await expect.poll(() => page.locator('#announcer').textContent()).toContain(total);
    expect(
      (await heard(page)).filter(({ role, live }) => role === 'status' && live === 'polite').length,
    ).toBeGreaterThan(0);
  });

  test('fits at 400 % zoom and at twice the text size, with forced colours too', async () => {
    const { page } = await site.open(fragment, { viewport: { width: 320, height: 256 } });
    await fillInExample(page);
    await page.getByRole('button', { name: 'Show all working' }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 640, height: 512 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violationsForced(page)).toEqual([]);
    await page.locator('.entry input').first().focus();
    expect(
      await page
        .locator('.entry input')
        .first()
        .evaluate((input) => [getComputedStyle(input).outlineStyle, getComputedStyle(input).borderBottomStyle]),
    ).toContain('solid');
  });
});

test('at 400 % the focused field is visible above the bar', async () => {
  const { page } = await site.open('#rplops', { viewport: { width: 320, height: 256 } });
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    const [seen, what] = await page.evaluate(() => {
      const active = document.activeElement!;
      const box = active.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      return [
        active === document.body || top === active || active.contains(top) || top?.contains(active),
        active.outerHTML.slice(0, 80),
      ];
    });
    expect(seen, String(what)).toBe(true);
  }
});

test('nothing moves with prefers-reduced-motion', async () => {
  const { page } = await site.open('#puffing-billy', { reducedMotion: 'reduce' });
  await fillInExample(page);
  await page.evaluate(
    () => (
      ((globalThis as any).moved = 0),
      (Element.prototype.animate = new Proxy(Element.prototype.animate, {
        apply: (animate, element, given) => ((globalThis as any).moved++, Reflect.apply(animate, element, given)),
      }))
    ),
  );
  const first = page.locator('#puffing-billy-finishers-0-score');
  const score = await first.inputValue();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => page.locator('#puffing-billy-finishers-1-score').inputValue()).toBe(score);
  await idle(page);
  expect(await page.evaluate(() => [(globalThis as any).moved, document.getAnimations().length])).toEqual([0, 0]);
});

describe('the other views', () => {
  const GAMES = anEvent('rplops', [
    anRplopsGame('a', [
      ['Ann', '1'],
      ['Bob', '2'],
    ]),
    anRplopsGame('b', [
      ['Bob', '1'],
      ['', '2'],
    ]),
  ]);
  const BOARDS = anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
    aBoard('b', 'Eurorails', [
      ['Anne', '250'],
      ['Bob', ''],
    ]),
  ]);
  const VIEWS: [string, typeof BOARDS][] = [
    ['', BOARDS],
    ['standings', BOARDS],
    ['qualifiers', BOARDS],
    ['players', BOARDS],
    ['setup', BOARDS],
    ['files', BOARDS],
    ['game/a', BOARDS],
    ['game/b', BOARDS],
    ['standings', GAMES],
    ['game/b', GAMES],
  ];

  test('of events have no accessibility violation, also with forced colours, and fit 320 × 256', async () => {
    const { page } = await site.open('#events', { viewport: { width: 320, height: 256 } });
    expect(await violations(page)).toEqual([]);
    for (const [view, event] of VIEWS) {
      await page.goto(`${site.address}?${view}#events`);
      await putEvent(page, { ...event, id: event.system.replace('-', '') }, view);
      await page.locator('.event h1').waitFor();
      expect(await violations(page), view).toEqual([]);
      expect(await violationsForced(page), `${view}, forced`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      expect(await sidewaysScroll(page), view).toBe(0);
      const unnamed = (await heard(page)).filter(({ role, name }) => ASKING.includes(role) && name.trim() === '');
      expect(unnamed, view).toEqual([]);
    }
  });

  test('of links, the builder and a frame have none either', async () => {
    const link = await formLink('rplops', HEAT);
    const { page } = await site.open(`#${link}`, { viewport: { width: 320, height: 256 } });
    const addresses = [
      [`?one#${link}`, '.sheet.linked'],
      ['?two#rplops?1.AAAA', '.summary'],
      ['embed_builder.html', '.builder'],
      [`embed.html?system=rplops#${link}`, '.winner'],
      ['embed.html?system=none&locale=none', '.problem'],
    ] as const;
    for (const [address, shown] of addresses) {
      await page.goto(site.address + address);
      await page.locator(shown).first().waitFor();
      await expect.poll(() => violations(page), { message: address }).toEqual([]);
      await expect.poll(() => sidewaysScroll(page), { message: address }).toBe(0);
    }
  });
});
