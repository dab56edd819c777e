// Requirements for every form of every system, over the page's own list of systems.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTROLS, heard, sidewaysScroll, violations, violationsInLightAndDark } from '../accessibility.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, NOTHING, openSite, PHONE, SMALLEST, type OpenPage, type Site } from '../site.ts';

const list = readFileSync(new URL('../../../CMakeLists.txt', import.meta.url), 'utf8');
const SYSTEMS = /set\(SCORING_SYSTEMS ([^)]+)\)/
  .exec(list)![1]!
  .split(' ')
  .map((id) => id.replaceAll('_', '-'));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openForm(fragment: string, options = PHONE): Promise<OpenPage> {
  const opened = await site.open(fragment, options);
  await opened.page.locator('tally-form').waitFor();
  return opened;
}

/** The empty form. */
async function startAfresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await page.locator('.verdict .total').count()).toBe(0);
}

const openAll = (page: Page, details: string, open = true) =>
  page
    .locator(details)
    .evaluateAll((all, open) => all.forEach((one) => ((one as HTMLDetailsElement).open = open)), open);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** The labels of the text fields in sight. */
const visibleLabels = (page: Page) =>
  page
    .locator('.entry input[type=text]')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => input.checkVisibility())
        .map(
          (input) =>
            input.getAttribute('aria-label') ?? document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim(),
        ),
    );

async function fillInExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
}

