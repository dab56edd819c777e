// The same game, entered on two devices that did not know of each other's: both are asked, all answers lead to the same
// event, and nothing that was typed is lost without being offered.
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { aDevice, by, clock, useClock, type Device, type Tab } from './devices.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

/** Timers stand still, so long work does not pause. */
vi.mock('../../../web/src/device/slices.ts', () => ({
  Slices: class {
    due = false;
    async pause() {}
  },
}));

/** How often two games were compared. */
const comparisons = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../web/src/events/added_twice.ts', async (original) => {
  const { twinOf } = await original<typeof import('../../../web/src/events/added_twice.ts')>();
  return { twinOf: (...games: Parameters<typeof twinOf>) => ((comparisons.count += 1), twinOf(...games)) };
});

const DAY = 86_400_000;

let devices: [Device, Device];
let twice: typeof import('../../../web/src/events/entered_twice.ts')[];

beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1)];
  twice = devices.map(({ tabs }) => tabs[0]!.twice);
  useClock();
});

const tabOf = (at: 0 | 1): Tab => devices[at].tabs[0]!;
const storeOf = (at: 0 | 1): EventStore => tabOf(at).store!;

function aGame(id: string, places: string[], heading = 'Heat 1'): EventGame {
  const finish = ['Ann', 'Bob', 'Cy', 'Di'].map((player, at) => ({ key: String(at + 1), player, place: places[at]! }));
  return { id, form: 'rplops', state: { heading, finish, formula: 'RPLOPS', average: '', hours: '' } };
}

const RESULT = ['1', '2', '3', '4'];
const OTHER_RESULT = ['2', '1', '3', '4'];

/** The same event on both, to which each adds its game without knowing of the other's. */
async function begin(here: EventGame[], there: EventGame[], apart = 0): Promise<void> {
  const [first, second] = [tabOf(0), tabOf(1)];
  const event = newEvent('rplops', 'League');
  first.store = first.stores.begin(event);
  await first.store.save();
  second.store = await second.stores.addNew(event.id, second.files.read(first.files.write(first.store)));
  first.store.addGames(here, 'Games added');
  clock.now += apart;
  second.store!.addGames(there, 'Games added');
}

async function take(from: 0 | 1, to: 0 | 1): Promise<void> {
  const text = tabOf(from).files.write(storeOf(from));
  await by(devices[to], () => storeOf(to).merge(tabOf(to).files.read(text)));
}

async function exchange(): Promise<void> {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const)
    await take(from, to);
}

const pairsOn = (at: 0 | 1) => twice[at]!.gamesEnteredTwice(storeOf(at), NUMBERS.point);
const asked = async () => (await Promise.all([pairsOn(0), pairsOn(1)])).map(({ length }) => length);
const idsOn = (at: 0 | 1) => storeOf(at).games.map(({ id }) => id);
const placesOf = (game: EventGame) => (game.state['finish'] as { place: string }[]).map(({ place }) => place);

