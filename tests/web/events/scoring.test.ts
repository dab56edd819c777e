// Standings with games that conflict with each other, and with late corrections.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { newId } from '../../../web/src/systems/event_game.ts';
import { renamed } from '../../../web/src/systems/player_names.ts';
import { chance, pick, seeded, shuffled, whole } from '../../reference/random.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const engine = await load();
let modules: {
  stores: typeof import('../../../web/src/store/this_device.ts').stores;
  Scoring: typeof import('../../../web/src/events/scoring.ts').Scoring;
  openEventForms: typeof import('../../../web/src/systems/models.ts').openEventForms;
};
beforeAll(async () => {
  const [{ stores }, { Scoring }, { openEventForms }] = await Promise.all([
    import('../../../web/src/store/this_device.ts'),
    import('../../../web/src/events/scoring.ts'),
    import('../../../web/src/systems/models.ts'),
  ]);
  modules = { stores, Scoring, openEventForms };
});

async function opened(event: TallyEvent, asked = engine) {
  const store = modules.stores.begin(event);
  const scoring = new modules.Scoring(store, asked, await modules.openEventForms(event.system), () => NUMBERS.point);
  const left = () => scoring.standings().left.map(({ game, why }) => `${game.id}: ${why}`);
  return { store, scoring, left, players: () => scoring.standings().rows?.map(({ player }) => player) };
}

test('a solo after a survivor was left out of the draw is in the standings, as it is on its own sheet', async () => {
  const seven = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const game = aGame('a', 'size-matters', seven, [1, 18, 9, 5, 1, 0, 0]);
  const powers = game.state['powers'] as { key: string }[];
  const marked = powers.map((row) => (row.key === 'germany' ? { ...row, draw: 'out' } : row));
  const { left, players, scoring } = await opened(
    anEvent('size-matters', [{ ...game, state: { ...game.state, powers: marked } }]),
  );
  expect(left()).toEqual([]);
  expect(players()?.[0]).toBe('Bob');
  expect(scoring.standings().rows?.[0]?.total).toBe('210.00');
});

describe('two boards of one final with one player on both', () => {
  const ANN = aBoard(
    'one',
    'Rail Baron',
    [
      ['Ann', '200'],
      ['Bob', '100'],
    ],
    'final',
  );
  const twice = () =>
    anEvent('puffing-billy', [
      ANN,
      aBoard(
        'two',
        'Rail Baron',
        [
          ['Ann', '200'],
          ['Cy', '100'],
        ],
        'final',
      ),
      aBoard('three', 'Rail Baron', [
        ['Cy', '90'],
        ['Di', '80'],
      ]),
    ]);
  const REFUSED = 'two: Ann is on two boards of this final; a player can sit on only one.';

  test('leave the later one out', async () => {
    const { left, players } = await opened(twice());
    expect(left()).toEqual([REFUSED]);
    expect(players()).toEqual(['Ann', 'Cy', 'Bob', 'Di']);
  });

  test('are both included when the earlier one is corrected', async () => {
    const { store, left, players } = await opened(twice());
    left();
    store.changeGames(
      [
        aBoard(
          'one',
          'Rail Baron',
          [
            ['Eve', '200'],
            ['Bob', '100'],
          ],
          'final',
        ),
      ],
      'corrected',
    );
    expect(left()).toEqual([]);
    expect(players()).toEqual(expect.arrayContaining(['Ann', 'Eve']));
    store.undo();
    expect(left()).toEqual([REFUSED]);
  });

  test('are checked again when the earlier one is deleted, or is no longer a final', async () => {
    const { store, scoring, left } = await opened(twice());
    left();
    store.deleteGames(['one'], 'deleted');
    expect(left()).toEqual([]);
    store.undo();
    expect(left()).toEqual([REFUSED]);
    store.changeGames([{ ...ANN, stage: 'preliminary' }], 'made preliminary');
    expect(left()).toEqual([]);
    expect(scoring.why(store.games[1])).toBe(null);
  });

  test('give the reason at the game that is left out', async () => {
    const { store, scoring } = await opened(twice());
    expect(store.games.map((game) => scoring.why(game) === null)).toEqual([true, false, true]);
  });
});

test('typing a game does not score all the others twice, nor what was scored before', async () => {
  const sizes: number[] = [];
  const standings: typeof engine.rplops.standings = (request) => (
    sizes.push(request.games.length), engine.rplops.standings(request)
  );
  const games = Array.from({ length: 200 }, (_, at) =>
    anRplopsGame(String(at), [
      ['Ann', '1'],
      ['Bob', '2'],
    ]),
  );
  const { store, scoring } = await opened(anEvent('rplops', games), {
    ...engine,
    rplops: { ...engine.rplops, standings },
  });
  scoring.standings();
  for (const place of ['', '0', '1']) {
    store.changeGames(
      [
        anRplopsGame('7', [
          ['Ann', place],
          ['Bob', '2'],
        ]),
      ],
      'typed',
    );
    expect(scoring.standings().left).toHaveLength(place === '1' ? 0 : 1);
  }
  expect(sizes.filter((size) => size > 1)).toEqual([200, 199]);
});

