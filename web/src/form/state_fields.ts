// The kinds of fields of a form's contents.
import { blankRows, type Row } from '../ui/rows.ts';
import { KEY, TYPED, type RecordShape } from './shape.ts';
import type { Field } from './state.ts';

/** A text as typed, of at most the given number of characters. */
export function text(most = LONGEST_TEXT): Field<string> {
  return {
    shape: { is: 'text', most },
    blank: () => '',
    usual: '',
    toLink: (value) => value ?? '',
    fromLink: (value) => (isText(value, most) ? value : undefined),
  };
}

/** One of these values; the first is the default. */
export function oneOf<const Value extends string | boolean>(...values: [Value, ...Value[]]): Field<Value> {
  const isFlag = typeof values[0] === 'boolean';
  return {
    shape: isFlag ? { is: 'flag' } : { is: 'one of', values: values as string[] },
    blank: () => values[0],
    values,
    usual: 0,
    toLink: (value) => Math.max(0, values.indexOf(value)),
    fromLink: (value) => (Number.isInteger(value) ? values[value as number] : undefined),
  };
}

interface RowOptions {
  /** The number of rows of a blank form, and the maximum. */
  blank: number;
  most: number;
}

/** Rows of texts that can be added and moved. Their keys are internal; links leave them out. */
export function rows(texts: readonly string[], { blank, most }: RowOptions): Field<Row[]> {
  return {
    shape: { is: 'list', row: rowShape(texts), least: 0, most },
    blank: () => blankRows(blank),
    toLink: (value) => value.map((row) => rowToLink(row, texts)),
    fromLink: (value) => readList(value, 0, most, (row, index) => rowFromLink(row, texts, String(index + 1))),
  };
}

/** A fixed set of rows of texts, each known by its key. */
export function fixedRows(texts: readonly string[], keys: readonly string[]): Field<Row[]> {
  const { length } = keys;
  return {
    shape: { is: 'list', row: rowShape(texts), least: length, most: length, keys },
    blank: () => keys.map((key) => ({ key })),
    toLink: (value) => value.map((row) => rowToLink(row, texts)),
    fromLink: (value) => readList(value, length, length, (row, index) => rowFromLink(row, texts, keys[index] ?? '')),
  };
}

/** One or more lists of one field each, such as the boards of a final: `{ key, finishers }`. */
export function lists<const Name extends string, Value>(
  name: Name,
  of: Field<Value>,
  most: number,
): Field<({ key: string } & Record<Name, Value>)[]> {
  type List = { key: string } & Record<Name, Value>;
  const list = (key: string, value: Value) => ({ key, [name]: value }) as List;
  return {
    shape: { is: 'list', row: { is: 'record', fields: { key: KEY, [name]: of.shape }, optional: [] }, least: 1, most },
    blank: () => [list('1', of.blank())],
    toLink: (value) => value.map((one) => of.toLink(one[name])),
    fromLink: (value) =>
      readList(value, 1, most, (one, index) => {
        const read = of.fromLink(one);
        return read === undefined ? undefined : list(String(index + 1), read);
      }),
  };
}

const LONGEST_TEXT = 10_000;

function isText(value: unknown, most = LONGEST_TEXT): value is string {
  return typeof value === 'string' && value.length <= most;
}

function rowShape(texts: readonly string[]): RecordShape {
  const fields = Object.fromEntries([['key', KEY], ...texts.map((name) => [name, TYPED] as const)]);
  return { is: 'record', fields, optional: texts };
}

/** In a link: a field in which nothing was ever typed, as opposed to one that was cleared. */
const ABSENT = 0;

function rowToLink(row: Row, texts: readonly string[]): unknown[] {
  const values: unknown[] = texts.map((name) => row[name] ?? ABSENT);
  while (values.at(-1) === ABSENT) values.pop();
  return values;
}

function rowFromLink(value: unknown, texts: readonly string[], key: string): Row | undefined {
  if (!Array.isArray(value) || value.length > texts.length) return undefined;
  if (!value.every((one) => one === ABSENT || isText(one))) return undefined;
  const typed = value.flatMap((one, at) => (one === ABSENT ? [] : [[texts[at] as string, one as string] as const]));
  return { key, ...Object.fromEntries(typed) };
}

function readList<Item>(
  value: unknown,
  least: number,
  most: number,
  read: (item: unknown, index: number) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
  const items = value.map(read);
  return items.includes(undefined) ? undefined : (items as Item[]);
}
