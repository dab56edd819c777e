// The bin: deleted events and games lie here for thirty days and come back whole. After that only the id and the time of
// deletion stay, so that an old file cannot bring them back.
import { DUE, keep, kept } from '../device/storage.ts';
import { namesIn } from '../systems/player_names.ts';
import { readBin, readHeads, replaceDeleted } from './event_database.ts';
import { binKey, headKey, recordAt } from './event_keys.ts';
import { HEAD, type Game, type Head, type StoredRecord } from '../merge/records.ts';
import { emptied, isDeleted } from '../merge/stamped.ts';
import { isEmptied } from '../merge/stamped.ts';

const AN_HOUR = 3_600_000;

export const BIN_DAYS = 30;

/** A deleted event or game. */
export interface Deleted {
  event: string;
  /** HEAD for the event itself. */
  id: string;
  value: Head | Game;
  /** In milliseconds. */
  deleted: number;
  /** The name of the event that it belongs to, or that it is. */
  eventName: string;
}

/** What can be restored, latest first. Games of deleted events come back with their events, blank games not at all. */
export async function listBin(): Promise<Deleted[]> {
  const [heads, bin] = await Promise.all([readHeads(), withHeads()]);
  const listed = [...bin].flatMap(([key, { value }]) => {
    const { event = '', id } = recordAt(key) ?? {};
    const head = id === HEAD ? (value as Head) : heads.get(event)?.value;
    if (id === undefined || !head || isEmptied(value) || (id !== HEAD && isBlank(value as Game))) return [];
    return [{ event, id, value, deleted: value.deleted ?? 0, eventName: head.name }];
  });
  return listed.sort((one, other) => other.deleted - one.deleted);
}

/** The ids of deleted events that can be restored. */
export async function deletedEvents(): Promise<string[]> {
  return (await listBin()).filter(({ id }) => id === HEAD).map(({ event }) => event);
}

/** Versions without a bin left deleted events in their place. */
async function withHeads(): Promise<Map<string, StoredRecord>> {
  const [heads, bin] = await Promise.all([readHeads(), readBin()]);
  for (const [id, head] of heads) if (isDeleted(head)) bin.set(headKey(id), head);
  return bin;
}

function isBlank({ state }: Game): boolean {
  return state.heading.trim() === '' && namesIn(state).length === 0;
}

/** Empties what was deleted thirty days ago. Because the clock may be wrong, two readings an hour apart must agree: the
 *  first is stored, and dropped if a later one finds that the record is not due. */
export async function emptyBin(isOpen: (event: string) => boolean): Promise<void> {
  const now = Date.now();
  const noted = (kept(DUE) ?? {}) as Record<string, unknown>;
  const due: Record<string, number> = {};
  const gone = new Map<string, StoredRecord>();
  for (const [key, record] of await withHeads()) {
    const { event = '' } = recordAt(key) ?? {};
    const since = now - (record.value.deleted ?? now);
    if (isOpen(event) || isEmptied(record.value) || since < BIN_DAYS * 24 * AN_HOUR) continue;
    const first = Number(noted[key]);
    if (now - first >= AN_HOUR) gone.set(key.replace(headKey(event), binKey(event)), emptied(record));
    else due[key] = Number.isNaN(first) ? now : Math.min(first, now);
  }
  if (gone.size > 0) await replaceDeleted(gone);
  if (JSON.stringify(due) !== JSON.stringify(noted)) keep(DUE, due);
}
