// Validates stored records against the same descriptions as imported files.
import { isPlain } from '../ui/plain.ts';
import { fits, type RecordShape, type Shape } from '../form/shape.ts';
import type { StoredRecord } from '../merge/records.ts';
import { isStamp } from '../merge/stamp.ts';
import { GAME_FIELD_NAMES, GAME_FIELD_SHAPES } from '../systems/game_fields.ts';
import { HEAD_LISTS, HEAD_LIST_NAMES } from '../systems/head_lists.ts';
import { tabOf } from '../systems/index.ts';
import { SHARED_SEATS } from '../systems/shared_seats.ts';
import { eventForms, eventSystems, isEventSystem } from '../systems/event_systems.ts';

/** Whether the value has the fields that every record has. Its own value is not checked, apart from being one. */
export function isRecord(found: unknown): found is StoredRecord {
  if (!isPlain(found) || !Number.isFinite(found['order']) || !Number.isFinite(found['edition'])) return false;
  const { value, stamp, stamps = {}, hidden = {}, conflicts = {} } = found;
  return (
    isPlain(value) &&
    (stamp === undefined || isStamp(stamp)) &&
    areStamps(stamps) &&
    isPlain(hidden) &&
    isPlain(conflicts)
  );
}

function areStamps(stamps: unknown): boolean {
  return isPlain(stamps) && Object.values(stamps).every(isStamp);
}

export function isHead(value: unknown, id: string): boolean {
  if (!isPlain(value) || value['id'] !== id || typeof value['name'] !== 'string') return false;
  const { system, settings, deleted = 0 } = value;
  const fitsLists = HEAD_LIST_NAMES.every((name) => fits(value[name] ?? [], HEAD_LISTS[name]));
  return isEventSystem(system) && areSettings(settings) && fitsLists && Number.isFinite(deleted);
}

/** Any texts are valid; the standings report values that this version does not know. */
function areSettings(settings: unknown): boolean {
  return isPlain(settings) && Object.values(settings).every((value) => typeof value === 'string');
}

const OWN: RecordShape = {
  is: 'record',
  fields: { ...GAME_FIELD_SHAPES, seats: SHARED_SEATS },
  optional: [...GAME_FIELD_NAMES, 'seats'],
};

/** Shapes by form id. */
const SHAPES = new Map<unknown, Shape | undefined>(
  eventSystems.flatMap(({ id }) => eventForms(id)).map((form) => [form, tabOf(form)?.state.shape]),
);

/** Whether the value is a game of any system, since a round may be scored in another than the event. */
export function isGame(value: unknown, id: string): boolean {
  if (!isPlain(value) || value['id'] !== id) return false;
  const { form, state } = value;
  const shape = SHAPES.get(form);
  return shape !== undefined && fits(state, shape) && fits(value, OWN);
}
