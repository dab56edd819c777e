// What a form's contents and an event's file are made of, field by field and in order. Files are written and read by it;
// what the device has kept is held against it.
import { POWERS } from '../diplomacy/powers.ts';
import { FORMS, type GameForm } from '../events/event.ts';

/** `text` is as typed; `id` letters and figures, of which keys and addresses are made; `flag` true or false. A list's rows are records; `keys` are those that must be there. */
export type Shape =
  | { is: 'text'; most: number }
  | { is: 'id' }
  | { is: 'flag' }
  | { is: 'one of'; values: readonly string[] }
  | { is: 'list'; row: RecordShape; least: number; most: number; keys?: readonly string[] }
  | RecordShape;

export interface RecordShape {
  is: 'record';
  fields: Record<string, Shape>;
  /** Fields that may be absent. */
  optional: readonly string[];
}

export const TYPED: Shape = { is: 'text', most: 10_000 };
export const ID: Shape = { is: 'id' };
const KEY: Shape = { is: 'text', most: 100 };
export const MOST_GAMES = 100_000;

const LISTED: Shape = { is: 'one of', values: ['finish', 'seating'] };
const DECIMALS: Shape = { is: 'one of', values: ['3', '4'] };

/** A list of rows: a key, and texts of which any may be absent. */
function rows(texts: string[], most: number, keys?: readonly string[]): Shape {
  const fields = Object.fromEntries([['key', KEY], ...texts.map((text) => [text, TYPED] as const)]);
  return { is: 'list', row: { is: 'record', fields, optional: texts }, least: keys?.length ?? 0, most, ...(keys ? { keys } : {}) };
}

function state(fields: Record<string, Shape>): RecordShape {
  return { is: 'record', fields: { heading: TYPED, ...fields }, optional: [] };
}

const BOARD: RecordShape = { is: 'record', fields: { key: KEY, finishers: rows(['player', 'score', 'best', 'posted'], 6) }, optional: [] };

export const STATES: Record<GameForm, RecordShape> = {
  'puffing-billy': state({ finishers: rows(['player', 'score', 'posted'], 6), listed: LISTED, decimals: DECIMALS }),
  'puffing-billy/final': state({ boards: { is: 'list', row: BOARD, least: 1, most: 50 }, listed: LISTED, decimals: DECIMALS }),
  'union-pacific': state({ players: rows(['player', 'game1', 'game2', 'posted'], 6), rounding: { is: 'one of', values: ['each-game', 'total'] } }),
  'size-matters': state({
    powers: rows(['player', 'centres', 'draw', 'posted'], 7, POWERS),
    rounding: { is: 'one of', values: ['published', 'exact'] },
    floor: { is: 'flag' },
  }),
  'detour-98f': state({ powers: rows(['player', 'centres', 'year', 'held', 'posted'], 7, POWERS) }),
  rplops: state({ finish: rows(['player', 'place', 'posted'], 100), formula: { is: 'one of', values: ['RPLOPS', 'RPLOPS2', 'PLOPS'] }, average: TYPED, hours: TYPED }),
};

export const STAGE: Shape = { is: 'one of', values: ['preliminary', 'final'] };
export const SYSTEMS = Object.keys(FORMS);

/** Whether a value that was kept has this shape. A text may be of any length, as it was typed here, and fields that are
 *  not known may stand beside: a later version may have written them. `partly`: any field may be absent. */
export function fits(value: unknown, shape: Shape, partly = false): boolean {
  if (shape.is === 'record') return fitsRecord(value, shape, partly);
  if (shape.is === 'list') return fitsList(value, shape);
  if (shape.is === 'flag') return typeof value === 'boolean';
  return typeof value === 'string' && (shape.is !== 'one of' || shape.values.includes(value));
}

function fitsRecord(value: unknown, { fields, optional }: RecordShape, partly: boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const found = value as Record<string, unknown>;
  return Object.entries(fields).every(([name, shape]) =>
    found[name] === undefined ? partly || optional.includes(name) : fits(found[name], shape));
}

/** Rows are told apart by their keys. */
function fitsList(value: unknown, { row, least, keys }: Extract<Shape, { is: 'list' }>): boolean {
  if (!Array.isArray(value) || value.length < least || !value.every((one) => fitsRecord(one, row, false))) return false;
  const found = value.map((one: { key: string }) => one.key);
  return keys ? found.join() === keys.join() : new Set(found).size === found.length;
}

/** Whether this was kept of a form; of one that is not known here it is enough that it has fields. */
export function isStateOf(form: string, value: unknown): value is object {
  const shape: RecordShape = Object.hasOwn(STATES, form) ? STATES[form as GameForm] : { is: 'record', fields: {}, optional: [] };
  return fits(value, shape, true);
}
