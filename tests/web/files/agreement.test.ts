// Nouns and verbs agree with their count: "1 game is", "2 games are".
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import { notCounted } from '../../../web/src/events/scoring.ts';
import { didImport, toImport, verdictOf, type Import } from '../../../web/src/import/plan.ts';
import type { Match } from '../../../web/src/import/match_games.ts';
import { Strict } from '../../../web/src/event_file/strict.ts';
import type { GameModel } from '../../../web/src/systems/rplops/state.ts';
import { placeQuestions } from '../../../web/src/systems/places.ts';
import { agreeing } from '../../../web/src/ui/sentences.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const { amount } = NUMBERS.point;

describe('the helper', () => {
  test.each([
    [0, '0 games'],
    [1, 'one game'],
    [2, '2 games'],
    [12_345, '12,345 games'],
  ])('writes %d as an amount', (count, words) => expect(amount(count, 'game')).toBe(words));

  test('takes an irregular plural', () => {
    expect([1, 2].map((count) => amount(count, 'entry', 'entries'))).toEqual(['one entry', '2 entries']);
  });

  test('picks a verb', () => {
    expect([0, 1, 2].map((count) => agreeing(count, 'was', 'were'))).toEqual(['were', 'was', 'were']);
  });
});

const games = (count: number) => Array(count).fill({}) as Import['added'];

function matches(same: number, changed: number): Match[] {
  const of = (count: number, kind: Match['kind']) => Array(count).fill({ kind }) as Match[];
  return [...of(same, 'same'), ...of(changed, 'changed')];
}

const preview = (count: number) =>
  ({ games: games(count), broken: 0, problems: [], table: { count } }) as unknown as Parameters<typeof verdictOf>[0];

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

function entriesRefused(count: number): string[] {
  const strict = new Strict();
  strict.list(
    Array.from({ length: count }, () => ({})),
    { is: 'list', row: { is: 'record', fields: {}, optional: [] }, least: 7, most: 7, keys: POWERS } as never,
    '/powers',
  );
  return strict.problems.filter((problem) => problem.includes('must have'));
}

const rplops = (players: number, place: number) =>
  ({
    sheet: { rows: Array(players).fill({}) },
    request: { finish: [{ place }] },
    state: { finish: [] },
    numbers: NUMBERS.point,
  }) as unknown as GameModel;

test.each([
  [
    'games left out',
    (count: number) => notCounted(count, NUMBERS.point),
    '1 game is not counted yet',
    '2 games are not counted yet',
  ],
  [
    'games imported',
    (count: number) => didImport({ added: games(count), replaced: [] }, NUMBERS.point),
    'One game imported',
    '2 games imported',
  ],
  [
    'games replaced',
    (count: number) => didImport({ added: [], replaced: games(count) }, NUMBERS.point),
    'One game replaced',
    '2 games replaced',
  ],
  [
    'games to import',
    (count: number) => toImport({ added: games(count), replaced: [] }, false, NUMBERS.point),
    'Import the game without problems',
    'Import the 2 games without problems',
  ],
  [
    'games in a file that the event has',
    (count: number) => verdictOf(preview(count), matches(count, 0), NUMBERS.point),
    'One row, one game. Everything could be read. One game is already in the event, with the same figures.',
    '2 rows, 2 games. Everything could be read. 2 games are already in the event, with the same figures.',
  ],
  [
    'games in a file that differ',
    (count: number) => verdictOf(preview(count), matches(0, count), NUMBERS.point),
    'One row, one game. Everything could be read. One game differs from the event’s.',
    '2 rows, 2 games. Everything could be read. 2 games differ from the event’s.',
  ],
  [
    'entries of a list in a file',
    (count: number) => entriesRefused(count).join(),
    'powers has one entry; it must have 7.',
    'powers has 2 entries; it must have 7.',
  ],
  [
    'players of a game',
    (count: number) => placeQuestions(rplops(count, 9))[0]!.split('.')[0]!,
    'Place 9, but there is only one player',
    'Place 9, but there are only 2 players',
  ],
])('%s', (_, says, one, two) => {
  expect([says(1), says(2)]).toEqual([one, two]);
});