describe('is asked about', () => {
  test('on both, with the same figures and with others, side by side', async () => {
    await begin(
      [aGame('a', RESULT), aGame('c', RESULT, 'Heat 2')],
      [aGame('b', RESULT), aGame('d', OTHER_RESULT, 'Heat 2')],
    );
    expect(await asked()).toEqual([0, 0]);
    await exchange();
    for (const at of [0, 1] as const) {
      const pairs = await pairsOn(at);
      expect(pairs.map(({ kept, other, differences }) => [kept.id, other.id, differences])).toEqual([
        ['a', 'b', []],
        [
          'c',
          'd',
          [
            { what: 'Ann’s place', before: '1', after: '2' },
            { what: 'Bob’s place', before: '2', after: '1' },
          ],
        ],
      ]);
    }
  });

  test('where one device gave the round and board, and not where the two gave others', async () => {
    const placed = (id: string, round: string, board = '1') => ({ ...aGame(id, RESULT), round, board });
    await begin(
      [aGame('a', RESULT), placed('c', '2')],
      [placed('b', '1'), { ...placed('d', '3'), state: aGame('d', RESULT).state }],
    );
    await exchange();
    const pairs = (await pairsOn(0)).map(({ kept, other }) => [kept.id, other.id].sort().join(' '));
    expect(pairs).not.toContain('c d');
    expect(pairs).toContain('a b');
  });

  test('after a reload too', async () => {
    await begin([aGame('a', RESULT)], [aGame('b', RESULT)]);
    await take(1, 0);
    tabOf(0).store = await tabOf(0).stores.open(storeOf(0).id);
    expect((await pairsOn(0)).length).toBe(1);
  });

  test.each<[string, EventGame, EventGame, number]>([
    ['has another name', aGame('a', RESULT), aGame('b', RESULT, 'Heat 2'), 0],
    [
      'has other players',
      aGame('a', RESULT),
      {
        ...aGame('b', RESULT),
        state: {
          ...aGame('b', RESULT).state,
          finish: [
            { key: '1', player: 'Ann', place: '1' },
            { key: '2', player: 'Eve', place: '2' },
          ],
        },
      },
      0,
    ],
    ['has other figures, three days later', aGame('a', RESULT), aGame('b', OTHER_RESULT), 3 * DAY],
    ['has the same figures, 31 days later', aGame('a', RESULT), aGame('b', RESULT), 31 * DAY],
    [
      'has no players yet',
      aGame('a', RESULT),
      { ...aGame('b', RESULT), state: { ...aGame('b', RESULT).state, finish: [] } },
      0,
    ],
  ])('unless it %s', async (_what, here, there, apart) => {
    await begin([here], [there], apart);
    await exchange();
    expect(await asked()).toEqual([0, 0]);
  });

  test('unless one device entered both, as someone who plays twice', async () => {
    await begin([aGame('a', RESULT), aGame('b', RESULT)], []);
    await exchange();
    expect(await asked()).toEqual([0, 0]);
  });
});

describe('games of regulars', () => {
  const evening = (id: string, results: string[][]) =>
    results.map((places, at) => aGame(`${id}${results.length - at}`, places, ''));

  test('that both devices imported are paired in their order, without comparing each with all', async () => {
    const results = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? RESULT : OTHER_RESULT));
    await begin(evening('a', results), evening('b', results));
    await exchange();
    comparisons.count = 0;
    const pairs = await pairsOn(0);
    expect(pairs.map(({ kept, other, differences }) => [kept.id, other.id, differences])).toEqual(
      results.map((_, at) => [`a${results.length - at}`, `b${results.length - at}`, []]),
    );
    expect(comparisons.count).toBeLessThanOrEqual(2 * results.length);
  });

  test.each<[string, string, string[], number]>([
    ['has no name', '', RESULT, 0],
    ['has the name of one, and other figures', 'Heat 1', OTHER_RESULT, 0],
    ['has the name of one, and its figures', 'Heat 1', RESULT, 1],
  ])(
    'that an earlier version entered without a time are not asked about for every replay: a new one %s',
    async (_what, heading, result, questions) => {
      const old = { ...newEvent('rplops', 'League'), games: [aGame('a', RESULT, heading)] };
      const { stores, files } = tabOf(0);
      const store = (await stores.addNew(old.id, files.read(jsonOf(old))))!;
      store.addGames([aGame('b', result, heading)], 'Game added');
      expect((await twice[0]!.gamesEnteredTwice(store, NUMBERS.point)).length).toBe(questions);
    },
  );
});

type Answer = 'nothing' | 'the first' | 'the second' | 'both';
const ANSWERS: Answer[] = ['nothing', 'the first', 'the second', 'both'];

async function answer(at: 0 | 1, how: Answer): Promise<void> {
  if (how === 'nothing') return;
  const pairs = await pairsOn(at);
  if (pairs.length === 0) return;
  await by(devices[at], async () => {
    if (how === 'both') twice[at]!.keepBoth(storeOf(at), pairs);
    else twice[at]!.keepOne(storeOf(at), pairs, () => (how === 'the first' ? 'kept' : 'other'));
  });
}

const contents = (at: 0 | 1) => storeOf(at).games.map(({ id, state }) => [id, state]);

