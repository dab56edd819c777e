// The reading of names and numbers, and the reports of refused values.
import { describe, expect, test } from 'vitest';
import { call, problems, reported, tallysheet } from './module.ts';

const LONG = '9'.repeat(10_000_000);
const board = (score: unknown, player: unknown = 'Ann') => ({
  finishers: [
    { player, score },
    { player: 'Ben', score: 0 },
  ],
});

/** The name as it is returned, or the problem's code. */
function name(player: unknown): string {
  const outcome = tallysheet.puffingBilly.scoreBoard(board(1, player) as never);
  return outcome.ok ? outcome.value.rows[0]!.player : outcome.problems[0]!.code;
}

/** The score as it is returned, or the problem's code. */
function score(value: unknown): string {
  const outcome = tallysheet.puffingBilly.scoreBoard(board(value) as never);
  return outcome.ok ? outcome.value.rows[0]!.score : outcome.problems[0]!.code;
}

describe('names', () => {
  test.each([
    'Jenny',
    'O’Brien',
    '"quoted" \\ and /',
    '<b onclick="alert(1)">&amp;</b>',
    'null',
    'undefined',
    '0',
    '{}',
    '{player}',
    '__proto__',
    'constructor',
    'toString',
    'ל׳ני',
    '\u202Eynnej\u202C',
    'ゼニー',
    '🚂🚃👩‍👩‍👧',
    'a\u0000b',
    'a\u0001b\u0002c\u0001',
    '\u0002a',
    '\u0002b\u0002',
    'a\tb\nc',
    'a\u007Fb',
    'a\u2028b',
    '\uFFFD',
    '\u{10FFFF}',
  ])('%j comes back as it is', (player) => expect(name(player)).toBe(player));

  test('are trimmed', () => {
    expect(name(' \u00A0\uFEFF\t\n Ann \u2003')).toBe('Ann');
    expect(name(' '.repeat(5000) + 'Ann')).toBe('Ann');
  });

  test('of blanks are missing', () => {
    for (const blank of ['', ' ', '\n\t', ' '.repeat(10_000_000)]) expect(name(blank)).toBe('required');
  });

  test('are composed, so that one player is one however the name is typed', () => {
    expect(name('Zoe\u0308')).toBe('Zo\u00EB');
    expect(name('\u1112\u1161\u11AB')).toBe('한');
    const outcome = tallysheet.rplops.standings({
      games: [
        { finish: [{ player: 'Zoe\u0308', place: 1 }] },
        { finish: [{ player: ' Zo\u00EB ', place: 1 }] },
        { finish: [{ player: 'Zoe', place: 1 }] },
      ],
    });
    expect(outcome.ok && outcome.value.rows.map(({ player, games }) => [player, games])).toEqual([
      ['Zo\u00EB', 2],
      ['Zoe', 1],
    ]);
    expect(
      reported('rplops.standings', {
        games: [
          {
            finish: [
              { player: 'Zoe\u0308', place: 1 },
              { player: 'Zo\u00EB', place: 2 },
            ],
          },
        ],
      }),
    ).toEqual(['duplicate /games/0/finish/1/player']);
  });

  test('have a hundred code points at most, after they are trimmed and composed', () => {
    expect(name('🚂'.repeat(100))).toBe('🚂'.repeat(100));
    expect(name('e\u0308'.repeat(100))).toBe('\u00EB'.repeat(100));
    expect(name(`  ${'x'.repeat(100)}  `)).toBe('x'.repeat(100));
    for (const long of ['🚂'.repeat(101), 'x'.repeat(101), 'x'.repeat(1001), LONG]) expect(name(long)).toBe('range');
  });

  test('with half a character are refused', () => {
    for (const half of ['\uD83D', 'a\uDE82', '\uDE82\uD83D']) {
      expect(name(half)).toBe('type');
      expect(
        reported('puffingBilly.standings', {
          boards: [
            {
              category: half,
              finishers: [
                { player: 'Ann', score: 1 },
                { player: 'Ben', score: 1 },
              ],
            },
          ],
        }),
      ).toEqual(['type /boards/0/category']);
    }
  });

  test('that every object has are names like any other', () => {
    const finish = ['__proto__', 'constructor', 'hasOwnProperty', 'valueOf'].map((player, index) => ({
      player,
      place: index + 1,
    }));
    const outcome = tallysheet.rplops.standings({ games: [{ finish }, { finish }] });
    expect(outcome.ok && outcome.value.rows.map(({ player, total }) => [player, total])).toEqual([
      ['__proto__', '160.00'],
      ['constructor', '120.00'],
      ['hasOwnProperty', '80.00'],
      ['valueOf', '40.00'],
    ]);
  });
});

