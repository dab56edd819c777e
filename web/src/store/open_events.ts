// The events that are open in this tab, one store each.
import { copyOf, type TallyEvent } from '../systems/event.ts';
import { refusal, refuse } from './save_status.ts';
import type { EventStore } from './event_store.ts';
import { stores } from './this_device.ts';
import type { EventChanges } from '../merge/event_changes.ts';
import { countGames, isOfLaterVersion, LaterVersion, readHeads, type StoredHead } from './event_database.ts';
import { deletedEvents, emptyBin } from './bin.ts';
import { HAS_EVENTS, keep } from '../device/storage.ts';
import { HEAD, type Head } from '../merge/records.ts';
import type { SystemId } from '../systems/event_game.ts';
import { eventSystem } from '../systems/event_systems.ts';
import { isDeleted } from '../merge/stamped.ts';

const open = new Map<string, EventStore>();

export function beginEvent(event: TallyEvent): EventStore {
  const store = stores.begin(event);
  open.set(event.id, store);
  keep(HAS_EVENTS, true);
  return store;
}

/** Adds an event from a link or a file. Returns false and changes nothing if this device already has it. */
export async function importEvent(id: string, changes: EventChanges): Promise<boolean> {
  const store = open.has(id) ? null : await stores.addNew(id, changes);
  if (!store) return false;
  open.set(id, store);
  keep(HAS_EVENTS, true);
  return true;
}

/** Merges an event from a link or a file with the same event on this device, which comes out of the bin unless it lies
 *  in the bin there too. Where it is gone meanwhile, it is added. */
export async function mergeEvent(id: string, changes: EventChanges): Promise<void> {
  const store = await anyEvent(id);
  if (!store) return void (await importEvent(id, changes));
  await store.merge(changes);
  const theirs = changes.records.get(HEAD);
  if (store.head.deleted && !(theirs && isDeleted(theirs))) await restore(id, HEAD, 'Event restored');
}

/** Why an event from a link or a file cannot be merged with the one on this device, as a sentence; null if it can. */
export async function whyNotMerged({ id, system }: TallyEvent): Promise<string | null> {
  const here = (await anyEvent(id))?.system ?? system;
  if (here === system) return null;
  const [ours, theirs] = [here, system].map((one) => eventSystem(one).name);
  return `It cannot be merged with the event on this device, which has the same id: that one is of ${ours}, this one of ${theirs}. You can add it as a copy.`;
}

/** Takes an event or a game out of the bin. */
export async function restore(event: string, id: string, did: string): Promise<void> {
  const store = await anyEvent(event);
  if (store?.record(id)?.value.deleted === undefined) return;
  store.restore(id, did);
  await store.save();
}

/** Adds the event as one of its own. */
export async function addCopy(event: TallyEvent): Promise<string> {
  const copy = copyOf(event);
  await beginEvent(copy).save();
  return copy.id;
}

/** Null where this device does not have the event, or has it in the bin. */
export async function openEvent(id: string): Promise<EventStore | null> {
  const store = await anyEvent(id);
  return store?.head.deleted ? null : store;
}

/** An event's system, known before the whole event is read. */
export async function systemOf(id: string): Promise<SystemId | undefined> {
  return (await readHeads()).get(id)?.value.system;
}

/** Whether the event is on this device. */
export async function whereIs(id: string): Promise<'here' | 'in the bin' | 'nowhere'> {
  const store = await anyEvent(id);
  if (!store) return 'nowhere';
  return store.head.deleted ? 'in the bin' : 'here';
}

async function anyEvent(id: string): Promise<EventStore | null> {
  const store = open.get(id) ?? (await stores.open(id).catch(notKept));
  if (store) open.set(id, store);
  return store;
}

export interface Listed {
  head: Head;
  began: number;
  games: number;
}

/** The stored events and those open only in this tab, newest first. */
export async function listEvents(): Promise<Listed[]> {
  const heads = await readHeads().catch((problem: unknown) => (refuse(problem), new Map<string, StoredHead>()));
  if ([...heads.values()].some(isOfLaterVersion)) refuse(new LaterVersion());
  const there = await Promise.all(
    [...heads].filter(([id, head]) => !open.has(id) && !isDeleted(head) && !isOfLaterVersion(head)).map(listed),
  );
  const here = [...open.values()]
    .filter(({ head }) => !head.deleted)
    .map((store): Listed => ({ head: store.head, began: store.began, games: store.games.length }));
  return [...there, ...here].sort((one, other) => other.began - one.began);
}

async function listed([id, { value, order }]: [string, StoredHead]): Promise<Listed> {
  return { head: value, began: order, games: await countGames(id) };
}

/** Removes from the bin what has lain there for long. */
export function clearOldAway(): Promise<void> {
  return emptyBin((event) => open.has(event));
}

/** All events on this device, those in the bin included, one after another. */
export async function* everyEvent(): AsyncGenerator<EventStore> {
  const stored = await Promise.all([readHeads(), deletedEvents()]).catch(refuse);
  const [heads, deleted] = stored ?? [new Map<string, StoredHead>(), []];
  for (const id of new Set([...heads.keys(), ...deleted, ...open.keys()])) {
    const store = await anyEvent(id);
    if (store) yield store;
  }
}

function notKept(problem: unknown): null {
  refuse(problem);
  return null;
}

function saveAll(): void {
  for (const store of open.values()) void store.save();
}

/** Asks for confirmation before unloading a page with unsaved changes. */
function confirmUnload(event: BeforeUnloadEvent): void {
  if (refusal !== null && [...open.values()].some(({ isKept }) => !isKept)) event.preventDefault();
}

addEventListener('beforeunload', confirmUnload);
addEventListener('pagehide', saveAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') saveAll();
  else for (const store of open.values()) void store.readAll().catch(refuse);
});
