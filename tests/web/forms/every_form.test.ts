// Requirements for every form of every system that only a browser shows, over the page's own list of systems. What people
// read and do in every form is in every_form_used.test.ts, how it is laid out in layout.test.ts.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTROLS, heard, sidewaysScroll } from '../accessibility.ts';
import { FORM_FRAGMENTS, KINDS } from '../forms.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { DESK, NOTHING, openSite, PHONE, showForm, SMALLEST, type OpenPage, type Site } from '../site.ts';

let site: Site;
/** One for all forms: each keeps its own contents. */
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open(FORM_FRAGMENTS[0]!, PHONE);
  ({ page } = opened);
});

const isShown = (fragment: string) => Boolean(process.env['LONG']) || KINDS.includes(fragment);

const resize = ({ viewport }: typeof PHONE) => page.setViewportSize(viewport!);
const button = (name: string) => page.getByRole('button', { name });
const focused = () => page.evaluate(() => document.activeElement?.id);

const openAll = (details: string, open = true) =>
  page
    .locator(details)
    .evaluateAll((all, open) => all.forEach((one) => ((one as HTMLDetailsElement).open = open)), open);

async function fillInExample(): Promise<void> {
  await button('Fill in the example').click();
  await page.locator('.verdict .total').waitFor();
}

/** Whether a click in its middle and at its foot would reach it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [(top + bottom) / 2, bottom - 2].every((y) => one.contains(document.elementFromPoint(left + 4, y)));
  });
}

/** In the page: the fields that the bar at its foot covers while they have the focus. */
function coveredByBar(): string[] {
  const bar = () => document.querySelector('.verdict')!.getBoundingClientRect();
  const fields = [...document.querySelectorAll<HTMLInputElement>('.entry input[type=text]')];
  return fields
    .filter((field) => (field.focus(), field.getBoundingClientRect().bottom > bar().top))
    .map((field) => field.outerHTML);
}

/** Controls in sight whose target is under 44 px high, but for links and terms within a text. */
function smallTargets(): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, summary, .title nav a, .wordmark')]
      .filter((one) => one.checkVisibility())
      .map((one) => (one.matches('[type=radio], [type=checkbox]') ? one.closest('label')! : one))
      .filter((one) => one.getBoundingClientRect().height < 43.9)
      .map((one) => one.outerHTML.slice(0, 80)),
  );
}

