// Posted scores, checked on the sheet: what agrees, what is off by how much, and which reading of the rules gives it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { formLink } from '../../../web/src/share/form_links.ts';
import { anEvent, aBoard, putEvent, untilKept } from '../event_site.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { DESK, openSite, PHONE, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const rows = (...texts: Record<string, string>[]) => texts.map((text, at) => ({ key: String(at + 1), ...text }));
const powers = (centres: number[], more: Record<string, Record<string, string>> = {}) =>
  POWERS.map((key, at) => ({ key, centres: String(centres[at]), ...more[key] }));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, who: string) => page.getByRole('textbox', { name: `${who}’s posted` });

/** The form with this state, ready to check. */
async function openFilled(form: string, state: object): Promise<Page> {
  const { page } = await site.open(`#${await formLink(form, state)}`, DESK);
  await press(page, 'Use this sheet');
  await page.locator('.below').waitFor();
  await press(page, 'Check posted scores');
  await page.locator('.posted-line').first().waitFor();
  return page;
}

/** What the sheet says to this posted figure alone. */
async function saidOf(page: Page, who: string, posted: string): Promise<string> {
  await field(page, who).fill(posted);
  await field(page, who).blur();
  const says = page.locator('.posted-line', { has: field(page, who) }).locator('.posted-says');
  await expect.poll(() => says.innerText()).not.toBe('');
  const said = await says.innerText();
  await field(page, who).fill('');
  return said;
}

const BOARD = {
  heading: 'Rail Baron',
  finishers: rows(
    { player: 'Ann', score: '252000' },
    { player: 'Bob', score: '248000' },
    { player: 'Cy', score: '121000' },
    { player: 'Di', score: '121000' },
    { player: 'Ed', score: '61000' },
  ),
  listed: 'finish',
  decimals: '3',
};
const FINAL = {
  heading: '',
  boards: [
    {
      key: '1',
      finishers: rows(
        { player: 'Ann', score: '200', best: '3.1' },
        { player: 'Bob', score: '150' },
        { player: 'Cy', score: '100' },
      ),
    },
  ],
  listed: 'finish',
  decimals: '3',
};
const TWO_GAMES = {
  heading: '',
  players: rows(
    { player: 'Ann', game1: '300', game2: '300' },
    { player: 'Bob', game1: '200.4', game2: '200.4' },
    { player: 'Cy', game1: '201', game2: '130' },
  ),
  rounding: 'each-game',
};
const DRAW = {
  heading: '',
  powers: powers([12, 11, 8, 3, 0, 0, 0], { austria: { player: 'Ann' }, germany: { player: 'Di' } }),
  rounding: 'published',
  floor: true,
};
const DETOUR = {
  heading: '',
  powers: powers([14, 10, 6, 4, 0, 0, 0], {
    austria: { player: 'Ann' },
    italy: { player: 'Eve', year: '1907', held: '1' },
    russia: { year: '1903', held: '3' },
    turkey: { year: '1902', held: '2' },
  }),
};
const RANKS = {
  heading: '',
  finish: rows(
    { player: 'Ann', place: '1' },
    { player: 'Bob', place: '2' },
    { player: 'Cy', place: '2' },
    { player: 'Di', place: '4' },
    { player: 'Ed', place: '5' },
    { player: 'Flo', place: '6' },
  ),
  formula: 'RPLOPS',
  average: '',
  hours: '2',
};
const SIX = { ...RANKS, finish: RANKS.finish.map((row, at) => ({ ...row, place: String(at + 1) })), hours: '' };

