// The bin: deleted events and games lie here for thirty days, as this device counts them, and come back whole. After that
// only the id and the time of deletion stay, so that an old file cannot bring them back.
import { DUE, keep, kept } from '../device/storage.ts';
import { namesIn } from '../systems/player_names.ts';
import { readBin, readHeads, replaceDeleted } from './event_database.ts';
import { binKey, headKey, recordAt } from './event_keys.ts';
import { HEAD, type Game, type Head, type StoredRecord } from '../merge/records.ts';
import { emptied, isDeleted } from '../merge/stamped.ts';
import { isEmptied } from '../merge/stamped.ts';
import { isPlain } from '../ui/plain.ts';

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

/** Lists the records that can be restored, latest first. Games of deleted events come back with their events, blank games
 *  not at all. */
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

/** When this device found a record in the bin, by its own clock: milliseconds. */
interface Found {
  /** The record's time of deletion: what is deleted again is found again. */
  deleted: number;
  first: number;
  /** When it was first found due. */
  due?: number;
}

/** No clock that is right is behind this. */
const EARLIEST = Date.UTC(2026, 0, 1);

/** Empties what this device found in the bin thirty days ago, regardless of other devices' clocks. Because its own clock
 *  may be wrong, two readings an hour apart must agree that a record is due. */
export async function emptyBin(isOpen: (event: string) => boolean): Promise<void> {
  const now = Date.now();
  const noted = (kept(DUE) ?? {}) as Record<string, unknown>;
  const found: Record<string, Found> = {};
  const gone = new Map<string, StoredRecord>();
  for (const [key, record] of await withHeads()) {
    if (isEmptied(record.value)) continue;
    const { event = '' } = recordAt(key) ?? {};
    const one = foundAt(now, record.value.deleted ?? 0, noted[key]);
    if (one.due !== undefined && now - one.due >= AN_HOUR && !isOpen(event))
      gone.set(key.replace(headKey(event), binKey(event)), emptied(record));
    else found[key] = one;
  }
  if (gone.size > 0) await replaceDeleted(gone);
  if (JSON.stringify(found) !== JSON.stringify(noted)) keep(DUE, found);
}

/** A clock that was ahead when the record was found is believed no longer. */
function foundAt(now: number, deleted: number, noted: unknown): Found {
  if (!isFound(noted) || noted.deleted !== deleted || noted.first < EARLIEST) return { deleted, first: now };
  const first = Math.min(noted.first, now);
  if (now - first < BIN_DAYS * 24 * AN_HOUR) return { deleted, first };
  return { deleted, first, due: Math.min(noted.due ?? now, now) };
}

function isFound(noted: unknown): noted is Found {
  return isPlain(noted) && [noted['deleted'], noted['first'], noted['due'] ?? 0].every(Number.isFinite);
}