describe('numbers', () => {
  test.each([
    ['252000', '252000'],
    [252000, '252000'],
    [1.5, '1.5'],
    ['1.50', '1.5'],
    ['007', '7'],
    [0.1 + 0.2, 'range'],
    [0.0001, '0.0001'],
    ['999999999999.9999', '999999999999.9999'],
    [999999999999, '999999999999'],
    [1e11, '100000000000'],
  ])('%j is read as %s', (value, read) => expect(score(value)).toBe(read));

  test.each([
    1e12,
    1e21,
    1e300,
    Number.MAX_VALUE,
    1e-7,
    0.00001,
    Number.MIN_VALUE,
    -1e300,
    '1000000000000',
    '1.00001',
    '0.00001',
  ])('%j is out of range', (value) => expect(score(value)).toBe('range'));

  test.each([
    '252,000',
    ' 5 ',
    '5 ',
    '.5',
    '5.',
    '+5',
    '1e5',
    '0x10',
    '1.2.3',
    '--5',
    '$5',
    '５',
    'NaN',
    'Infinity',
    'five',
    '5\u0000',
    '\u00015',
    LONG + 'x',
  ])('%j is no number', (value) => expect(['number', 'range']).toContain(score(value)));

  test('text with signs is no number, text of too many digits is out of range', () => {
    expect(score('252,000')).toBe('number');
    expect(score('1e5')).toBe('number');
    expect(score(NaN)).toBe('number');
    expect(score(Infinity)).toBe('number');
    expect(score(LONG)).toBe('range');
  });

  test('a minus nothing is nothing', () => {
    expect(reported('puffingBilly.scoreBoard', board(-0))).toEqual(['range /finishers/0/score']);
    expect(problems('puffingBilly.scoreBoard', board('-0'))[0]!.message).toMatch(/^Ann's score is 0;/);
  });

  test('whole numbers are numbers and whole', () => {
    const places = (place: unknown) => reported('rplops.scoreGame', { finish: [{ place }] });
    expect(places(3)).toEqual([]);
    expect(places(2.7)).toEqual(['range /finish/0/place']);
    expect(places('3')).toEqual(['type /finish/0/place']);
    expect(places(NaN)).toEqual(['number /finish/0/place']);
    expect(places(true)).toEqual(['type /finish/0/place']);
    expect(places(1e15)).toEqual(['range /finish/0/place']);
    expect(places(-1)).toEqual(['range /finish/0/place']);
    expect(places([3])).toEqual(['type /finish/0/place']);
  });
});

describe('a refused value is reported in a sentence', () => {
  const seats = [{ score: 1 }, { score: 0 }];
  test.each([
    ['puffingBilly.scoreBoard', 7, 'The request is 7; it must be an object.'],
    ['puffingBilly.scoreBoard', {}, '“finishers” is missing; it must be a list.'],
    ['puffingBilly.scoreBoard', { finishers: { 0: 1 } }, '“finishers” is an object; it must be a list.'],
    [
      'puffingBilly.scoreBoard',
      { finishers: [[], ...seats] },
      'An entry of “finishers” is a list; it must be an object.',
    ],
    [
      'puffingBilly.scoreBoard',
      { finishers: seats, listed: 'x' },
      '“listed” is “x”; it must be “finish” or “seating”.',
    ],
    [
      'puffingBilly.scoreBoard',
      { finishers: seats, listed: '{}' },
      '“listed” is “{}”; it must be “finish” or “seating”.',
    ],
    ['puffingBilly.scoreBoard', { finishers: seats, working: 1 }, '“working” is 1; it must be true or false.'],
    ['puffingBilly.scoreBoard', { finishers: seats, decimals: 5 }, 'The number of decimals is 5; it must be 3 to 4.'],
    [
      'puffingBilly.scoreBoard',
      { finishers: Array(9).fill(seats[0]) },
      '“finishers” has 9 entries; it must have 2 to 6.',
    ],
    ['puffingBilly.scoreBoard', { finishers: [seats[0]] }, 'The number of finishers is 1; it must be 2 to 6.'],
    [
      'puffingBilly.scoreBoard',
      board('252,000'),
      '“score” is “252,000”; it must be a number of at most 12 digits and 4 decimals, like 252000 or 1.5.',
    ],
    [
      'puffingBilly.scoreBoard',
      board(1, '\uD83D'),
      '“player” is a text with half a character in it; it must be a text of 1 to 100 characters.',
    ],
    [
      'puffingBilly.qualifiers',
      { boards: [], category: 'x', rule: 'best' },
      '“rule” is “best”; it must be “board-winners” or an object.',
    ],
    [
      'rplops.scoreGame',
      { finish: [{ place: 2.7 }] },
      '“place” is 2.7; it must be a whole number of at most 12 digits.',
    ],
    [
      'rplops.scoreGame',
      { finish: [{ place: 1n }] },
      '“place” is a bigint; it must be a whole number of at most 12 digits.',
    ],
    ['unionPacific.scoreFinal', { games: [[], [3]] }, 'An entry of “games” is 3; it must be an object.'],
  ])('to %s: %#', (path, request, message) => {
    expect(problems(path, request).map((problem) => problem.message)).toContain(message);
  });

  test('of which only the beginning is shown where it is long', () => {
    const message = problems('puffingBilly.scoreBoard', board(LONG))[0]!.message;
    expect(message).toMatch(/^“score” is “9{40}…”; /);
    expect(problems('puffingBilly.scoreBoard', { finishers: [], listed: '🚂'.repeat(30) })[0]!.message).toContain(
      'is “🚂🚂',
    );
    expect(call('puffingBilly.scoreBoard', board('🚂'.repeat(501)))).toHaveProperty('ok', false);
  });
});
