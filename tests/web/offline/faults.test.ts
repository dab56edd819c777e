// Devices and browsers that fail: the page says what is missing where that matters, and what was typed is there.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { board, exampleScores, heading, openAfter } from '../faulty.ts';
import { NOTHING, openSite, type Site, contentsOf } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe('a form', () => {
  const UNKEPT = 'This device does not save what you type.';
  const APART = 'Another tab has changed the same form since';

  test.each([
    [
      'is full',
      () =>
        void (Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'refuses all storage',
      () =>
        void Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    ],
  ])('on a device that %s shows a message, and keeps what is typed for the visit', async (_what, before) => {
    const page = await openAfter(site, before, '#rplops');
    await exampleScores(page);
    await heading(page).fill('Heat 1');
    await page.getByText(UNKEPT).waitFor();
    await page.evaluate(() => void (location.hash = '#union-pacific'));
    await page.getByRole('heading', { name: 'Union Pacific' }).first().waitFor();
    await page.goBack();
    await expect.poll(() => heading(page).inputValue()).toBe('Heat 1');
  });

  test('is restored after the browser discards its tab', async () => {
    const { page } = await site.open('#rplops');
    await exampleScores(page);
    await heading(page).fill('Heat 1');
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await again.goto(`${site.address}#rplops`);
    await expect.poll(() => heading(again).inputValue()).toBe('Heat 1');
    await expect.poll(() => again.locator('.verdict .total').innerText()).toBe('83.33');
  });

  const DAMAGED = 'The saved contents of this form are damaged, so the form is blank.';

  // Every kind of damage is in forms/damaged_form.test.ts.
  test('whose saved contents are damaged shows a message, is blank, and loses nothing', async () => {
    const left = '{"finish":[null]}';
    const { page, complaints } = await site.open(NOTHING);
    await page.evaluate((text) => localStorage.setItem('form/rplops', text), left);
    await page.goto(`${site.address}?damaged#rplops`);
    await page.getByRole('alert').getByText(DAMAGED).waitFor();
    await exampleScores(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the damaged data' }).click();
    const file = JSON.parse(String(await contentsOf(await saving)));
    expect(file.records).toEqual({ 'form/rplops': [left] });
    await page.reload();
    await page.getByText(DAMAGED).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(DAMAGED).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText(DAMAGED).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The damaged data was deleted.').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('damaged/')))).toEqual(
      [],
    );
    expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
    expect(complaints).toEqual([]);
  });

  describe('open in two tabs', () => {
    const reported = (page: Page, state: 'visible' | 'detached' = 'visible') =>
      page.getByText(APART).waitFor({ state });

    async function openTwice(): Promise<[Page, Page]> {
      const { page } = await site.open('#rplops');
      await exampleScores(page);
      await heading(page).fill('Heat 1');
      const other = await page.context().newPage();
      await other.goto(`${site.address}#rplops`);
      await heading(other).fill('Heat 2');
      await page.bringToFront();
      await reported(page);
      return [page, other];
    }

    test('keeps its own contents in each tab, shows a message if the device has others, and is saved as typed last', async () => {
      const [page, other] = await openTwice();
      await page.reload();
      await reported(page);
      expect(await heading(page).inputValue()).toBe('Heat 1');
      expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
      expect([await heading(other).inputValue(), await other.getByText(APART).count()]).toEqual(['Heat 2', 0]);

      await heading(page).fill('Heat 3');
      await reported(page, 'detached');
      await other.bringToFront();
      await reported(other);
      const third = await page.context().newPage();
      await third.goto(`${site.address}#rplops`);
      await expect.poll(() => heading(third).inputValue()).toBe('Heat 3'); // the static page has a blank one

      await other.bringToFront();
      await other.getByRole('button', { name: 'Start again' }).click();
      await other.reload();
      await other.locator('tally-form').waitFor();
      expect(await heading(other).inputValue(), 'where it was started again').toBe('');
    });
  });
});

describe('a browser without', () => {
  const lacking = (names: string[]) =>
    `for (const name of ${JSON.stringify(names)}) Object.defineProperty(window, name, { value: undefined });`;
  const LINK = '#rplops?1.eJyLjtUBAAHKAQQ';
  const EVENT = eventLink(board());

  async function openLacking(names: string[], fragment: string): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await site.open(NOTHING);
    await page.addInitScript(lacking(names));
    await page.goto(`${site.address}?lacking${fragment}`);
    return { page, complaints };
  }

  test('CompressionStream and DecompressionStream reports what is missing where a link is opened or made, and offers a file', async () => {
    const { page, complaints } = await openLacking(['CompressionStream', 'DecompressionStream'], LINK);
    const show = (fragment: string) => page.evaluate((hash) => void (location.hash = hash), fragment);
    const alert = page
      .getByRole('alert')
      .getByText('This browser does not support DecompressionStream, so no link can be opened.');
    await alert.waitFor();
    await show('');
    await alert.waitFor({ state: 'detached' });
    await show(`#${await EVENT}`);
    await alert.waitFor();
    await show('#rplops');
    await exampleScores(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('This browser does not support CompressionStream, so no link can be made.').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.json$/);
    expect(complaints).toEqual([]);
  });

  test('crypto reports what is missing where events are, and in a link to one', async () => {
    const { page, complaints } = await openLacking(['crypto'], '#events');
    const alert = page
      .getByRole('alert')
      .getByText('This browser does not support crypto, so no event or game can be added.');
    await alert.waitFor();
    await page.evaluate(() => void (location.hash = ''));
    await alert.waitFor({ state: 'detached' });
    await page.evaluate((link) => void (location.hash = link), await EVENT);
    await alert.waitFor();
    expect(complaints).toEqual([]);
  });
});
