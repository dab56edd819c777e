// Three devices, two of them with two tabs, and everything one can do with an event, in random order: enter, import,
// delete, restore, undo, redo, choose, kill a tab, set a clock wrong, exchange files. A plain model holds what must be
// there: everything typed stands, was overwritten in knowledge of it, or is offered.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventStore } from '../../../web/src/events/event_store.ts';
import { isRow } from '../../../web/src/merge/leaves.ts';
import { stampedFields } from '../../../web/src/merge/stamped.ts';
import { moved, newRow, withoutRow, withText, type Row } from '../../../web/src/ui/rows.ts';
import { aDevice, by, useClock, type Device, type Tab } from './devices.ts';
import { absenceOf, Model, type Write } from './replica_model.ts';

const RUNS = Number(process.env['SEQUENCES'] ?? 100);

let devices: Device[];
beforeAll(async () => {
  devices = [await aDevice(2), await aDevice(2), await aDevice(1)];
  useClock();
});

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
    { weight: 4, arbitrary: fc.record({ sendTo: fc.nat(1) }) },
  ),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

let count = 0;
const aGame = (): EventGame => ({
  id: `g${(count += 1)}`,
  form: 'rplops',
  state: { heading: '', finish: [{ key: '1' }, { key: '2' }], formula: 'RPLOPS', average: '', hours: '' },
});

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
  tab.store = await by(device, () => tab.stores.open(id));
}

async function exchange(from: number, to: number, model: Model): Promise<void> {
  const [source, target] = [devices[from]!.tabs[0]!, devices[to]!.tabs[0]!];
  const text = source.files.write(source.store!);
  await by(devices[to]!, () => target.store!.merge(target.files.read(text)));
  await settle(devices[to]!);
  model.exchange(from, to);
}

const nth = <One>(list: One[], number: number): One | undefined => list[number % Math.max(1, list.length)];

async function run(id: string, model: Model, { device: at, tab: index, what }: Operation): Promise<void> {
  const device = devices[at]!;
  const tab = nth(device.tabs, index)!;
  const store = tab.store!;
  const doing = (action: (store: EventStore) => void) => act(model, at, tab, action);
  if ('ahead' in what) device.ahead = what.ahead;
  else if ('kill' in what) await kill(id, device, tab);
  else if ('sendTo' in what) await exchange(at, (at + 1 + what.sendTo) % 3, model);
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
    for (const tab of device.tabs.slice(1)) tab.store = await by(device, () => tab.stores.open(id));
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
}

describe('whatever is done on three devices', () => {
  test(`nothing is lost, and all come to the same (${RUNS} sequences)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25, size: 'max' }), async (operations) => {
        const model = new Model();
        const id = await begin();
        for (const one of operations) await run(id, model, one);
        await check(id, model);
      }),
      { numRuns: RUNS },
    );
  }, 3_600_000);
});
