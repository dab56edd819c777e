// How standings explain what decided between two level players: every sentence of both Diplomacy systems.
import { describe, expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { rules as detour } from '../../../web/src/systems/detour-98f/event.ts';
import { rules as sizeMatters } from '../../../web/src/systems/size-matters/event.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const BOTH = { place: 1, shared: false, total: '1250.5' };

describe('Size Matters', () => {
  const ROW = { ...BOTH, games: 3, solos: 0, pointsDifference: '-1250.5', headToHead: null };
  const explain = (separatedBy: any, row: object, above: object) =>
    sizeMatters.apart!(
      { ...ROW, player: 'Bob', ...row, separatedBy },
      { ...ROW, player: 'Ann', ...above } as never,
      [],
      NUMBERS.point,
    );

  test('nobody level: nothing', () => expect(explain(null, {}, {})).toBeNull());

  test.each([
    [0, 1, 'Ann has one solo, Bob no solo.'],
    [1, 2, 'Ann has 2 solos, Bob one solo.'],
  ])('solos, %i to %i', (solos, more, sentence) =>
    expect(explain('solos', { solos }, { solos: more })).toEqual({
      short: 'after solos',
      sentence: `Level with Ann on 1,250.5 points; ${sentence}`,
    }),
  );

  test('as a text, what decided is named as on the page', () => {
    const decided = sizeMatters.textColumns.find(({ title }) => title === 'Decided by')!;
    const said = ['solos', 'points-difference', 'head-to-head', null].map((separatedBy) =>
      decided.text({ separatedBy } as never, NUMBERS.point),
    );
    expect(said).toEqual(['solos', 'points difference', 'head-to-head', '']);
  });

  test('points difference', () =>
    expect(explain('points-difference', {}, { pointsDifference: '1000' })).toEqual({
      short: 'after points difference',
      sentence: 'Level with Ann on 1,250.5 points; Ann’s points difference is 1,000, Bob’s −1,250.5.',
    }));

  test('head-to-head', () =>
    expect(explain('head-to-head', { headToHead: '45.00' }, { headToHead: '1060.00' })).toEqual({
      short: 'after head-to-head',
      sentence:
        'Level with Ann on 1,250.5 points; in the games in which all who were still level sat together, Ann won 1,060.00 points, Bob 45.00.',
    }));
});

describe('Detour 98f', () => {
  const game = (power: string, outcome: string, points: string, at: number) => ({ power, outcome, points, game: at });
  const GAMES = ['Round 1', ' '].map((heading) => ({ state: { heading } }) as unknown as EventGame);
  const ROW = { ...BOTH, wins: 0, draws: 0, games: [game('england', 'elimination', '0', 0)] };
  const explain = (separatedBy: any, row: object, above: object) =>
    detour.apart!(
      { ...ROW, player: 'Bob', ...row, separatedBy } as never,
      { ...ROW, player: 'Ann', ...above } as never,
      GAMES,
      NUMBERS.point,
    );

  test('nobody level: nothing', () => expect(explain(null, {}, {})).toBeNull());

  test.each([
    [0, 1, 'Ann has one win, Bob no win.'],
    [1, 2, 'Ann has 2 wins, Bob one win.'],
  ])('wins, %i to %i', (wins, more, sentence) =>
    expect(explain('wins', { wins }, { wins: more })).toEqual({
      short: 'after wins',
      sentence: `Level with Ann on 1,250.5 points; ${sentence}`,
    }),
  );

  test('draws', () =>
    expect(explain('draws', { draws: 1 }, { draws: 3 })?.sentence).toBe(
      'Level with Ann on 1,250.5 points and on wins; Ann was in 3 draws, Bob in 1.',
    ));

  test.each([
    ['win', 'a win'],
    ['draw', 'a draw'],
    ['loss', 'a loss'],
    ['elimination', 'eliminated'],
  ])('the best game, ended by a %s', (outcome, ended) =>
    expect(explain('best game', {}, { games: [game('france', outcome, '1031.25', 0)] })).toEqual({
      short: 'after best game',
      sentence: `Level with Ann on 1,250.5 points, on wins and on draws. What decides is the best game: Ann’s as France (${ended}, 1,031.25 points, Round 1) ranks above Bob’s as England (eliminated, 0 points, Round 1).`,
    }),
  );

  test('games that ended alike with the same points: place, last Fall and the points of all', () => {
    const alone = game('france', 'draw', '31.25', 0);
    const shared = game('england', 'draw', '31.25', 1);
    const rows = (sharedBy: number) => [
      { power: 'austria', place: 1, sharedBy: 1, points: '37.50' },
      { power: 'france', place: 2, sharedBy: 1, points: '31.25' },
      { power: 'england', place: 2, sharedBy, points: '31.25' },
    ];
    const powers = [{ key: 'france' }, { key: 'england', year: '1905', held: '2' }];
    const games = GAMES.map(({ state }) => ({ state: { ...state, powers } }) as unknown as EventGame);
    const [bob, ann] = [[shared], [alone]].map((games, at) => ({ ...ROW, player: at ? 'Ann' : 'Bob', games }));
    const sentence = detour.apart!(
      { ...bob, separatedBy: 'best game' } as never,
      ann as never,
      games,
      NUMBERS.point,
      () => ({
        rows: rows(2),
      }),
    )?.sentence;
    expect(sentence).toContain(
      'Ann’s as France (a draw, 31.25 points, 2nd place, all had 37.50, 31.25, 31.25, Round 1) ranks above Bob’s as England (a draw, 31.25 points, 2nd place shared by 2, last centres 2 in Fall 1905, all had 37.50, 31.25, 31.25).',
    );
  });

  test('the second-best game of one who has none, in a game without a name', () =>
    expect(explain('second-best game', {}, { games: [...ROW.games, game('turkey', 'loss', '12', 1)] })?.sentence).toBe(
      'Level with Ann on 1,250.5 points, on wins and on draws. What decides is the second-best game: Ann’s as Turkey (a loss, 12 points) ranks above Bob’s having none.',
    ));
});
