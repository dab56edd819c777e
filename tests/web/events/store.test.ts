// The guarantees of an event's store: an undo history that lasts, a bin, two devices that converge, and records of
// earlier and later versions.
import { beforeEach, expect, test, vi } from 'vitest';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import type { OpenConflict } from '../../../web/src/merge/conflicts.ts';
import { aDevice, clock, useClock, type Device, type Tab } from './devices.ts';

let device: Device;
let event: TallyEvent;

beforeEach(async () => {
  device = await aDevice(2);
  event = newEvent('rplops', 'League');
  useClock();
});

const aGame = (id: string, heading = ''): EventGame => ({
  id,
  form: 'rplops',
  state: { heading, finish: [], formula: 'RPLOPS', average: '', hours: '' },
});

const type = (store: EventStore, heading: string, id = 'g') =>
  store.changeGames([{ ...store.game(id)!, state: { ...store.game(id)!.state, heading } }], 'typed');

const heading = (store: EventStore, id = 'g') => store.game(id)?.state.heading;

async function begin(tab: Tab): Promise<EventStore> {
  const store = tab.stores.begin(event);
  store.addGames([aGame('g')], 'Game added');
  await store.save();
  return store;
}

const reopened = async (tab: Tab) => (await tab.stores.open(event.id))!;

/** The device's database, as a test reads it or writes into it. */
async function inDevice<Result>(act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open('tallysheet');
  await new Promise((done) => (opening.onsuccess = done));
  const request = act(opening.result.transaction('events', 'readwrite').objectStore('events'));
  await new Promise((done) => (request.onsuccess = done));
  opening.result.close();
  return request.result;
}

test('steps are undone and redone after the tab was closed, also typing', async () => {
  const store = await begin(device.tabs[0]!);
  for (const text of ['a', 'ab', 'abc']) store.changeGames([{ ...aGame('g', text) }], 'Game edited', 'game g');
  await store.save();
  const again = await reopened(device.tabs[0]!);
  expect(again.history.all.map(({ did }) => did)).toEqual(['Game added', 'Game edited']);
  again.undo();
  expect(heading(again)).toBe('');
  await again.save();
  const third = await reopened(device.tabs[0]!);
  third.redo();
  expect(heading(third)).toBe('abc');
  third.undo();
  third.undo();
  expect(third.games).toEqual([]);
});

test('other tabs have nothing that the device lacks, should the tab that writes it be closed before it is stored', async () => {
  const first = await begin(device.tabs[0]!);
  const second = await reopened(device.tabs[1]!);
  const wasStored: boolean[] = [];
  second.follow(() => void wasStored.push(first.isKept));
  type(first, 'typed');
  await first.save();
  expect([heading(second), wasStored]).toEqual(['typed', [true]]);
});

test('the last two hundred steps stay', async () => {
  const store = await begin(device.tabs[0]!);
  for (let step = 1; step <= 250; step += 1) type(store, `step ${step}`);
  await store.save();
  const again = await reopened(device.tabs[0]!);
  for (let step = 0; step < 200; step += 1) again.undo();
  expect([heading(again), again.history.undoable]).toEqual(['step 50', undefined]);
});

test('an open tab’s steps stay its own, and undo leaves what another tab wrote since, be it the same text', async () => {
  const first = await begin(device.tabs[0]!);
  type(first, 'a');
  await first.save();
  const second = await reopened(device.tabs[1]!);
  expect(second.history.all).toEqual([]);
  type(second, 'b');
  type(second, 'a');
  await second.save();
  const left = first.undo();
  expect([heading(first), left.map(({ path }) => path)]).toEqual(['a', ['/state/heading']]);
});

test('a deleted game lies in the bin and comes back whole', async () => {
  const store = await begin(device.tabs[0]!);
  type(store, 'Final');
  store.deleteGames(['g'], 'Game deleted');
  await store.save();
  const again = await reopened(device.tabs[0]!);
  expect([again.games, again.record('g')?.value.deleted]).toEqual([[], expect.any(Number)]);
  again.restore('g', 'Game restored');
  expect(heading(again)).toBe('Final');
});

/** Both devices have the event; each has a store of it, and reads the other's file. */
async function twoDevices(): Promise<{ here: EventStore; there: EventStore; exchange(): Promise<void> }> {
  const other = await aDevice(1);
  const [tab, otherTab] = [device.tabs[0]!, other.tabs[0]!];
  const here = await begin(tab);
  const there = (await otherTab.stores.addNew(event.id, otherTab.files.read(tab.files.write(here))))!;
  const exchange = async () => {
    const [one, two] = [tab.files.write(here), otherTab.files.write(there)];
    await here.merge(tab.files.read(two));
    await there.merge(otherTab.files.read(one));
  };
  return { here, there, exchange };
}

test('two devices that enter results come to the same event, whichever file is read first; nothing counts twice', async () => {
  const { here, there, exchange } = await twoDevices();
  here.addGames([aGame('h', 'Here')], 'Game added');
  there.addGames([aGame('t', 'There')], 'Game added');
  type(there, 'Both');
  await exchange();
  await exchange();
  expect(here.games.map(({ state }) => state.heading).sort()).toEqual(['Both', 'Here', 'There']);
  expect(there.games).toEqual(here.games);
  expect([here.conflicts, there.conflicts]).toEqual([[], []]);
});

