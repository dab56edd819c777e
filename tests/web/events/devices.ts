// Devices with tabs, in Node: each device has a database, a storage and messages of its own, each tab its own modules.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { EventStore } from '../../../web/src/store/event_store.ts';
import type { EventChanges } from '../../../web/src/merge/event_changes.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';

vi.mock('../../../web/src/ui/announce.ts', () => ({ announce() {} }));

/** Adds to the clock of whoever acts: milliseconds. */
export const clock = { now: 1_764_000_000_000, ahead: 0 };

export type Stores = typeof import('../../../web/src/store/this_device.ts').stores;

/** A tab: its own copy of the page's modules, and the event that it has open. */
export interface Tab {
  stores: Stores;
  files: { write(store: EventStore): string; read(text: string): EventChanges };
  store: EventStore | null;
  /** The events that were saved again after the database had been deleted. */
  savedAgain: ReadonlySet<string>;
  twice: typeof import('../../../web/src/events/entered_twice.ts');
  /** Resolves once it has its database open. */
  openDatabase(): Promise<void>;
}

export interface Device {
  tabs: Tab[];
  /** How far its clock is ahead. */
  ahead: number;
  databases: IDBFactory;
}

function channelOf(lines: Map<EventTarget, string>): typeof BroadcastChannel {
  return class extends EventTarget {
    constructor(readonly name: string) {
      super();
      lines.set(this, name);
    }
    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      for (const [line, name] of lines)
        if (line !== this && name === this.name) line.dispatchEvent(new MessageEvent('message', { data: copy }));
    }
  } as unknown as typeof BroadcastChannel;
}

function storage(texts = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem' | 'clear'> {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    clear: () => texts.clear(),
  };
}

function locks(): Pick<LockManager, 'request' | 'query'> {
  const held: { name: string }[] = [];
  const request = (name: string) => (held.push({ name }), new Promise(() => {}));
  return { request, query: async () => ({ held }) } as unknown as LockManager;
}

async function loadTab(): Promise<Tab> {
  vi.resetModules();
  const [{ stores }, { fileText }, { eventOf }] = await Promise.all([
    import('../../../web/src/store/this_device.ts'),
    import('../../../web/src/event_file/write_changes.ts'),
    import('../../../web/src/event_file/read.ts'),
  ]);
  const { savedAgain } = await import('../../../web/src/store/save_status.ts');
  const twice = await import('../../../web/src/events/entered_twice.ts');
  const { inDatabase } = await import('../../../web/src/store/database.ts');
  const openDatabase = () => inDatabase(async () => {});
  await openDatabase();
  const read = (text: string) => {
    const found = eventOf(text);
    if (!found.ok) throw new Error(found.problems.join(' '));
    return found.changes;
  };
  const files: Tab['files'] = { write: (store) => fileText(store.event, store.changes), read };
  return { stores, files, store: null, savedAgain, twice, openDatabase };
}

/** `texts` are those in its storage. */
export async function aDevice(tabs: number, texts?: Record<string, string>): Promise<Device> {
  const databases = new IDBFactory();
  globalThis.indexedDB = databases;
  globalThis.BroadcastChannel = channelOf(new Map());
  vi.stubGlobal('window', { localStorage: storage(new Map(Object.entries(texts ?? {}))), sessionStorage: storage() });
  vi.stubGlobal('navigator', { locks: locks() });
  const device: Device = { tabs: [], ahead: 0, databases };
  while (device.tabs.length < tabs) device.tabs.push(await loadTab());
  return device;
}

/** Deletes the database under the device's open tabs, which all open a new one. */
export async function deleteDatabase({ databases, tabs }: Device): Promise<void> {
  globalThis.indexedDB = databases;
  const deleting = databases.deleteDatabase('tallysheet');
  await new Promise((done, fail) => ((deleting.onsuccess = done), (deleting.onerror = fail)));
  for (const tab of tabs) await tab.openDatabase();
}

/** Time goes on by one with every look at a clock; the timers of stores stand still. */
export function useClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Date, 'now').mockImplementation(() => (clock.now += 1) + clock.ahead);
}

export function by<Result>(device: Device, act: () => Result): Result {
  clock.ahead = device.ahead;
  return act();
}

/** Begins the event on one device and adds its file to another; both have it open in their first tab. */
export async function beginOnBoth(one: Device, other: Device, event: TallyEvent): Promise<void> {
  const [first, second] = [one.tabs[0]!, other.tabs[0]!];
  first.store = by(one, () => first.stores.begin(event));
  await first.store.save();
  const text = first.files.write(first.store);
  second.store = await by(other, () => second.stores.addNew(event.id, second.files.read(text)));
}

/** The first tab of one device merges the file of another's. */
export async function send(from: Device, to: Device): Promise<void> {
  const [source, target] = [from.tabs[0]!, to.tabs[0]!];
  const text = source.files.write(source.store!);
  await by(to, () => target.store!.merge(target.files.read(text)));
}
