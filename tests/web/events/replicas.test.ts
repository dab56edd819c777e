// Three devices, two of them with two tabs, and everything one can do with an event, in random order: enter, import,
// delete, restore, undo, redo, choose, enter one game on two devices, kill a tab, delete a database, set a clock wrong,
// exchange files, edit one by hand. A plain model holds what must be there: everything typed stands, was overwritten in
// knowledge of it, or is offered.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import type { Pair } from '../../../web/src/events/entered_twice.ts';
import { DIFFERENT_GAMES, differentIn } from '../../../web/src/systems/different_names.ts';
import { deviceOf } from '../../../web/src/merge/stamp.ts';
import { isRow } from '../../../web/src/merge/leaves.ts';
import { stampedFields } from '../../../web/src/merge/stamped.ts';
import { moved, newRow, withoutRow, withText, type Row } from '../../../web/src/ui/rows.ts';
import { aDevice, by, deleteDatabase, useClock, type Device, type Tab } from './devices.ts';
import { absenceOf, Model, type Write } from './replica_model.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

/** Timers stand still, so long work does not pause. */
vi.mock('../../../web/src/device/slices.ts', () => ({
  Slices: class {
    due = false;
    async pause() {}
  },
}));

const RUNS = Number(process.env['SEQUENCES'] ?? 30);

/** Sequences with the same devices. Each leaves an event on them. */
const ON_THE_SAME = 100;

let devices: Device[];

async function newDevices(): Promise<void> {
  vi.useRealTimers();
  devices = [await aDevice(2), await aDevice(2), await aDevice(1)];
  useClock();
}

const game = fc.nat(1);
const text = fc.constantFrom(...'abcdef');