test('an invalid setting is reported, and the standings are back when it is corrected', async () => {
  const { store, scoring, left } = await opened(
    anEvent(
      'rplops',
      [
        anRplopsGame('a', [
          ['Ann', '1'],
          ['Bob', '2'],
        ]),
      ],
      { average: 'x' },
    ),
  );
  expect(scoring.standings()).toMatchObject({
    rows: null,
    problems: ['The average is “x”, which is not a number. Write it like 252,000 or 252000.5.'],
  });
  store.changeSetting('average', '10', 'changed');
  expect(left()).toEqual([]);
  expect(scoring.standings().rows).toMatchObject([{ total: '13.33' }, { total: '6.67' }]);
});

test('reasons for refusal are not kept when a setting changes', async () => {
  const powers = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const { store, left } = await opened(
    anEvent(
      'rplops',
      [
        anRplopsGame('a', [
          ['Ann', '1'],
          ['Bob', '2'],
        ]),
      ],
      { useTime: 'yes' },
    ),
  );
  expect(left()).toEqual(['a: The game’s length in hours is missing.']);
  store.changeSetting('useTime', 'no', 'changed');
  expect(left()).toEqual([]);
  expect(
    (await opened(anEvent('detour-98f', [aGame('d', 'detour-98f', powers, [17, 17, 0, 0, 0, 0, 1])]))).left(),
  ).toEqual(['d: The powers hold 35 centres together; there are only 34.']);
});

describe('one board of a final that lacks a score', () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    aBoard(`p${at}`, 'Rail Baron', [
      ['Ann', '2'],
      ['Bob', '1'],
    ]),
  );
  const final = (id: string, ...players: [string, string][]) => aBoard(id, 'Rail Baron', players, 'final');

  test('does not exclude another board with the same player', async () => {
    const { left } = await opened(
      anEvent('puffing-billy', [...many, final('x', ['Ann', '2'], ['Bob', '']), final('y', ['Ann', '2'], ['Cy', '1'])]),
    );
    expect(left()).toEqual(['x: Bob’s score is missing.']);
  });

  test('nor does a board that is itself left out', async () => {
    const { left } = await opened(
      anEvent('puffing-billy', [
        ...many,
        final('x', ['Ann', '2'], ['Di', '1']),
        final('y', ['Ann', '2'], ['Bob', '1']),
        final('z', ['Bob', '2'], ['Cy', '1']),
      ]),
    );
    expect(left()).toEqual(['y: Ann is on two boards of this final; a player can sit on only one.']);
  });
});

test.each([1, 2, 3])(
  'after any corrections, renamings and steps back the standings are those of the same games anew (%i)',
  async (seed) => {
    const random = seeded(seed);
    const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo'];
    const aRandomBoard = (id: string) =>
      aBoard(
        id,
        pick(random, ['Rail Baron', 'Eurorails', '']),
        shuffled(random, names)
          .slice(0, whole(random, 2, 4))
          .map((name) => [name, pick(random, ['', '0', '100', '200', 'x'])]),
        pick(random, [undefined, 'final']),
      );
    const { store, scoring } = await opened(
      anEvent(
        'puffing-billy',
        Array.from({ length: 25 }, (_, at) => aRandomBoard(`g${at}`)),
      ),
    );
    for (let turn = 0; turn < 60; turn += 1) {
      const { id } = pick(random, store.games);
      pick(random, [
        () => store.changeGames([aRandomBoard(id)], 'corrected'),
        () =>
          store.changeGames(
            store.games.map((game) => ({
              ...game,
              state: renamed(game.state, pick(random, names), pick(random, names)),
            })),
            'renamed',
          ),
        () => store.deleteGames([id], 'deleted'),
        () => store.addGames([aRandomBoard(`t${turn}`)], 'added'),
        () => store.changeSetting('count', pick(random, ['', '1', '2']), 'set'),
        () => store.undo(),
        () => store.redo(),
      ])();
      if (chance(random, 0.4)) continue;
      const anew = await opened({ ...store.event, id: newId() });
      expect(scoring.standings()).toEqual(anew.scoring.standings());
      expect(store.games.map((game) => scoring.why(game))).toEqual(
        anew.store.games.map((game) => anew.scoring.why(game)),
      );
    }
  },
);

test('standings calculated in advance are the same, and keep the page responsive', async () => {
  const event = anEvent(
    'puffing-billy',
    Array.from({ length: 40 }, (_, at) =>
      aBoard(`g${at}`, 'Rail Baron', [
        [`Player ${at}`, '200'],
        [`Player ${at + 1}`, String(at)],
      ]),
    ),
  );
  const { scoring } = await opened(event);
  let clock = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  await scoring.prepare();
  clearInterval(turning);
  slow.mockRestore();
  expect(turns).toBeGreaterThan(1);
  expect(scoring.known).toEqual((await opened({ ...event, id: newId() })).scoring.standings());
});

test('standings are cached until a game changes', async () => {
  const { store, scoring } = await opened(
    anEvent('puffing-billy', [
      aBoard('one', 'Rail Baron', [
        ['Ann', '200'],
        ['Bob', '100'],
      ]),
    ]),
  );
  expect(scoring.known).toBe(null);
  await scoring.prepare();
  expect(scoring.known?.rows?.map(({ player }) => player)).toEqual(['Ann', 'Bob']);
  store.changeGames(
    [
      aBoard('one', 'Rail Baron', [
        ['Bob', '200'],
        ['Ann', '100'],
      ]),
    ],
    'corrected',
  );
  expect(scoring.known).toBe(null);
});
