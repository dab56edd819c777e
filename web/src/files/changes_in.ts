// Reads what a file or a link carries beside the event, as strictly as the event itself.
import type { TallyEvent } from '../systems/event.ts';
import type { EventChanges } from '../merge/event_changes.ts';
import { leavesOf, valueFrom } from '../merge/leaves.ts';
import { HEAD, type Conflict, type StoredRecord, type Value } from '../merge/records.ts';
import { newRecord } from '../merge/stamped.ts';
import { isStamp, NO_STAMP, timeOf } from '../merge/stamp.ts';
import { isSeen } from '../merge/event_changes.ts';
import { isEmptied } from '../merge/stamped.ts';
import { headShape, readGame } from './event_shapes.ts';
import { MOST_GAMES } from './shapes.ts';
import { isPlain, type Plain } from '../ui/plain.ts';
import type { Strict } from './strict.ts';

export function readChanges(changes: unknown, event: TallyEvent, strict: Strict): EventChanges {
  const { seen, records: list } = isPlain(changes) ? changes : { seen: {}, records: changes };
  strict.expect(isSeen(seen), seen, '/changes/seen', 'a record of times');
  strict.expect(Array.isArray(list) && list.length <= 2 * MOST_GAMES, list, '/changes/records', 'a list');
  const values = liveValues(event);
  const records = new Map<string, StoredRecord>();
  (Array.isArray(list) ? (list as unknown[]) : []).forEach((found, index) => {
    const at = `/changes/records/${index}`;
    const record = readRecord(found, event, values, strict, at);
    if (record) records.set(record.id, record.record);
  });
  let order = 0;
  for (const [id, value] of values) {
    if (!records.has(id)) records.set(id, newRecord(value, order, NO_STAMP));
    order += 1;
  }
  return { records, seen: isSeen(seen) ? seen : {} };
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
  const { id, order, stamp, stamps = {}, hidden = {}, conflicts = {} } = found;
  const before = strict.problems.length;
  strict.expect(typeof id === 'string' && (values.has(id) || 'value' in found), id, `${at}/id`, 'the id of a game');
  strict.expect(Number.isFinite(order), order, `${at}/order`, 'a number');
  strict.expect(isStamp(stamp), stamp, `${at}/stamp`, 'a stamp');
  strict.expect(isPlain(stamps) && Object.values(stamps).every(isStamp), stamps, `${at}/stamps`, 'a record of stamps');
  strict.expect(!('deleted' in found) || isDeletion(found), found['deleted'], `${at}/deleted`, 'a time');
  strict.expect(isPlain(hidden), hidden, `${at}/hidden`, 'a record of fields');
  strict.expect(
    isPlain(conflicts) && Object.values(conflicts).every(isConflict),
    conflicts,
    `${at}/conflicts`,
    'a record of conflicts',
  );
  if (strict.problems.length > before) return null;
  const live = values.get(id as string);
  const value = live ? withDeletion(live, found) : deletedValue(found['value'], event, strict, `${at}/value`);
  const record = { ...found, value } as unknown as StoredRecord;
  if (strict.problems.length === before) checkFields(record, event, strict, at);
  return strict.problems.length > before ? null : { id: id as string, record: withEdition(record) };
}

function isConflict(value: unknown): value is Conflict {
  return isPlain(value) && isStamp(value['stamp']) && isStamp(value['over']);
}

/** Whether the record is the head of an event in the bin. */
function isDeletion({ id, deleted }: Plain): boolean {
  return id === HEAD && Number.isFinite(deleted);
}

function withDeletion(value: Value, { deleted }: Plain): Value {
  return deleted === undefined ? value : ({ ...value, deleted } as Value);
}

/** A game in the bin. */
function deletedValue(value: unknown, { system }: TallyEvent, strict: Strict, at: string): Value {
  if (isEmptied(value)) return value as Value;
  const { deleted, ...game } = isPlain(value) ? value : ({} as Plain);
  strict.expect(Number.isFinite(deleted), deleted, `${at}/deleted`, 'a time');
  return { ...readGame(game, system, strict, at), deleted } as unknown as Value;
}

/** Rows and values that do not show must fit as well: undo or a choice may bring them back. */
function checkFields(
  { value, hidden = {}, conflicts = {} }: StoredRecord,
  event: TallyEvent,
  strict: Strict,
  at: string,
): void {
  if (isEmptied(value)) return;
  const shown = [...leavesOf(value)];
  const restored = Object.entries(hidden).map(([path, leaf]): [string, unknown] => [
    path,
    leaf === false ? true : leaf,
  ]);
  const chosen = Object.entries(conflicts).map(([path, { leaf }]): [string, unknown] => [path, leaf]);
  for (const leaves of [[...shown, ...restored], ...chosen.map((one) => [...shown, one])]) {
    const { deleted: _, ...whole } = valueFrom(leaves);
    if ('settings' in value) {
      const { version: __, ...head } = whole;
      strict.record({ tallysheet: '', ...head }, headShape(event.system), at);
    } else readGame(whole, event.system, strict, at);
  }
}

function withEdition({ order, value, stamp, stamps, hidden, conflicts }: StoredRecord): StoredRecord {
  const record = newRecord(value, order, stamp as string);
  const edition = Math.max(record.edition, ...Object.values(stamps ?? {}).map(timeOf));
  return {
    ...record,
    edition,
    ...(stamps ? { stamps } : {}),
    ...(hidden ? { hidden } : {}),
    ...(conflicts ? { conflicts } : {}),
  };
}
