// Posted scores on a phone: the button leads to the first figure that is blank, in sight, and Enter leads on.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { formLink } from '../../../web/src/share/form_links.ts';
import { openSite, PHONE } from '../site.ts';
import { BOARD } from './board.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const field = (page: Page, who: string) => page.getByRole('textbox', { name: `${who}’s posted` });

test('on a phone the button leads to the first figure that is blank, and Enter in the last one to the summary', async () => {
  const { page } = await (await openSite()).open(`#${await formLink('puffing-billy', BOARD)}`, PHONE);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Use this sheet');
  await press('Check posted scores');
  await expect.poll(() => focused(page)).toBe('Ann’s posted PB score');
  const { top, bottom } = await field(page, 'Ann').evaluate((input) => input.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(PHONE.viewport!.height);
  await page.keyboard.type('3.029');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Bob’s posted PB score');
  await field(page, 'Ann').focus();
  await press('Check posted scores');
  await press('Check posted scores');
  await expect.poll(() => focused(page)).toBe('Bob’s posted PB score');
  await field(page, 'Ed').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'The posted figure agrees. 3 are not filled in.',
  );
});
