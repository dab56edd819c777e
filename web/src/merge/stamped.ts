// Merges and changes records field by field: of two values of a field, the one with the later stamp stands, so that all
// who have the same changes have the same record, regardless of their order.
import { changesBetween, isAbsent, leavesOf, sameLeaf, valueFrom, type Leaves, type Leaf } from './leaves.ts';
import { DELETED, isSameChoice, lostPath } from './lost_values.ts';
import { isPlain } from '../ui/plain.ts';
import { RECORD_FORMAT, type StoredRecord, type Value } from './records.ts';
import {
  isPossibleTime,
  NO_STAMP,
  possibleStamp,
  possibleTime,
  stampAt,
  timeOf,
  writerOf,
  type Stamp,
} from './stamp.ts';

export interface StampedField {
  leaf: Leaf;
  stamp: Stamp;
}

export type StampedFields = Map<string, StampedField>;

export function isDeleted({ value }: StoredRecord): boolean {
  return value.deleted !== undefined;
}

/** Every field with its stamp, those that the value does not show included. */
export function stampedFields(record: StoredRecord): StampedFields {
  const { value, hidden = {}, stamp = NO_STAMP, stamps = {}, conflicts = {} } = record;
  const leaves = [...leavesOf(value), ...Object.entries(hidden)];
  const fields = new Map(leaves.map(([path, leaf]) => [path, { leaf, stamp: stampIn(stamps, path) ?? stamp }]));
  for (const [path, { leaf = null, stamp: lost, over }] of Object.entries(conflicts))
    if (fields.get(path)?.stamp === over) addLost(fields, path, { leaf, stamp: lost });
  return fields;
}

/** Adds a value that the field lost, unless it is there or was settled. */
function addLost(fields: StampedFields, path: string, { leaf, stamp }: StampedField): void {
  const at = lostPath(path, stamp);
  if (!fields.has(at)) fields.set(at, { leaf: { value: leaf }, stamp });
}

function stampIn(stamps: Record<string, Stamp>, path: string): Stamp | undefined {
  return Object.hasOwn(stamps, path) ? stamps[path] : undefined;
}

/** A record whose fields all have this stamp. */
export function newRecord(value: Value, order: number, stamp: Stamp): StoredRecord {
  return { format: RECORD_FORMAT, order, edition: timeOf(stamp), value, stamp };
}

/** The record with these fields written. */
export function withFields(record: StoredRecord, changes: Leaves, stamp: Stamp): StoredRecord {
  const fields = stampedFields(record);
  for (const [path, leaf] of changes) fields.set(path, { leaf, stamp });
  return recordOf(fields, record);
}

/** The record with these lost values, by the path of the field; itself where it has them all. */
export function withLost(record: StoredRecord, lost: [path: string, field: StampedField][]): StoredRecord {
  if (lost.length === 0) return record;
  const fields = stampedFields(record);
  const { size } = fields;
  for (const [path, field] of lost) addLost(fields, path, field);
  return fields.size > size ? recordOf(fields, record) : record;
}

/** The changes that turn the record's value into `value`. A new row may have the key of a removed one, whose
 *  fields it does not get. */
export function changesTo(record: StoredRecord, value: Value): Leaves {
  const after = leavesOf(value);
  const again = Object.entries(record.hidden ?? {}).filter(
    ([path, leaf]) => isAbsent(leaf) && after.get(path) === true,
  );
  const before = again.length > 0 ? leavesWithRows(record, again) : leavesOf(record.value);
  const changes = changesBetween(before, after);
  for (const [path] of again) changes.set(path, true);
  return changes;
}

function leavesWithRows(record: StoredRecord, rows: [path: string, leaf: unknown][]): Leaves {
  const fields = stampedFields(record);
  const present = rows.map(([path]): [string, Leaf] => [path, true]);
  return leavesOf(valueFrom([...[...fields].map(([path, { leaf }]): [string, Leaf] => [path, leaf]), ...present]));
}

/** Returns `mine` itself where `theirs` has nothing later. */
export function mergedRecords(mine: StoredRecord, theirs: StoredRecord): StoredRecord {
  const order = Math.min(mine.order, theirs.order);
  if (isSame(mine, theirs)) return mine;
  const fields = stampedFields(mine);
  let isChanged = order !== mine.order;
  for (const [path, field] of stampedFields(theirs)) {
    const own = fields.get(path);
    if (own && !isLater(field, own)) continue;
    fields.set(path, field);
    isChanged = true;
  }
  return isChanged ? recordOf(fields, { order }) : mine;
}

