// Records of files that were edited by hand. Their stamps are those of the values that were replaced, so an edit counts as
// written when the file is read.
import type { StoredRecord } from './records.ts';
import { isLostPath, isSameChoice } from './lost_values.ts';
import type { Leaf } from './leaves.ts';
import { stampedFields, withFields, type StampedField } from './stamped.ts';
import type { Stamp } from './stamp.ts';

/** This device's fields whose stamp has another value in `theirs`: one of the two was edited, in a file that does not tell
 *  which. */
export function otherValues(mine: StoredRecord, theirs: StoredRecord): [path: string, field: StampedField][] {
  if (mine === theirs) return [];
  const others = stampedFields(theirs);
  return [...stampedFields(mine)].filter(([path, { leaf, stamp }]) => {
    const other = others.get(path);
    return other?.stamp === stamp && !isLostPath(path) && !isSameChoice(path, other.leaf, leaf);
  });
}

/** The record with these fields written at `stamp`. */
export function withEdits(record: StoredRecord, paths: Iterable<string>, stamp: () => Stamp): StoredRecord {
  const fields = stampedFields(record);
  const edits = [...paths].map((path): [string, Leaf] => [path, fields.get(path)?.leaf ?? null]);
  return edits.length > 0 ? withFields(record, new Map(edits), stamp()) : record;
}
