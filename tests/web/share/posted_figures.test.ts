// @vitest-environment dom
// Posted scores, checked on the sheet: what agrees, what is off by how much, and which reading of the rules gives it.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { all, fill, found, leave, openPage, press, words, wordsOf } from '../dom.ts';
import { FORM_FRAGMENTS } from '../forms.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const rows = (...texts: Record<string, string>[]) => texts.map((text, at) => ({ key: String(at + 1), ...text }));
const powers = (centres: number[], more: Record<string, Record<string, string>> = {}) =>
  POWERS.map((key, at) => ({ key, centres: String(centres[at]), ...more[key] }));

const field = (who: string) => screen.getByRole('textbox', { name: new RegExp(`^${who}’s posted`) });
const summary = async () => words(await found('.posted-summary'));

/** The form with this state, ready to check. */
async function openFilled(form: string, state: object): Promise<void> {
  await openPage(await formLink(form, state));
  await press('Use this sheet');
  await press('Check posted scores');
  await found('.posted-line');
}

/** The sheet's verdict on this posted figure alone. */
async function saidOf(who: string, posted: string): Promise<string> {
  await fill(field(who), posted);
  await leave(field(who));
  const says = () => words(field(who).closest('.posted-line')!.querySelector('.posted-says'));
  await waitFor(() => expect(says()).not.toBe(''));
  const said = says();
  await fill(field(who), '');
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

const RULED = {
  heading: '',
  rule: 'name: Thirds\ngame: places\ndecimals: 1\npart = round(players ÷ 3, 1)\nbonus = shared(6, 4, 2)\nscore = 3 × part + bonus\n',
  players: RANKS.finish.slice(0, 4),
  hours: '',
  answers: '',
};

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
  [
    'own-rule/players',
    RULED,
    [
      ['Bob', '6.9', 'agrees'], // 3 × 1.3 + (4 + 2) ÷ 2
      ['Ann', '10.0', '0.1 more than here; it agrees rounded only at the end'], // 3 × 4 ÷ 3 + 6
      ['Bob', '7.9', '1 more than here; it agrees with shared places scored by their best'],
      ['Bob', '5.9', '1 less than here; it agrees with shared places scored by their worst'],
      ['Ann', '6.0', '3.9 less than here; it is the rule’s “bonus”'],
    ],
  ],
  ['rplops', SIX, [['Ed', '28.58', '0.01 more than here; it is a slip of the published table, which prints it so']]],
];

describe.each(CASES)('%s', (form, state, said) => {
  test('a posted figure agrees, or shows its difference and the reading that gives it', async () => {
    await openFilled(form, state);
    for (const [who, posted, expected] of said)
      expect(`${who} ${posted}: ${await saidOf(who, posted)}`).toBe(`${who} ${posted}: ${expected}`);
  });
});

test.each(FORM_FRAGMENTS)('all figures of the example on %s agree', async (fragment) => {
  await openPage(fragment);
  await press('Fill in the example');
  await press('Check posted scores');
  await found('.posted-line');
  const rows = all('.sheet tbody').filter((one) => one.querySelector('.posted-line'));
  const figures = rows.map((row) => words(row.querySelector('td.total')));
  const scored = figures.filter((figure) => figure !== '–');
  for (const [at, figure] of figures.entries()) if (figure !== '–') await fill(all('.posted-line input')[at]!, figure);
  expect(await summary()).toBe(`All ${scored.length} posted figures agree.`);
});

test('a reading with which all agree is offered, and using it can be undone', async () => {
  await openFilled('size-matters', DRAW);
  for (const [who, posted] of [
    ['Ann', '74.12'],
    ['England', '67.94'],
    ['France', '49.41'],
  ] as const)
    await fill(field(who), posted);
  expect(await summary()).toBe(
    'None of the 3 posted figures agrees. All agree with exact modifiers. 4 are not filled in.',
  );
  await press('Score this sheet with exact modifiers');
  expect(await summary()).toBe('All 3 posted figures agree. 4 are not filled in.');
  expect(wordsOf('.undo').join()).toContain('Scored with exact modifiers');
  await press('Undo');
  expect(await summary()).toContain('None of the 3');
});

test('two readings of an ambiguous figure are offered', async () => {
  await openFilled('rplops', { ...RANKS, average: '2000' }); // points in thousands, and by RPLOPS2 none
  await fill(field('Ann'), '1,500');
  await leave(field('Ann'));
  await press('1.5');
  await waitFor(() => expect(field('Ann')).toHaveProperty('value', '1.5'));
});