const CASES: [form: string, state: object, said: [who: string, posted: string, words: string][]][] = [
  [
    'puffing-billy',
    BOARD,
    [
      ['Bob', '2.492', 'agrees'],
      ['Bob', '2,4920', 'agrees'],
      ['Bob', '2.49', 'agrees, rounded to 2 decimals'],
      ['Bob', '2.4921', '.0001 more than here; it agrees with bonuses to four decimals'],
      ['Cy', '.240', '1 less than here; it agrees with Di ahead of Cy, who are level'],
      ['Di', '1.240', '1 more than here; it agrees with Di ahead of Cy, who are level'],
      ['Bob', '2', '.492 less than here; it is the placement alone'],
      ['Bob', '.492', '2 less than here; it is the bonus alone, column (1)'],
      ['Bob', '3.029', '.537 more than here; it is Ann’s figure'],
      ['Bob', '2.6', '.108 more than here; no other reading of the rules gives that score either'],
      ['Ed', '0.1', 'this sheet gives no score here; no other reading of the rules gives that score either'],
      ['Bob', 'two', 'Bob’s posted PB score is “two”, which is not a number. Write it like 252,000 or 252000.5.'],
    ],
  ],
  [
    'puffing-billy/final',
    FINAL,
    [
      ['Ann', '3.4', 'agrees'],
      ['Ann', '3.1', '.3 less than here; it is the best without what the final adds'],
      ['Ann', '3.319', '.081 less than here; it agrees without the bests before'],
    ],
  ],
  [
    'union-pacific',
    TWO_GAMES,
    [
      ['Bob', '134', 'agrees'],
      [
        'Bob',
        '133.6',
        '0.4 less than here; it agrees with only the total rounded, rounded to one decimal, where this sheet has 134',
      ],
      ['Cy', '67', '43 less than here; it is game 1 alone'],
    ],
  ],
  [
    'size-matters',
    DRAW,
    [
      ['Ann', '74.03', 'agrees'],
      [
        'Ann',
        '74.02',
        '0.01 less than here; it is cut off after 2 decimals instead of rounded, where this sheet has 74.03',
      ],
      ['Ann', '74.025', 'agrees, rounded to 3 decimals, where this sheet has 74.03'],
      ['Ann', '74.12', '0.09 more than here; it agrees with exact modifiers'],
      ['Di', '18.38', '26.62 less than here; it agrees without the floor'],
      ['Di', '18.53', '26.47 less than here; it agrees with exact modifiers and without the floor'],
      ['Di', '0', '45 less than here; it agrees with Di left out of the draw'],
      ['Ann', '74.2', '0.17 more than here; it agrees with one fewer in the draw'],
      ['Ann', '52.5', '21.53 less than here; it is the draw score without the modifier'],
    ],
  ],
  [
    'detour-98f',
    DETOUR,
    [
      ['Ann', '42', 'agrees, rounded to a whole number'],
      ['Eve', '0', '1.75 less than here; it agrees without the point for Fall 1905 for those eliminated later'],
      ['Ann', '24', '18.11 less than here; it is the raw points, before they are made a share of 100'],
    ],
  ],
  [
    'rplops',
    RANKS,
    [
      ['Bob', '128.57', 'agrees'],
      ['Bob', '64.29', '64.28 less than here; it agrees per game, without the hours'],
      ['Bob', '142.86', '14.29 more than here; it agrees with the tie broken and Bob 2nd'],
      ['Cy', '142.86', '14.29 more than here; it agrees with the tie broken and Cy 2nd'],
      ['Ann', '200', '28.57 more than here; it agrees by RPLOPS2'],
      ['Ann', '100', '71.43 less than here; it agrees by RPLOPS2 and per game, without the hours'],
    ],
  ],
  ['rplops', SIX, [['Ed', '28.58', '0.01 more than here; it is a slip of the published table, which prints it so']]],
];

describe.each(CASES)('%s', (form, state, said) => {
  test('a posted figure agrees, or shows its difference and the reading that gives it', async () => {
    const page = await openFilled(form, state);
    for (const [who, posted, words] of said)
      expect(`${who} ${posted}: ${await saidOf(page, who, posted)}`).toBe(`${who} ${posted}: ${words}`);
  });
});

test.each(FORM_FRAGMENTS)('all figures of the example on %s agree', async (fragment) => {
  const { page, complaints } = await site.open(fragment);
  await press(page, 'Fill in the example');
  await page.locator('.below').waitFor();
  await press(page, 'Check posted scores');
  await page.locator('.posted-line').first().waitFor();
  const figures = await page
    .locator('.sheet tbody:has(.posted-line)')
    .evaluateAll((all) => all.map((one) => one.querySelector('td.total')!.textContent!.trim()));
  const scored = figures.filter((figure) => figure !== '–');
  for (const [at, figure] of figures.entries())
    if (figure !== '–') await page.locator('.posted-line input').nth(at).fill(figure);
  expect(await page.locator('.posted-summary').innerText()).toBe(`All ${scored.length} posted figures agree.`);
  expect(complaints).toEqual([]);
});

