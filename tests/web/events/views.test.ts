// Every view of an event of every system: its reach, its room on a small screen; and the big screen.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll, violations, violationsBesidesContrast, violationsInLightAndDark } from '../accessibility.ts';
import { anEvent, putEvent } from '../event_site.ts';
import { DESK, openSite, SMALLEST, type Site } from '../site.ts';
import { CONVENTION, EVENTS } from './sample_events.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const OUTDATED = anEvent('puffing-billy', [
  ...CONVENTION.games,
  {
    id: 'final',
    form: 'puffing-billy/final',
    state: {
      heading: 'Empire Builder',
      boards: [{ key: '1', finishers: [{ key: '1', player: 'Jenny', best: '3.1' }] }],
      listed: 'finish',
      decimals: '3',
    },
  },
]);

const COUNTING = {
  ...CONVENTION,
  id: 'counting',
  settings: { countingTies: 'wins', countingTies2: 'games', countingTeams: 'round', countingTeamBest: '1' },
  people: [{ key: 'j', name: 'Jenny', team: 'The team with the longest name' }],
};

const VIEWS: Record<string, string[]> = {
  'puffing-billy': [
    '',
    'game/a',
    'standings',
    'qualifiers',
    'players',
    'player/Jenny',
    'setup',
    'screen',
    'sheets',
    'sheets/blank',
    'files',
  ],
  'size-matters': ['', 'game/1', 'standings', 'setup', 'files'],
  'detour-98f': ['', 'game/1', 'standings', 'awards', 'player/Ann', 'setup', 'files'],
  rplops: ['', 'game/1', 'standings', 'setup', 'files'],
};

/** Views whose elements depend on the system. Forms and a player's page have tests of their own for each. */
const OF_SYSTEM = ['standings', 'setup', 'files'];

/** Selectors of the part that distinguishes a view from the one before, or that is drawn last. */
const LATE: Record<string, string> = {
  'sheets/blank': '.event-tools a[href$="/sheets"]',
  standings: '.picture',
};

/** Views have the same colours whatever the system: Puffing Billy has all of them but awards in the light and the dark. */
function violationsIn(page: Page, system: string, view: string): Promise<string[]> {
  if (system === 'puffing-billy' || view === 'awards') return violationsInLightAndDark(page);
  return OF_SYSTEM.includes(view) ? violationsBesidesContrast(page) : Promise.resolve([]);
}

async function expectToFit(page: Page, view = ''): Promise<void> {
  expect(await sidewaysScroll(page), view).toBe(0);
}

describe.each(Object.entries(EVENTS))('%s', (system, event) => {
  test('has no violation in any view, and fits 320 px', async () => {
    const { page, requests, complaints } = await site.open('#events', SMALLEST);
    await putEvent(page, event);
    for (const view of VIEWS[system] ?? []) {
      await page.goto(`${site.address}#event/${event.id}${view && `/${view}`}`);
      await page.locator(`.view-${view.split('/')[0] || 'games'}`).waitFor();
      const late = LATE[view];
      if (late) await page.locator(late).waitFor();
      const openers = page.locator('.standings .opener');
      await openers.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
      await expect.poll(() => page.locator('.standings .opener[aria-expanded=false]').count()).toBe(0);
      expect(await violationsIn(page, system, view), view).toEqual([]);
      await expectToFit(page, view);
    }
    expect(complaints).toEqual([]);
    expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });
});

test('an earlier best that is outdated and all settings of what counts have no violation, and fit 320 px', async () => {
  const { page } = await site.open('#events', SMALLEST);
  await putEvent(page, OUTDATED, 'game/final');
  await page.locator('.outdated p').waitFor();
  expect(await violations(page)).toEqual([]);
  await expectToFit(page);
  await page.goto(`${site.address}#events`);
  await putEvent(page, COUNTING, 'counting');
  await page.getByRole('button', { name: 'What counts' }).click();
  await page.getByLabel('If they are level even then').waitFor();
  await page.getByRole('button', { name: 'The team with the longest name' }).click();
  expect(await violations(page)).toEqual([]);
  await expectToFit(page);
});

test('only those who qualify have a frame', async () => {
  const { page } = await site.open('#events');
  await putEvent(page, CONVENTION, 'qualifiers');
  const board = page.getByRole('region', { name: 'Empire Builder, qualifiers' });
  await board.locator('.remark').first().waitFor();
  const others = board.locator('tbody:not(:has(.remark)) .who > span');
  const borders = await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
  expect(borders).toEqual(['none', 'none', 'none']);
});

/** Another tab gives Ben's board to somebody, which the big screen shows. */
async function enterElsewhere(page: Page, name: string): Promise<void> {
  await page.locator('.big li').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.address}#event/anevent/game/c`);
  await other.locator('#puffing-billy-finishers-0-player').fill(name);
  await expect
    .poll(() => page.locator('.big li').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining(name)]));
  await page.bringToFront();
}

describe('the big screen', () => {
  test('follows another tab, has the latest results and the race, fills the screen and keeps it on', async () => {
    const { page, complaints } = await site.open('#events', DESK);
    await page.evaluate(recordWakeLocks);
    await putEvent(page, CONVENTION, 'screen');
    await enterElsewhere(page, 'Zoe');
    expect(await page.locator('.big header p').innerText()).toBe(
      'Puffing Billy, after 4 games; 1 game is not counted yet',
    );
    await expect.poll(() => page.evaluate(() => (window as any).wakeLocks)).toBe(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    const next = page.getByRole('button', { name: 'Next' });
    while (!(await page.getByRole('region', { name: 'Latest results of Spring convention' }).isVisible()))
      await next.click(); // some pages may have turned by themselves before the pause
    expect((await page.locator('.big li').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'Ben Empire Builder, board 4 3.008',
      'Zoe Eurorails, board 3 3.011',
      'Damien Rail Baron, board 2 3.021',
      'Jenny Empire Builder, board 1 3.028',
    ]);
    await next.click();
    await page.locator('.race-lines').waitFor();
    expect((await page.locator('.race-lines').boundingBox())?.height).toBeGreaterThan(400);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    await page.getByRole('link', { name: 'Close the big screen' }).click();
    await page.locator('.standings').waitFor();
    const held = () => page.evaluate(() => [document.fullscreenElement, (window as any).wakeLocks]);
    await expect.poll(held).toEqual([null, 0]);
    expect(complaints).toEqual([]);
  });
});

/** In the page: counts the wake locks that are held. */
function recordWakeLocks(): void {
  Object.assign(window, { wakeLocks: 0 });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        (window as any).wakeLocks += 1;
        return { release: async () => void ((window as any).wakeLocks -= 1) };
      },
    },
  });
}
