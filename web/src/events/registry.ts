// The events that are open in this tab, each once.
import type { TallyEvent } from './event.ts';
import { refusal, refuse } from './keeper.ts';
import { copyOf, Ledger, type Head } from './ledger.ts';
import { clearDeleted, countGames, readHeads, type Kept } from './shelf.ts';
import { DUE, EVENTS, keep, kept } from '../store.ts';

const open = new Map<string, Ledger>();

export function beginEvent(event: TallyEvent): Ledger {
  const ledger = Ledger.begin(event);
  open.set(event.id, ledger);
  keep(EVENTS, true);
  return ledger;
}

/** Takes in an event that came by a link or a file; false, and nothing is changed, where this device has it already. */
export async function bringEvent(event: TallyEvent): Promise<boolean> {
  const held = open.get(event.id);
  const ledger = held && !held.head.deleted ? null : await Ledger.bring(event);
  if (!ledger) return false;
  open.set(event.id, ledger);
  keep(EVENTS, true);
  return true;
}

/** Brings a deleted event back as it was; beside the one that another tab has brought in its place, if there is one. */
export async function restoreEvent(event: TallyEvent): Promise<void> {
  const ledger = open.get(event.id);
  await ledger?.readAll().catch(refuse);
  if (ledger?.head.deleted) ledger.restore();
  const isWhole = event.games.every(({ id }) => ledger?.game(id));
  await (ledger && isWhole ? ledger : beginEvent(copyOf(event))).save();
}

export async function openEvent(id: string): Promise<Ledger | null> {
  const ledger = open.get(id) ?? (await Ledger.open(id).catch(notKept));
  if (ledger) open.set(id, ledger);
  return ledger;
}

export interface Listed {
  head: Head;
  began: number;
  games: number;
}

/** The events on the device and those that are only open in this tab; the newest first. */
export async function listEvents(): Promise<Listed[]> {
  const heads = await readHeads().catch((problem: unknown) => (refuse(problem), new Map<string, Kept<Head>>()));
  const there = await Promise.all([...heads].filter(([id]) => !open.has(id)).map(([id, head]) => listed(id, head)));
  const here = [...open.values()].map((ledger): Listed => ({ head: ledger.head, began: ledger.began, games: ledger.games.length }));
  return [...there, ...here].filter(({ head }) => !head.deleted).sort((one, other) => other.began - one.began);
}

async function listed(id: string, { value, order }: Kept<Head>): Promise<Listed> {
  return { head: value, began: order, games: await countGames(id) };
}

/** A deleted event can be had back for an hour. */
const AN_HOUR = 3_600_000;

/** Clears away events that were deleted an hour ago. A clock may be wrong, so that two readings must say so, with an
 *  hour between them: the first is noted, and forgotten where a later one finds that the event is not due. */
export async function clearOldAway(): Promise<void> {
  const now = Date.now();
  const noted = (kept(DUE) ?? {}) as Record<string, unknown>;
  const due: Record<string, number> = {};
  for (const [id, { value }] of await readHeads()) {
    if (open.has(id) || !value.deleted || now - value.deleted < AN_HOUR) continue;
    const first = Number(noted[id]);
    if (now - first >= AN_HOUR) await clearDeleted(id);
    else due[id] = first <= now ? first : now;
  }
  if (JSON.stringify(due) !== JSON.stringify(noted)) keep(DUE, due);
}

function notKept(problem: unknown): null {
  refuse(problem);
  return null;
}

function saveAll(): void {
  for (const ledger of open.values()) void ledger.save();
}

/** What the device would not take goes with the page: the browser asks first. */
function holdBack(event: BeforeUnloadEvent): void {
  if (refusal !== null && [...open.values()].some(({ isKept }) => !isKept)) event.preventDefault();
}

addEventListener('beforeunload', holdBack);
addEventListener('pagehide', saveAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') saveAll();
  else for (const ledger of open.values()) void ledger.readAll().catch(refuse);
});
