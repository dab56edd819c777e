// Writes what a file or a link carries beside the event, so that it can be merged: stamps, and what lies in the bin.
import type { TallyEvent } from '../systems/event.ts';
import { isStamped, type EventChanges } from '../merge/event_changes.ts';
import { jsonParts, type ChangesValue, type RecordValue } from './write.ts';
import { HEAD, type StoredRecord } from '../merge/records.ts';
import { isDeleted } from '../merge/stamped.ts';
import { checkOf } from './record_check.ts';

/** The text of an event's file. What only earlier versions wrote is saved as they saved it. */
export function fileText(event: TallyEvent, changes: EventChanges): string {
  return [...fileParts(event, changes)].join('');
}

/** The same in parts, for one who pauses in between. */
export function fileParts(event: TallyEvent, changes: EventChanges): Generator<string> {
  return jsonParts(event, isStamped(changes) ? checked(changes, event.games) : undefined);
}

/** The changes with a check in every record. */
function checked(changes: EventChanges, games: { id: string }[]): ChangesValue {
  const { seen, records } = changesValue(changes, games);
  const check = (id: string) => checkOf(changes.records.get(id) as StoredRecord);
  return { seen, records: records.map((record) => ({ ...record, check: check(record.id) })) };
}

/** The games that are not in the bin come first, in the order in which the event has them. */
export function changesValue({ records, seen }: EventChanges, games: { id: string }[]): ChangesValue {
  const live = [HEAD, ...games.map(({ id }) => id)];
  const binned = [...records.keys()].filter((id) => id !== HEAD && isDeleted(records.get(id) as StoredRecord)).sort();
  return { seen, records: [...live, ...binned].map((id) => recordValue(id, records.get(id) as StoredRecord)) };
}

/** The place of the event among others is a matter of each device. */
function recordValue(id: string, { format: _, edition: __, value, order, ...rest }: StoredRecord): RecordValue {
  const { deleted } = value;
  const record = { id, order: id === HEAD ? 0 : order, ...rest };
  if (deleted === undefined) return record;
  return id === HEAD ? { ...record, deleted } : { ...record, value };
}