const operation = fc.record({
  device: fc.nat(2),
  tab: fc.nat(1),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('heading', 'average'), text, game }) },
    { weight: 4, arbitrary: fc.record({ cell: fc.constantFrom('player', 'place'), row: fc.nat(2), text, game }) },
    {
      weight: 3,
      arbitrary: fc.record({ rows: fc.constantFrom('add', 'remove', 'move'), row: fc.nat(2), game }),
    },
    { weight: 2, arbitrary: fc.record({ add: fc.integer({ min: 1, max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ remove: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ restore: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ settle: fc.nat(3), choice: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.constantFrom({ undo: 1 } as const, { redo: 1 } as const) },
    { weight: 1, arbitrary: fc.record({ rename: fc.constantFrom('Spring', 'Autumn') }) },
    { weight: 1, arbitrary: fc.record({ ahead: fc.constantFrom(-3_600_000, 0, 3_600_000, 86_400_000) }) },
    { weight: 2, arbitrary: fc.constant({ kill: 1 } as const) },
    { weight: 1, arbitrary: fc.constant({ loseDatabase: 1 } as const) },
    { weight: 1, arbitrary: fc.record({ enterTwice: fc.nat(1), place: fc.constantFrom('2', '3') }) },
    { weight: 2, arbitrary: fc.record({ answer: fc.nat(3), keep: fc.constantFrom('kept', 'other', 'both') }) },
    { weight: 4, arbitrary: fc.record({ sendTo: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ sendTo: fc.nat(1), edited: fc.record({ game, row: fc.nat(2), text }) }) },
  ),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

let count = 0;
const aGame = (): EventGame => ({
  id: `g${(count += 1)}`,
  form: 'rplops',
  state: { heading: '', finish: [{ key: '1' }, { key: '2' }], formula: 'RPLOPS', average: '', hours: '' },
});

/** One game, as a device enters it that does not know that another has it. */
const theSameGame = (place: string): EventGame => {
  const finish = [
    { key: '1', player: 'Ann', place: '1' },
    { key: '2', player: 'Bob', place },
  ];
  const game = aGame();
  return { ...game, state: { ...game.state, heading: 'Heat', finish } };
};

const tabsOf = () => devices.flatMap(({ tabs }) => tabs);
const openTabs = (device: Device) => device.tabs.filter(({ store }) => store !== null);

async function settle(device: Device): Promise<void> {
  for (const { store } of openTabs(device)) await by(device, () => store!.save());
}

/** Every field that the model watches, as "<game>/<path>". What is nowhere typed is ''. */
function watched(store: EventStore): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [id, record] of store.changes.records) {
    if (id === '') continue;
    const all = stampedFields(record);
    fields.set(`${id}/deleted`, record.value.deleted !== undefined);
    for (const [path, { leaf }] of all)
      if (WATCHED.test(path)) fields.set(id + path, isRow(path, all) ? leaf === true : (leaf ?? ''));
  }
  return fields;
}

const WATCHED = /^\/state\/(heading|average|finish\/\w+(\/player|\/place)?)$/;

/** The values that a tab offers in place of those that stand. */
function offered(store: EventStore): Map<string, unknown[]> {
  const value = (path: string, leaf: unknown, isPresence: boolean) =>
    path === '/deleted' ? leaf !== null : isPresence ? leaf === true : (leaf ?? '');
  return new Map(
    store.conflicts.map(({ record, path, isRow, others }) => [
      record + path,
      others.map(({ leaf }) => value(path, leaf, isRow)),
    ]),
  );
}

/** Acts in one tab, and tells the model what has changed by it. */
async function act(model: Model, device: number, tab: Tab, action: (store: EventStore) => void, known?: 'all') {
  const store = tab.store!;
  const before = watched(store);
  const open = known === 'all' ? new Map<string, unknown[]>() : offered(store);
  by(devices[device]!, () => action(store));
  const written = [...watched(store)].filter(([key, value]) => before.get(key) !== value);
  for (const [key, value] of written) model.write(key, value, device, tab, open.get(key));
  await settle(devices[device]!);
  const now = watched(store);
  for (const [key, value] of written) expect(now.get(key), `${key} after writing it`).toBe(value);
}

/** Undoes or redoes: only what this tab was the last to write may change. */
async function turn(model: Model, device: number, tab: Tab, way: (store: EventStore) => void): Promise<void> {
  const before = watched(tab.store!);
  const writers = new Map([...before].map(([key, value]) => [key, model.lastWriters(key, value, device)]));
  await act(model, device, tab, way);
  for (const [key, value] of watched(tab.store!))
    if (before.has(key) && before.get(key) !== value) expect(writers.get(key), `${key} turned back`).toContain(tab);
}

/** Text typed at the last moment is lost with the tab; everything before is not. */
async function kill(id: string, device: Device, tab: Tab): Promise<void> {
  const [game] = tab.store!.games;
  const lost = game && { ...game, state: { ...game.state, heading: 'lost with the tab' } };
  if (lost) by(device, () => tab.store!.changeGames([lost], 'typed'));
  close(tab);
  tab.store = await by(device, () => tab.stores.open(id));
}

function close(tab: Tab): void {
  tab.store!['stopListening']();
}

async function loseDatabase(device: Device): Promise<void> {
  await by(device, () => deleteDatabase(device));
  await settle(device);
}

/** Two devices enter one game, the second time with this place for its last player. */
async function enterTwice(model: Model, [one, other]: [number, number], place: string): Promise<void> {
  for (const [device, game] of [
    [one, theSameGame('2')],
    [other, theSameGame(place)],
  ] as const)
    await act(model, device, devices[device]!.tabs[0]!, (store) => store.addGames([game], 'added'));
}

/** Answers a question about games that were entered twice. The figures of the game that stays are written again. */
async function answer(model: Model, device: number, tab: Tab, number: number, keep: Keep): Promise<void> {
  const pair = nth(await tab.twice.gamesEnteredTwice(tab.store!, NUMBERS.point), number);
  if (!pair) return;
  const before = stampsIn(tab.store!, pair);
  await act(model, device, tab, (store) => {
    if (keep === 'both') tab.twice.keepBoth(store, [pair]);
    else tab.twice.keepOne(store, [pair], () => keep);
  });
  const now = watched(tab.store!);
  for (const [key, stamp] of stampsIn(tab.store!, pair))
    if (now.has(key) && before.get(key) !== stamp) model.write(key, now.get(key), device, tab);
}

type Keep = 'kept' | 'other' | 'both';

function stampsIn(store: EventStore, { kept, other }: Pair): Map<string, string> {
  const fields = [kept.id, other.id].flatMap((id) =>
    [...stampedFields(store.record(id)!)].map(([path, { stamp }]) => [id + path, stamp] as const),
  );
  return new Map(fields);
}

interface HandEdit {
  game: number;
  row: number;
  text: string;
}

async function exchange(from: number, to: number, model: Model, edit?: HandEdit): Promise<void> {
  const [source, target] = [devices[from]!.tabs[0]!, devices[to]!.tabs[0]!];
  const text = source.files.write(source.store!);
  const edited = edit ? editedByHand(text, edit) : { text };
  const open = offered(source.store!);
  await by(devices[to]!, () => target.store!.merge(target.files.read(edited.text)));
  await settle(devices[to]!);
  model.exchange(from, to);
  if (edited.key) model.writeInFile(edited.key, edit!.text.toUpperCase(), from, to, open.get(edited.key));
}

/** The file with another name for a player, or for the game where that has none. */
function editedByHand(text: string, { game: number, row: at, text: name }: HandEdit): { text: string; key?: string } {
  const file = JSON.parse(text) as { games: { id: string; state: { heading: string; finish: Row[] } }[] };
  const game = nth(file.games, number);
  if (!game) return { text };
  const { id, state } = game;
  const row = nth(state.finish, at);
  if (row) row['player'] = name.toUpperCase();
  else state.heading = name.toUpperCase();
  return { text: JSON.stringify(file), key: row ? `${id}/state/finish/${row.key}/player` : `${id}/state/heading` };
}

const nth = <One>(list: One[], number: number): One | undefined => list[number % Math.max(1, list.length)];

async function run(id: string, model: Model, { device: at, tab: index, what }: Operation): Promise<void> {
  const device = devices[at]!;
  const tab = nth(device.tabs, index)!;
  const store = tab.store!;
  const doing = (action: (store: EventStore) => void) => act(model, at, tab, action);
  if ('ahead' in what) device.ahead = what.ahead;
  else if ('kill' in what) await kill(id, device, tab);
  else if ('loseDatabase' in what) await loseDatabase(device);
  else if ('enterTwice' in what) await enterTwice(model, [at, (at + 1 + what.enterTwice) % 3], what.place);
  else if ('answer' in what) await answer(model, at, tab, what.answer, what.keep);
  else if ('sendTo' in what)
    await exchange(at, (at + 1 + what.sendTo) % 3, model, 'edited' in what ? what.edited : undefined);
  else if ('add' in what) await doing(() => store.addGames(Array.from({ length: what.add }, aGame), 'added'));
  else if ('rename' in what) await doing(() => store.changeHead({ name: what.rename }, 'renamed'));
  else if ('undo' in what) await turn(model, at, tab, () => store.undo());
  else if ('redo' in what) await turn(model, at, tab, () => store.redo());
  else if ('settle' in what) await choose(model, at, tab, what.settle, what.choice);
  else if ('restore' in what) {
    const binned = [...store.changes.records].filter(([, { value }]) => value.deleted !== undefined);
    const [restored] = nth(binned, what.restore) ?? [];
    if (restored) await doing(() => store.restore(restored, 'restored'));
  } else await changeGame(model, at, tab, what);
}

async function choose(model: Model, device: number, tab: Tab, number: number, choice: number): Promise<void> {
  const conflict = nth(tab.store!.conflicts, number);
  if (!conflict) return;
  const { leaf } = nth([conflict.now, ...conflict.others], choice)!;
  const key = conflict.record + conflict.path;
  const chosen = (store: EventStore) => store.settle(conflict, leaf, 'chosen');
  await act(model, device, tab, chosen, 'all');
  model.write(key, watched(tab.store!).get(key), device, tab);
  expect(offered(tab.store!).has(key), `${key} after choosing`).toBe(false);
}

type Change = Extract<Operation['what'], { remove: number } | { game: number }>;

async function changeGame(model: Model, device: number, tab: Tab, what: Change): Promise<void> {
  const { store } = tab;
  const changed = nth(store!.games, 'remove' in what ? what.remove : what.game);
  if (!changed) return;
  if ('remove' in what) return act(model, device, tab, (one) => one.deleteGames([changed.id], 'deleted'));
  const { state } = changed;
  const fields = 'type' in what ? { [what.type]: what.text } : { finish: rowsAfter(state['finish'] as Row[], what) };
  await act(model, device, tab, (one) => one.changeGames([{ ...changed, state: { ...state, ...fields } }], 'typed'));
  if (!('rows' in what) || what.rows !== 'move') return;
  const row = nth(state['finish'] as Row[], what.row);
  if (row && fields.finish !== state['finish']) model.write(`${changed.id}/state/finish/${row.key}`, true, device, tab);
}

function rowsAfter(rows: Row[], what: Exclude<Change, { remove: number } | { type: string }>): Row[] {
  const at = what.row % Math.max(1, rows.length);
  if ('cell' in what) return withText(rows, at, what.cell, what.text);
  if (what.rows === 'add') return [...rows, newRow(rows)];
  return what.rows === 'remove' ? withoutRow(rows, at) : moved(rows, at, -1);
}

/** A new event that all devices have, open in every tab. */
async function begin(): Promise<string> {
  const [first, ...others] = devices as [Device, ...Device[]];
  for (const device of devices) device.ahead = 0;
  const event = { ...newEvent('rplops', 'League'), games: [aGame(), aGame()] };
  const begun = by(first, () => first.tabs[0]!.stores.begin(event));
  await begun.save();
  first.tabs[0]!.store = begun;
  const text = first.tabs[0]!.files.write(begun);
  for (const device of others) {
    const [{ stores, files }] = device.tabs as [Tab];
    device.tabs[0]!.store = await by(device, () => stores.addNew(event.id, files.read(text)));
  }
  for (const device of devices)
    for (const tab of device.tabs.slice(1)) tab.store = await by(device, () => tab.stores.open(event.id));
  return event.id;
}

const shown = (store: EventStore) => {
  const { records } = store.changes;
  const sorted = [...records].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, { value, hidden, stamp, stamps }]) => [value, hidden, stamp, stamps]);
};

