// How a form's contents stand in a link: a list of values in a fixed order, and nothing by name. A link must open
// for ever, so a layout may only grow, at its end.
import type { Row } from '../parts/rows.ts';

export type State = Record<string, unknown>;

/** One field of a form's state on its way into a link and back. */
export interface Part {
  field: string;
  put(value: unknown): unknown;
  /** Undefined for what this field cannot hold. */
  take(value: unknown): unknown;
  /** Where these are all it can hold. */
  values?: readonly (string | boolean)[];
  /** As it is put where nothing was typed or chosen: left out at the link's end. */
  usual?: unknown;
}

export type Layout = Part[];

const LONGEST_TEXT = 10_000;

/** A text as it was typed. */
export function text(field: string): Part {
  return { field, usual: '', put: (value) => value ?? '', take: (value) => (isText(value) ? value : undefined) };
}

/** One of these, by its number; the first is the usual one, and further ones come last. */
export function oneOf(field: string, values: readonly (string | boolean)[]): Part {
  return {
    field,
    values,
    usual: 0,
    put: (value) => Math.max(0, values.indexOf(value as string)),
    take: (value) => (Number.isInteger(value) ? values[value as number] : undefined),
  };
}

/** Rows of texts. Their keys are the page's own and stay here, but for `keys`, which name the rows in order. */
export function rows(field: string, texts: readonly string[], most: number, keys?: readonly string[]): Part {
  return {
    field,
    put: (value) => (value as Row[]).map((row) => trimmed(texts.map((name) => row[name] ?? ABSENT), ABSENT)),
    take: (value) => listOf(value, keys?.length ?? 0, keys?.length ?? most, (row, index) => rowOf(row, texts, keys?.[index] ?? String(index + 1))),
  };
}

/** Lists of rows, as the boards of a final. */
export function lists(field: string, of: Part, most: number): Part {
  return {
    field,
    put: (value) => (value as State[]).map((list) => of.put(list[of.field])),
    take: (value) => listOf(value, 1, most, (list, index) => keyed(of, of.take(list), String(index + 1))),
  };
}

export function valuesOf(layout: Layout, state: State): unknown[] {
  const values = layout.map(({ field, put }) => put(state[field]));
  while (values.length > 0 && values.at(-1) === layout[values.length - 1]?.usual) values.pop();
  return values;
}

/** Null for values that are no such form's. */
export function stateOf(layout: Layout, values: unknown): State | null {
  if (!Array.isArray(values) || values.length > layout.length) return null;
  const taken = layout.map(({ field, take, usual }, at) => [field, take(at < values.length ? values[at] : usual)] as const);
  return taken.some(([, value]) => value === undefined) ? null : Object.fromEntries(taken);
}

/** A field in which nothing was ever typed, which is not one that was cleared. */
const ABSENT = 0;

function rowOf(value: unknown, texts: readonly string[], key: string): Row | undefined {
  if (!Array.isArray(value) || value.length > texts.length) return undefined;
  if (!value.every((one) => one === ABSENT || isText(one))) return undefined;
  const typed = value.flatMap((one, at) => (one === ABSENT ? [] : [[texts[at] as string, one as string] as const]));
  return { key, ...Object.fromEntries(typed) };
}

function keyed({ field }: Part, value: unknown, key: string): State | undefined {
  return value === undefined ? undefined : { key, [field]: value };
}

function listOf<Item>(value: unknown, least: number, most: number, take: (item: unknown, index: number) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
  const items = value.map(take);
  return items.includes(undefined) ? undefined : (items as Item[]);
}

function trimmed(values: unknown[], blank: unknown): unknown[] {
  let end = values.length;
  while (end > 0 && values[end - 1] === blank) end -= 1;
  return values.slice(0, end);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}
