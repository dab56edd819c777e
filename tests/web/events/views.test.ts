// Every view of an event of every system: its reach, its room on a small screen; and the big screen.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { anEvent, putEvent, scrollToRace } from '../event_site.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { DESK, openSite, SMALLEST, type OpenPage, type Site } from '../site.ts';
import { leagueOf } from './race_league.ts';
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
const OF_SYSTEM = ['standings', 'awards', 'setup', 'files'];

/** Selectors of the part that distinguishes a view from the one before, or that is drawn last. */
const LATE: Record<string, string> = {
  'sheets/blank': '.event-tools a[href$="/sheets"]',
  standings: '.picture',
};

describe('on the smallest phone', () => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    opened = await site.open('#events', SMALLEST);
    ({ page } = opened);
  });

  async function show(event: TallyEvent, view = ''): Promise<void> {
    await page.goto(`${site.address}#events`);
    await putEvent(page, event, view);
  }

  async function expectToFit(view = ''): Promise<void> {
    expect(await sidewaysScroll(page), view).toBe(0);
  }

  async function openRows(): Promise<void> {
    await page.locator('.standings .opener').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    await expect.poll(() => page.locator('.standings .opener[aria-expanded=false]').count()).toBe(0);
  }

  test.each(Object.entries(EVENTS))('no view of %s has a violation, and each fits 320 px', async (system, event) => {
    const { requests, complaints } = opened;
    const id = `of-${system}`;
    await show({ ...event, id });
    for (const view of VIEWS[system] ?? []) {
      await page.goto(`${site.address}#event/${id}${view && `/${view}`}`);
      await page.locator(`.view-${view.split('/')[0] || 'games'}`).waitFor();
      const late = LATE[view];
      if (late) await page.locator(late).waitFor();
      await openRows();
      if (system === 'puffing-billy' || OF_SYSTEM.includes(view))
        expect(await violationsOfNewLooks(page), view).toEqual([]);
      await expectToFit(view);
    }
    expect(complaints).toEqual([]);
    expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });

  test('an earlier best that is outdated and all settings of what counts have no violation, and fit 320 px', async () => {
    await show(OUTDATED, 'game/final');
    await page.locator('.outdated p').waitFor();
    expect(await violationsOfNewLooks(page)).toEqual([]);
    await expectToFit();
    await show(COUNTING, 'counting');
    await page.getByRole('button', { name: 'What counts' }).click();
    await page.getByLabel('If they are level even then').waitFor();
    await page.getByRole('button', { name: 'The team with the longest name' }).click();
    expect(await violationsOfNewLooks(page)).toEqual([]);
    await expectToFit();
  });

  test('the race with somebody followed and its table has no violation, and fits 320 px', async () => {
    await show({ ...leagueOf(12), id: 'league' }, 'standings');
    await scrollToRace(page);
    await page.getByLabel('Follow').selectOption({ index: 20 });
    await page.locator('polyline.chosen').waitFor({ state: 'attached' });
    await page.getByText('The race as a table').click();
    expect(await violationsOfNewLooks(page)).toEqual([]);
    await expectToFit();
  });

  test('the undo history has no violation, and fits 320 px', async () => {
    await show({ ...CONVENTION, id: 'renamed' }, 'setup');
    await page.getByLabel('Name', { exact: true }).fill('Autumn convention');
    await page.getByText('Event renamed').waitFor();
    await page.goto(`${site.address}#event/renamed/history`);
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    expect(await violationsOfNewLooks(page)).toEqual([]);
    await expectToFit();
  });

  test('the question before two who sat at one board become one has the focus on Cancel, and a key closes it', async () => {
    await show({ ...CONVENTION, id: 'merged' }, 'players');
    await page.getByRole('button', { name: 'Rename Jenny' }).press('Enter');
    await page.locator('#new-name:focus').fill('Damien');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await question.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    expect(await violationsOfNewLooks(page)).toEqual([]);
    await expectToFit();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await page.locator('#new-name').inputValue()).toBe('Damien');
    await page.locator('#new-name').fill('Jennifer');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Rename');
    expect(await page.locator('.player-line:focus-within').innerText()).toContain('Jennifer');
  });

  test('only those who qualify have a frame', async () => {
    await show({ ...CONVENTION, id: 'framed' }, 'qualifiers');
    const board = page.getByRole('region', { name: 'Empire Builder, qualifiers' });
    await board.locator('.remark').first().waitFor();
    const others = board.locator('tbody:not(:has(.remark)) .who > span');
    const borders = await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(borders).toEqual(['none', 'none', 'none']);
  });
});

/** Another tab gives Ben's board to another player, which the big screen shows. */
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
