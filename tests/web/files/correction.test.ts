// A corrected CSV: each game of the file is new, the same, or changed, and what the CSV does not carry stays.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import load from '../../../build/package/tallysheet.js';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { didImport, importOf, isOutdated, toImport } from '../../../web/src/import/plan.ts';
import { matchGames, type Match } from '../../../web/src/import/match_games.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { LAYOUTS, layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { namesIn, renamed } from '../../../web/src/systems/player_names.ts';
import { aBoard, aGame, anRplopsGame } from '../event_site.ts';
import { randomEvent } from './random_events.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = { ...(await load()), ...(await loadEvents()) };
const SYSTEMS = Object.keys(LAYOUTS) as SystemId[];

async function compared(system: SystemId, event: EventGame[], csv: string): Promise<Match[]> {
  const { games, names, lines, table, problems } = await previewOf(csv, {
    system,
    settings: {},
    engine,
    forms: await openEventForms(system),
    numbers: NUMBERS.point,
  });
  expect(problems).toEqual([]);
  const entries = games.map((game, at) => ({ game, name: names[at]!, lines: lines[at]! }));
  const carried = new Set(table!.columns.flatMap(({ column }) => column?.id ?? []));
  return matchGames(layoutOf(system), event, entries, carried, NUMBERS.point);
}

const planOf = (matches: Match[]) => importOf(matches, { decisions: new Map(), skipSame: true });
const kinds = (matches: Match[]) => matches.map(({ kind }) => kind).join(' ');
/** "Bob’s score: 248,000 → 249,000" of every proposed correction. */
const said = (matches: Match[]) =>
  matches.flatMap(({ corrections }) =>
    corrections.flatMap(({ differences }) =>
      differences.map(({ what, before, after }) => `${what}: ${before} → ${after}`),
    ),
  );

const BOARDS = [
  aBoard('one', 'Rail Baron', [
    ['Ann', '252,000'],
    ['Bob', '248,000'],
    ['Cy', '121000'],
  ]),
  aBoard('two', 'Rail Baron', [
    ['Di', '200'],
    ['Ed', '100'],
  ]),
  aBoard(
    'three',
    'Rail Baron',
    [
      ['Ann', '150'],
      ['Di', '140'],
    ],
    'final',
  ),
];

describe.each(SYSTEMS)('an exported event of %s', (system) => {
  const events = Array.from({ length: Number(process.env['EVENTS'] ?? 4) }, (_, seed) => randomEvent(system, seed));

  /** Without the event's settings, some of which ask for more than the games have. */
  const read = async (event: EventGame[], csv: string) => {
    const { games, names, lines, table } = await previewOf(csv, {
      system,
      settings: {},
      engine,
      forms: await openEventForms(system),
      numbers: NUMBERS.point,
    });
    const entries = games.map((game, at) => ({ game, name: names[at]!, lines: lines[at]! }));
    const carried = new Set(table!.columns.flatMap(({ column }) => column?.id ?? []));
    return matchGames(layoutOf(system), event, entries, carried, NUMBERS.point);
  };

  test('is the same throughout when it is imported again, in either style', async () => {
    for (const [seed, { games }] of events.entries()) {
      const csv = csvOf(system, games, seed % 2 ? 'comma' : 'point');
      const matches = await read(games, csv);
      expect(new Set(matches.map(({ kind }) => kind)), csv).toEqual(new Set(['same']));
    }
  });

  test('has one changed game if one player’s name is corrected in it, and becomes the corrected one', async () => {
    for (const { games } of events) {
      const at = games.length >> 1;
      const [name = ''] = namesIn(games[at]!.state);
      const corrected = games.map((game, index) =>
        index === at ? { ...game, state: renamed(game.state, name, 'Newcomer') } : game,
      );
      const csv = csvOf(system, corrected);
      const matches = await read(games, csv);
      expect(
        matches.filter(({ kind }) => kind !== 'same').map(({ kind, doubt }) => [kind, doubt]),
        csv,
      ).toEqual([['changed', null]]);
      const { added, replaced } = planOf(matches);
      expect(added).toEqual([]);
      expect(replaced).toEqual([corrected[at]]);
    }
  });
});

