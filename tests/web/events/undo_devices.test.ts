// Undo and redo on one device after another device has changed the same field: what the other wrote stays, even where it is
// as it was before the step.
import { beforeEach, expect, test } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { anRplopsGame } from '../event_site.ts';
import { aDevice, beginOnBoth, by, send, useClock, type Device } from './devices.ts';

const GAME = anRplopsGame('a', [
  ['Ann', '1'],
  ['Ben', '2'],
]);

let devices: [Device, Device];
beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1)];
  useClock();
});

const storeOf = (at: 0 | 1): EventStore => devices[at].tabs[0]!.store!;
const doing = (at: 0 | 1, act: (store: EventStore) => unknown) => by(devices[at], () => act(storeOf(at)));

const begin = (games: (typeof GAME)[]) => beginOnBoth(...devices, { ...newEvent('rplops', 'League'), games });

test('a game that the other device deleted is not brought back by redoing that it was added', async () => {
  await begin([]);
  doing(0, (store) => store.addGames([GAME], 'added'));
  await send(devices[0], devices[1]);
  doing(1, (store) => store.deleteGames(['a'], 'deleted'));
  await send(devices[1], devices[0]);
  const left = [doing(0, (store) => store.undo()), doing(0, (store) => store.redo())];
  expect(storeOf(0).games).toEqual([]);
  expect(left).toMatchObject([[{ path: '/deleted' }], [{ path: '/deleted' }]]);
});

test('a heading that the other device took back is not typed again by redoing', async () => {
  await begin([GAME]);
  const before = GAME.state['heading'];
  const headed = (heading: unknown) => ({ ...GAME, state: { ...GAME.state, heading } }) as typeof GAME;
  doing(0, (store) => store.changeGames([headed('Semifinal')], 'typed'));
  await send(devices[0], devices[1]);
  doing(1, (store) => store.changeGames([headed(before)], 'typed'));
  await send(devices[1], devices[0]);
  doing(0, (store) => store.undo());
  doing(0, (store) => store.redo());
  expect(storeOf(0).game('a')!.state['heading']).toBe(before);
});

test('what no other device wrote is undone and redone again and again', async () => {
  await begin([GAME]);
  doing(0, (store) => store.deleteGames(['a'], 'deleted'));
  for (const count of [1, 0, 1, 0]) {
    await send(devices[0], devices[1]);
    await send(devices[1], devices[0]);
    doing(0, (store) => (count === 1 ? store.undo() : store.redo()));
    expect(storeOf(0).games.length).toBe(count);
  }
});
