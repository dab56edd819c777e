// The contents of a form, described once. The blank form, the contents of a link, and the format of files and stored
// data all follow from the description.
//
// A link contains the fields' values in order, without names, and must open in every later version. So new fields, as
// `later` ones, and new values of a choice may only be added at the end.
import { PLAIN, styleIn, type Surroundings } from '../numbers/sheet_numbers.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { fits, type RecordShape, type Shape } from './shape.ts';

/** One field of a form's contents. */
export interface Field<Value = unknown> {
  shape: Shape;
  blank(): Value;
  toLink(value: Value): unknown;
  /** Returns undefined for an invalid value. */
  fromLink(value: unknown): Value | undefined;
  /** The blank field's value in a link, if a link may omit it at its end. */
  usual?: unknown;
  /** For a choice: its values, the default first. */
  values?: readonly Value[];
}

export type Fields = Record<string, Field>;

/** The contents of any form. */
export interface Contents {
  heading: string;
  [field: string]: unknown;
}

export type State = Record<string, unknown>;

export type ContentsOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never;
};

/** The description of the contents of one form. */
export interface StateDescription<State = Contents> {
  fields: Fields;
  shape: RecordShape;
  blank(): State;
  /** The rules' worked example, as it would be typed there. */
  example(around?: Surroundings): State;
  toLink(state: State): unknown[];
  /** Returns null for invalid values. */
  fromLink(values: unknown): State | null;
  /** Whether a stored value has the form's contents, or a part of them. */
  fits(value: unknown): value is Partial<State>;
}

/** The state that a description describes. */
export type StateOf<Description> = Description extends StateDescription<infer State> ? State : never;

/** `example` returns the contents of the worked example, with its figures in these numbers. `later` names fields that stand
 *  behind the numbers' style in links, which had been last before. */
export function describeState<Of extends Fields>(
  fields: Of,
  example: (numbers: Numbers) => Partial<ContentsOf<Of>>,
  later: readonly (keyof Of & string)[] = [],
): StateDescription<ContentsOf<Of>> {
  const entries = Object.entries(fields) as [keyof Of & string, Field][];
  const isLater = ([name]: [string, Field]) => later.includes(name);
  const inLink: [string, Field][] = [
    ...entries.filter((entry) => !isLater(entry)),
    ['numbers', NUMBERS],
    ...entries.filter(isLater),
  ];
  const shape: RecordShape = {
    is: 'record',
    fields: { ...mapped(fields, (field) => field.shape), numbers: NUMBERS.shape },
    optional: ['numbers'],
  };
  const blank = () => mapped(fields, (field) => field.blank()) as ContentsOf<Of>;
  return {
    fields,
    shape,
    blank,
    example: (around = PLAIN) => ({ ...blank(), ...example(around.numbers), ...styleIn(around) }),
    toLink: (state) =>
      withoutUsual(
        inLink.map(([name, { toLink }]) => toLink((state as State)[name])),
        inLink,
      ),
    fromLink: (values) => begunWith(readLink(values, inLink)) as ContentsOf<Of> | null,
    fits: (value): value is Partial<ContentsOf<Of>> => fits(value, shape, true),
  };
}

/** The style in which a sheet's numbers were begun, which every form's contents can have. Last in a link but for later
 *  fields, and left out of it unless it is a decimal comma. */
const NUMBERS: Field<string> = {
  shape: { is: 'one of', values: ['comma'] },
  blank: () => '',
  usual: 0,
  toLink: (value) => (value === 'comma' ? 1 : 0),
  fromLink: (value) => (value === 0 ? '' : value === 1 ? 'comma' : undefined),
};

function begunWith(state: State | null): State | null {
  if (state === null || state['numbers'] !== '') return state;
  const { numbers: _, ...contents } = state;
  return contents;
}

/** The fields that a single text can hold, by name: all but lists. */
export function singleFields({ fields }: StateDescription): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { shape }]) => shape.is !== 'list');
}

function withoutUsual(values: unknown[], entries: [string, Field][]): unknown[] {
  let end = values.length;
  while (end > 0 && values[end - 1] === entries[end - 1]?.[1].usual) end -= 1;
  return values.slice(0, end);
}

function readLink(values: unknown, entries: [string, Field][]): State | null {
  if (!Array.isArray(values) || values.length > entries.length) return null;
  const read = entries.map(
    ([name, { fromLink, usual }], at) => [name, fromLink(at < values.length ? values[at] : usual)] as const,
  );
  return read.some(([, value]) => value === undefined) ? null : Object.fromEntries(read);
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