describe('one corrected cell', () => {
  const CASES: [system: SystemId, event: EventGame[], from: string, to: string, says: string[]][] = [
    ['puffing-billy', BOARDS, 'Bob,248000', 'Bob,249000', ['Bob’s score: 248,000 → 249,000']],
    ['puffing-billy', BOARDS, 'Ed,100', 'Edd,100', ['Player: Ed → Edd']],
    ['puffing-billy', BOARDS, 'Ann,150', 'Ann,150.5', ['Ann’s score: 150 → 150.5']],
    [
      'size-matters',
      [
        aGame('1', 'size-matters', ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [14, 10, 6, 4, 0, 0, 0]),
        aGame('2', 'size-matters', ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [14, 10, 6, 4, 0, 0, 0]),
      ],
      'Game 2,france,Cy',
      'Game 2,france,Cyril',
      ['France’s player: Cy → Cyril'],
    ],
    [
      'detour-98f',
      [aGame('1', 'detour-98f', ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [14, 10, 6, 4, 0, 0, 0])],
      'Ed,0,1905,2',
      'Ed,0,1907,2',
      ['Italy’s last year: 1905 → 1907'],
    ],
    [
      'rplops',
      [
        anRplopsGame(
          '1',
          [
            ['Ann', '1'],
            ['Bob', '2'],
            ['Cy', '3'],
          ],
          '2',
        ),
        anRplopsGame(
          '2',
          [
            ['Ann', '1'],
            ['Bob', '2'],
          ],
          '3',
        ),
      ],
      'Cy,3',
      'Cy,2',
      ['Cy’s place: 3 → 2'],
    ],
  ];
  test.each(CASES)('of %s is one changed game, and all others are the same', async (system, event, from, to, says) => {
    const csv = csvOf(system, event);
    expect(csv).toContain(from);
    const matches = await compared(system, event, csv.replace(from, to));
    expect(kinds(matches).split(' ').sort()).toEqual(['changed', ...event.slice(1).map(() => 'same')]);
    expect(said(matches)).toEqual(says);
    const { added, replaced } = planOf(matches);
    expect(added).toEqual([]);
    const [game] = replaced as [EventGame];
    const corrected = event.map((one) => (one.id === game.id ? game : one));
    expect(csvOf(system, corrected)).toBe(csv.replace(from, to));
  });

  test('leaves what the CSV does not carry: the id, settings, posted figures, numbers as typed, blank rows', async () => {
    const [one, ...others] = BOARDS as [EventGame, ...EventGame[]];
    const finishers = [
      { key: '7', player: 'Ann', score: '252,000', posted: '3.03' },
      { key: '3', player: 'Bob', score: '248,000' },
      { key: '4', player: 'Cy', score: '121000' },
      { key: '9' },
    ];
    const own = { ...one, state: { ...one.state, finishers, decimals: '4' } };
    const csv = csvOf('puffing-billy', [own, ...others]);
    const [game] = planOf(
      await compared('puffing-billy', [own, ...others], csv.replace('Cy,121000', 'Cy,122000')),
    ).replaced;
    expect(game).toEqual({
      ...own,
      state: { ...own.state, finishers: [...finishers.slice(0, 2), { key: '4', player: 'Cy', score: '122000' }] },
    });
  });

  test('is found although an earlier game was deleted since, which shifts the numbers', async () => {
    const csv = csvOf('puffing-billy', BOARDS).replace('Di,200', 'Di,201');
    const matches = await compared('puffing-billy', BOARDS.slice(1), csv);
    expect(kinds(matches)).toBe('new changed same');
    expect(said(matches)).toEqual(['Di’s score: 200 → 201']);
    expect(planOf(matches).replaced.map(({ id }) => id)).toEqual(['two']);
  });
});

describe('a file without some of the columns', () => {
  test('keeps the event’s stage, which it does not carry', async () => {
    const csv = 'game,category,player,score\n3,Rail Baron,Ann,150\n3,Rail Baron,Di,141';
    const matches = await compared('puffing-billy', BOARDS, csv);
    expect(said(matches)).toEqual(['Di’s score: 140 → 141']);
    expect(planOf(matches).replaced).toMatchObject([{ id: 'three', stage: 'final' }]);
  });

  test('is the same if nothing else differs', async () => {
    const event = [
      anRplopsGame(
        '1',
        [
          ['Ann', '1'],
          ['Bob', '2'],
        ],
        '2',
      ),
    ];
    expect(kinds(await compared('rplops', event, 'game,player,place\nGame 1,Bob,2\nGame 1,Ann,1'))).toBe('same');
  });
});

