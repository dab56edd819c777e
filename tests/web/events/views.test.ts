// Every view of an event of every system: its figures, its reach, its room on a small screen.
import { beforeAll, describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { sidewaysScroll, violations, violationsInLightAndDark } from '../accessibility.ts';
import { aBoard, aGame, anEvent, anRplopsGame, putEvent, standingsOf } from '../event_site.ts';
import { DESK, openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

const CONVENTION = anEvent(
  'puffing-billy',
  [
    aBoard('a', 'Empire Builder', [
      ['Jenny', '252,000'],
      ['Damien', '248,000'],
      ['Stephen', '121,000'],
      ['Sybil', '98,000'],
    ]),
    aBoard('b', 'Rail Baron', [
      ['Damien', '200'],
      ['Jenny', '180'],
      ['Ben', '100'],
    ]),
    aBoard('c', 'Eurorails', [
      ['Ben', '250'],
      ['Damien', '100'],
      ['Jenny', '90'],
    ]),
    aBoard('d', 'Empire Builder', [
      ['Ben', '260'],
      ['Jenny', '130'],
    ]),
    aBoard(
      'e',
      'Empire Builder',
      [
        ['Jenny', '250'],
        ['Ben', '240'],
        ['Sybil', ''],
      ],
      'final',
    ),
  ],
  { count: '2' },
);

const EVENTS: Record<string, TallyEvent> = {
  'puffing-billy': CONVENTION,
  'size-matters': anEvent('size-matters', [
    aGame('1', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0]),
    aGame('2', 'size-matters', ['Bob', 'Ann', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
    aGame('3', 'size-matters', ['Bob', 'Hal', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
  ]),
  'detour-98f': anEvent('detour-98f', [
    aGame('1', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0]),
    aGame('2', 'detour-98f', ['Bob', 'Ann', ...SEVEN.slice(2)], [13, 8, 5, 4, 4, 0, 0]),
  ]),
  rplops: anEvent(
    'rplops',
    [
      anRplopsGame(
        '1',
        [
          ['Ann', '1'],
          ['Bob', '2'],
          ['Cy', '2'],
          ['Di', '4'],
        ],
        '2',
      ),
      anRplopsGame(
        '2',
        [
          ['Bob', '1'],
          ['Ann', '2'],
        ],
        '1.5',
      ),
    ],
    { useTime: 'yes' },
  ),
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

/** Selectors of the part that distinguishes a view from the one before, or that is drawn last. */
const LATE: Record<string, string> = {
  'sheets/blank': '.event-tools a[href$="/sheets"]',
  standings: '.picture',
};

describe.each(Object.keys(EVENTS))('%s', (system) => {
  const event = EVENTS[system] as TallyEvent;

  test('has no violation in any view in the light and the dark, and fits 320 px', async () => {
    const { page, requests, complaints } = await site.open('#events', SMALLEST);
    await putEvent(page, event);
    for (const view of VIEWS[system] ?? []) {
      await page.goto(`${site.address}#event/${event.id}${view && `/${view}`}`);
      await page.locator(`.view-${view.split('/')[0] || 'games'}`).waitFor();
      const late = LATE[view];
      if (late) await page.locator(late).waitFor();
      for (const opener of await page.locator('.standings .opener').all()) await opener.click();
      expect(await violationsInLightAndDark(page), view).toEqual([]);
      expect(await sidewaysScroll(page), view).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });
});

async function standings(
  event: TallyEvent,
): Promise<{ page: Awaited<ReturnType<Site['open']>>['page']; rows: string[] }> {
  const { page } = await site.open('#events');
  await putEvent(page, event, 'standings');
  return { page, rows: await standingsOf(page) };
}

describe('Puffing Billy', () => {
  test('counts the best categories, strikes the others through, and leaves out games without a score', async () => {
    const { page, rows } = await standings(CONVENTION);
    expect(rows).toEqual(['1 Ben 6.019', '2 Damien 5.513', '3 Jenny 5.478', '4 Stephen 1.240', '5 Sybil .194']);
    await page.getByRole('button', { name: 'Damien' }).click();
    expect(await page.locator('.categories s').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('.left-out').innerText()).toContain('1 game is not counted yet');
  });

  test('lists the qualifiers by either rule, and creates their final with earlier bests', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, CONVENTION, 'game/a');
    await page.locator('.below').waitFor();
    await page.getByRole('link', { name: 'Qualifiers' }).click();
    const board = page.getByRole('region', { name: 'Empire Builder, qualifiers' });
    await expect.poll(() => board.locator('tbody b').allInnerTexts()).toEqual(expect.arrayContaining(['Jenny', 'Ben']));
    const others = board.locator('tbody:not(:has(.remark)) .who > span');
    const borders = await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(borders).toEqual(['none', 'none', 'none']);
    await page.getByText('the best scores').click();
    expect(await page.locator('#setting-top').inputValue()).toBe('4');
    await expect.poll(() => board.locator('.remark').count()).toBe(4);
    await page.locator('#setting-top').fill('');
    await expect.poll(() => board.locator('.note').first().innerText()).toBe('Enter above how many qualify.');
    expect(await page.locator('.problem').count()).toBe(0);
    await page.locator('#setting-top').fill('3');
    await expect.poll(() => board.locator('.remark').count()).toBe(3);
    await board.getByRole('button', { name: 'one board' }).click();
    await page.locator('tally-form').waitFor();
    expect(
      await page
        .locator('[id$=-player]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ).toEqual(['Jenny', 'Ben', 'Damien']);
    expect(await page.locator('[id$=-best]').first().inputValue()).toBe('3.028');
    expect(await page.locator('.heading-field input').inputValue()).toBe('Empire Builder');
  });

  test('reports an earlier best that a corrected board has made outdated, and updates it', async () => {
    const { page } = await site.open('#events', SMALLEST);
    await putEvent(page, CONVENTION, 'qualifiers');
    await page
      .getByRole('region', { name: 'Empire Builder, qualifiers' })
      .getByRole('button', { name: 'one board' })
      .click();
    await page.locator('tally-form').waitFor();
    const final = page.url();
    expect(await page.locator('.outdated').count()).toBe(0);
    await page.goto(`${site.address}#event/anevent/game/a`);
    await page.locator('#puffing-billy-finishers-1-score').fill('126,000');
    await page.goto(final);
    await expect
      .poll(() => page.locator('.outdated p').innerText())
      .toBe('According to the current preliminary boards, the best before is 3.021 for Jenny, not 3.028.');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Update it' }).click();
    await expect.poll(() => page.locator('[id$=-best]').first().inputValue()).toBe('3.021');
    expect(await page.locator('.outdated').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.outdated').count()).toBe(1);
  });

  test('reports two spellings of a category, and merges them', async () => {
    const { page } = await site.open('#events');
    await putEvent(
      page,
      anEvent('puffing-billy', [
        aBoard('a', 'Rail Baron', [
          ['Ann', '2'],
          ['Bob', '1'],
        ]),
        aBoard('b', 'Railbarron', [
          ['Ann', '2'],
          ['Cy', '1'],
        ]),
      ]),
      'qualifiers',
    );
    await page.getByRole('button', { name: 'Both are Rail Baron' }).click();
    await expect.poll(() => page.locator('.qualifying').count()).toBe(1);
  });

  test('counts the Union Pacific final as the final of its category', async () => {
    const upFinal = {
      id: 'f',
      form: 'union-pacific' as const,
      state: {
        heading: 'Union Pacific',
        players: [
          ['Henry', '120', '84'],
          ['Jane', '110', '100'],
          ['Donna', '100', '94'],
          ['Kenny', '60', '38'],
        ].map(([player, game1, game2], at) => ({ key: String(at), player, game1, game2 })),
        rounding: 'each-game',
      },
    };
    const { rows, page } = await standings(anEvent('puffing-billy', [upFinal as never]));
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['Jane', 'Henry', 'Donna', 'Kenny']);
    await page.getByRole('button', { name: 'Jane' }).click();
    expect(await page.locator('.categories').innerText()).toContain('with .3 from the final');
  });
});

describe('Size Matters', () => {
  test('separates level players in the order that the organiser sets', async () => {
    const { page, rows } = await standings(EVENTS['size-matters'] as TallyEvent);
    expect(rows[0]).toMatch(/^1 Ann /);
    await page.goto(`${site.address}#event/anevent/setup`);
    await page.getByText('head-to-head, then points difference').click();
    await page.goto(`${site.address}#event/anevent/standings`);
    expect(await standingsOf(page)).toHaveLength(rows.length);
  });
});

describe('Detour 98f', () => {
  test('names the tie-breaker that decided, and explains it', async () => {
    const level = anEvent('detour-98f', [
      aGame('1', 'detour-98f', SEVEN, [18, 8, 4, 4, 0, 0, 0]),
      aGame('2', 'detour-98f', ['Bob', 'Hal', ...SEVEN.slice(2)], [18, 16, 0, 0, 0, 0, 0]),
      aGame('3', 'detour-98f', ['Hal', 'Ivo', ...SEVEN.slice(2)], [12, 12, 10, 0, 0, 0, 0]),
    ]);
    const { page, rows } = await standings(level);
    expect(rows.slice(0, 2)).toEqual(['1 Bob 110.00', '2 Ann 110.00']);
    await page.getByRole('button', { name: 'Ann' }).click();
    expect(await page.locator('.sentence').innerText()).toBe(
      'Level with Bob on 110.00 points, on wins and on draws. What decides is the second-best game: Bob’s as England (a loss, 0.00 points, Game 1) ranks above Ann’s having none.',
    );
    await page.goto(`${site.address}#event/anevent/awards`);
    await expect.poll(() => page.locator('.sheet tbody').first().innerText()).toMatch(/Austria/);
  });
});

describe('RPLOPS', () => {
  test('adds hours and points over games of different sizes', async () => {
    const { page, rows } = await standings(EVENTS['rplops'] as TallyEvent);
    expect(rows).toHaveLength(4);
    expect(await page.locator('.standings thead').innerText()).toMatch(/Games\s+Hours\s+Total/);
    await page.goto(`${site.address}#event/anevent/game/1`);
    await page.locator('#rplops-settings-hours').fill('');
    await expect
      .poll(() => page.locator('.lacks-note').innerText())
      .toContain('The game’s length in hours is missing.');
  });
});

test.each(['qualifiers', 'constructor', 'nowhere'])(
  'an address that asks for a view of no such name, %s, shows the games',
  async (view) => {
    const { page, complaints } = await site.open('#events');
    await putEvent(page, EVENTS['size-matters'] as TallyEvent, view);
    await page.getByRole('link', { name: 'Game 2' }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);

describe('the big screen', () => {
  test('updates when another tab enters a game', async () => {
    const { page } = await site.open('#events');
    await putEvent(page, CONVENTION, 'screen');
    await page.locator('.big li').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site.address}#event/anevent/game/c`);
    await other.locator('#puffing-billy-finishers-0-player').fill('Zoe');
    await expect
      .poll(() => page.locator('.big li').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('Zoe')]));
  });

  test('has the latest results and the race, fills the screen and keeps it on', async () => {
    const { page, complaints } = await site.open('#events', DESK);
    await page.evaluate(recordWakeLocks);
    await putEvent(page, CONVENTION, 'screen');
    expect(await page.locator('.big header p').innerText()).toBe(
      'Puffing Billy, after 4 games; 1 game is not counted yet',
    );
    expect(await page.evaluate(() => (window as any).wakeLocks)).toBe(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await page.getByRole('region').getAttribute('aria-label')).toBe('Latest results of Spring convention');
    expect((await page.locator('.big li').allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))).toEqual([
      'Ben Empire Builder, board 4 3.008',
      'Ben Eurorails, board 3 3.011',
      'Damien Rail Baron, board 2 3.021',
      'Jenny Empire Builder, board 1 3.028',
    ]);
    await page.getByRole('button', { name: 'Next' }).click();
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
