// An event's standings by a rule as text that is not its own: the games of every system as the rule scores them, and why there
// are none.
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { Scoring } from '../../../web/src/events/scoring.ts';
import { UnderOthers } from '../../../web/src/events/under_others.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import type { Settings } from '../../../web/src/systems/event_rules.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { loadRules } from '../../../web/src/systems/own-rule/reading.ts';
import { roundSetting, roundSystemText, scoringSystem } from '../../../web/src/systems/round_systems.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';

const events = await loadEvents();
const engine = { ...tallysheet, ...events };
await loadRules(async () => events);

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];

const SQUARES = 'name: Squares\ngame: Diplomacy\nscore = if solo: (if winner: 34 else 0) else centres²\n';
const SIXES = 'name: Sixes\ngame: places\ndecimals: 2\nscore = shared(6, 4, 2)\n';
const HALVES = 'name: Halves\ngame: places and scores\nscore = if place is 1: game_score else round(game_score ÷ 2)\n';

async function under(system: SystemId, games: EventGame[], rule: string, settings: Settings = {}) {
  const { games: _, ...head } = anEvent(system, games, settings);
  const scoredBy = scoringSystem(head, games);
  const store = { system: scoredBy, games, edition: 0, head };
  const scoring = new Scoring(store, engine, await openEventForms(scoredBy), () => NUMBERS.point);
  const found = new UnderOthers({ store, engine, scoring }, () => {});
  await found.follow(rule);
  return found;
}

async function standings(...given: Parameters<typeof under>): Promise<string[] | undefined> {
  const { rule } = await under(...given);
  return rule?.rows?.map(({ place, shared, player, total }) => `${place}${shared ? '=' : ''} ${player} ${total}`);
}

/** Why there are none. */
async function reasons(...given: Parameters<typeof under>): Promise<string[]> {
  const { rule } = await under(...given);
  expect(rule?.rows).toBeNull();
  return [...(rule?.notes ?? []), ...(rule?.refused ?? []).map(({ game, why }) => `${game.id}: ${why}`)];
}

describe('Diplomacy', () => {
  const centres = [14, 9, 6, 5, 0, 0, 0];

  test.each(['detour-98f', 'size-matters', 'diplomacy'] as const)('%s: by the centres', async (system) => {
    const games = [aGame('a', system, SEVEN, centres), aGame('b', system, [...SEVEN].reverse(), centres)];
    // 14² alone, or with 0 in the other game; Dan has 5² twice.
    expect(await standings(system, games, SQUARES, { system: 'draw-size' })).toEqual([
      '1= Ann 196',
      '1= Gus 196',
      '3= Ben 81',
      '3= Finn 81',
      '5 Dan 50',
      '6= Cleo 36',
      '6= Eve 36',
    ]);
  });

  test('a win, and the last Fall of the eliminated', async () => {
    const years = 'game: Diplomacy\nscore = if eliminated: year_out - 1900 else if winner: 100 else centres\n';
    const games = [aGame('a', 'detour-98f', SEVEN, [20, 9, 5, 0, 0, 0, 0])];
    const rows = await standings('detour-98f', games, years);
    expect(rows?.[0]).toBe('1 Ann 100');
    expect(rows?.[2]).toBe('3= Dan 6'); // a centre in Fall 1905, so out in 1906
  });

  test('a mark of a draw beside a win is not in the way', async () => {
    const game = aGame('a', 'detour-98f', SEVEN, [20, 14, 0, 0, 0, 0, 0]);
    const powers = (game.state['powers'] as object[]).map((row, at) => (at === 1 ? { ...row, draw: 'out' } : row));
    const marked = { ...game, state: { ...game.state, powers } } as EventGame;
    expect((await standings('detour-98f', [marked], SQUARES))?.[0]).toBe('1 Ann 34');
  });
});

