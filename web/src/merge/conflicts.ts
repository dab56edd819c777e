// Conflicts: what two devices wrote into the same field without knowing of each other. The later value stands until
// somebody chooses.
import { sameLeaf, type Leaf } from './leaves.ts';
import type { Conflict, StoredRecord } from './records.ts';
import { DELETED, isLater, stampedFields, type StampedField, type StampedFields } from './stamped.ts';
import { deviceOf, timeOf } from './stamp.ts';
import type { Seen } from './event_changes.ts';

/** The record with its conflicts with `theirs` noted: fields that each side wrote later than the other had seen. */
export function withConflicts(
  merged: StoredRecord,
  mine: StoredRecord,
  theirs: StoredRecord,
  seen: { here: Seen; there: Seen },
): StoredRecord {
  const [own, other] = [stampedFields(mine), stampedFields(theirs)];
  const found: [path: string, conflict: Conflict][] = [];
  for (const [path, field] of own) {
    const others = other.get(path);
    if (!others || path.endsWith('/') || sameLeaf(field.leaf, others.leaf)) continue;
    if (isUnseen(field, seen.there) && isUnseen(others, seen.here)) found.push([path, between(field, others)]);
  }
  const deletion =
    deletedAndEdited(own, other, seen) ?? deletedAndEdited(other, own, { here: seen.there, there: seen.here });
  if (deletion && merged.value.deleted !== undefined) found.push([DELETED, deletion]);
  return found.length === 0 ? merged : { ...merged, conflicts: { ...merged.conflicts, ...Object.fromEntries(found) } };
}

function isUnseen({ stamp }: StampedField, seen: Seen): boolean {
  return timeOf(stamp) > (seen[deviceOf(stamp)] ?? 0);
}

function between(one: StampedField, other: StampedField): Conflict {
  const [winner, loser] = isLater(one, other) ? [one, other] : [other, one];
  return { leaf: loser.leaf, stamp: loser.stamp, over: winner.stamp };
}

/** One side deleted what the other has edited: the record stays in the bin, and that it was edited is a conflict. */
function deletedAndEdited(
  deleting: StampedFields,
  editing: StampedFields,
  seen: { here: Seen; there: Seen },
): Conflict | null {
  const deletion = deleting.get(DELETED);
  if (!deletion || deletion.leaf === null || (editing.get(DELETED)?.leaf ?? null) !== null) return null;
  if (!isUnseen(deletion, seen.there)) return null;
  const [edit] = [...editing.values()]
    .filter((field) => isUnseen(field, seen.here))
    .sort((one, other) => (one.stamp < other.stamp ? 1 : -1));
  return edit ? { leaf: null, stamp: edit.stamp, over: deletion.stamp } : null;
}

/** A field with two values, to choose between. */
export interface OpenConflict {
  record: string;
  path: string;
  /** The value that stands. */
  now: StampedField;
  other: { leaf: Leaf; stamp: string };
}

/** The conflicts nobody has settled: whose field is still as the conflict left it. */
export function openConflicts(records: ReadonlyMap<string, StoredRecord>): OpenConflict[] {
  const open: OpenConflict[] = [];
  for (const [id, record] of records) {
    if (!record.conflicts) continue;
    const fields = stampedFields(record);
    for (const [path, { over, ...other }] of Object.entries(record.conflicts)) {
      const now = fields.get(path);
      if (now?.stamp === over) open.push({ record: id, path, now, other });
    }
  }
  return open;
}
