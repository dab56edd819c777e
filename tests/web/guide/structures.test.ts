// Three known tournaments set up on a phone, as the guide's page Tournaments tells it: World DipCon, RailCon and Conquest 2008.
// Taps and keys are counted; each takes less than two minutes.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { Hand } from '../../bench/hand.ts';
import { goTo } from '../events/begun_event.ts';
import { openSite, PHONE } from '../site.ts';
import { names } from './people.ts';
import { picture } from './picture.ts';

/** One phone, on which the events come one after the other. */
let phone: Page;
beforeAll(async () => {
  phone = (await (await openSite()).open('#events', PHONE)).page;
});

/** Seconds for a tap, to find its place included, and for a key. */
const [A_TAP, A_KEY] = [1.5, 0.3];

class Director extends Hand {
  /** A choice in a list is two taps. */
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
    await list.selectOption({ label: option });
  }

  /** The field is pressed long, and Paste tapped. */
  async paste(field: Locator, text: string): Promise<void> {
    this.taps += 2;
    await field.fill(text);
  }

  async open(title: string, view: string): Promise<void> {
    this.taps += 1;
    await goTo(this.page, title, view);
  }

  async begin(name: string, find: string, system: RegExp): Promise<void> {
    const { page } = this;
    await this.fill(page.locator('#event-name'), name);
    await this.fill(page.locator('#find-system'), find);
    await this.tap(page.getByRole('radio', { name: system }));
    await this.tap(page.getByRole('button', { name: 'Create event' }));
    await page.locator('.view-games').waitFor();
  }

  async enterPeople(lines: readonly string[]): Promise<void> {
    await this.open('Players', 'players');
    await this.paste(this.page.locator('#people-text'), lines.join('\n'));
    await this.tap(this.page.getByRole('button', { name: 'Add to the list' }));
    await this.page.locator('.people-count').waitFor();
  }

  /** Its settings are changed once the engine of events is loaded; the tab then opens the standings by its rule. */
  async takeStructure(name: RegExp): Promise<void> {
    await this.tap(this.page.getByRole('radio', { name }));
    const tab = this.page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Standings' });
    await tab.and(this.page.locator('[href$="/counting"]')).waitFor();
  }

  get seconds(): number {
    return this.taps * A_TAP + this.keys * A_KEY;
  }
}

async function direct(fragment: string): Promise<Director> {
  await phone.evaluate((hash) => void (location.hash = hash), fragment);
  return new Director(phone);
}

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));

const ruleOf = (page: Page) => page.locator('.rule-words').innerText();

test('World DipCon: four rounds of which the best three count, a top board of seven after round 3, country awards', async () => {
  const hand = await direct('#events');
  const { page } = hand;
  await hand.begin('World DipCon', 'c-dip', /^C-Diplo 100/);
  await hand.enterPeople(names(42));
  await hand.open('Settings', 'setup');
  await hand.takeStructure(/^World DipCon/);
  await show(page, '.what-counts');
  await picture(page, 'dipcon-structure');
  await hand.open('Standings', 'counting');
  const rule = await ruleOf(page);
  expect(rule).toContain('The best 3 count.');
  expect(rule).toContain('The players of a top board stand above all others, by their scores there.');
  expect(await page.getByLabel(/^The first/).inputValue()).toBe('7');
  expect(await page.getByLabel(/^After round/).inputValue()).toBe('3');
  await show(page, '.top-board');
  await picture(page, 'dipcon-top');
  expect(hand.seconds).toBeLessThan(120);
});

test('RailCon: the best five of nine categories, finals, Challenger class, Iron Man and teams', async () => {
  const hand = await direct('#events');
  const { page } = hand;
  await hand.begin('RailCon', 'puff', /^Puffing Billy/);
  await hand.enterPeople(names(48).map((name, at) => `${name}\t\tTeam ${Math.floor(at / 4) + 1}`));
  await hand.tap(
    page
      .locator('.player-line, .person-line')
      .getByRole('link', { name: /^Ada Archer/ })
      .first(),
  );
  await hand.tap(page.getByRole('checkbox', { name: /^Won before/ }));
  await hand.open('Settings', 'setup');
  await hand.tap(page.getByRole('button', { name: 'Use RailCon' }));
  expect(await page.getByLabel(/^Count only each player’s best/).inputValue()).toBe('5');
  await show(page, '.view-setup');
  await picture(page, 'railcon-settings');
  await hand.open('Qualifiers', 'qualifiers');
  expect(hand.seconds).toBeLessThan(120);
});

test('Conquest 2008: three rounds in three systems, of which the best two places are added', async () => {
  const hand = await direct('');
  const { page } = hand;
  await hand.tap(page.getByRole('link', { name: 'Write your own rule' }));
  await hand.choose(page.getByLabel('Start from'), 'Whipping');
  await page.locator('#rule-text').waitFor();
  await page.goto(new URL('#events', page.url()).href); // home, then Events
  hand.taps += 2;
  await hand.begin('Conquest', 'squares', /^Sum of Squares/);
  await hand.enterPeople(names(28));
  await hand.open('Settings', 'setup');
  await hand.takeStructure(/^Conquest 2008/);
  for (const [round, system] of [
    [2, 'Draw size'],
    [3, 'Whipping'],
  ] as const) {
    await hand.choose(page.getByLabel('Score in another system'), `Round ${round}`);
    await hand.choose(page.getByRole('group', { name: `Round ${round}` }).getByLabel('Scored by'), system);
  }
  await show(page, '.round-systems');
  await picture(page, 'conquest-rounds');
  await hand.open('Standings', 'counting');
  const rule = await ruleOf(page);
  expect(rule).toContain('Round 2 is scored by Draw size and round 3 by Whipping.');
  expect(rule).toContain('The place in each round counts, and fewer is better');
  expect(rule).toContain('The best 2 count.');
  expect(hand.seconds).toBeLessThan(120);
});
