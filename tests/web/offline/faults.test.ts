// A form in a tab that the browser discards, and in two tabs. Devices and browsers that lack something are in lacking.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleScores, heading } from '../faulty.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe('a form', () => {
  const APART = 'Another tab has changed the same form since';

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
