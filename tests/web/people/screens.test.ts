// The screens of an event's people in Chromium: their reach, their room on a small screen, and the focus.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../web/src/systems/person.ts';
import { sidewaysScroll } from '../accessibility.ts';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { openSite, SMALLEST } from '../site.ts';

const PEOPLE: Person[] = [
  { key: 'a', name: 'Ann Müller', number: '12', presence: 'here' },
  {
    key: 'd',
    name: 'Dieter-Ferdinand von Hohenzollern-Sigmaringen',
    team: 'Cardiff Castle Gamers and Friends',
    guest: true,
  },
  { key: 'e', name: 'W'.repeat(60), note: 'm'.repeat(80), presence: 'left' },
];
const BOARD = aBoard('a', 'Rail Baron', [
  ['ann muller', '200'],
  ['Bob', '100'],
  ['', ''],
]);
const EVENT = {
  ...anEvent('puffing-billy', [{ ...BOARD, seats: [{ key: 's', began: 'Bob', tookOver: 'Cara' }] }]),
  people: PEOPLE,
};

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await (await openSite()).open('#events', SMALLEST));
  await putEvent(page, EVENT, 'players');
});

const show = (view: string) => page.evaluate((hash) => void (location.hash = hash), `#event/${EVENT.id}/${view}`);
const vacant = () => page.locator('tally-form [list=known-names]').nth(2);

async function expectFit(what: string): Promise<void> {
  expect(await violationsOfNewLooks(page), what).toEqual([]);
  expect(await sidewaysScroll(page), what).toBe(0);
}

test('no screen of people has a violation in the light and the dark, and each fits 320 px', async () => {
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.locator('#people-text').fill('ann muller\t3\nNina\t88\tCardiff Castle Gamers and Friends\tnew here');
  await page.locator('.understood-people').waitFor();
  await expectFit('players');
  for (const { key, name } of PEOPLE) {
    await show(`person/${key}`);
    await page.getByRole('heading', { name }).waitFor();
    await expectFit(key);
  }
  await show('game/a');
  await page.locator('.name-question').waitFor();
  await vacant().pressSequentially('d');
  await page.locator('.name-choices').waitFor();
  await expectFit('game');
  expect(complaints).toEqual([]);
});

test('names are entered by keyboard alone: type, arrow, Enter, and the next field has the focus', async () => {
  const field = vacant();
  await field.fill('');
  await field.pressSequentially('fvh');
  await page.locator('.name-choices').waitFor({ state: 'detached' });
  await field.fill('');
  await field.pressSequentially('dfv');
  await page.locator('.name-choices').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Dieter-Ferdinand von Hohenzollern-Sigmaringen');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('puffing-billy-finishers-2-score');
});
