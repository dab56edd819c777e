// The data beside the plain event in a file or link, so that it can be merged with the same event on another device.
import type { TallyEvent } from '../systems/event.ts';
import { HEAD, type StoredRecord } from './records.ts';
import { newRecord, UNKNOWN_WRITER } from './stamped.ts';
import { deviceOf, NO_STAMP, possibleTime, timeOf, writerOf, type Stamp } from './stamp.ts';
import { isPlain } from '../ui/plain.ts';

/** The latest time at which each writer is known to have written, in milliseconds: each tab of a device, since two may
 *  have the same name after one's profile was copied. Earlier files have one time for each device. */
export type Seen = Record<string, number>;

export function isSeen(value: unknown): value is Seen {
  return isPlain(value) && Object.values(value).every((time) => Number.isFinite(time));
}

/** Limits the times to those that a clock can have. */
export function atPossibleTime(seen: Seen): Seen {
  return Object.fromEntries(Object.entries(seen).map(([device, time]) => [device, possibleTime(time)]));
}

export interface EventChanges {
  /** Every record by id, those in the bin included. */
  records: Map<string, StoredRecord>;
  /** The latest change of each device that the writing device had seen. */
  seen: Seen;
  /** Paths of the fields that were edited by hand after the file was written, by the ids of their records. */
  edited?: ReadonlyMap<string, string[]>;
}

/** The records of an event without stamps, as earlier versions wrote it. Whatever has a stamp replaces them. */
export function unstamped({ games, ...head }: TallyEvent): EventChanges {
  const records = new Map([[HEAD, newRecord(head, 0, NO_STAMP)]]);
  games.forEach((game, at) => records.set(game.id, newRecord(game, at + 1, NO_STAMP)));
  return { records, seen: {} };
}

/** The latest time of each writer in these records, or as `known` before. */
export function seenIn(records: Iterable<StoredRecord>, known: Seen = {}): Seen {
  const seen = { ...known };
  for (const stamp of stampsIn(records)) seen[writerOf(stamp)] = Math.max(seen[writerOf(stamp)] ?? 0, timeOf(stamp));
  return seen;
}

export function isUnseen(stamp: Stamp, seen: Seen): boolean {
  return timeOf(stamp) > Math.max(seen[writerOf(stamp)] ?? 0, seen[deviceOf(stamp)] ?? 0);
}

/** The latest time of a device, in any of its tabs. */
export function latestOf(device: string, seen: Seen): number {
  const times = Object.entries(seen).flatMap(([writer, time]) => (writer.startsWith(device) ? [time] : []));
  return Math.max(0, ...times);
}

/** Whether any of it was written by this device's name, but not by this device. */
export function hasNamesake(device: string, records: Iterable<StoredRecord>, seen: Seen): boolean {
  for (const stamp of stampsIn(records)) if (deviceOf(stamp) === device && isUnseen(stamp, seen)) return true;
  return false;
}

/** Whether this version, or a later one, wrote any of it. What only earlier versions wrote merges without stamps. */
export function isStamped({ records }: EventChanges): boolean {
  return Object.keys(seenIn(records.values())).some(
    (writer) => !UNKNOWN_WRITER.startsWith(writer) && !NO_STAMP.includes(writer),
  );
}

export function greatest(one: Seen, other: Seen): Seen {
  const all = { ...one };
  for (const [writer, time] of Object.entries(other)) all[writer] = Math.max(all[writer] ?? 0, time);
  return all;
}

function* stampsIn(records: Iterable<StoredRecord>): Iterable<Stamp> {
  for (const { stamp = NO_STAMP, stamps = {}, conflicts = {} } of records) {
    yield stamp;
    yield* Object.values(stamps);
    for (const conflict of Object.values(conflicts)) yield conflict.stamp;
  }
}
