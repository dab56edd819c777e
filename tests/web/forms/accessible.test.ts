// The page as heard, enlarged, or in the reader's own colours. Forms are in every_form.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { CONTROLS, heard, sidewaysScroll, violations, violationsForced } from '../accessibility.ts';
import { aBoard, anEvent, anRplopsGame, putEvent, storeEvent } from '../event_site.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { HEAT } from '../share/link_states.ts';
import { idle, openSite, showForm, type Site } from '../site.ts';

let site: Site;
/** One for all tests, with the screen of a desk at 400 % and the motion reduced. */
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#rplops', { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' }));
});

test('at 400 % the focused field is visible above the bar', async () => {
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
  await showForm(page, '#puffing-billy');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  await page.evaluate(
    () => (
      ((window as any).moved = 0),
      (Element.prototype.animate = new Proxy(Element.prototype.animate, {
        apply: (animate, element, given) => ((window as any).moved++, Reflect.apply(animate, element, given)),
      }))
    ),
  );
  const first = page.locator('#puffing-billy-finishers-0-score');
  const score = await first.inputValue();
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => page.locator('#puffing-billy-finishers-1-score').inputValue()).toBe(score);
  await idle(page);
  expect(await page.evaluate(() => [(window as any).moved, document.getAnimations().length])).toEqual([0, 0]);
});

describe('the other views', () => {
  const GAMES = {
    ...anEvent('rplops', [
      anRplopsGame('a', [
        ['Ann', '1'],
        ['Bob', '2'],
      ]),
      anRplopsGame('b', [
        ['Bob', '1'],
        ['', '2'],
      ]),
    ]),
    id: 'games',
  };
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
  /** Views that show what is missing or asked. events/views.test.ts has all others with every result. */
  const UNFINISHED = ['', 'standings', 'players', 'game/b'];

  test('of events have no accessibility violation, with names for all controls, and fit 320 × 256', async () => {
    await page.goto(`${site.address}#events`);
    await putEvent(page, BOARDS);
    await page.evaluate(storeEvent, GAMES);
    for (const [view, event] of VIEWS) {
      await page.goto(`${site.address}#event/${event.id}${view && `/${view}`}`);
      await page.locator(`.event.${event.system}.view-${view.split('/')[0] || 'games'} h1`).waitFor();
      await idle(page);
      if (UNFINISHED.includes(view)) expect(await violationsOfNewLooks(page), view).toEqual([]);
      expect(await sidewaysScroll(page), view).toBe(0);
      const unnamed = (await heard(page)).filter(({ role, name }) => CONTROLS.includes(role) && name.trim() === '');
      expect(unnamed, view).toEqual([]);
    }
  });

  test('of events have none with forced colours', async () => {
    await page.goto(`${site.address}#event/${BOARDS.id}/setup`);
    await page.locator('.view-setup').waitFor();
    expect(await violationsForced(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(`${site.address}#events`);
    await page.locator('#event-name').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('of links, the builder and a frame have none either', async () => {
    const link = await formLink('rplops', HEAT);
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