/** Everybody hears everything; twice, for what was found to be lost at the last merging. */
const ROUND = [
  [1, 0],
  [2, 0],
  [0, 1],
  [0, 2],
] as const;

async function check(id: string, model: Model): Promise<void> {
  for (const [from, to] of [...ROUND, ...ROUND]) await exchange(from, to, model);
  for (const device of devices)
    for (const tab of device.tabs.slice(1)) {
      close(tab);
      tab.store = await by(device, () => tab.stores.open(id));
    }
  const [first, ...others] = tabsOf().map(({ store }) => store!);
  for (const other of others) expect(shown(other)).toEqual(shown(first!));
  const [stands, open] = [watched(first!), offered(first!)];
  const has = (key: string, value: unknown) => stands.get(key) === value || (open.get(key) ?? []).includes(value);
  /** Whether it is within what was removed, by one who knew of it or with an offer to bring it back. */
  const isGone = (key: string, write: Write) =>
    absenceOf(key).some(
      ([outer, absent]) =>
        stands.get(outer) === absent && (has(outer, !absent) || model.someKnew(outer, absent, write)),
    );
  for (const key of model.fields) {
    expect(model.possible(key), key).toContainEqual(stands.get(key));
    for (const write of model.lasting(key).filter(({ value }) => value !== ''))
      if (!has(key, write.value) && !isGone(key, write) && !model.isSeen(key, write))
        expect.fail(`${key}: ${write.value} is lost`);
  }
  await checkQuestions();
}