function isSame(one: StoredRecord, other: StoredRecord): boolean {
  return one === other || (one.edition === other.edition && JSON.stringify(one) === JSON.stringify(other));
}

/** On equal stamps, the greater JSON text stands. */
export function isLater(one: StampedField, other: StampedField): boolean {
  if (one.stamp !== other.stamp) return one.stamp > other.stamp;
  return !sameLeaf(one.leaf, other.leaf) && JSON.stringify(one.leaf) > JSON.stringify(other.leaf);
}

/** The writer in the stamps of versions that wrote none. */
export const UNKNOWN_WRITER = 'unknown00';

const WITHOUT_STAMPS = new Set([UNKNOWN_WRITER, writerOf(NO_STAMP)]);

/** Stamps a record of a version without stamps: fields that differ from what it was `known` to be were written at its
 *  edition. That version may have had an old copy, so what this one had written into them is not lost. */
export function withStamps(record: StoredRecord, known?: StoredRecord): StoredRecord {
  if (record.stamp !== undefined) return atPossibleTimes(record);
  const stamp = stampAt(possibleTime(record.edition), UNKNOWN_WRITER);
  if (!known) return { ...record, format: RECORD_FORMAT, edition: timeOf(stamp), stamp };
  const changes = changesTo(known, record.value);
  const written = { ...withFields(known, changes, stamp), order: record.order };
  const overwritten = [...stampedFields(known)].filter(
    ([path, { leaf, stamp: before }]) =>
      changes.has(path) && !isSameChoice(path, leaf, changes.get(path)) && !WITHOUT_STAMPS.has(writerOf(before)),
  );
  return withLost(written, overwritten);
}

/** The record with stamps that a clock can say. Earlier versions took any from a file, and went on from there. */
export function atPossibleTimes(record: StoredRecord): StoredRecord {
  if (isPossibleTime(record.edition)) return record;
  const fields = stampedFields(record);
  for (const [path, { leaf, stamp }] of fields) fields.set(path, { leaf, stamp: possibleStamp(stamp) });
  return recordOf(fields, record);
}

/** Drops all but the id and the deletion of a record that has been in the bin for long. */
export function emptied(record: StoredRecord): StoredRecord {
  const { deleted } = record.value;
  const stamp = stampedFields(record).get(DELETED)?.stamp ?? NO_STAMP;
  const value = { id: record.value.id, deleted } as Value;
  return { ...newRecord(value, record.order, stamp), edition: record.edition };
}

/** Packs the fields again. The stamp that most of them carry is written once. */
function recordOf(fields: StampedFields, { order }: { order: number }): StoredRecord {
  const value = valueFrom([...fields].map(([path, { leaf }]) => [path, leaf])) as unknown as Value;
  const shown = leavesOf(value);
  const stamp = commonStamp(fields);
  const isHidden = (path: string, { leaf }: StampedField) => !shown.has(path) || !sameLeaf(shown.get(path), leaf);
  const hidden = [...fields].filter(([path, one]) => isHidden(path, one)).map(([path, { leaf }]) => [path, leaf]);
  const stamps = [...fields].filter(([, field]) => field.stamp !== stamp).map(([path, field]) => [path, field.stamp]);
  return {
    ...newRecord(value, order, stamp),
    edition: latestTime(fields),
    ...(stamps.length > 0 ? { stamps: Object.fromEntries(stamps) as Record<string, Stamp> } : {}),
    ...(hidden.length > 0 ? { hidden: Object.fromEntries(hidden) as Record<string, unknown> } : {}),
  };
}

/** The most frequent stamp, or the latest of several. */
function commonStamp(fields: StampedFields): Stamp {
  const counts = new Map<Stamp, number>();
  for (const { stamp } of fields.values()) counts.set(stamp, (counts.get(stamp) ?? 0) + 1);
  const [[stamp] = [NO_STAMP]] = [...counts].sort(
    ([one, ones], [other, others]) => others - ones || (one < other ? 1 : -1),
  );
  return stamp as Stamp;
}

function latestTime(fields: StampedFields): number {
  let latest = 0;
  for (const { stamp } of fields.values()) latest = Math.max(latest, timeOf(stamp));
  return latest;
}

/** Whether this is what stays of a record that lay in the bin for long. */
export function isEmptied(value: unknown): boolean {
  return isPlain(value) && Object.keys(value).sort().join() === 'deleted,id' && Number.isFinite(value['deleted']);
}