/** Whether a click in its middle and at its foot would reach it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [(top + bottom) / 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 4, y)));
  });
}

/** Controls in sight whose target is under 44 px high, but for links and terms within a text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, summary, .title nav a, .wordmark')]
      .filter((one) => one.checkVisibility())
      .map((one) => (one.matches('[type=radio], [type=checkbox]') ? one.closest('label')! : one))
      .filter((one) => one.getBoundingClientRect().height < 43.9)
      .map((one) => one.outerHTML.slice(0, 80)),
  );
}

test('the home page shows every system with its example scored', async () => {
  const { page, requests, complaints } = await site.open('');
  for (const id of SYSTEMS) {
    expect(await page.locator(`.glance.${id} tbody tr`).count(), id).toBeGreaterThan(1);
    const places = await page.locator(`.glance.${id} td:first-child`).allInnerTexts();
    expect(
      places.filter((place, at) => places.indexOf(place) < at && !place.endsWith('=')),
      id,
    ).toEqual([]);
    const { y, height } = (await page.locator(`.glance.${id} .scores`).boundingBox())!;
    expect(y + height, `${id} and what it scores, on the first screen of a phone`).toBeLessThanOrEqual(740);
  }
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('without its engine it shows a message, keeps what is typed, and can try again', async () => {
  const { page } = await site.open(NOTHING);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(`${site.address}#${SYSTEMS[0]}`);
  await page.locator('[role=alert]').waitFor();
  await page.locator('.entry input').first().fill('Spring fair');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('[role=alert]').waitFor({ state: 'detached' });
  expect(await page.locator('.entry input').first().inputValue()).toBe('Spring fair');
  await fillInExample(page);
});

test('optional parts that fail to load are not requested again, however much is typed', async () => {
  const { page, requests } = await site.open(NOTHING);
  await page.route('**/lazy_parts-*.js', (route) => route.abort());
  await page.goto(`${site.address}#${SYSTEMS[0]}`);
  await fillInExample(page);
  await page.getByText('Part of the page could not be loaded.').waitFor();
  const optional = () => requests.filter((address) => /\/lazy_parts-[\w-]+\.js$/.test(address)).length;
  const before = optional();
  expect(before).toBeGreaterThan(0);
  await page.locator('.heading-field input').pressSequentially('Spring fair');
  expect(optional()).toBe(before);
});

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    opened = await openForm(fragment);
    ({ page } = opened);
  });
  afterAll(() => page.context().close());

  describe('empty', () => {
    beforeAll(() => page.setViewportSize(PHONE.viewport!));

    test('a score requested too early leads to the first missing field, without a violation', async () => {
      await page.getByRole('button', { name: 'Show the sheet' }).click();
      await expect.poll(() => focused(page)).toBe('summary');
      expect((await heard(page)).some(({ role, live }) => role === 'alert' && live === 'assertive')).toBe(true);
      expect(await violationsInLightAndDark(page)).toEqual([]);
      expect(await page.locator('.verdict .total, .sheet td.total b').count()).toBe(0);
      await page.locator('#summary a').first().click();
      expect(
        await page.evaluate(() => (document.activeElement as HTMLElement).matches('input[aria-invalid=true]')),
      ).toBe(true);
    });

    test('its bar never covers the field that has the focus', async () => {
      await page.setViewportSize({ width: 360, height: 420 });
      const fields = await openAll(page, '.entry details').then(() => page.locator('.entry input[type=text]').all());
      for (const field of fields) {
        await field.focus();
        const covered = await field.evaluate((input) => {
          const bar = document.querySelector('.verdict')!.getBoundingClientRect();
          return input.getBoundingClientRect().bottom > bar.top;
        });
        expect(covered).toBe(false);
      }
      await openAll(page, '.entry details', false);
    });
  });

  describe('with its example', () => {
    beforeAll(async () => {
      await page.setViewportSize(PHONE.viewport!);
      await fillInExample(page);
    });

    test('announces its verdict', async () => {
      const total = await page.locator('.verdict .total').innerText();
      await expect.poll(() => page.locator('#announcer').textContent()).toContain(total);
      const status = (await heard(page)).filter(({ role, live }) => role === 'status' && live === 'polite');
      expect(status.length).toBeGreaterThan(0);
    });

    test('has a distinct name for every control, in the order of the page', async () => {
      const all = await heard(page);
      const controls = all.filter(({ role }) => CONTROLS.includes(role));
      expect(controls.filter(({ name }) => name.trim() === '')).toEqual([]);
      const fields = controls.filter(({ role }) => role === 'textbox').map(({ name }) => name);
      expect(new Set(fields).size).toBe(fields.length);
      const labels = await visibleLabels(page);
      expect(fields.slice(0, labels.length)).toEqual(labels);
      const roles = all.map(({ role }) => role);
      expect(roles.indexOf('banner')).toBeLessThan(roles.indexOf('main'));
      expect(all.filter(({ role, name }) => role === 'columnheader' && name === '')).toEqual([]);
      expect(all.some(({ role, name }) => role === 'region' && name === 'Score sheet')).toBe(true);
    });

    test('prints the sheet alone', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.entry, .masthead, .rules').filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('.sheet').isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
    });

    test('has no violation in the light and the dark with its working and rules, which fit 320 px', async () => {
      await page.getByRole('button', { name: 'Show all working' }).click();
      await openAll(page, '.rules, .settings');
      await page.locator('.rules .source').waitFor();
      expect(await violationsInLightAndDark(page)).toEqual([]);
      await page.setViewportSize(SMALLEST.viewport!);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await page.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    });

    test('fits at 400 % zoom and at twice the text size, with forced colours too', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize({ width: 640, height: 512 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await sidewaysScroll(page)).toBe(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const field = page.locator('.entry input').first();
      await field.focus();
      expect(
        await field.evaluate((input) => [
          getComputedStyle(input).outlineStyle,
          getComputedStyle(input).borderBottomStyle,
        ]),
      ).toContain('solid');
      await page.emulateMedia({ forcedColors: null });
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    });

    test('refuses one name on two lines of one board, at the second, and a long name is whole in the bar', async () => {
      await page.setViewportSize(PHONE.viewport!);
      const names = page.locator('.players input.name');
      const first = await names.first().inputValue();
      const second = await names.nth(1).inputValue();
      await names.nth(1).fill(` ${first}`);
      await page.locator('.waiting').click();
      const twice = `${first} is listed twice; a player can have only one seat in a game.`;
      await expect.poll(() => page.locator('#summary li').allInnerTexts()).toEqual([twice]);
      await page.locator('#summary a').click();
      expect(await names.nth(1).evaluate((input) => input === document.activeElement)).toBe(true);
      await names.nth(1).fill(second);
      for (const at of [0, 1]) await names.nth(at).fill(`Maximilian Featherstonehaugh ${at + 1}`);
      const hidden = await page.locator('.winner b').evaluate((who) => who.scrollHeight - who.clientHeight);
      expect(hidden).toBeLessThanOrEqual(1);
    });
  });

  describe('started again', () => {
    beforeAll(async () => {
      await page.setViewportSize(DESK.viewport!);
      await startAfresh(page);
    });

    test('can be undone, and what was typed is kept while another page is open', async () => {
      expect(await page.getByRole('button', { name: 'Show the sheet' }).count(), 'it is in view').toBe(0);
      await page.locator('.waiting').click();
      await page.locator('#summary:focus').waitFor();
      await fillInExample(page);
      const verdict = await page.locator('.verdict').innerText();
      await page.getByRole('button', { name: 'Start again' }).click();
      expect(await page.locator('.verdict .total').count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await page.locator('.verdict').innerText()).toBe(verdict);
      await page.getByRole('button', { name: 'Redo' }).click();
      expect(await page.locator('.verdict .total').count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.wordmark').click();
      await page.locator('.glances').waitFor();
      await page.goBack();
      await page.locator('.verdict .total').waitFor();
      expect(await page.locator('.verdict').innerText()).toBe(verdict);
    });

    test.each([
      ['a desk', DESK],
      ['a phone', PHONE],
    ])('Undo is in sight at once on %s, and leaves with the next key', async (_, { viewport }) => {
      await page.setViewportSize(viewport!);
      await fillInExample(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('button', { name: 'Start again' }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      expect(await isOnTop(undo)).toBe(true);
      await page.locator('.entry input[type=text]').first().fill('x');
      expect(await page.locator('.just-done').count()).toBe(0);
      expect(await undo.count()).toBe(1);
    });
  });

  test('complains of nothing, and asks no other site for anything', () => {
    expect(opened.complaints).toEqual([]);
    expect(opened.requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });
});