/** All ask about the same games, and about every game that was entered twice and looks the same. */
async function checkQuestions(): Promise<void> {
  const asked = await Promise.all(
    tabsOf().map(async ({ twice, store }) => idsOf(await twice.gamesEnteredTwice(store!, NUMBERS.point))),
  );
  for (const others of asked) expect(others).toEqual(asked[0]);
  const store = tabsOf()[0]!.store!;
  const areDifferent = differentIn(store.setting(DIFFERENT_GAMES.name));
  const contents = (game: EventGame) => JSON.stringify([game.form, { ...game.state, average: '' }]);
  const entries = store.games.filter(
    ({ state }) => state.heading === 'Heat' && (state['finish'] as Row[]).length === 2,
  );
  for (const [at, one] of entries.entries())
    for (const other of entries.slice(at + 1)) {
      if (contents(one) !== contents(other) || writer(store, one) === writer(store, other)) continue;
      const isAnswered = areDifferent(one.id, other.id);
      expect(isAnswered || [one, other].some(({ id }) => asked[0]!.flat().includes(id)), `${one.id} ${other.id}`).toBe(
        true,
      );
    }
}

const idsOf = (pairs: Pair[]) => pairs.map(({ kept, other }) => [kept.id, other.id]);

/** The device that entered the game. */
const writer = (store: EventStore, { id }: EventGame) => deviceOf(stampedFields(store.record(id)!).get('/id')!.stamp);

describe('whatever is done on three devices', () => {
  test(`nothing is lost, and all come to the same (${RUNS} sequences)`, async () => {
    let begun = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25, size: 'max' }), async (operations) => {
        if (begun % ON_THE_SAME === 0) await newDevices();
        begun += 1;
        const model = new Model();
        const id = await begin();
        for (const one of operations) await run(id, model, one);
        await check(id, model);
        tabsOf().forEach(close);
      }),
      { numRuns: RUNS },
    );
  }, 3_600_000);
});
