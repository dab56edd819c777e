// The events that are open in this tab, each once.
import type { TallyEvent } from './event.ts';
import { refusal, refuse } from './keeper.ts';
import { Ledger, type Head } from './ledger.ts';
import { clearAway, countGames, readHeads, type Kept } from './shelf.ts';
import { EVENTS, keep } from '../store.ts';

const open = new Map<string, Ledger>();

export function beginEvent(event: TallyEvent): Ledger {
  const ledger = Ledger.begin(event);
  open.set(event.id, ledger);
  keep(EVENTS, true);
  return ledger;
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
  await clearOldAway(heads);
  const kept = await Promise.all([...heads].filter(([id]) => !open.has(id)).map(([id, head]) => listed(id, head)));
  const here = [...open.values()].map((ledger): Listed => ({ head: ledger.head, began: ledger.began, games: ledger.games.length }));
  return [...kept, ...here].filter(({ head }) => !head.deleted).sort((one, other) => other.began - one.began);
}

async function listed(id: string, { value, order }: Kept<Head>): Promise<Listed> {
  return { head: value, began: order, games: await countGames(id) };
}

/** A deleted event can be had back for an hour. */
const AN_HOUR = 3_600_000;

async function clearOldAway(heads: Map<string, Kept<Head>>): Promise<void> {
  for (const [id, { value }] of heads) {
    if (!value.deleted || Date.now() - value.deleted < AN_HOUR) continue;
    heads.delete(id);
    await clearAway(id);
  }
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
