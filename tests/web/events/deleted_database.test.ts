// The browser deletes the database, or something in it, under an open page: what the page has is written again, and nothing
// counts as deleted by anybody.
import { beforeEach, describe, expect, test } from 'vitest';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { aDevice, useClock, type Device, type Tab } from './devices.ts';

let device: Device;
let event: TallyEvent;

beforeEach(async () => {
  device = await aDevice(2);
  event = newEvent('rplops', 'League');
  useClock();
});

const aGame = (id: string): EventGame => ({
  id,
  form: 'rplops',
  state: { heading: id, finish: [], formula: 'RPLOPS', average: '', hours: '' },
});

/** Two games, and a third one in the bin. */
async function begin(tab: Tab): Promise<EventStore> {
  const store = tab.stores.begin(event);
  store.addGames([aGame('x'), aGame('y'), aGame('z')], 'Games added');
  store.deleteGames(['z'], 'Game 3 deleted');
  await store.save();
  return store;
}

async function deleteDatabase(): Promise<void> {
  const deleting = indexedDB.deleteDatabase('tallysheet');
  await new Promise((done) => (deleting.onsuccess = done));
}

async function contents(change?: (store: IDBObjectStore) => void): Promise<Map<string, any>> {
  const opening = indexedDB.open('tallysheet');
  await new Promise((done) => (opening.onsuccess = done));
  const store = opening.result.transaction('events', 'readwrite').objectStore('events');
  change?.(store);
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((done) => (values.onsuccess = done));
  opening.result.close();
  return new Map(keys.result.map((key, at) => [String(key), values.result[at]]));
}

const recordKeys = async () => [...(await contents()).keys()].filter((key) => /^(head|game|bin)/.test(key));
const RECORDS = () => [`bin/${event.id}/z`, `game/${event.id}/x`, `game/${event.id}/y`, `head/${event.id}`];
const ids = (store: EventStore) => store.games.map(({ id }) => id);

describe('a database that is deleted under two open tabs', () => {
  test('has everything of theirs again, undo history included, though nobody types anything', async () => {
    const first = await begin(device.tabs[0]!);
    const second = (await device.tabs[1]!.stores.open(event.id))!;
    const before = await contents();
    await deleteDatabase();
    await expect.poll(recordKeys).toEqual(RECORDS());
    await Promise.all([first.save(), second.save()]);
    const after = await contents();
    for (const [key, value] of before) if (key !== 'name') expect(after.get(key), key).toEqual(value);
    expect([ids(first), ids(second)]).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });

  test('loses nothing that is typed at that moment, in either tab', async () => {
    const first = await begin(device.tabs[0]!);
    const second = (await device.tabs[1]!.stores.open(event.id))!;
    first.addGames([aGame('first')], 'Game added');
    second.addGames([aGame('second')], 'Game added');
    await deleteDatabase();
    await Promise.all([first.save(), second.save()]);
    await expect.poll(async () => (await recordKeys()).length).toBe(RECORDS().length + 2);
    await Promise.all([first.readAll(), second.readAll()]);
    expect(ids(first)).toEqual(ids(second));
    expect(ids(first).sort()).toEqual(['first', 'second', 'x', 'y']);
  });

  test('keeps the name of the device, and that there are events, though the storage was cleared too', async () => {
    const store = await begin(device.tabs[0]!);
    const name = window.localStorage.getItem('device');
    (window.localStorage as Storage).clear();
    await deleteDatabase();
    await expect.poll(recordKeys).toEqual(RECORDS());
    await store.save();
    await expect.poll(() => window.localStorage.getItem('device')).toBe(name);
    expect(window.localStorage.getItem('events')).toBe('true');
  });

  test('is said', async () => {
    await begin(device.tabs[0]!);
    await deleteDatabase();
    await expect.poll(() => [...device.tabs[0]!.savedAgain]).toEqual(['League']);
  });
});

describe('records that are no longer stored', () => {
  test.each([
    ['a game', (id: string) => [`game/${id}/x`]],
    ['every game', (id: string) => [`game/${id}/x`, `game/${id}/y`]],
    ['the event', (id: string) => [`head/${id}`]],
    ['everything', (id: string) => [`head/${id}`, `game/${id}/x`, `game/${id}/y`, `bin/${id}/z`, 'name']],
  ])('are written again where no earlier version can have deleted them: %s', async (_what, lost) => {
    const store = await begin(device.tabs[0]!);
    await contents((records) => {
      for (const key of lost(event.id)) records.delete(key);
    });
    await store.readAll();
    await store.save();
    expect(ids(store)).toEqual(['x', 'y']);
    expect(await recordKeys()).toEqual(RECORDS());
  });

  test('lie in the bin where an earlier version has the event open too', async () => {
    const store = await begin(device.tabs[0]!);
    await contents((records) => records.delete(`game/${event.id}/x`));
    new BroadcastChannel('tallysheet').postMessage({ event: event.id, records: [] });
    await store.readAll();
    await store.save();
    expect(ids(store)).toEqual(['y']);
    expect(await recordKeys()).toEqual([
      `bin/${event.id}/x`,
      `bin/${event.id}/z`,
      `game/${event.id}/y`,
      `head/${event.id}`,
    ]);
  });
});
