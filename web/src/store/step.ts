// A step of an event's undo history: what was done, and each field before and after.
import { isPlain } from '../ui/plain.ts';
import { isOrder, sameLeaf, type Leaf, type Leaves } from '../merge/leaves.ts';
import type { StoredRecord } from '../merge/records.ts';
import { DELETED, isLostPath } from '../merge/lost_values.ts';
import { isEmptied, stampedFields, type StampedFields } from '../merge/stamped.ts';
import { isPossibleTime, isStamp, NO_STAMP, timeOf, type Stamp } from '../merge/stamp.ts';

export interface Edit {
  /** Id of the record within the event. */
  record: string;
  path: string;
  before: Leaf;
  after: Leaf;
}

export interface Step {
  /** The stamp with which it was begun. */
  id: Stamp;
  /** In the past tense: "Game 3 deleted". */
  did: string;
  /** Consecutive steps of the same sort are joined, such as the letters typed into one game. */
  sort?: string;
  /** The stamp of its fields, since it was last done, undone or redone. */
  stamp: Stamp;
  isUndone?: boolean;
  edits: Edit[];
}

export function isStep(value: unknown): value is Step {
  if (!isPlain(value)) return false;
  const { id, stamp, did, edits } = value;
  if (![id, stamp].every((one) => isStamp(one) && isPossibleTime(timeOf(one)))) return false;
  return typeof did === 'string' && Array.isArray(edits) && edits.every(isEdit);
}

function isEdit(value: unknown): boolean {
  return isPlain(value) && typeof value['record'] === 'string' && typeof value['path'] === 'string';
}

/** The step with the edits of a later one. */
export function joinedSteps(first: Step, second: Step): Step {
  const key = ({ record, path }: Edit) => `${record} ${path}`;
  const edits = new Map(first.edits.map((edit) => [key(edit), edit]));
  for (const edit of second.edits)
    edits.set(key(edit), { ...edit, before: edits.has(key(edit)) ? edits.get(key(edit))?.before : edit.before });
  return { ...first, stamp: second.stamp, edits: [...edits.values()] };
}

export function reversed(edits: Edit[]): Edit[] {
  return edits.map(({ before, after, ...edit }) => ({ ...edit, before: after, after: before }));
}

/** Splits the edits of one record into changes to write, and edits whose fields have changed since the step:
 *  `isOwn` says whether a stamp is this history's. The order of rows and lost values are not worth a word. Nothing can be
 *  written into a game that has left the bin. */
export function applicable(
  record: StoredRecord | undefined,
  edits: Edit[],
  isOwn: (stamp: Stamp) => boolean,
): { changes: Leaves; others: Edit[] } {
  const fields: StampedFields = record ? stampedFields(record) : new Map();
  const isGone = isEmptied(record?.value);
  const isStill = ({ path, before }: Edit) => {
    if (isGone) return false;
    const { leaf = null, stamp = NO_STAMP } = fields.get(path) ?? {};
    return isOwn(stamp) && (path === DELETED ? (leaf === null) === (before === null) : sameLeaf(leaf, before));
  };
  const changes = edits.filter(isStill).map(({ path, after }): [string, Leaf] => [path, fresh(path, after)]);
  const isWorthAWord = ({ path }: Edit) => !isOrder(path) && !isLostPath(path);
  return { changes: new Map(changes), others: edits.filter((edit) => !isStill(edit) && isWorthAWord(edit)) };
}

/** A record that is deleted again is in the bin from now on. */
function fresh(path: string, after: Leaf): Leaf {
  return path === DELETED && after !== null ? Date.now() : after;
}
