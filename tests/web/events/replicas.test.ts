// Two devices of two tabs each, and everything one can do with an event, in random order: enter, import, delete, restore,
// undo, redo, kill a tab, set a clock wrong, exchange files. A plain model holds what must be there.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { newEvent } from '../../../web/src/systems/event.ts';
import type { EventStore } from '../../../web/src/events/event_store.ts';
import { aDevice, by, useClock, type Device, type Tab } from './devices.ts';

const RUNS = Number(process.env['SEQUENCES'] ?? 300);

let devices: Device[];
beforeAll(async () => {
  devices = [await aDevice(2), await aDevice(2)];
  useClock();
});

const FIELDS = ['heading', 'average'] as const;

const operation = fc.record({
  device: fc.nat(1),
  tab: fc.nat(1),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constantFrom(...FIELDS), text: fc.constantFrom('a', 'b'), game: fc.nat(2) }),
    },
    { weight: 2, arbitrary: fc.record({ add: fc.integer({ min: 1, max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ remove: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ restore: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.constantFrom({ undo: 1 } as const, { redo: 1 } as const) },
    { weight: 1, arbitrary: fc.record({ rename: fc.constantFrom('Spring', 'Autumn') }) },
    { weight: 1, arbitrary: fc.record({ ahead: fc.constantFrom(-3_600_000, 0, 3_600_000, 86_400_000) }) },
    { weight: 2, arbitrary: fc.constant({ kill: 1 } as const) },
    { weight: 3, arbitrary: fc.constant({ exchange: 1 } as const) },
  ),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

/** What was written into each field, by whom known. A write is over once somebody who knew of it wrote the field. */
class Model {
  private readonly writes = new Map<string, Write[]>();

  write(key: string, value: unknown, device: number, by: Tab): void {
    const before = this.writes.get(key) ?? [];
    const covers = before.filter(({ knownBy }) => knownBy.has(device));
    this.writes.set(key, [...before, { value, by, covers, knownBy: new Set([device]) }]);
  }

  /** The tab that wrote last, if it is sure which of the known writes stands. */
  lastWriter(key: string, device: number): Tab | undefined {
    const known = (this.writes.get(key) ?? []).filter(({ knownBy }) => knownBy.has(device));
    const [one, ...others] = lasting(known);
    return others.length === 0 ? one?.by : undefined;
  }

  get fields(): Iterable<string> {
    return this.writes.keys();
  }

  exchange(from: number, to: number): void {
    for (const one of [...this.writes.values()].flat()) if (one.knownBy.has(from)) one.knownBy.add(to);
  }

  /** What the field may hold once everybody knows everything. */
  possible(key: string): unknown[] {
    return lasting(this.writes.get(key) ?? []).map(({ value }) => value);
  }
}

/** The writes that none of the others was made in knowledge of. */
function lasting(writes: Write[]): Write[] {
  const covered = new Set(writes.flatMap(({ covers }) => covers));
  return writes.filter((one) => !covered.has(one));
}

interface Write {
  value: unknown;
  by: Tab;
  /** The writes that its writer knew of. */
  covers: Write[];
  knownBy: Set<number>;
}

let count = 0;
const aGame = (): EventGame => ({
  id: `g${(count += 1)}`,
  form: 'rplops',
  state: { heading: '', finish: [], formula: 'RPLOPS', average: '', hours: '' },
});

const tabsOf = () => devices.flatMap(({ tabs }) => tabs);
const openTabs = (device: Device) => device.tabs.filter(({ store }) => store !== null);

async function settle(device: Device): Promise<void> {
  for (const { store } of openTabs(device)) await by(device, () => store!.save());
}

/** The state of every field that the model watches, in what a tab shows. */
function watched(store: EventStore): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [id, { value }] of store.changes.records) {
    if (id === '') continue;
    for (const field of FIELDS) fields.set(`${id} ${field}`, (value as EventGame).state[field]);
    fields.set(`${id} deleted`, value.deleted !== undefined);
  }
  return fields;
}

/** Acts in one tab, and tells the model what has changed by it. */
async function act(model: Model, device: number, tab: Tab, action: (store: EventStore) => void): Promise<void> {
  const store = tab.store!;
  const before = watched(store);
  by(devices[device]!, () => action(store));
  const written = [...watched(store)].filter(([key, value]) => before.get(key) !== value);
  for (const [key, value] of written) model.write(key, value, device, tab);
  await settle(devices[device]!);
  const now = watched(store);
  for (const [key, value] of written) expect(now.get(key), `${key} after writing it`).toBe(value);
}

/** Undoes or redoes: only what this tab was the last to write may change. */
async function turn(model: Model, device: number, tab: Tab, way: (store: EventStore) => void): Promise<void> {
  const before = watched(tab.store!);
  const writers = new Map([...before.keys()].map((key) => [key, model.lastWriter(key, device)]));
  await act(model, device, tab, way);
  for (const [key, value] of watched(tab.store!))
    if (before.has(key) && before.get(key) !== value) expect(writers.get(key), `${key} turned back`).toBe(tab);
}

/** What was typed at the last moment is lost with the tab; everything before is not. */
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

async function run(id: string, model: Model, { device: at, tab: index, what }: Operation): Promise<void> {
  const device = devices[at]!;
  const tab = device.tabs[index]!;
  const store = tab.store!;
  const nth = (list: EventGame[], number: number) => list[number % Math.max(1, list.length)];
  const doing = (action: (store: EventStore) => void) => act(model, at, tab, action);
  if ('ahead' in what) device.ahead = what.ahead;
  else if ('kill' in what) await kill(id, device, tab);
  else if ('exchange' in what) await exchange(at, 1 - at, model);
  else if ('add' in what) await doing(() => store.addGames(Array.from({ length: what.add }, aGame), 'added'));
  else if ('rename' in what) await doing(() => store.changeHead({ name: what.rename }, 'renamed'));
  else if ('undo' in what) await turn(model, at, tab, () => store.undo());
  else if ('redo' in what) await turn(model, at, tab, () => store.redo());
  else if ('restore' in what) {
    const binned = [...store.changes.records].filter(([, { value }]) => value.deleted !== undefined);
    const [restored] = binned[what.restore % Math.max(1, binned.length)] ?? [];
    if (restored) await doing(() => store.restore(restored, 'restored'));
  } else {
    const game = nth(store.games, 'remove' in what ? what.remove : what.game);
    if (!game) return;
    if ('remove' in what) await doing(() => store.deleteGames([game.id], 'deleted'));
    else await doing(() => store.changeGames([{ ...game, state: { ...game.state, [what.type]: what.text } }], 'typed'));
  }
}

/** A new event that both devices have, open in every tab. */
async function begin(): Promise<string> {
  const [first, second] = devices as [Device, Device];
  for (const device of devices) device.ahead = 0;
  const event = newEvent('rplops', 'League');
  const begun = by(first, () => first.tabs[0]!.stores.begin(event));
  await begun.save();
  first.tabs[0]!.store = begun;
  const text = first.tabs[0]!.files.write(begun);
  second.tabs[0]!.store = await by(second, () =>
    second.tabs[0]!.stores.addNew(event.id, second.tabs[0]!.files.read(text)),
  );
  for (const device of devices) device.tabs[1]!.store = await by(device, () => device.tabs[1]!.stores.open(event.id));
  return event.id;
}

const shown = (store: EventStore) => {
  const { records } = store.changes;
  const sorted = [...records].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([, { value, stamp, stamps }]) => [value, stamp, stamps]);
};

async function check(id: string, model: Model): Promise<void> {
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const)
    await exchange(from, to, model);
  for (const device of devices) device.tabs[1]!.store = await by(device, () => device.tabs[1]!.stores.open(id));
  const [first, ...others] = tabsOf().map(({ store }) => store!);
  for (const other of others) expect(shown(other)).toEqual(shown(first!));
  const fields = watched(first!);
  for (const key of model.fields) expect(model.possible(key), key).toContainEqual(fields.get(key));
}

describe('whatever is done on two devices', () => {
  test(`nothing is lost, and all come to the same (${RUNS} sequences)`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
        const model = new Model();
        const id = await begin();
        for (const one of operations) await run(id, model, one);
        await check(id, model);
      }),
      { numRuns: RUNS },
    );
  }, 3_600_000);
});
