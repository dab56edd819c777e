// Conflicts: what two devices wrote into the same field without knowing of each other. The later value stands, and the
// others are offered until one is chosen.
import { isAbsent, isRow, pathsAbove, type Leaf } from './leaves.ts';
import { DELETED, fieldPath, isLostPath, isLostValue, isSameChoice } from './lost_values.ts';
import type { StoredRecord } from './records.ts';
import { isLater, stampedFields, withLost, type StampedField, type StampedFields } from './stamped.ts';
import { NO_STAMP, type Stamp } from './stamp.ts';
import { isUnseen, type Seen } from './event_changes.ts';

/** A field of one record, with its path. */
type Found = [path: string, field: StampedField];

/** The changes that the devices of two records had seen of each other. */
export interface Views {
  here: Seen;
  there: Seen;
}

/** The record with what it lost by merging `mine` with `theirs`: values that each side wrote later than the other had
 *  seen. */
export function withConflicts(
  merged: StoredRecord,
  mine: StoredRecord,
  theirs: StoredRecord,
  seen: Views,
): StoredRecord {
  const [own, other] = [stampedFields(mine), stampedFields(theirs)];
  const turned = { here: seen.there, there: seen.here };
  return withLost(merged, [
    ...overwritten(own, other, seen),
    ...editsOfRemoved(own, other, seen),
    ...editsOfRemoved(other, own, turned),
  ]);
}

/** The earlier ones of two values that do not know of each other. */
function overwritten(own: StampedFields, other: StampedFields, { here, there }: Views): Found[] {
  const found: Found[] = [];
  for (const [path, mine] of own) {
    const theirs = other.get(path);
    if (!theirs || isLostPath(path) || isSameChoice(path, mine.leaf, theirs.leaf)) continue;
    if (isUnseen(mine.stamp, there) && isUnseen(theirs.stamp, here))
      found.push([path, isLater(mine, theirs) ? theirs : mine]);
  }
  return found;
}

/** The presence of rows, or of the whole record, that one side removed while the other changed something within. */
function editsOfRemoved(removing: StampedFields, editing: StampedFields, { here, there }: Views): Found[] {
  const found: Found[] = [];
  let unseen: Found[] | undefined;
  for (const [path, removal] of removing) {
    const standing = editing.get(path);
    if (!isRemoval(path, removal.leaf) || isRemoval(path, standing?.leaf ?? null) || !isUnseen(removal.stamp, there))
      continue;
    if (standing && isLater(standing, removal)) continue;
    unseen ??= [...editing].filter(([, field]) => isUnseen(field.stamp, here));
    const stamp = latestWithin(path, unseen);
    if (stamp) found.push([path, { leaf: presenceOf(path), stamp }]);
  }
  return found;
}

function isRemoval(path: string, leaf: Leaf): boolean {
  return path === DELETED ? leaf !== null : isAbsent(leaf);
}

function presenceOf(path: string): Leaf {
  return path === DELETED ? null : true;
}

function latestWithin(path: string, fields: Found[]): Stamp | undefined {
  const within = fields.filter(([one]) => path === DELETED || fieldPath(one).startsWith(`${path}/`));
  return within
    .map(([, { stamp }]) => stamp)
    .sort()
    .at(-1);
}

/** A field with several values, to choose between. */
export interface OpenConflict {
  record: string;
  path: string;
  /** Whether the field is the presence of a row. */
  isRow: boolean;
  /** The value that stands. */
  now: StampedField;
  /** The values that it lost, all different, in the order in which they were written. */
  others: StampedField[];
  /** The paths of the lost values. */
  lost: string[];
}

/** The conflicts nobody has settled. Those within a removed row or a game in the bin are offered once it is back. */
export function openConflicts(records: ReadonlyMap<string, StoredRecord>): OpenConflict[] {
  return [...records].flatMap(([id, record]) => (mayHaveLost(record) ? openOnce(id, record) : []));
}

/** The path of a name: a player's in a game, or a person's on the event's list. */
const NAME = /\/player$|^\/people\/[^/]+\/name$/;

/** The other conflicts between the same names. Two devices that renamed a player everywhere have one in every game. */
export function ofSameNames(open: OpenConflict[], one: OpenConflict): OpenConflict[] {
  if (!NAME.test(one.path)) return [];
  const names = ({ now, others }: OpenConflict) => JSON.stringify([now, ...others].map(({ leaf }) => leaf).sort());
  return open.filter((other) => other !== one && NAME.test(other.path) && names(other) === names(one));
}

/** Conflicts by their records, which are other objects once they are changed. */
const known = new WeakMap<StoredRecord, OpenConflict[]>();

function openOnce(id: string, record: StoredRecord): OpenConflict[] {
  const open = known.get(record) ?? openIn(id, stampedFields(record));
  known.set(record, open);
  return open;
}

function mayHaveLost({ hidden = {}, conflicts }: StoredRecord): boolean {
  return conflicts !== undefined || Object.keys(hidden).some(isLostPath);
}

function openIn(record: string, fields: StampedFields): OpenConflict[] {
  const open = new Map<string, OpenConflict>();
  const lost = [...fields].filter(([path, { leaf }]) => isLostPath(path) && isLostValue(leaf));
  for (const [at, { leaf }] of lost.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const path = fieldPath(at);
    const conflict = open.get(path) ?? blank(record, path, fields);
    const { value } = leaf as { value: Leaf };
    open.set(path, conflict);
    conflict.lost.push(at);
    if ([conflict.now, ...conflict.others].every((one) => !isSameChoice(path, one.leaf, value)))
      conflict.others.push({ leaf: value, stamp: at.slice(at.lastIndexOf('/') + 1) });
  }
  return [...open.values()].filter(({ path, others }) => others.length > 0 && isPresent(path, fields));
}

function blank(record: string, path: string, fields: StampedFields): OpenConflict {
  const now = fields.get(path) ?? { leaf: null, stamp: NO_STAMP };
  return { record, path, isRow: isRow(path, fields), now, others: [], lost: [] };
}

function isPresent(path: string, fields: StampedFields): boolean {
  const isInBin = path !== DELETED && (fields.get(DELETED)?.leaf ?? null) !== null;
  return !isInBin && pathsAbove(path).every((above) => !isAbsent(fields.get(above)?.leaf));
}
