// The shapes of an event file's head and games. A game's form describes the shape of its state.
import { type RecordShape, type Shape, TYPED } from '../form/shape.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import type { SystemId } from '../systems/event_game.ts';
import { eventForms } from '../systems/event_systems.ts';
import { GAME_FIELD_SHAPES } from '../systems/game_fields.ts';
import { HEAD_LISTS, HEAD_LIST_NAMES } from '../systems/head_lists.ts';
import { tabOf } from '../systems/index.ts';
import { SHARED_SEATS } from '../systems/shared_seats.ts';
import { isPlain, type Plain } from '../ui/plain.ts';
import type { Strict } from './strict.ts';

export const ID: Shape = { is: 'id' };
export const MOST_GAMES = 100_000;

/** The fields of a game other than its form's contents. */
const OWN: Record<string, Shape> = { ...GAME_FIELD_SHAPES, seats: SHARED_SEATS };
const OPTIONAL = Object.keys(OWN);

/** The shape of the file without version and games, which are read separately. */
export function headShape(system: SystemId): RecordShape {
  const fields = Object.fromEntries(
    rulesOf(system).settings.map(({ name, values, most }): [string, Shape] => [
      name,
      values ? { is: 'one of', values: values.map(({ value }) => value) } : most ? { is: 'text', most } : TYPED,
    ]),
  );
  const settings: Shape = { is: 'record', fields, optional: Object.keys(fields) };
  return {
    is: 'record',
    fields: { tallysheet: TYPED, id: ID, name: TYPED, system: TYPED, settings, ...HEAD_LISTS },
    optional: HEAD_LIST_NAMES,
  };
}

/** The shapes of what can be changed about a head or a game, its own first. A game's form may have been another. */
export function changeableShapes(value: object, system: SystemId): RecordShape[] {
  if ('form' in value) return [value.form as string, ...eventForms(system)].map(gameShape);
  const { name, settings } = headShape(system).fields as Record<'name' | 'settings', Shape>;
  return [{ is: 'record', fields: { name, settings, ...HEAD_LISTS }, optional: HEAD_LIST_NAMES }];
}

function gameShape(form: string): RecordShape {
  const state = tabOf(form)?.state.shape ?? { is: 'record', fields: {}, optional: [] };
  return { is: 'record', fields: { ...OWN, state }, optional: OPTIONAL };
}

/** Reads a game; its form describes the shape of its state. */
export function readGame(value: unknown, system: SystemId, strict: Strict, at: string): Plain | null {
  const form: Shape = { is: 'one of', values: eventForms(system) };
  const known = isPlain(value) ? tabOf(eventForms(system).find((one) => one === value['form']) ?? '') : undefined;
  const state: Shape = known ? known.state.shape : { is: 'record', fields: {}, optional: [] };
  if (isPlain(value) && !known) return strict.read(value['form'], form, `${at}/form`) as null;
  const fields = { id: ID, form, ...OWN, state };
  return strict.record(value, { is: 'record', fields, optional: OPTIONAL }, at);
}
