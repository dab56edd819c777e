// Finals of several boards, edited on two devices: rows within rows. Whatever is removed, added, undone, merged and chosen,
// the event's file and the device's own records open again, and both devices come to the same.
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import { newRow, withoutRow, withText, type Row } from '../../../web/src/ui/rows.ts';
import { aDevice, beginOnBoth, by, send, useClock, type Device } from './devices.ts';

type Board = { key: string; finishers: Row[] };
type At = 0 | 1;

let devices: [Device, Device];
beforeEach(newDevices);

async function newDevices(): Promise<void> {
  vi.useRealTimers();
  devices = [await aDevice(1), await aDevice(1)];
  useClock();
}

const tabOf = (at: At) => devices[at].tabs[0]!;
const storeOf = (at: At): EventStore => tabOf(at).store!;
const boardsOf = (at: At) => storeOf(at).games[0]!.state['boards'] as Board[];

function board(key: string, ...players: string[]): Board {
  return { key, finishers: players.map((player, row) => ({ key: String(row + 1), player, score: '100' })) };
}

function change(at: At, boards: Board[], did = 'edited'): void {
  const [game] = storeOf(at).games;
  by(devices[at], () => storeOf(at).changeGames([{ ...game!, state: { ...game!.state, boards } }], did));
}

/** A final that both devices have. */
async function begin(...boards: Board[]): Promise<void> {
  const state = { heading: 'Rail Baron', boards, listed: 'finish', decimals: '3' } as unknown as EventGame['state'];
  const event = {
    ...newEvent('puffing-billy', 'Convention'),
    games: [{ id: 'final', form: 'puffing-billy/final', stage: 'final', state } as EventGame],
  };
  await beginOnBoth(...devices, event);
}

const take = (from: At, to: At) => send(devices[from], devices[to]);

async function exchange(): Promise<void> {
  for (const from of [0, 1, 0, 1] as const) await take(from, from === 0 ? 1 : 0);
}

/** Every device reads its own file and, in a new tab, what it has stored. */
async function expectReadable(): Promise<void> {
  for (const at of [0, 1] as const) {
    const { files, stores } = tabOf(at);
    expect(files.read(files.write(storeOf(at))).records.get('final')?.value).toEqual(
      storeOf(at).record('final')?.value,
    );
    await storeOf(at).save();
    const again = await stores.open(storeOf(at).id);
    expect(again?.games).toEqual(storeOf(at).games);
  }
}

describe('the file and the records open again', () => {
  test('after adding a board was undone, and once it is put back for what another device wrote on it', async () => {
    await begin(board('1', 'Ann', 'Bob'));
    change(0, [...boardsOf(0), board('2', 'Cy')]);
    await expectReadable();
    await take(0, 1);
    by(devices[0], () => storeOf(0).undo());
    await expectReadable();
    change(1, [boardsOf(1)[0]!, board('2', 'Cyril')]);
    await take(1, 0);
    const [removal] = storeOf(0).conflicts;
    expect(removal?.path).toBe('/state/boards/2');
    by(devices[0], () => storeOf(0).settle(removal!, true, 'put back'));
    expect(boardsOf(0)[1]).toEqual({ key: '2', finishers: [] });
    const [player] = storeOf(0).conflicts;
    by(devices[0], () => storeOf(0).settle(player!, player!.others[0]!.leaf, 'put back'));
    expect(boardsOf(0)[1]).toEqual({ key: '2', finishers: [{ key: '1', player: 'Cyril' }] });
    await exchange();
    await expectReadable();
  });

  test('after a removed row was put back beside six others', async () => {
    await begin(board('1', 'Ann', 'Bob', 'Cy', 'Di', 'Eve', 'Flo'));
    const [{ key, finishers }] = boardsOf(0) as [Board];
    change(0, [{ key, finishers: withoutRow(finishers, 0) }], 'Ann removed');
    const left = withoutRow(finishers, 0);
    change(0, [{ key, finishers: [...left, { ...newRow(left), player: 'Gil' }] }], 'Gil added');
    const removal = storeOf(0).history.all.find(({ did }) => did === 'Ann removed')!;
    expect(by(devices[0], () => storeOf(0).undoStep(removal))).toEqual([]);
    expect(boardsOf(0)[0]!.finishers.map(({ player }) => player)).toContain('Ann');
    expect(boardsOf(0)[0]!.finishers.length).toBe(7);
    await exchange();
    await expectReadable();
  });
});

