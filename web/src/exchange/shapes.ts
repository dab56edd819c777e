// What an event's file is made of, field by field and in order: it is written and read by this alone.
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