describe('a name that does not tell which game is meant', () => {
  const called = (id: string, heading: string, finish: [string, string][]) => {
    const game = anRplopsGame(id, finish);
    return { ...game, state: { ...game.state, heading } };
  };
  const ANN_FIRST: [string, string][] = [
    ['Ann', '1'],
    ['Bob', '2'],
  ];
  const BOB_FIRST: [string, string][] = [
    ['Ann', '2'],
    ['Bob', '1'],
  ];

  test('is told from the others of the same heading if the file has them all', async () => {
    const event = [called('a', 'Brass', ANN_FIRST), called('b', 'Brass', BOB_FIRST)];
    const csv = csvOf('rplops', event).replace('Brass (2),Ann,2', 'Brass (2),Ann,3');
    const matches = await compared('rplops', event, csv);
    expect(kinds(matches)).toBe('same changed');
    expect(planOf(matches).replaced).toMatchObject([{ id: 'b', state: { heading: 'Brass' } }]);
  });

  test.each([
    [
      'two games of the event',
      [called('a', 'Brass', ANN_FIRST), called('b', 'Brass', BOB_FIRST)],
      'Brass,Ann,1\nBrass,Bob,1',
      'It may be any of 2 games of the event.',
    ],
    [
      'other players',
      [called('a', 'Brass', ANN_FIRST)],
      'Brass,Cy,1\nBrass,Di,2',
      'The event’s game of this name has other players.',
    ],
  ])('%s: nothing is replaced unless it is chosen', async (_, event, rows, doubt) => {
    const matches = await compared('rplops', event, `game,player,place\n${rows}`);
    expect(matches).toMatchObject([{ kind: 'changed', doubt }]);
    expect(planOf(matches)).toEqual({ added: [matches[0]!.entry.game], replaced: [] });
    const [{ existing, corrected }] = matches[0]!.corrections as [Match['corrections'][0]];
    const decisions = new Map([['Brass', existing.id]]);
    expect(importOf(matches, { decisions, skipSame: true })).toEqual({ added: [], replaced: [corrected] });
  });

  test('another session’s boards of the same numbers are new', async () => {
    const csv = 'game,category,player,score\n1,Rail Baron,Flo,9\n1,Rail Baron,Gus,8\n2,1830,Di,7\n2,1830,Hal,6';
    expect(kinds(await compared('puffing-billy', BOARDS, csv))).toBe('new new');
  });

  test('a board with its number and players but other scores is asked about', async () => {
    const csv = 'game,category,player,score\n2,Rail Baron,Di,7\n2,Rail Baron,Ed,6';
    expect(await compared('puffing-billy', BOARDS, csv)).toMatchObject([
      {
        kind: 'changed',
        doubt: 'Every row differs from the event’s game of this number, so it may be another game.',
      },
    ]);
  });
});

test('an added and a missing player are told with their figures', async () => {
  const event = [
    anRplopsGame('1', [
      ['Ann', '1'],
      ['Bob', '2'],
      ['Cy', '3'],
    ]),
  ];
  const wider = await compared(
    'rplops',
    event,
    'game,player,place\nGame 1,Ann,1\nGame 1,Bob,2\nGame 1,Cy,3\nGame 1,Di,4',
  );
  expect(said(wider)).toEqual(['Di: not there → place 4']);
  expect(planOf(wider).replaced[0]!.state['finish']).toMatchObject([
    { key: '1' },
    { key: '2' },
    { key: '3' },
    { key: '4' },
  ]);
  const narrower = await compared('rplops', event, 'game,player,place\nGame 1,Ann,1\nGame 1,Cy,3');
  expect(said(narrower)).toEqual(['Bob: place 2 → not there']);
});

test('an import is one step, told in numbers', () => {
  const [one, two, three] = BOARDS as [EventGame, EventGame, EventGame];
  expect(didImport({ added: [one], replaced: [two, three] }, NUMBERS.point)).toBe('2 games replaced, 1 added');
  expect(didImport({ added: [], replaced: [two] }, NUMBERS.point)).toBe('One game replaced');
  expect(didImport({ added: [one], replaced: [] }, NUMBERS.point)).toBe('One game imported');
  expect(toImport({ added: [one, two], replaced: [three] }, true, NUMBERS.point)).toBe('Replace one game and add 2');
  expect(toImport({ added: [one, two], replaced: [] }, false, NUMBERS.point)).toBe(
    'Import the 2 games without problems',
  );
});

test('a game that was changed since it was compared is not replaced unseen', async () => {
  const csv = csvOf('puffing-billy', BOARDS).replace('Di,200', 'Di,201');
  const matches = await compared('puffing-billy', BOARDS, csv);
  const plan = planOf(matches);
  expect(isOutdated(plan, matches, BOARDS)).toBe(false);
  const changed = BOARDS.map((game) => (game.id === 'two' ? { ...game, stage: 'final' as const } : game));
  expect(isOutdated(plan, matches, changed)).toBe(true);
});

test('2,000 games of seven are compared in a moment, even if all are changed', async () => {
  const players = Array.from({ length: 7 }, (_, at) => `Player ${at}`);
  const event = Array.from({ length: 2000 }, (_, at) =>
    anRplopsGame(
      String(at),
      players.map((player, index) => [`${player} of ${at}`, String(index + 1)]),
    ),
  );
  const csv = csvOf('rplops', event);
  const { games, names, lines, table } = await previewOf(csv.replaceAll(',7\r\n', ',6\r\n'), {
    system: 'rplops',
    settings: {},
    engine,
    forms: await openEventForms('rplops'),
    numbers: NUMBERS.point,
  });
  const entries = games.map((game, at) => ({ game, name: names[at]!, lines: lines[at]! }));
  const carried = new Set(table!.columns.flatMap(({ column }) => column?.id ?? []));
  const began = process.cpuUsage(); // other programs may keep this one waiting
  const matches = await matchGames(layoutOf('rplops'), event, entries, carried, NUMBERS.point);
  const { user, system } = process.cpuUsage(began);
  expect(matches.filter(({ kind, doubt }) => kind === 'changed' && doubt === null).length).toBe(2000);
  expect((user + system) / 1_000_000, 'seconds of the processor').toBeLessThan(20);
});