describe.each([
  ['the same figures', RESULT],
  ['other figures', OTHER_RESULT],
])('with %s', (_which, result) => {
  test.each(['the first', 'the second', 'both'] as const)('what one device answers counts on both: %s', async (how) => {
    await begin([aGame('a', RESULT)], [aGame('b', result)]);
    await exchange();
    await answer(0, how);
    await exchange();
    expect(await asked()).toEqual([0, 0]);
    expect(contents(0)).toEqual(contents(1));
    expect(storeOf(0).games.map(placesOf)).toEqual(
      how === 'both' ? [RESULT, result] : how === 'the first' ? [RESULT] : [result],
    );
    expect(storeOf(1).conflicts).toEqual([]);
  });

  test.each(ANSWERS.flatMap((here) => ANSWERS.map((there) => [here, there] as const)))(
    'devices that answer apart, %s here and %s there, come to the same; a game is left, and what is not is offered',
    async (here, there) => {
      await begin([aGame('a', RESULT)], [aGame('b', result)]);
      await exchange();
      await answer(0, here);
      await answer(1, there);
      await exchange();
      expect(contents(0)).toEqual(contents(1));
      expect(storeOf(0).conflicts.map(({ record, path }) => [record, path])).toEqual(
        storeOf(1).conflicts.map(({ record, path }) => [record, path]),
      );
      expect(idsOn(0)).toContain('a');
      if (here !== there && ![here, there].includes('nothing') && result === OTHER_RESULT)
        expect(storeOf(0).conflicts).not.toEqual([]);
    },
  );

  test('undo brings the question back', async () => {
    await begin([aGame('a', RESULT)], [aGame('b', result)]);
    await exchange();
    for (const how of ['the first', 'the second', 'both'] as const) {
      await answer(0, how);
      expect((await pairsOn(0)).length).toBe(0);
      expect(storeOf(0).undo()).toEqual([]);
      expect((await pairsOn(0)).length).toBe(1);
      expect(storeOf(0).games.map(placesOf)).toEqual([RESULT, result]);
    }
  });
});

test('pairs that two devices say to be different, without knowing of each other, are both remembered', async () => {
  await begin([aGame('a', RESULT), aGame('c', RESULT, 'Heat 2')], [aGame('b', RESULT), aGame('d', RESULT, 'Heat 2')]);
  await exchange();
  for (const at of [0, 1] as const) {
    const pair = (await pairsOn(at))[at]!;
    by(devices[at], () => twice[at]!.keepBoth(storeOf(at), [pair]));
  }
  await exchange();
  expect(await asked()).toEqual([0, 0]);
  expect([...storeOf(0).conflicts, ...storeOf(1).conflicts]).toEqual([]);
});

test('that both games are kept is undone on the other device too', async () => {
  await begin([aGame('a', RESULT)], [aGame('b', RESULT)]);
  await exchange();
  await answer(0, 'both');
  await exchange();
  expect(await asked()).toEqual([0, 0]);
  by(devices[0], () => storeOf(0).undo());
  await exchange();
  expect(await asked()).toEqual([1, 1]);
});

test('whatever both answer, and whenever they exchange files, at least one of each game is left on both, alike', async () => {
  const step = fc.oneof(
    fc.record({ at: fc.constantFrom(0 as const, 1 as const), how: fc.constantFrom(...ANSWERS) }),
    fc.record({ from: fc.constantFrom(0 as const, 1 as const) }),
    fc.record({ undo: fc.constantFrom(0 as const, 1 as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.boolean(), async (steps, isSame) => {
      await begin([aGame('a', RESULT)], [aGame('b', isSame ? RESULT : OTHER_RESULT)]);
      for (const one of steps) {
        if ('how' in one) await answer(one.at, one.how);
        else if ('from' in one) await take(one.from, one.from === 0 ? 1 : 0);
        else if (storeOf(one.undo).history.undoable?.did !== 'Games added')
          by(devices[one.undo], () => storeOf(one.undo).undo());
      }
      await exchange();
      expect(contents(0)).toEqual(contents(1));
      expect(idsOn(0)).toContain('a');
    }),
    { numRuns: 60 },
  );
});