describe('any other game', () => {
  const RPLOPS = [
    anRplopsGame('one', [
      ['Ann', '1'],
      ['Ben', '2'],
      ['Cleo', '2'],
    ]),
    anRplopsGame('two', [
      ['Ben', '1'],
      ['Ann', '2'],
    ]),
  ];

  test('RPLOPS: by the places, with ties', async () => {
    // Ann 6 + 4, Ben (4 + 2) ÷ 2 + 6, Cleo (4 + 2) ÷ 2
    expect(await standings('rplops', RPLOPS, SIXES)).toEqual(['1 Ann 10.00', '2 Ben 9.00', '3 Cleo 3.00']);
  });

  test('the length of a game, where the event has one', async () => {
    const perHour = 'game: places\ndecimals: 2\nscore = shared(6, 4) ÷ hours\n';
    const timed = [
      anRplopsGame(
        'one',
        [
          ['Ann', '1'],
          ['Ben', '2'],
        ],
        '2',
      ),
    ];
    expect(await standings('rplops', timed, perHour, { useTime: 'yes' })).toEqual(['1 Ann 3.00', '2 Ben 2.00']);
    expect(await reasons('rplops', RPLOPS, perHour)).toEqual([
      '“Unnamed rule” needs the length of each game, which this event’s games do not have.',
    ]);
  });

  test('Puffing Billy: by places and scores, boards and finals alike', async () => {
    const boards = [
      aBoard('one', 'Empire Builder', [
        ['Ann', '252'],
        ['Ben', '248'],
      ]),
      aBoard(
        'two',
        '1830',
        [
          ['Ben', '20'],
          ['Ann', '10'],
        ],
        'final',
      ),
    ];
    // Ann 252 + 10 ÷ 2, Ben 248 ÷ 2 + 20
    expect(await standings('puffing-billy', boards, HALVES)).toEqual(['1 Ann 257', '2 Ben 144']);
  });

  test('Puffing Billy: a board that is listed by seats goes by scores', async () => {
    const board = aBoard('one', '1830', [
      ['Ann', '10'],
      ['Ben', '20'],
    ]);
    const seated = { ...board, state: { ...board.state, listed: 'seating' } };
    expect(await standings('puffing-billy', [seated], HALVES)).toEqual(['1 Ben 20', '2 Ann 5']);
  });

  test('Union Pacific: a final by its totals', async () => {
    const rows = [
      ['Ann', '120', '100'],
      ['Bob', '110', '100'],
    ];
    const players = rows.map(([player, game1, game2], at) => ({ key: String(at), player, game1, game2 }));
    const final = {
      id: '1',
      form: 'union-pacific',
      state: { heading: '', players, rounding: 'each-game' },
    } as EventGame;
    // 100 + 100; 110 ÷ 120 = 92, and 100
    expect(await standings('union-pacific', [final], HALVES)).toEqual(['1 Ann 200', '2 Bob 96']);
  });

  test('the Pentamind: every game counts, also two of one name', async () => {
    const finish = ['Ann', 'Ben', 'Cleo'].map((player, at) => ({ key: String(at), player, place: String(at + 1) }));
    const go = (id: string): EventGame => ({
      id,
      form: 'pentamind',
      state: { heading: 'Go', finish, diluted: false, formula: 'current' },
    });
    expect((await standings('pentamind', [go('1'), go('2')], SIXES))?.[0]).toBe('1 Ann 12.00');
  });

  test('rounds in several systems', async () => {
    const second = aBoard('two', '1830', [
      ['Ben', '20'],
      ['Ann', '10'],
    ]);
    const games = [
      { ...RPLOPS[0]!, round: '1' },
      { ...second, round: '2' },
    ];
    const settings = { [roundSetting(2)]: roundSystemText({ system: 'puffing-billy', settings: {} }) };
    // Ann 6 + 4, Ben 3 + 6
    expect((await standings('rplops', games, SIXES, settings))?.slice(0, 2)).toEqual(['1 Ann 10.00', '2 Ben 9.00']);
  });

  test('another rule of one’s own', async () => {
    const players = [
      ['Ann', '10'],
      ['Ben', '30'],
    ].map(([player, score], at) => ({ key: String(at), player, score }));
    const state = { heading: '', rule: '', players, hours: '', answers: '' };
    const games: EventGame[] = [{ id: 'one', form: 'own-rule/players', state }];
    const own = { rule: 'game: scores\nscore = game_score' };
    const doubled = 'game: scores\nscore = 2 × game_score';
    expect(await standings('own-rule', games, doubled, own)).toEqual(['1 Ben 60', '2 Ann 20']);
  });

  describe('what is not known is told', () => {
    test('scores that the event does not have', async () => {
      expect(await reasons('rplops', RPLOPS, HALVES)).toEqual([
        '“Halves” needs the score in each game, which this event’s games do not have.',
      ]);
    });

    test('a figure that nobody was asked for', async () => {
      const chips = 'name: Chips\ngame: places\nask chips of each player: number\nscore = chips\n';
      expect(await reasons('rplops', RPLOPS, chips)).toEqual([
        '“Chips” needs “chips”, which this event’s games do not have.',
      ]);
    });

    test('a question of yes or no counts as no, and is named', async () => {
      const newcomers =
        'game: places\ndecimals: 2\nask newcomer of each player: yes or no\nscore = if newcomer: 10 else highest(6, 4, 2)\n';
      const { rule } = await under('rplops', RPLOPS, newcomers);
      expect(rule?.rows?.[0]?.total).toBe('10.00'); // Ann 6 + 4, Ben 4 + 6
      expect(rule?.notes).toEqual(['This event’s games do not say “newcomer”, which the rule asks: it counts as no.']);
    });

    test('a number of players that the rule does not take, at its game', async () => {
      const three = 'name: Three\ngame: places\nplayers: 3\nscore = 1\n';
      expect(await reasons('rplops', RPLOPS, three)).toEqual(['two: The number of players is 2; it must be 3.']);
    });

    test('a year that the form did not ask for, at its game', async () => {
      const game = aGame('a', 'size-matters', SEVEN, [20, 14, 0, 0, 0, 0, 0]);
      const ends = 'game: Diplomacy\nscore = if winner: final_year else 0\n';
      expect(await reasons('size-matters', [game], ends)).toEqual(['a: The year in which the game ended is missing.']);
    });

    test('a rule for another kind of game, and one with a problem', async () => {
      expect(await reasons('rplops', RPLOPS, SQUARES)).toEqual([
        '“Squares” is a rule for Diplomacy, and this event’s games are not.',
      ]);
      const board = aGame('a', 'detour-98f', SEVEN, [14, 9, 6, 5, 0, 0, 0]);
      expect(await reasons('detour-98f', [board], SIXES)).toEqual([
        '“Sixes” is a rule for other games, and this event’s are of Diplomacy.',
      ]);
      expect((await reasons('rplops', RPLOPS, 'name: Slip\ngame: places\nscore = plase'))[0]).toMatch(
        /^“Slip” has a problem in line 3, column 9: plase is not known/,
      );
    });
  });
});

test('the other systems: those without their years are named with the reason', async () => {
  const game = aGame('a', 'size-matters', SEVEN, [17, 17, 0, 0, 0, 0, 0]);
  const { systems } = await under('size-matters', [game], '');
  const ofId = (id: string) => systems!.find((one) => one.id === id)!;
  expect(ofId('draw-size').rows![0]).toMatchObject({ place: 1, shared: true, total: '50.00' });
  expect(ofId('bangkok').rows).toBeNull();
  expect(ofId('bangkok').problems[0]!.at).toBe('/games/0/powers/2/lastHeld');
  expect(ofId('size-matters')).toBeUndefined();
});

test('an event that changes while it is calculated is calculated again', async () => {
  const found = await under(
    'rplops',
    [
      anRplopsGame('one', [
        ['Ann', '1'],
        ['Ben', '2'],
      ]),
    ],
    '',
  );
  expect(found.rule).toBeNull();
  await Promise.all([found.follow(SQUARES), found.follow(SIXES)]);
  expect(found.rule?.rows?.map(({ total }) => total)).toEqual(['6.00', '4.00']);
  await found.follow('');
  expect(found.rule).toBeNull();
});
