// Writes an event as JSON, one game, person or ruling per line. The same event always gives the same bytes.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import type { EventGame, FormId } from '../systems/event_game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import type { Shape } from '../form/shape.ts';
import type { StoredRecord } from '../merge/records.ts';
import type { Seen } from '../merge/event_changes.ts';
import { gameFields } from '../systems/game_fields.ts';
import { HEAD_LISTS, headLists, type HeadListName } from '../systems/head_lists.ts';
import { scoringSystem, hadRoundSystems, roundSetting } from '../systems/round_systems.ts';
import { isSeveral } from '../systems/several.ts';
import { tabOf } from '../systems/index.ts';
import { SHARED_SEATS } from '../systems/shared_seats.ts';

/** The value of the file's first field. */
export const FORMAT = 'event';

/** The version of files that carry changes beside the event. */
export const FILE_VERSION = 2;

/** The part of the file beside the event. A record without a value is the event's head (without an id) or the game of
 *  that id; one with a value lies in the bin, as does an event whose head has the time of its deletion. */
export interface ChangesValue {
  seen: Seen;
  records: RecordValue[];
}

export type RecordValue = { id: string } & Omit<StoredRecord, 'value' | 'format' | 'edition'> & {
    value?: object;
    deleted?: number;
    /** See record_check.ts; links have none. */
    check?: string;
  };

/** Includes the changes, so that the event can be merged with the same event on another device. */
export function jsonOf(event: TallyEvent, changes?: ChangesValue): string {
  return [...jsonParts(event, changes)].join('');
}

/** The same in parts, of a game or a record at most, for one who pauses in between. */
export function* jsonParts(
  { id, name, system, settings, games, ...lists }: TallyEvent,
  changes?: ChangesValue,
): Generator<string> {
  const kept = withTrace({ system, settings }, games);
  const chosen = rulesOf(system).settings.flatMap(({ name: setting }) =>
    kept[setting] === undefined ? [] : [[setting, kept[setting]]],
  );
  const head = JSON.stringify({
    tallysheet: FORMAT,
    version: changes ? FILE_VERSION : EVENT_VERSION,
    id,
    name,
    system,
    settings: Object.fromEntries(chosen),
  });
  yield head.slice(0, -1);
  for (const [list, rows] of Object.entries(headLists(lists))) {
    yield `,"${list}":[`;
    yield* lines<object>(rows, (row) => inOrder(row, HEAD_LISTS[list as HeadListName].row) as object);
    yield '\n]';
  }
  yield ',"games":[';
  yield* lines(games, gameValue);
  yield '\n]';
  if (changes) {
    yield `,"changes":{"seen":${JSON.stringify(changes.seen)},"records":[`;
    yield* lines(changes.records, (record) => record);
    yield '\n]}';
  }
  yield '}\n';
}

/** Readers take games of other systems only where a round has, or once had, one of its own. */
function withTrace(head: Pick<TallyEvent, 'system' | 'settings'>, games: EventGame[]): TallyEvent['settings'] {
  const isLost = isSeveral(scoringSystem(head, games)) && !hadRoundSystems(head.settings);
  return isLost ? { ...head.settings, [roundSetting(1)]: '' } : head.settings;
}

function* lines<Value>(values: Value[], written: (value: Value) => object): Generator<string> {
  for (const [at, value] of values.entries()) yield `${at > 0 ? ',' : ''}\n${JSON.stringify(written(value))}`;
}

function gameValue(game: EventGame): object {
  const { id, form, state, seats } = game;
  return {
    id,
    form,
    ...gameFields(game),
    ...(seats ? { seats: inOrder(seats, SHARED_SEATS) } : {}),
    state: inOrder(state, shapeOf(form)),
  };
}

/** The form must be known. */
function shapeOf(form: FormId): Shape {
  return tabOf(form)!.state.shape;
}

/** The value's fields in the order of the shape. */
function inOrder(value: unknown, shape: Shape): unknown {
  if (shape.is === 'list') return (value as unknown[]).map((row) => inOrder(row, shape.row));
  if (shape.is !== 'record') return value;
  const fields = value as Record<string, unknown>;
  const present = Object.keys(shape.fields).filter((field) => fields[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, inOrder(fields[field], shape.fields[field] as Shape)]));
}
