// Writes what a file or a link carries beside the event, so that it can be merged: stamps, and what lies in the bin.
import type { TallyEvent } from '../systems/event.ts';
import { isStamped, type EventChanges } from '../merge/event_changes.ts';
import { jsonParts, type ChangesValue, type RecordValue } from './write.ts';
import { HEAD, type StoredRecord } from '../merge/records.ts';
import { isDeleted } from '../merge/stamped.ts';

/** The text of an event's file. What only earlier versions wrote is saved as they saved it. */
export function fileText(event: TallyEvent, changes: EventChanges): string {
  return [...fileParts(event, changes)].join('');
}

/** The same in parts, for one who pauses in between. */
export function fileParts(event: TallyEvent, changes: EventChanges): Generator<string> {
  return jsonParts(event, isStamped(changes) ? changesValue(changes, event.games) : undefined);
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
