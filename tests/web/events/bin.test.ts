// How long the bin keeps what was deleted: thirty days from when this device found it there, by its own clock.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { aDevice, type Tab } from './devices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 25);
const YEAR_2000 = Date.UTC(2000, 0, 1);

const game: EventGame = {
  id: 'g',
  form: 'rplops',
  state: { heading: 'Heat', finish: [], formula: 'RPLOPS', average: '', hours: '' },
};

let tab: Tab;
let store: EventStore;
let now = NOW;
let emptyBin: (isOpen: () => boolean) => Promise<void>;

beforeEach(async () => {
  tab = (await aDevice(1)).tabs[0]!;
  ({ emptyBin } = await import('../../../web/src/store/bin.ts'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  now = NOW;
  store = tab.stores.begin(newEvent('rplops', 'League'));
  store.addGames([game], 'Game added');
});

/** Deletes the game by a clock that says this, and stores that. */
async function deletedAt(time: number): Promise<void> {
  now = time;
  store.deleteGames(['g'], 'Game deleted');
  await store.save();
}

async function visitAt(time: number): Promise<void> {
  now = time;
  await emptyBin(() => false);
}

async function isWhole(): Promise<boolean> {
  await store.save();
  const { readBin } = await import('../../../web/src/store/event_database.ts');
  const [record] = (await readBin()).values();
  return 'state' in record!.value;
}

describe.each([
  ['right', NOW],
  ['in the year 2000', YEAR_2000],
  ['a hundred years ahead', NOW + 36_525 * DAY],
])('a game that a device deleted by a clock that is %s', (_how, deleted) => {
  test('stays for thirty days and an hour from when it was found here', async () => {
    await deletedAt(deleted);
    for (const [at, whole] of [
      [NOW, true],
      [NOW + HOUR, true],
      [NOW + 30 * DAY - 1, true],
      [NOW + 30 * DAY, true], // due: the first reading
      [NOW + 30 * DAY + HOUR - 1, true],
      [NOW + 30 * DAY + HOUR, false],
    ] as const) {
      await visitAt(at);
      expect(await isWhole(), `after ${(at - NOW) / DAY} days`).toBe(whole);
    }
  });
});

test('a game that is deleted again, after it was restored, stays for another thirty days', async () => {
  await deletedAt(NOW);
  await visitAt(NOW);
  now = NOW + 29 * DAY;
  store.restore('g', 'Game restored');
  await deletedAt(NOW + 29 * DAY + 1);
  await visitAt(NOW + 31 * DAY);
  await visitAt(NOW + 31 * DAY + HOUR);
  expect(await isWhole()).toBe(true);
});

test.each([
  ['ahead when it found the game', NOW + 40 * DAY, NOW],
  ['behind all clocks when it found the game', YEAR_2000, NOW],
  ['ahead for less than an hour', NOW, NOW + 60 * DAY],
])('a clock of this device that was %s removes nothing', async (_how, found, next) => {
  await deletedAt(NOW);
  for (const at of [found, next, NOW + HOUR, NOW + 2 * HOUR]) await visitAt(at);
  expect(await isWhole()).toBe(true);
});

/** Visits until nothing but its deletion is left of the game, and opens the event again. */
async function openedEmptied(): Promise<EventStore> {
  for (const at of [NOW, NOW + 30 * DAY, NOW + 30 * DAY + HOUR]) await visitAt(at);
  const opened = (await tab.stores.open(store.id))!;
  expect(opened.record('g')!.value).toEqual({ id: 'g', deleted: NOW });
  return opened;
}

describe('a game that has left the bin does not come back in parts', () => {
  test('by undoing that it was deleted', async () => {
    await deletedAt(NOW);
    const opened = await openedEmptied();
    expect(opened.undo().map(({ record }) => record)).toEqual(['g']);
    expect(opened.games).toEqual([]);
  });

  test('by redoing what was typed into it', async () => {
    store.changeGames([{ ...game, stage: 'final' }], 'Final');
    store.undo();
    store.undo();
    await store.save();
    const opened = await openedEmptied();
    while (opened.history.redoable) opened.redo();
    expect(opened.games).toEqual([]);
    expect(tab.files.read(tab.files.write(opened)).records.get('g')?.value).toEqual({ id: 'g', deleted: NOW });
  });
});