/** The value that stands, and those that it may be replaced by. */
const valuesOf = ({ now, others }: OpenConflict) => [now.leaf, ...others.map(({ leaf }) => leaf)];

test('what both changed is told on both until it is chosen on one', async () => {
  const { here, there, exchange } = await twoDevices();
  type(here, '252');
  type(there, '258');
  await exchange();
  expect([heading(here), heading(there)]).toEqual(['258', '258']);
  expect(here.conflicts.map(valuesOf)).toEqual([['258', '252']]);
  expect(there.conflicts.map(valuesOf)).toEqual([['258', '252']]);
  here.settle(here.conflicts[0]!, '252', 'Chosen');
  expect([heading(here), here.conflicts]).toEqual(['252', []]);
  await exchange();
  expect([heading(there), there.conflicts]).toEqual(['252', []]);
});

test('a clock that is an hour ahead on one device loses nothing', async () => {
  const { here, there, exchange } = await twoDevices();
  clock.ahead = 3_600_000;
  type(there, 'by the fast clock');
  clock.ahead = 0;
  await exchange();
  type(here, 'later, by the slow one');
  await exchange();
  expect(heading(there)).toBe('later, by the slow one');
});

test('a game deleted here and edited there is in the bin on both, told, and can be restored with the edit', async () => {
  const { here, there, exchange } = await twoDevices();
  here.deleteGames(['g'], 'Game deleted');
  type(there, 'edited');
  await exchange();
  expect([here.games, there.games]).toEqual([[], []]);
  expect(there.conflicts.map(({ path }) => path)).toEqual(['/deleted']);
  there.settle(there.conflicts[0]!, null, 'Restored');
  await exchange();
  expect([heading(here), heading(there)]).toEqual(['edited', 'edited']);
});

test('what an earlier version writes meanwhile is taken over field by field; what it deletes lies in the bin', async () => {
  const store = await begin(device.tabs[0]!);
  store.addGames([aGame('x', 'Deleted there')], 'Game added');
  await store.save();
  type(store, 'typed here');
  const found = await inDevice((records) => records.get(`game/${event.id}/g`));
  const state = { ...found.value.state, average: '3' };
  await inDevice((records) =>
    records.put({ order: 1, edition: 9e12, value: { ...found.value, state } }, `game/${event.id}/g`),
  );
  await inDevice((records) => records.delete(`game/${event.id}/x`));
  new BroadcastChannel('tallysheet').postMessage({ event: event.id, records: [] });
  await store.readAll();
  await store.save();
  expect(store.game('g')?.state).toMatchObject({ heading: 'typed here', average: '3' });
  expect([store.game('x'), store.record('x')?.value.deleted]).toEqual([undefined, expect.any(Number)]);
});

test('a record of a later version is neither read nor overwritten', async () => {
  const store = await begin(device.tabs[0]!);
  const found = await inDevice((records) => records.get(`game/${event.id}/g`));
  const later = { ...found, format: 3, value: { ...found.value, rounds: 7 } };
  await inDevice((records) => records.put(later, `game/${event.id}/g`));
  type(store, 'over it');
  await store.save();
  expect(await inDevice((records) => records.get(`game/${event.id}/g`))).toEqual(later);
  await expect(device.tabs[1]!.stores.open(event.id)).rejects.toThrow(
    expect.objectContaining({ name: 'LaterVersion' }),
  );
  expect(heading(store)).toBe('over it');
});

test('a quota that runs out in the middle of an import leaves the device as it was, and all is stored once there is room', async () => {
  const store = await begin(device.tabs[0]!);
  store.addGames(
    Array.from({ length: 20 }, (_, at) => aGame(`i${at}`)),
    '20 games imported',
  );
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if ((puts += 1) > 7) throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  await store.save();
  full.mockRestore();
  expect([store.isKept, store.games.length, (await reopened(device.tabs[1]!)).games.length]).toEqual([false, 21, 1]);
  await store.save();
  expect([store.isKept, (await reopened(device.tabs[1]!)).games.length]).toEqual([true, 21]);
});

test('tabs stay the same while the device refuses every writing', async () => {
  const first = await begin(device.tabs[0]!);
  const second = await reopened(device.tabs[1]!);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  type(first, 'one');
  await first.save();
  type(second, 'two');
  await second.save();
  expect([heading(first), heading(second), first.isKept]).toEqual(['two', 'two', false]);
  full.mockRestore();
  await Promise.all([first.save(), second.save()]);
  expect(heading(await reopened(device.tabs[0]!))).toBe('two');
});

test('a tab with an earlier version of the page is noticed', async () => {
  const store = await begin(device.tabs[0]!);
  new BroadcastChannel('tallysheet').postMessage({ event: event.id, records: [] });
  expect(store.hasEarlierWriter).toBe(true);
});