test('optional parts that fail to load are not requested again, however much is typed', async () => {
  const { page, requests } = await site.open(NOTHING);
  await page.route('**/lazy_parts-*.js', (route) => route.abort());
  await page.goto(`${site.address}${FORM_FRAGMENTS[0]}`);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.getByText('Part of the page could not be loaded.').waitFor();
  const optional = () => requests.filter((address) => /\/lazy_parts-[\w-]+\.js$/.test(address)).length;
  const before = optional();
  expect(before).toBeGreaterThan(0);
  await page.locator('.heading-field input').pressSequentially('Fair');
  expect(optional()).toBe(before);
});

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  beforeAll(async () => {
    await resize(PHONE);
    await showForm(page, fragment);
  });

  test('empty, a score requested too early leads to the first missing field', async () => {
    await button('Show the sheet').click();
    await expect.poll(focused).toBe('summary');
    if (isShown(fragment)) {
      expect((await heard(page)).some(({ role, live }) => role === 'alert' && live === 'assertive')).toBe(true);
      expect(await violationsOfNewLooks(page)).toEqual([]);
    }
    await page.locator('#summary a').first().click();
    expect(await page.evaluate(() => document.activeElement!.matches('input[aria-invalid=true]'))).toBe(true);
  });

  test('empty, its bar never covers the field that has the focus', async () => {
    await page.setViewportSize({ width: 360, height: 420 });
    await openAll('.entry details');
    expect(await page.evaluate(coveredByBar)).toEqual([]);
    await openAll('.entry details', false);
  });

  describe('with its example', () => {
    beforeAll(async () => {
      await resize(PHONE);
      await fillInExample();
    });

    test.runIf(isShown(fragment))('is heard with its verdict, and each control by its label', async () => {
      const all = await heard(page);
      expect(all.some(({ role, live }) => role === 'status' && live === 'polite')).toBe(true);
      const controls = all.filter(({ role }) => CONTROLS.includes(role));
      expect(controls.filter(({ name }) => name.trim() === '')).toEqual([]);
      const fields = controls.filter(({ role }) => role === 'textbox').map(({ name }) => name);
      const labels = await visibleLabels();
      expect(labels.length).toBeGreaterThan(4);
      expect(fields.slice(0, labels.length)).toEqual(labels);
    });

    test('prints the sheet alone', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.entry, .masthead, .rules').filter({ visible: true }).count()).toBe(0);
      expect(await page.locator('.sheet').isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
    });

    test('has no violation in the light and the dark with its working and rules, and large targets at 320 px', async () => {
      await button('Show all working').click();
      await openAll('.rules, .settings');
      await page.locator('.rules .source').waitFor();
      expect(await violationsOfNewLooks(page)).toEqual([]);
      await resize(SMALLEST);
      expect(await smallTargets()).toEqual([]);
    });

    // At 400 % zoom it is as wide as on the smallest phone: layout.test.ts.
    test('fits at twice the text size, with forced colours too', async () => {
      await page.setViewportSize({ width: 640, height: 512 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await sidewaysScroll(page)).toBe(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const styles = await page
        .locator('.entry input')
        .first()
        .evaluate((field: HTMLInputElement) => {
          field.focus();
          const { outlineStyle, borderBottomStyle } = getComputedStyle(field);
          return [outlineStyle, borderBottomStyle];
        });
      expect(styles).toContain('solid');
      await page.emulateMedia({ forcedColors: null });
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    });

    test('has the whole of a long name in its bar', async () => {
      await resize(PHONE);
      const names = page.locator('.players input.name');
      for (const at of [0, 1]) await names.nth(at).fill(`Maximilian Featherstonehaugh ${at + 1}`);
      const hidden = await page.locator('.winner b').evaluate((who) => who.scrollHeight - who.clientHeight);
      expect(hidden).toBeLessThanOrEqual(1);
    });
  });

  test('has its sheet in view on a desk, and needs no button to show it', async () => {
    await resize(DESK);
    await button('Start again').click();
    expect(await button('Show the sheet').count()).toBe(0);
    await button('Undo').click();
    await page.locator('.verdict .total').waitFor();
  });

  test.runIf(isShown(fragment))('keeps what was typed on the way home and Back', async () => {
    const verdict = await page.locator('.verdict').innerText();
    await page.locator('.wordmark').click();
    await page.locator('.glances').waitFor();
    await page.goBack();
    await page.locator('.verdict .total').waitFor();
    expect(await page.locator('.verdict').innerText()).toBe(verdict);
  });

  test.runIf(isShown(fragment)).each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('Undo is in sight at once on %s, and leaves with the next key', async (_, screen) => {
    await resize(screen);
    await fillInExample();
    await page.evaluate(() => scrollTo(0, 0));
    await button('Start again').click();
    const undo = button('Undo');
    expect(await isOnTop(undo)).toBe(true);
    await page.locator('.entry input[type=text]').first().fill('x');
    expect(await page.locator('.just-done').count()).toBe(0);
    expect(await undo.count()).toBe(1);
  });
});

test('they complain of nothing, and ask no other site for anything', () => {
  expect(opened.complaints).toEqual([]);
  expect(opened.requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
});

/** The labels of the text fields in sight. */
function visibleLabels(): Promise<(string | undefined)[]> {
  return page
    .locator('.entry input[type=text]')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => input.checkVisibility())
        .map(
          (input) =>
            input.getAttribute('aria-label') ?? document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim(),
        ),
    );
}
