// Two devices of one name, since the profile of one was copied to the other: what both change becomes a conflict like any
// other, and one of them takes a new name.
import { beforeEach, expect, test } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { aDevice, by, useClock, type Device } from './devices.ts';

const NAME = 'abcdef';

let devices: [Device, Device];
let original: EventStore;
let copy: EventStore;

const game: EventGame = {
  id: 'g',
  form: 'rplops',
  state: { heading: '', finish: [], formula: 'RPLOPS', average: '', hours: '' },
};

beforeEach(async () => {
  const texts = { device: JSON.stringify(NAME) };
  devices = [await aDevice(1, texts), await aDevice(1, texts)];
  useClock();
  const event = newEvent('rplops', 'League');
  const [first, second] = devices.map(({ tabs }) => tabs[0]!);
  original = first!.stores.begin(event);
  original.addGames([game], 'Game added');
  await original.save();
  copy = (await second!.stores.addNew(event.id, second!.files.read(first!.files.write(original))))!;
  await copy.save();
});

const type = (store: EventStore, heading: string) =>
  store.changeGames([{ ...store.game('g')!, state: { ...store.game('g')!.state, heading } }], 'typed');

const take = async (from: 0 | 1, to: 0 | 1) => {
  const [source, target] = [from, to].map((at) => ({ ...devices[at]!.tabs[0]!, store: [original, copy][at]! }));
  const text = source!.files.write(source!.store);
  await by(devices[to], () => target!.store.merge(target!.files.read(text)));
};

const told = (store: EventStore) => store.conflicts.map(({ path }) => path);
const writersOf = (store: EventStore) =>
  new Set(Object.values(store.record('g')?.stamps ?? {}).map((stamp) => stamp.slice(11, 17)));

test.each([
  ['the copy’s file', 'the copy', 1, 0],
  ['the original’s file', 'the original', 0, 1],
] as const)('the first conflict is told, where %s is read first', async (_file, _last, from, to) => {
  type(original, 'by the original');
  type(copy, 'by the copy');
  await take(from, to);
  await take(to, from);
  expect([told(original), told(copy)]).toEqual([['/state/heading'], ['/state/heading']]);
});

test('who reads the other’s file takes a new name, and the next conflicts are told too', async () => {
  type(original, 'by the original');
  await take(0, 1);
  expect(told(copy)).toEqual([]); // it has changed nothing itself
  type(copy, 'by the copy');
  expect([...writersOf(copy)]).not.toContain(NAME);
  type(original, 'again by the original');
  await take(1, 0);
  expect(told(original)).toEqual(['/state/heading']);
  await take(0, 1);
  expect(told(copy)).toEqual(['/state/heading']);
});

test('undo goes on with what was done under the name before', async () => {
  type(copy, 'one');
  original.addGames([{ ...game, id: 'h' }], 'Game added');
  await take(0, 1);
  type(copy, 'two');
  const headings = [0, 1].map(() => [copy.undo(), copy.game('g')?.state.heading]);
  expect(headings).toEqual([
    [[], 'one'],
    [[], ''],
  ]);
});

test('a file of one’s own that comes back is no other device’s', async () => {
  const { files } = devices[0].tabs[0]!;
  type(original, 'before');
  const file = files.write(original);
  type(original, 'after');
  await original.merge(files.read(file));
  type(original, 'later');
  expect([...writersOf(original)]).toEqual([NAME]);
  expect(told(original)).toEqual([]);
});