const step = fc.record({
  at: fc.constantFrom(0 as const, 1 as const),
  board: fc.nat(3),
  row: fc.nat(6),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add board', 'remove board') },
    { weight: 4, arbitrary: fc.constantFrom('add row', 'remove row') },
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c') },
    { weight: 2, arbitrary: fc.constantFrom('undo', 'undo any', 'redo') },
    { weight: 2, arbitrary: fc.constantFrom('choose this', 'choose other') },
    { weight: 3, arbitrary: fc.constant('take') },
  ),
});

async function run({ at, board: number, row, what }: typeof step extends fc.Arbitrary<infer One> ? One : never) {
  const store = storeOf(at);
  const boards = boardsOf(at);
  const chosen = boards[number % Math.max(1, boards.length)];
  const withRows = (rows: Row[]) =>
    change(
      at,
      boards.map((one) => (one === chosen ? { ...one, finishers: rows } : one)),
    );
  const doing = (act: () => unknown) => by(devices[at], act);
  if (what === 'take') await take(at, at === 0 ? 1 : 0);
  else if (what === 'undo') doing(() => store.undo());
  else if (what === 'redo') doing(() => store.redo());
  else if (what === 'undo any') {
    const steps = store.history.all.filter(({ isUndone }) => !isUndone);
    const one = steps[row % Math.max(1, steps.length)];
    if (one) doing(() => store.undoStep(one));
  } else if (what.startsWith('choose')) {
    const [open] = store.conflicts;
    if (open) doing(() => store.settle(open, what === 'choose this' ? open.now.leaf : open.others[0]!.leaf, 'chosen'));
  } else if (what === 'add board' && boards.length < 4)
    change(at, [...boards, { key: newRow(boards as unknown as Row[]).key, finishers: [{ key: '1' }, { key: '2' }] }]);
  else if (!chosen) return;
  else if (what === 'remove board')
    change(
      at,
      boards.filter((one) => one !== chosen),
    );
  else if (what === 'add row' && chosen.finishers.length < 6) withRows([...chosen.finishers, newRow(chosen.finishers)]);
  else if (what === 'remove row') withRows(withoutRow(chosen.finishers, row % Math.max(1, chosen.finishers.length)));
  else if (what.length === 1)
    withRows(withText(chosen.finishers, row % Math.max(1, chosen.finishers.length), 'player', what));
}

const RUNS = Number(process.env['SEQUENCES'] ?? 60);

/** Sequences with the same devices. Each leaves an event on them. */
const ON_THE_SAME = 100;

test(`whatever is done to rows within rows on two devices (${RUNS} sequences)`, async () => {
  let begun = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      if (begun % ON_THE_SAME === 0) await newDevices();
      begun += 1;
      await begin(board('1', 'Ann', 'Bob'), board('2', 'Cy', 'Di'));
      for (const one of steps) if (storeOf(one.at).games.length > 0) await run(one);
      await expectReadable();
      await exchange();
      await expectReadable();
      expect(storeOf(0).games).toEqual(storeOf(1).games);
      const offered = (at: At) => storeOf(at).conflicts.map(({ path, others }) => [path, others]);
      expect(offered(0)).toEqual(offered(1));
    }),
    { numRuns: RUNS },
  );
}, 3_600_000);

test('a final of which each device removed another board opens again, and from its file, without any', async () => {
  await begin(board('a', 'Ann'), board('b', 'Ben'));
  change(0, [board('a', 'Ann')]);
  change(1, [board('b', 'Ben')]);
  const { stores, files } = tabOf(0);
  await storeOf(0).merge(files.read(tabOf(1).files.write(storeOf(1))));
  await storeOf(0).save();
  const again = (await stores.open(storeOf(0).id))!;
  expect(again.game('final')?.state['boards']).toEqual([]);
  expect(files.read(files.write(again)).records.has('final')).toBe(true);
});

test('a board with more finishers than it can have, as after merging, opens from its file', async () => {
  const seven = board('a', 'Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus');
  await begin(seven);
  expect(boardsOf(1)).toEqual([seven]);
});
