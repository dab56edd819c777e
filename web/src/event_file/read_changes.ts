// Reads what a file or a link carries beside the event, as strictly as the event itself.
import type { TallyEvent } from '../systems/event.ts';
import { type EventChanges, isSeen } from '../merge/event_changes.ts';
import { fits, type RecordShape } from '../form/shape.ts';
import { isAbsent, isRow, leavesOf, sameLeaf, valueFrom, type Leaf } from '../merge/leaves.ts';
import { DELETED, fieldPath, isLostPath, isLostValue } from '../merge/lost_values.ts';
import { HEAD, type Conflict, type StoredRecord, type Value } from '../merge/records.ts';
import { isEmptied, newRecord, stampedFields, type StampedFields } from '../merge/stamped.ts';
import { isStamp, NO_STAMP, timeOf, type Stamp } from '../merge/stamp.ts';
import { severalOf } from '../systems/several.ts';
import { shortened } from '../ui/sentences.ts';
import { changeableShapes, readGame, ID, MOST_GAMES } from './game_shapes.ts';
import { fitsChosen, fitsHidden, isTime, isTimely } from './leaf_check.ts';
import { editedPaths } from './record_check.ts';
import { isPlain, type Plain } from '../ui/plain.ts';
import { shown, type Strict } from './strict.ts';

export function readChanges(changes: unknown, event: TallyEvent, strict: Strict): EventChanges {
  const { seen, records: list } = isPlain(changes) ? changes : { seen: {}, records: changes };
  const isWhole = isSeen(seen) && Object.values(seen).every(isTime);
  strict.expect(isWhole, seen, '/changes/seen', 'a record of times');
  strict.expect(Array.isArray(list) && list.length <= 2 * MOST_GAMES, list, '/changes/records', 'a list');
  const values = liveValues(event);
  const records = new Map<string, StoredRecord>();
  const edited = new Map<string, string[]>();
  (Array.isArray(list) ? (list as unknown[]) : []).forEach((found, index) => {
    const at = `/changes/records/${index}`;
    const { check } = isPlain(found) ? found : {};
    const isChecked = typeof check === 'string';
    const record = readRecord(isChecked ? withoutRemoved(found as Plain, values) : found, event, values, strict, at);
    if (record) records.set(record.id, record.record);
    const paths = record && isChecked ? editedPaths(record.record, check) : [];
    if (record && paths.length > 0) edited.set(record.id, paths);
  });
  let order = 0;
  for (const [id, value] of values) {
    if (!records.has(id)) records.set(id, newRecord(value, order, NO_STAMP));
    order += 1;
  }
  return { records, seen: isSeen(seen) ? seen : {}, ...(edited.size > 0 ? { edited } : {}) };
}

/** The record without notes on removed fields that were added by hand since. */
function withoutRemoved(found: Plain, values: Map<unknown, Value>): Plain {
  const { id, hidden } = found;
  const value = values.get(id);
  if (!value || !isPlain(hidden)) return found;
  const shown = leavesOf(value);
  const isLeft = ([path, leaf]: [string, unknown]) => leaf !== null || path === DELETED || !shown.has(path);
  return { ...found, hidden: Object.fromEntries(Object.entries(hidden).filter(isLeft)) };
}

/** The head and the games of the event, by id. */
function liveValues({ games, ...head }: TallyEvent): Map<string, Value> {
  return new Map<string, Value>([[HEAD, head], ...games.map((game): [string, Value] => [game.id, game])]);
}

function readRecord(
  found: unknown,
  event: TallyEvent,
  values: Map<string, Value>,
  strict: Strict,
  at: string,
): { id: string; record: StoredRecord } | null {
  if (!isPlain(found)) return strict.expect(false, found, at, 'a record of fields') as null;
  const { id, order } = found;
  const before = strict.problems.length;
  strict.expect(typeof id === 'string' && (values.has(id) || 'value' in found), id, `${at}/id`, 'the id of a game');
  strict.expect(Number.isSafeInteger(order), order, `${at}/order`, 'a whole number');
  strict.expect(!('deleted' in found) || isDeletion(found), found['deleted'], `${at}/deleted`, 'a time');
  checkStamps(found, strict, at);
  if (strict.problems.length > before) return null;
  const live = values.get(id as string);
  const value = live ? withDeletion(live, found) : deletedValue(found, event, strict, at);
  const record = { ...found, value } as unknown as StoredRecord;
  if (strict.problems.length === before) checkFields(record, event, strict, at);
  return strict.problems.length > before ? null : { id: id as string, record: withEdition(record) };
}

