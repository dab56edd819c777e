// Merges and changes records field by field: of two values of a field, the one with the later stamp stands, so that all
// who have the same changes have the same record, in whatever order they came.
import { changesBetween, leavesOf, sameLeaf, valueFrom, type Leaves, type Leaf } from './leaves.ts';
import { isPlain } from '../ui/plain.ts';
import { RECORD_FORMAT, type StoredRecord, type Value } from './records.ts';
import { LATEST_TIME, NO_STAMP, stampAt, timeOf, type Stamp } from './stamp.ts';

export interface StampedField {
  leaf: Leaf;
  stamp: Stamp;
}

export type StampedFields = Map<string, StampedField>;

/** The path of the time of deletion. */
export const DELETED = '/deleted';

export function isDeleted({ value }: StoredRecord): boolean {
  return value.deleted !== undefined;
}

/** Every field with its stamp, those that the value does not show included. */
export function stampedFields({ value, hidden = {}, stamp = NO_STAMP, stamps = {} }: StoredRecord): StampedFields {
  const leaves = [...leavesOf(value), ...Object.entries(hidden)];
  return new Map(leaves.map(([path, leaf]) => [path, { leaf, stamp: stampIn(stamps, path) ?? stamp }]));
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

/** What must be written to turn the record's value into `value`. */
export function changesTo(record: StoredRecord, value: Value): Leaves {
  return changesBetween(leavesOf(record.value), leavesOf(value));
}

/** Returns `mine` itself where `theirs` has nothing later. */
export function mergedRecords(mine: StoredRecord, theirs: StoredRecord): StoredRecord {
  const order = Math.min(mine.order, theirs.order);
  const conflicts = { ...theirs.conflicts, ...mine.conflicts };
  if (isSame(mine, theirs)) return mine;
  const fields = stampedFields(mine);
  let isChanged = order !== mine.order || Object.keys(conflicts).length > Object.keys(mine.conflicts ?? {}).length;
  for (const [path, field] of stampedFields(theirs)) {
    const own = fields.get(path);
    if (own && !isLater(field, own)) continue;
    fields.set(path, field);
    isChanged = true;
  }
  return isChanged ? recordOf(fields, { ...mine, order, conflicts }) : mine;
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

/** Stamps a record of a version without stamps: fields that differ from what it was `known` to be were written at its
 *  edition. */
export function withStamps(record: StoredRecord, known?: StoredRecord): StoredRecord {
  if (record.stamp !== undefined) return record;
  const stamp = stampAt(Math.min(Math.max(Math.trunc(record.edition), 0), LATEST_TIME), UNKNOWN_WRITER);
  if (!known) return { ...record, format: RECORD_FORMAT, stamp };
  return { ...withFields(known, changesTo(known, record.value), stamp), order: record.order };
}

/** Of a record that lay in the bin for long, all but its id and its deletion is dropped. */
export function emptied(record: StoredRecord): StoredRecord {
  const { deleted } = record.value;
  const stamp = stampedFields(record).get(DELETED)?.stamp ?? NO_STAMP;
  const value = { id: record.value.id, deleted } as Value;
  return { ...newRecord(value, record.order, stamp), edition: record.edition };
}

/** Packs the fields again. The stamp that most of them carry is written once. */
function recordOf(fields: StampedFields, { order, conflicts = {} }: StoredRecord): StoredRecord {
  const value = valueFrom([...fields].map(([path, { leaf }]) => [path, leaf])) as unknown as Value;
  const shown = leavesOf(value);
  const stamp = commonStamp(fields);
  const isHidden = (path: string, { leaf }: StampedField) => !shown.has(path) || !sameLeaf(shown.get(path), leaf);
  const hidden = [...fields].filter(([path, one]) => isHidden(path, one)).map(([path, { leaf }]) => [path, leaf]);
  const stamps = [...fields].filter(([, field]) => field.stamp !== stamp).map(([path, field]) => [path, field.stamp]);
  const open = Object.entries(conflicts).filter(([path, { over }]) => fields.get(path)?.stamp === over);
  return {
    ...newRecord(value, order, stamp),
    edition: latestTime(fields),
    ...(stamps.length > 0 ? { stamps: Object.fromEntries(stamps) as Record<string, Stamp> } : {}),
    ...(hidden.length > 0 ? { hidden: Object.fromEntries(hidden) as Record<string, unknown> } : {}),
    ...(open.length > 0 ? { conflicts: Object.fromEntries(open) } : {}),
  };
}

/** Of several that are equally frequent, the latest. */
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
