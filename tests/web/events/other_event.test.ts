// From one event straight to another, by address or the history: nothing of the first is left on the second's page.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { renamed } from '../../../web/src/systems/player_names.ts';
import { anEvent, anRplopsGame, putEvent, storeEvent } from '../event_site.ts';
import { DESK, openSite, type Site } from '../site.ts';
import { EVENTS, shownBy } from './every_event_view.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const goTo = (page: Page, event: TallyEvent, view: string) =>
  page.evaluate((hash) => (location.hash = hash), `event/${event.id}${view && `/${view}`}`);

/** The event of the same system at another convention, with one player of another name. */
function elsewhere(event: TallyEvent, from: string): TallyEvent {
  const games = event.games.map((game) => ({ ...game, state: renamed(game.state, from, 'Zoe') }));
  return { ...event, id: `${event.id}elsewhere`, name: `${event.name} elsewhere`, games };
}

/** The visible page: the marked tab, the texts, and the values of the fields. */
function contents(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.title,
    document.querySelector('.title [aria-current]')?.textContent ?? '',
    ...document.querySelector<HTMLElement>('main')!.innerText.split(/\s+/),
    ...[...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map((one) => one.value),
  ]);
}

/** The part of a view that is drawn last. */
const LATE: Record<string, string> = {
  standings: '.race-words',
  game: '.below',
  files: '.share-link input',
};

/** A page that has just been loaded with this view. */
async function opened(page: Page, event: TallyEvent, view: string): Promise<void> {
  await goTo(page, event, view);
  await page.reload();
  const late = LATE[view.split('/')[0] as string];
  await page
    .locator(`${shownBy(view)} ${late ?? ''}`)
    .last()
    .waitFor({ state: 'attached' });
}

/** In the page: the big screen stays on its first page. */
function stopTurning(): void {
  const { setInterval } = window;
  const act = (work: TimerHandler, pause?: number) => (pause === 10_000 ? 0 : setInterval(work, pause));
  Object.assign(window, { setInterval: act });
}

describe.each(EVENTS)('$system', (one) => {
  const { views, ...first } = one;
  const other = elsewhere(first, one.system === 'puffing-billy' ? 'Jenny' : 'Ann');

  test('every view of another event is that of a page that was opened with it', async () => {
    const { page } = await site.open('#events', DESK);
    await page.context().addInitScript(stopTurning);
    await page.reload();
    await putEvent(page, first);
    await page.evaluate(storeEvent, other);
    const [firstAlone, otherAlone] = [await page.context().newPage(), await page.context().newPage()];
    for (const alone of [firstAlone, otherAlone]) await alone.goto(page.url());
    for (const view of views) {
      await Promise.all([opened(firstAlone, first, view), opened(otherAlone, other, view)]);
      for (const [event, alone] of [
        [first, firstAlone],
        [other, otherAlone],
        [first, firstAlone],
      ] as const) {
        await goTo(page, event, view);
        const differing = async () => differences(await contents(page), await contents(alone));
        await expect.poll(differing, { message: `${view} of ${event.name}` }).toEqual([]);
      }
    }
  });
});

/** The two from the first text that differs. */
function differences(one: string[], other: string[]): string[][] {
  const at = one.findIndex((text, index) => text !== other[index]);
  return at < 0 && one.length === other.length ? [] : [one.slice(at), other.slice(at)];
}

test('a view that the other event does not have shows its games, under their tab', async () => {
  const [convention, league] = [EVENTS[0]!, EVENTS[1]!];
  const { page } = await site.open('#events', DESK);
  await putEvent(page, convention, 'qualifiers');
  await page.evaluate(storeEvent, league);
  await page.locator('.qualifying').first().waitFor();
  await goTo(page, league, 'qualifiers');
  await page.getByRole('link', { name: 'Game a' }).waitFor();
  const tab = page.getByRole('navigation', { name: 'Event' }).locator('[aria-current=page]');
  expect(await tab.innerText()).toBe('Games');
  expect(await page.locator('.event').getAttribute('class')).toBe('event size-matters view-games');
  await page.goBack();
  await page.locator('.qualifying').first().waitFor();
  expect(await tab.innerText()).toBe('Qualifiers');
});

test('what was searched for, opened, followed and copied in one event is nothing in another', async () => {
  const games = Array.from({ length: 50 }, (_, at) =>
    anRplopsGame(String(at), [
      [`Ann ${at}`, '1'],
      [`Bob ${at}`, '2'],
    ]),
  );
  const one = { ...anEvent('rplops', games), id: 'one', name: 'One' };
  const other = { ...one, id: 'other', name: 'Other' };
  const { page } = await site.open('#events', DESK);
  await putEvent(page, one);
  await page.evaluate(storeEvent, other);
  await page.getByLabel('Find').fill('Ann 7');
  await goTo(page, other, '');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Other');
  expect(await page.getByLabel('Find').inputValue()).toBe('');

  await goTo(page, one, 'standings');
  await page.getByRole('button', { name: 'Show all 100 players' }).click();
  await page.getByRole('button', { name: 'Ann 0' }).click();
  await page.getByLabel('Follow').selectOption('Bob 30');
  await page.getByText('The race as a table').click();
  await goTo(page, other, 'standings');
  await expect.poll(() => page.locator('h1').innerText()).toBe('Other');
  await page.getByRole('button', { name: 'Show all 100 players' }).waitFor();
  expect(await page.locator('.standings tbody.open').count()).toBe(0);
  expect(await page.getByLabel('Follow').inputValue()).toBe('');
  expect(await page.locator('.race-words').isVisible()).toBe(false);
});

test('the focus is on the heading of the other event', async () => {
  const [one, other] = [EVENTS[0]!, EVENTS[1]!];
  const { page } = await site.open('#events', DESK);
  await putEvent(page, one, 'standings');
  await page.evaluate(storeEvent, other);
  await page.getByRole('button', { name: 'Jenny' }).focus();
  await goTo(page, other, 'standings');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(other.name);
});