test('after the last key there is no message and no write', async () => {
  const first = await begin(device.tabs[0]!);
  const second = await reopened(device.tabs[1]!);
  for (const text of ['x', 'xy', 'xyz']) {
    type(first, text);
    type(second, text.toUpperCase());
  }
  await Promise.all([first.save(), second.save()]);
  await Promise.all([first.save(), second.save()]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const tell = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  for (let round = 0; round < 5; round += 1) await Promise.all([first.save(), second.save()]);
  expect([put.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0]);
  expect(heading(first)).toBe(heading(second));
});

test('games keep their order of entry, whatever is changed, deleted and restored, here as on the device', async () => {
  const store = await begin(device.tabs[0]!);
  store.addGames([aGame('b'), aGame('a')], 'Games added');
  const seen: string[][] = [];
  const look = async () => {
    await store.save();
    const there = (await reopened(device.tabs[1]!)).games;
    expect(store.games).toEqual(there);
    seen.push(there.map(({ id, state }) => id + state.heading));
  };
  await look();
  type(store, '1', 'b');
  await look();
  store.deleteGames(['g'], 'deleted');
  type(store, '2', 'a');
  await look();
  store.restore('g', 'restored');
  await look();
  store.undoStep(store.history.all.find(({ did, edits }) => did === 'typed' && edits[0]?.record === 'b')!);
  await look();
  expect(seen).toEqual([
    ['g', 'b', 'a'],
    ['g', 'b1', 'a'],
    ['b1', 'a2'],
    ['g', 'b1', 'a2'],
    ['g', 'b', 'a2'],
  ]);
});

test('a conflict outlasts own corrections, and a choice of it can be undone, on every device', async () => {
  const { here, there, exchange } = await twoDevices();
  type(here, 'Anna');
  type(there, 'Annie');
  await exchange();
  type(there, 'Annika');
  await exchange();
  expect([here, there].map(({ conflicts }) => conflicts.map(valuesOf))).toEqual([
    [['Annika', 'Anna']],
    [['Annika', 'Anna']],
  ]);
  here.settle(here.conflicts[0]!, 'Anna', 'Chosen');
  await exchange();
  expect([heading(there), there.conflicts]).toEqual(['Anna', []]);
  here.undo();
  await exchange();
  expect([heading(there), there.conflicts.map(valuesOf)]).toEqual(['Annika', [['Annika', 'Anna']]]);
});

test('two devices that choose differently are asked again', async () => {
  const { here, there, exchange } = await twoDevices();
  type(here, 'Anna');
  type(there, 'Annie');
  await exchange();
  here.settle(here.conflicts[0]!, 'Anna', 'Chosen');
  there.settle(there.conflicts[0]!, 'Annie', 'Chosen');
  await exchange();
  expect([here, there].map(({ conflicts }) => conflicts.map(valuesOf))).toEqual([
    [['Annie', 'Anna']],
    [['Annie', 'Anna']],
  ]);
});

test('the file of another system with the same id changes nothing', async () => {
  const store = await begin(device.tabs[0]!);
  const { read, write } = device.tabs[0]!.files;
  const other = JSON.parse(write(store)) as { system: string; games: object[]; changes: { records: object[] } };
  Object.assign(other, { system: 'size-matters', games: [] });
  other.changes.records = other.changes.records.slice(0, 1);
  const before = store.changes.records;
  await store.merge(read(JSON.stringify(other)));
  expect([store.system, store.changes.records]).toEqual(['rplops', before]);
});

test('edits after a stamp that no clock says, from an earlier version, are read again, and so are those to come', async () => {
  const store = await begin(device.tabs[0]!);
  await store.save();
  const key = `game/${event.id}/g`;
  const found = await inDevice((records) => records.get(key));
  const late = (time: number) => (8.64e15 + time).toString(36).padStart(11, '0') + found.stamp.slice(11);
  const value = { ...found.value, state: { ...found.value.state, heading: 'typed after it' } };
  const stamps = { '/state/heading': late(2), '/state/average': late(0) };
  await inDevice((records) => records.put({ ...found, edition: 8.64e15 + 2, value, stamps }, key));
  const again = await reopened(device.tabs[1]!);
  expect(heading(again)).toBe('typed after it');
  type(again, 'typed later');
  await again.save();
  const third = await reopened(device.tabs[0]!);
  expect(heading(third)).toBe('typed later');
  expect(device.tabs[0]!.files.read(device.tabs[0]!.files.write(third)).records.get('g')?.value).toEqual(
    third.record('g')?.value,
  );
});

test('what an earlier version writes over with an old copy is offered beside it, also after a reload', async () => {
  const store = await begin(device.tabs[0]!);
  await store.save();
  const stale = (await inDevice((records) => records.get(`game/${event.id}/g`))).value;
  type(store, 'newer');
  await store.save();
  await inDevice((records) => records.put({ order: 1, edition: clock.now + 1000, value: stale }, `game/${event.id}/g`));
  await store.readAll();
  expect(store.conflicts.map(valuesOf)).toEqual([['', 'newer']]);
  await store.save();
  expect((await reopened(device.tabs[1]!)).conflicts.map(valuesOf)).toEqual([['', 'newer']]);
});