function checkStamps(found: Plain, strict: Strict, at: string): void {
  const { stamp, stamps = {}, hidden = {}, conflicts = {} } = found;
  const late = [stamp, ...(isPlain(stamps) ? Object.values(stamps) : [])].find((one) => isStamp(one) && !isTimely(one));
  if (late)
    return strict.tell(`${at}/stamp`, `says ${shown(late)}, a time more than a century ahead of this device’s clock.`);
  const isStamps = isPlain(stamps) && Object.values(stamps).every(isTimely);
  const isConflicts = isPlain(conflicts) && Object.values(conflicts).every(isConflict);
  strict.expect(isTimely(stamp), stamp, `${at}/stamp`, 'a stamp');
  strict.expect(isStamps, stamps, `${at}/stamps`, 'a record of stamps');
  strict.expect(isPlain(hidden), hidden, `${at}/hidden`, 'a record of fields');
  strict.expect(isConflicts, conflicts, `${at}/conflicts`, 'a record of conflicts');
}

function isConflict(value: unknown): value is Conflict {
  return isPlain(value) && isTimely(value['stamp']) && isTimely(value['over']);
}

/** Whether the record is the head of an event in the bin. */
function isDeletion({ id, deleted }: Plain): boolean {
  return id === HEAD && isTime(deleted);
}

function withDeletion(value: Value, { deleted }: Plain): Value {
  return deleted === undefined ? value : ({ ...value, deleted } as Value);
}

/** A game in the bin. */
function deletedValue({ id, value }: Plain, { system }: TallyEvent, strict: Strict, at: string): Value {
  const { deleted, ...game } = isPlain(value) ? value : ({} as Plain);
  strict.expect(isTime(deleted), deleted, `${at}/value/deleted`, 'a time');
  strict.expect(strict.read(game['id'], ID, `${at}/value/id`) === id, game['id'], `${at}/value/id`, `“${String(id)}”`);
  if (isEmptied(value)) return value as Value;
  return { ...readGame(game, severalOf(system), strict, `${at}/value`), deleted } as unknown as Value;
}

/** Fields that do not show must fit as well, and must not change what shows. */
function checkFields(record: StoredRecord, event: TallyEvent, strict: Strict, at: string): void {
  const { value, hidden = {}, conflicts = {} } = record;
  const shapes = isEmptied(value) ? [] : changeableShapes(value, severalOf(event.system));
  const isHidden = (path: string, leaf: Leaf) => shapes.some((shape) => fitsHidden(path, leaf, shape));
  const isChosen = (path: string, leaf: Leaf) => shapes.some((shape) => fitsChosen(path, leaf, shape));
  const before = strict.problems.length;
  for (const [path, leaf] of Object.entries(hidden))
    strict.expect(isHidden(path, leaf), leaf, placeOf(`${at}/hidden`, path), 'a value that fits there');
  for (const [path, { leaf = null }] of Object.entries(conflicts))
    strict.expect(isChosen(path, leaf), leaf, placeOf(`${at}/conflicts`, path), 'a value that fits there');
  if (strict.problems.length > before) return;
  const fields = stampedFields(record);
  const leaves = [...fields].map(([path, { leaf }]): [string, Leaf] => [path, leaf]);
  if (!sameLeaf(valueFrom(leaves), value)) strict.tell(`${at}/hidden`, 'has fields that the game or the event shows.');
  else if (shapes[0] && !fitsRestored(leaves, fields, shapes[0]))
    strict.tell(`${at}/hidden`, 'has a row that is not whole.');
}

function placeOf(at: string, path: string): string {
  return `${at}${shortened(path, 100)}`;
}

/** Whether the record fits with every row that was removed or lost. */
function fitsRestored(leaves: [string, Leaf][], fields: StampedFields, shape: RecordShape): boolean {
  const rows = leaves.filter(([, leaf]) => isAbsent(leaf)).map(([path]) => path);
  const lost = leaves.filter(([path, leaf]) => isLostPath(path) && isLostValue(leaf) && leaf.value === true);
  const present = [...rows.filter((path) => isRow(path, fields)), ...lost.map(([path]) => fieldPath(path))];
  return fits(valueFrom([...leaves, ...present.map((path): [string, Leaf] => [path, true])]), shape);
}

/** The record with its latest time, and without stamps of fields that it does not have. */
function withEdition(found: StoredRecord): StoredRecord {
  const { order, value, stamp = NO_STAMP, stamps = {}, hidden, conflicts } = found;
  const fields = stampedFields(found);
  const own = Object.entries(stamps).filter(([path]) => fields.has(path));
  let edition = timeOf(stamp);
  for (const [, one] of own) edition = Math.max(edition, timeOf(one));
  return {
    ...newRecord(value, order, stamp),
    edition,
    ...(own.length > 0 ? { stamps: Object.fromEntries(own) as Record<string, Stamp> } : {}),
    ...(hidden ? { hidden } : {}),
    ...(conflicts ? { conflicts } : {}),
  };
}
