// The events that are open in this tab, one store each.
import type { TallyEvent } from '../systems/event.ts';
import { refusal, refuse } from './save_status.ts';
import { copyOf, EventStore } from './event_store.ts';
import { clearDeleted, countGames, readHeads } from './event_database.ts';
import { DUE, HAS_EVENTS, keep, kept } from '../device/storage.ts';
import type { Head, StoredRecord } from './records.ts';

const open = new Map<string, EventStore>();

export function beginEvent(event: TallyEvent): EventStore {
  const store = EventStore.begin(event);
  open.set(event.id, store);
  keep(HAS_EVENTS, true);
  return store;
}

/** Adds an event from a link or a file. Returns false and changes nothing if this device already has it. */
export async function importEvent(event: TallyEvent): Promise<boolean> {
  const held = open.get(event.id);
  const store = held && !held.head.deleted ? null : await EventStore.addNew(event);
  if (!store) return false;
  open.set(event.id, store);
  keep(HAS_EVENTS, true);
  return true;
}

/** Restores a deleted event. If another tab has replaced it meanwhile, it is added as a copy. */
export async function restoreEvent(event: TallyEvent): Promise<void> {
  const store = open.get(event.id);
  await store?.readAll().catch(refuse);
  if (store?.head.deleted) store.restore();
  const isWhole = event.games.every(({ id }) => store?.game(id));
  await (store && isWhole ? store : beginEvent(copyOf(event))).save();
}

export async function openEvent(id: string): Promise<EventStore | null> {
  const store = open.get(id) ?? (await EventStore.open(id).catch(notKept));
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
  const heads = await readHeads().catch((problem: unknown) => (refuse(problem), new Map<string, StoredRecord<Head>>()));
  const there = await Promise.all([...heads].filter(([id]) => !open.has(id)).map(([id, head]) => listed(id, head)));
  const here = [...open.values()].map(
    (store): Listed => ({ head: store.head, began: store.began, games: store.games.length }),
  );
  return [...there, ...here].filter(({ head }) => !head.deleted).sort((one, other) => other.began - one.began);
}

async function listed(id: string, { value, order }: StoredRecord<Head>): Promise<Listed> {
  return { head: value, began: order, games: await countGames(id) };
}

/** Milliseconds for which a deleted event can be restored. */
const AN_HOUR = 3_600_000;

/** Removes events that were deleted an hour ago. Because the clock may be wrong, two readings an hour apart must
 *  agree: the first is stored, and dropped if a later one finds that the event is not due. */
export async function clearOldAway(): Promise<void> {
  const now = Date.now();
  const noted = (kept(DUE) ?? {}) as Record<string, unknown>;
  const due: Record<string, number> = {};
  for (const [id, { value }] of await readHeads()) {
    if (open.has(id) || !value.deleted || now - value.deleted < AN_HOUR) continue;
    const first = Number(noted[id]);
    if (now - first >= AN_HOUR) await clearDeleted(id);
    else due[id] = Number.isNaN(first) ? now : Math.min(first, now);
  }
  if (JSON.stringify(due) !== JSON.stringify(noted)) keep(DUE, due);
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
