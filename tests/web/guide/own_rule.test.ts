// "C-Diplo 100, but 40 for first" on a phone, as the guide's page about the language of rules tells it: started from the known
// rule, changed, tried on the example, used in an event, and linked. Taps and keys are counted.
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Hand } from '../../bench/hand.ts';
import { openSite, PHONE, type Site } from '../site.ts';
import { picture } from './picture.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** A choice in a list is two taps. */
class Writer extends Hand {
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
    await list.selectOption({ label: option });
  }

  /** Taps behind the words, deletes as many letters before them, and types. */
  async correct(field: Locator, behind: string, letters: number, typed: string): Promise<void> {
    this.taps += 1;
    await field.evaluate((area: HTMLTextAreaElement, words) => {
      const at = area.value.indexOf(words) + words.length;
      area.focus();
      area.setSelectionRange(at, at);
    }, behind);
    for (let letter = 0; letter < letters; letter += 1) await this.page.keyboard.press('Backspace');
    this.keys += letters;
    await this.type(typed);
  }
}

test('C-Diplo 100 with 40 for first is written, tried, used in an event and linked', async () => {
  const { page } = await site.open('', PHONE);
  const hand = new Writer(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await hand.tap(page.getByRole('link', { name: 'Write your own rule' }));
  await hand.choose(page.getByLabel('Start from'), 'C-Diplo 100');
  const text = page.locator('#rule-text');
  await text.waitFor();
  await picture(page, 'rule-known');
  await hand.correct(text, 'shared(38', 2, '40');
  await hand.correct(text, 'name: C-Diplo 100', 0, ', 40');
  await page.getByRole('heading', { name: 'C-Diplo 100, 40', level: 1 }).waitFor();
  expect(await page.locator('.line-values .working').innerText()).toContain('1 + 14 + 40 = 55.00');
  await page.locator('.line-values').scrollIntoViewIfNeeded();
  await picture(page, 'rule-tried');

  await hand.tap(button('Share'));
  await hand.tap(
    page
      .locator('tally-share')
      .getByRole('button', { name: /[Ll]ink/ })
      .first(),
  );
  await hand.tap(button('Begin an event'));
  await page.locator('.view-games').waitFor();
  expect(await page.locator('h1').innerText()).toContain('C-Diplo 100, 40');
  expect([hand.taps, hand.keys]).toEqual([8, 8]);
});