test('a reading with which all agree is offered, and using it can be undone', async () => {
  const page = await openFilled('size-matters', DRAW);
  for (const [who, posted] of [
    ['Ann', '74.12'],
    ['England', '67.94'],
    ['France', '49.41'],
  ] as const)
    await field(page, who).fill(posted);
  expect(await page.locator('.posted-summary').innerText()).toBe(
    'None of the 3 posted figures agrees. All agree with exact modifiers. 4 are not filled in.',
  );
  await press(page, 'Score this sheet with exact modifiers');
  expect(await page.locator('.posted-summary').innerText()).toBe('All 3 posted figures agree. 4 are not filled in.');
  expect(await page.locator('.undo').innerText()).toContain('Scored with exact modifiers');
  await press(page, 'Undo');
  expect(await page.locator('.posted-summary').innerText()).toContain('None of the 3');
});

test('a column can be pasted, keys move between figures, and clearing them can be undone', async () => {
  const page = await openFilled('puffing-billy', BOARD);
  await field(page, 'Ann').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Ann\t3.029\nBob\t2.492\nCy\t1.240');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => page.locator('.posted-says.agrees').count()).toBe(3);
  await field(page, 'Ann').press('Enter');
  expect(await focused(page)).toBe('Bob’s posted PB score');
  await press(page, 'Clear the posted figures');
  expect(await page.locator('.posted-summary').innerText()).toBe('Nothing to compare yet.');
  await press(page, 'Undo');
  expect(await page.locator('.posted-says.agrees').count()).toBe(3);
});

test('on a phone the button leads to the first figure that is blank, and Enter in the last one to the summary', async () => {
  const { page } = await site.open(`#${await formLink('puffing-billy', BOARD)}`, PHONE);
  await press(page, 'Use this sheet');
  await press(page, 'Check posted scores');
  await expect.poll(() => focused(page)).toBe('Ann’s posted PB score');
  const { top, bottom } = await field(page, 'Ann').evaluate((input) => input.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(PHONE.viewport!.height);
  await page.keyboard.type('3.029');
  await press(page, 'Check posted scores');
  await press(page, 'Check posted scores');
  await expect.poll(() => focused(page)).toBe('Bob’s posted PB score');
  await field(page, 'Ed').press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'The posted figure agrees. 3 are not filled in.',
  );
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('two readings of an ambiguous figure are offered', async () => {
  const page = await openFilled('rplops', { ...RANKS, average: '2000' }); // points in thousands, and by RPLOPS2 none
  await field(page, 'Ann').fill('1,500');
  await field(page, 'Ann').blur();
  await press(page, '1.5');
  await expect.poll(() => field(page, 'Ann').inputValue()).toBe('1.5');
});

test('a posted figure stays with its player, is there at the next visit, and is part of the link', async () => {
  const page = await openFilled('puffing-billy', BOARD);
  await field(page, 'Bob').fill('2.6');
  await press(page, 'Move Bob up');
  expect(await field(page, 'Bob').inputValue()).toBe('2.6');
  await page.reload();
  await page.locator('.posted-line').first().waitFor();
  expect(await field(page, 'Bob').inputValue()).toBe('2.6');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('form/puffing-billy')!));
  const other = await site.open(`#${await formLink('puffing-billy', kept)}`);
  await other.page.getByText('Posted 2.6:').waitFor();
});

test('posted figures are saved with the games of an event', async () => {
  const { page } = await site.open('#events', PHONE);
  await putEvent(
    page,
    anEvent('puffing-billy', [
      aBoard('b1', 'Rail Baron', [
        ['Ann', '200'],
        ['Bob', '100'],
      ]),
    ]),
    'game/b1',
  );
  await page.locator('.below').waitFor();
  await press(page, 'Check posted scores');
  await field(page, 'Bob').fill('2.25');
  await page.getByText('agrees', { exact: true }).waitFor();
  await untilKept(page, '2.25');
  await page.reload();
  await expect.poll(() => field(page, 'Bob').inputValue()).toBe('2.25');
});
