// Files that were edited by hand: the edit counts as written when the file is read, regardless of the file's stamps, and
// the values of others are offered.
import { beforeEach, expect, test } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { aDevice, by, useClock, type Device } from './devices.ts';

type At = 0 | 1 | 2;

let devices: Device[];
beforeEach(async () => {
  devices = [await aDevice(1), await aDevice(1), await aDevice(1)];
  useClock();
  const [first] = devices[0]!.tabs;
  first!.store = first!.stores.begin({ ...newEvent('rplops', 'League'), games: [GAME] });
  await first!.store.save();
  await open(1, fileOf(0));
});

const GAME: EventGame = {
  id: 'game',
  form: 'rplops',
  state: {
    heading: 'Heat',
    finish: [
      { key: '1', player: 'Ann', place: '1' },
      { key: '2', player: 'Bob', place: '2' },
    ],
    formula: 'RPLOPS',
    average: '',
    hours: '',
  },
};

const storeOf = (at: At): EventStore => devices[at]!.tabs[0]!.store!;
const fileOf = (at: At): string => devices[at]!.tabs[0]!.files.write(storeOf(at));

async function open(at: At, text: string): Promise<void> {
  const [{ stores, files }] = devices[at]!.tabs as [Device['tabs'][0]];
  const changes = files.read(text);
  const { id } = changes.records.get('')!.value;
  devices[at]!.tabs[0]!.store = await by(devices[at]!, () => stores.addNew(id, changes));
}

const merge = (at: At, text: string) =>
  by(devices[at]!, () => storeOf(at).merge(devices[at]!.tabs[0]!.files.read(text)));

async function exchange(one: At, other: At): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
    [one, other],
  ] as const)
    await merge(to, fileOf(from));
}

interface File {
  name: string;
  games: { state: { heading: string; hours?: string; finish: Record<string, string>[] } }[];
}

function edited(text: string, edit: (file: File) => void, space?: number): string {
  const file = JSON.parse(text) as File;
  edit(file);
  return JSON.stringify(file, null, space);
}

const setHeading = (heading: string) => (file: File) => void (file.games[0]!.state.heading = heading);

function type(at: At, fields: object): void {
  const game = storeOf(at).games[0]!;
  by(devices[at]!, () => storeOf(at).changeGames([{ ...game, state: { ...game.state, ...fields } }], 'typed'));
}

const heading = (at: At) => storeOf(at).games[0]?.state.heading;
const offered = (at: At) => storeOf(at).conflicts.map(({ path, others }) => [path, others.map(({ leaf }) => leaf)]);

test.each(['Heat 1', 'A heat', ''])(
  'an edit to “%s” stands, and the text that it replaced is offered',
  async (text) => {
    await merge(0, edited(fileOf(1), setHeading(text)));
    expect(heading(0)).toBe(text);
    expect(offered(0)).toEqual([['/state/heading', ['Heat']]]);
    await exchange(0, 1);
    expect([heading(1), offered(1)]).toEqual([heading(0), offered(0)]);
  },
);

test('an edit of an old file stands beside what was typed since, which is offered', async () => {
  const file = fileOf(1);
  type(0, { heading: 'Final', hours: '3' });
  await merge(0, edited(file, setHeading('A heat')));
  expect(heading(0)).toBe('A heat');
  expect(offered(0)).toEqual([['/state/heading', ['Final']]]);
  expect(storeOf(0).games[0]!.state['hours']).toBe('3');
});

test('a field that another device has filled in since is not lost by an edit of its neighbour', async () => {
  type(0, { average: '2' });
  const file = fileOf(0);
  type(0, { average: '3' });
  await merge(
    1,
    edited(file, (one) => void (one.games[0]!.state.finish[0]!['player'] = 'Anna')),
  );
  await exchange(0, 1);
  expect(storeOf(1).games[0]!.state['average']).toBe('3');
  expect(offered(1)).toEqual([['/state/finish/1/player', ['Ann']]]);
});

test('an edit in a file by which a device opens the event is later than what it replaced', async () => {
  await open(2, edited(fileOf(0), setHeading('A heat')));
  await exchange(0, 2);
  expect([heading(0), heading(2)]).toEqual(['A heat', 'A heat']);
});

test('an edit to a game that was deleted meanwhile brings the game back as an offer', async () => {
  const file = fileOf(1);
  by(devices[0]!, () => storeOf(0).deleteGames(['game'], 'deleted'));
  await merge(0, edited(file, setHeading('A heat')));
  expect(storeOf(0).games).toEqual([]);
  expect(offered(0)).toEqual([['/deleted', [null]]]);
});

test('a name of the event that was edited stands', async () => {
  await merge(
    0,
    edited(fileOf(1), (file) => void (file.name = 'Cup')),
  );
  expect(storeOf(0).head.name).toBe('Cup');
  expect(offered(0)).toEqual([['/name', ['League']]]);
});

test('a file of an earlier version, without checks, offers what it has otherwise', async () => {
  const text = edited(fileOf(1), setHeading('A heat')).replaceAll(/,"check":"\w+"/g, '');
  await merge(0, text);
  expect([heading(0), offered(0)]).toEqual(['A heat', [['/state/heading', ['Heat']]]]);
});

test('a file that was only laid out anew changes nothing', async () => {
  type(0, { heading: 'Final' });
  const before = fileOf(0);
  await merge(
    0,
    edited(fileOf(1), () => {}, 2),
  );
  expect(fileOf(0)).toBe(before);
});
