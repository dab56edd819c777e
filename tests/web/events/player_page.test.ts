// A player's page shows of every game what the game's own sheet does, in each system.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { sidewaysScroll, violations } from '../accessibility.ts';
import { aBoard, aGame, anEvent, anRplopsGame, putEvent } from '../event_site.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

const FINAL = {
  id: 'f',
  form: 'union-pacific' as const,
  state: {
    heading: 'Union Pacific',
    players: [
      ['Ann', '120', '84'],
      ['Bob', '110', '100'],
    ].map(([player, game1, game2], at) => ({ key: String(at), player, game1, game2 })),
    rounding: 'each-game',
  },
};

interface Case {
  event: TallyEvent;
  head: string[];
  /** Without what counts, which is compared with the games' sheets. */
  lines: string[][];
}

const CASES: Case[] = [
  {
    event: anEvent('puffing-billy', [
      aBoard('a', 'Rail Baron', [
        ['Bob', '252,000'],
        ['Ann', '248,000'],
      ]),
      aBoard('b', 'Rail Baron', [['Ann', '']]),
      aBoard(
        'c',
        'Rail Baron',
        [
          ['Ann', '250'],
          ['Bob', '240'],
        ],
        'final',
      ),
      FINAL as never,
    ]),
    head: ['Game', 'Game score', 'Place', 'Points'],
    lines: [
      ['Rail Baron Board 1', '248,000', '2nd'],
      ['Rail Baron Board 2', '', ''],
      ['Rail Baron Board 3', '250', '1st'],
      ['Union Pacific Two-game final 4', '120 and 84', '2nd'],
    ],
  },
  {
    event: anEvent('size-matters', [
      aGame('1', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0]),
      aGame('2', 'size-matters', ['Bob', 'Ann', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
    ]),
    head: ['Game', 'Power', 'Centres', 'Place', 'Score'],
    lines: [
      ['Game 1', 'Austria', '18', '1st'],
      ['Game 2', 'England', '17', '1st='],
    ],
  },
  {
    event: anEvent('detour-98f', [
      aGame('1', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0]),
      aGame('2', 'detour-98f', ['Bob', 'Ann', ...SEVEN.slice(2)], [18, 8, 8, 0, 0, 0, 0]),
    ]),
    head: ['Game', 'Power', 'Centres', 'Place', 'Points'],
    lines: [
      ['Game 1', 'Austria', '13', '1st'],
      ['Game 2', 'England', '8', '2nd='],
    ],
  },
  {
    event: anEvent('rplops', [
      anRplopsGame('1', [
        ['Bob', '1'],
        ['Ann', '2'],
        ['Cy', '2'],
      ]),
    ]),
    head: ['Game', 'Players', 'Place', 'Points'],
    lines: [['Game 1', '3', '2nd=']],
  },
];

/** The texts of the cells that can be seen, in one line each. */
const cells = (page: Page, rows: string) =>
  page
    .locator(`.person-sheet ${rows}`)
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children]
          .filter((cell) => (cell as HTMLElement).offsetWidth > 0)
          .map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      ),
    );

/** Ann's figure on the sheet of each game; of one that is not scored, that it is not. */
async function onSheets(page: Page, { games }: TallyEvent): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { id }] of games.entries()) {
    await page.goto(`${site.address}?${id}#event/anevent/game/${id}`); // loaded anew: no sheet of another game is in it
    await page.getByRole('heading', { name: new RegExp(` ${at + 1} of ${games.length}$`) }).waitFor();
    const row = page.locator('.sheet tbody', { hasText: 'Ann' }).locator('td.total');
    await row.waitFor();
    found.push((await row.innerText()).trim() || 'not scored yet');
  }
  return found;
}

test.each(CASES)('$event.system', async ({ event, head, lines }) => {
  const { page, complaints } = await site.open('#events', SMALLEST);
  await putEvent(page, event, 'player/Ann');
  await page.locator('.person-sheet tbody').first().waitFor();
  expect(await cells(page, 'thead tr')).toEqual([head]);
  const shown = await cells(page, 'tbody tr:first-child');
  expect(shown.map((line) => line.slice(0, -1))).toEqual(lines);
  const lined = page.locator('.person-sheet td.total *');
  expect(
    await lined.evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderBottomWidth !== '0px')),
  ).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(shown.map((line) => line.at(-1))).toEqual(await onSheets(page, event));
  expect(complaints).toEqual([]);
});
