// The shape of a value, field by field and in order. Files are written and read by it, and stored data is checked
// against it.

/** `text` is as typed; `id` is letters and digits; `flag` is true or false. The rows of a list are records, `least` to
 *  `most` in a form; where `keys` are given, there is one row for each, in that order. */
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

export type ListShape = Extract<Shape, { is: 'list' }>;

/** Text as it was typed. */
export const TYPED: Shape = { is: 'text', most: 10_000 };
/** The key of a row. */
export const KEY: Shape = { is: 'text', most: 100 };

/** Whether a stored value has this shape. Texts may have any length, and unknown fields are allowed because a later
 *  version may have written them. With `partly`, any field may be missing. */
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
    found[name] === undefined ? partly || optional.includes(name) : fits(found[name], shape),
  );
}

/** Keys of rows must be unique. Any number of rows fits, because merging can leave fewer or more than a form has. */
function fitsList(value: unknown, { row, keys }: ListShape): boolean {
  if (!Array.isArray(value) || !value.every((one) => fitsRecord(one, row, false))) return false;
  const found = value.map((one: { key: string }) => one.key);
  return keys ? found.join() === keys.join() : new Set(found).size === found.length;
}
