// Several tabs of one event over one device, whose answers and whose news of each other come late: nothing is lost, no
// letter goes back, and in the end all have the same.
import { isDeepStrictEqual } from 'node:util';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { newId, type EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { chance, pick, seeded, whole, type Random } from '../../reference/random.ts';

let random: Random = seeded(1);

/** A number of turns of the event loop, in which other tabs act and the device answers. */
async function pause(most: number): Promise<void> {
  for (let turns = whole(random, 0, most); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The device takes a writing at one moment and answers at another. */
vi.mock('../../../web/src/store/database.ts', async (actual) => {
  const database = await actual<typeof import('../../../web/src/store/database.ts')>();
  const inDatabase: typeof database.inDatabase = async (work) => {
    await pause(4);
    const result = await database.inDatabase(work);
    await pause(4);
    return result;
  };
  return { ...database, inDatabase };
});
vi.mock('../../../web/src/ui/announce.ts', () => ({ announce() {} }));

/** Loads a separate instance of the modules, as each tab does. */
async function tab(): Promise<typeof import('../../../web/src/store/this_device.ts').stores> {
  vi.resetModules();
  return (await import('../../../web/src/store/this_device.ts')).stores;
}

async function tabs(count: number, event: TallyEvent): Promise<EventStore[]> {
  const first = (await tab()).begin(event);
  await first.save();
  const others = [];
  while (others.length < count - 1) others.push((await (await tab()).open(event.id)) as EventStore);
  return [first, ...others];
}

const BLANK = { heading: '', finish: [], formula: 'RPLOPS', average: '', hours: '' };
const aGame = (id: string, ...fields: string[]): EventGame => ({
  id,
  form: 'rplops',
  state: { ...BLANK, ...Object.fromEntries(fields.map((field) => [field, ''])) },
});
const anEvent = (games: EventGame[]): TallyEvent => ({
  version: 1,
  id: newId(),
  name: 'Shared',
  system: 'rplops',
  settings: {},
  games,
});

/** Until all has been written and heard: every tab has what the device has. */
async function settled(all: EventStore[]): Promise<void> {
  const areSame = async () => {
    await Promise.all(all.map((store) => store.save()));
    const kept = await onDevice(all[0].id);
    return all.every(({ games }) => isDeepStrictEqual(games, kept));
  };
  await expect.poll(areSame).toBe(true);
}

async function onDevice(event: string): Promise<EventGame[]> {
  return (await (await tab()).open(event))?.games ?? [];
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  let clock = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
});

test.each([1, 2, 3, 4, 5, 6])(
  'letters typed into one game by three at once stay as they were typed (%i)',
  async (seed) => {
    random = seeded(seed);
    const all = await tabs(3, anEvent([aGame('a', 'f0', 'f1', 'f2')]));
    const typed = all.map(() => '');
    const lost: string[] = [];
    const field = (at: number) => String(all[at].game('a')?.state[`f${at}`]);
    all.forEach((store, at) =>
      store.follow(() => field(at) === typed[at] || lost.push(`tab ${at}: ${field(at)} for ${typed[at]}`)),
    );
    await Promise.all(
      all.map(async (store, at) => {
        for (let letter = 0; letter < 30; letter += 1) {
          const game = store.game('a') as EventGame;
          typed[at] += 'x';
          store.changeGames([{ ...game, state: { ...game.state, [`f${at}`]: typed[at] } }], 'typed', 'game a');
          if (chance(random, 0.5)) void store.save();
          await pause(6);
        }
      }),
    );
    await settled(all);
    expect(lost).toEqual([]);
    for (const games of [...all.map(({ games }) => games), await onDevice(all[0].id)])
      expect(games.map(({ state }) => [state['f0'], state['f1'], state['f2']])).toEqual([typed]);
  },
);

test.each([1, 2, 3, 4, 5, 6])(
  'games added, deleted and had back by three at once come to the same everywhere (%i)',
  async (seed) => {
    random = seeded(seed);
    const all = await tabs(3, anEvent([aGame('a'), aGame('b'), aGame('c')]));
    await Promise.all(
      all.map(async (store, at) => {
        for (let turn = 0; turn < 20; turn += 1) {
          doSomething(store, `t${at}n${turn}`);
          if (chance(random, 0.5)) void store.save();
          await pause(6);
        }
      }),
    );
    await settled(all);
    const kept = await onDevice(all[0].id);
    for (const { games } of all) expect(games).toEqual(kept);
  },
);

function doSomething(store: EventStore, name: string): void {
  const some = pick(random, store.games.length > 0 ? store.games : [aGame('x')]);
  pick(random, [
    () => store.addGames([aGame(name)], 'added'),
    () => store.deleteGames([some.id], 'deleted'),
    () => store.changeGames([{ ...some, state: { ...some.state, heading: name } }], 'corrected'),
    () => store.undo(),
    () => store.redo(),
  ])();
}

test('a suspended tab notices a game that was deleted and restored meanwhile', async () => {
  random = seeded(1);
  const [first, second] = await tabs(2, anEvent([aGame('a')]));
  await settled([first, second]);
  const correct = (heading: string) =>
    first.changeGames([{ ...aGame('a'), state: { ...BLANK, heading } }], 'corrected');
  for (const heading of ['one', 'two', 'three']) {
    correct(heading);
    await first.save();
  }
  await settled([first, second]);
  const asleep = vi.spyOn(second as any, 'receive').mockImplementation(() => {});
  first.deleteGames(['a'], 'deleted');
  await first.save();
  first.undo();
  correct('four');
  await first.save();
  await settled([first]);
  asleep.mockRestore();
  await second.readAll();
  expect(second.game('a')?.state.heading).toBe('four');
});
