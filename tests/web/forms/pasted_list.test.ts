// A list of results as people write it in a chat, pasted into a board.
import { describe, expect, test } from 'vitest';
import { listReadings } from '../../../web/src/form/pasted_list.ts';
import type { Row } from '../../../web/src/ui/rows.ts';
import type { PlayerColumn, PlayerList } from '../../../web/src/form/player_list.ts';

const PLAYER: PlayerColumn = { field: 'player', title: 'Player', kind: 'name' };
const SCORE: PlayerColumn = { field: 'score', title: 'Score', kind: 'money' };
const PLACE: PlayerColumn = { field: 'place', title: 'Place', kind: 'count' };

const listOf = (columns: PlayerColumn[], more: Partial<PlayerList> = {}) =>
  ({ columns: [PLAYER, ...columns], rows: [], most: 6, numbered: 'Place', ...more }) as unknown as PlayerList;
const BOARD = listOf([SCORE]);
const FINISH = listOf([PLACE]);

/** "scores: Jenny 252,000, Damien 248k" for each way to read a text. */
const read = (text: string, list = BOARD) =>
  listReadings(list, 0, text)?.map(
    ({ words, rows }) => `${words}: ${rows.map(({ key: _, ...row }) => Object.values(row).join(' ')).join(', ')}`,
  ) ?? null;

describe('into a board', () => {
  test.each([
    ['1. Jenny - 252,000', 'Jenny 252,000'],
    ['1. Jenny - 252,000\n2. Damien - 248,000', 'Jenny 252,000, Damien 248,000'],
    ['Jenny 252k\nDamien 248.5k', 'Jenny 252000, Damien 248500'],
    ['2) Damien: $248,000\n1) Jenny: $252,000', 'Jenny $252,000, Damien $248,000'],
    ['🥇 Jenny van der Berg – 252 000\n🥈 Damien – 248 000', 'Jenny van der Berg 252 000, Damien 248 000'],
    ['• Jenny (252000)\n• Damien (1.2m)', 'Jenny 252000, Damien 1200000'],
    ['1st Jenny 61 pts\n2nd Zoë 2 40 pts', 'Jenny 61, Zoë 2 40'],
    ['1 Jenny 252\n2 Damien 248', 'Jenny 252, Damien 248'],
  ])('%s', (text, rows) => expect(read(text)).toEqual([`scores: ${rows}`]));

  test.each(['Jenny 2', 'Ann\nBob', 'Player 1\nPlayer 2', 'Jenny', '252,000', '1. \n2. '])('%s is no list', (text) =>
    expect(read(text)).toBe(null),
  );

  test('is asked about where the numbers can be places or scores', () => {
    expect(read('Jenny 2\nDamien 1\nSybil 3')).toEqual([
      'scores: Jenny 2, Damien 1, Sybil 3',
      'places: Damien, Jenny, Sybil',
    ]);
  });

  test('fills rows from the one it is pasted into, as many as there is room for', () => {
    const rows: Row[] = [
      { key: 'a', player: 'Ann', score: '9' },
      { key: 'b', player: 'Bob' },
    ];
    const [reading] = listReadings(listOf([SCORE], { rows, most: 3 }), 1, 'Cy 300\nDee 200\nEve 100')!;
    expect(reading).toMatchObject({ lines: 2, left: 1 });
    expect(reading!.rows).toMatchObject([
      { key: 'a', player: 'Ann' },
      { key: 'b', player: 'Cy', score: '300' },
      { player: 'Dee', score: '200' },
    ]);
  });
});

test('of places goes into the field of places', () => {
  expect(read('1. Ann\n2= Bob\n2= Cy', FINISH)).toEqual(['places: Ann 1, Bob 2, Cy 2']);
  expect(read('Ann 2\nBob 1', FINISH)).toEqual(['places: Ann 2, Bob 1']);
});

test('of two games goes into both columns', () => {
  const both = listOf([
    { ...SCORE, field: 'game1' },
    { ...SCORE, field: 'game2' },
  ]);
  expect(read('Ann 120 90\nBob 110 100', both)).toEqual(['scores: Ann 120 90, Bob 110 100']);
});
