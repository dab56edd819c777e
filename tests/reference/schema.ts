// The values that each field of each request accepts, and values that it refuses. Only what the interface settles
// beyond doubt is listed here; where it leaves room (a blank optional name, say), nothing is.
import type { Bad } from './hostile.ts';
import { anywhere, bad, sparse, tenMillion } from './hostile.ts';

export interface Spec {
  required: boolean;
  bad: Bad[];
  /** The fields of this object, given its present value. */
  fields?: (value: Record<string, unknown>) => Record<string, Spec>;
  item?: Spec;
}

const each = (kind: string, values: unknown[]): Bad[] => values.map((value) => bad(kind, value));
const hostile = [...anywhere, tenMillion];
const wrongScalars = [...hostile, ...each('wrong type', [{}, [], [3], true])];

export function optional(spec: Spec): Spec {
  return { ...spec, required: false };
}

// ------------------------------------------------------------------------------ Single values

const NO_DECIMALS: Bad[] = [
  ...each('not finite', [NaN, Infinity, -Infinity, 'NaN', 'Infinity']),
  ...each('no decimal number', ['abc', '1.2.3', '--1', '0x10', '1_000', '½', '١٢', '1 000', '5\u0000', '1,5']),
  ...each('group separators', ['252,000']),
  ...each('exponent', ['1e5', '1E5', 1e21, 1e-7]),
  ...each('13 integer digits', ['1234567890123', 1234567890123, '1234567890123.5']),
  ...each('5 fraction digits', ['1.00001', 1.00001, '0.12345']),
];
const BELOW_ZERO = each('out of range', ['-1', -0.5, '-0.0001', -252000]);
const NOT_ABOVE_ZERO = [...BELOW_ZERO, ...each('out of range', [0, '0', '0.0000'])];

export function decimal(range: 'any' | 'not below zero' | 'above zero'): Spec {
  const outside = { any: [], 'not below zero': BELOW_ZERO, 'above zero': NOT_ABOVE_ZERO }[range];
  return { required: true, bad: [...wrongScalars, ...NO_DECIMALS, ...outside] };
}

/** A required figure, which a blank text does not satisfy. */
export const score: Spec = withBlanks(decimal('not below zero'));

export function whole(...outside: number[]): Spec {
  const strange = [
    ...each('not finite', [NaN, Infinity, -Infinity]),
    ...each('fraction', [2.7]),
    ...each('wrong type', ['3', 'three']),
  ];
  return { required: true, bad: [...wrongScalars, ...strange, ...each('out of range', outside)] };
}

export function flag(): Spec {
  return { required: false, bad: [...hostile, ...each('wrong type', ['yes', 'true', 1, 0, {}, []])] };
}

export function choice(...wrong: unknown[]): Spec {
  const unknownText = each('unknown choice', ['unknown', 'constructor', '__proto__', 'toString', ...wrong]);
  return { required: false, bad: [...wrongScalars, ...each('wrong type', [7, NaN]), ...unknownText] };
}

export const decimals: Spec = {
  required: false,
  bad: [
    ...wrongScalars,
    ...each('not finite', [NaN, Infinity]),
    ...each('fraction', [2.7, 3.5]),
    ...each('out of range', [-3, 2, 5]),
    ...each('wrong type', ['3']),
  ],
};

const wrongText = [...anywhere, ...each('wrong type', [3, NaN, true, {}, [], ['Jenny']])];
const TOO_LONG = [...each('101 code points', ['n'.repeat(101), '🚂'.repeat(101)]), tenMillion];

export const anyName: Spec = { required: false, bad: [...wrongText, ...TOO_LONG] };
export const name: Spec = withBlanks({ ...anyName, required: true });
export const category: Spec = withBlanks({ required: true, bad: wrongText });

function withBlanks(spec: Spec): Spec {
  return { ...spec, bad: [...spec.bad, ...each('blank', ['', '   ', '\t\n'])] };
}

// ------------------------------------------------------------------------------ Objects and lists

export function object(fields: Spec['fields']): Spec {
  const wrong = each('wrong type', [3, NaN, true, 'text']);
  return { required: true, bad: [...hostile, ...wrong, ...each('array for an object', [[], [1]])], fields };
}

/** A list of objects or lists, with the counts that are refused. */
export function list(item: Spec, tooFew?: number, tooMany?: number): Spec {
  const counts: Bad[] = [
    ...(tooFew === undefined ? [] : [{ kind: 'too few', make: (now: unknown) => (now as unknown[]).slice(0, tooFew) }]),
    ...(tooMany === undefined
      ? []
      : [{ kind: 'too many', make: (now: unknown) => repeated(now as object[], tooMany) }]),
  ];
  const wrong = each('object for an array', [{}, { length: 3 }, { 0: {}, length: 1 }]);
  const holes: Bad[] = [
    { kind: 'sparse', make: () => sparse(7) },
    { kind: 'sparse of 4e9 - 1', make: () => sparse(4e9 - 1), rare: true },
    { kind: 'typed array', make: () => new Uint8Array(3) },
    { kind: 'item missing', make: (now) => Object.assign([...(now as unknown[])], { 0: undefined }) },
  ];
  return {
    required: true,
    item,
    bad: [...hostile, ...each('wrong type', [3, true, 'text']), ...wrong, ...holes, ...counts],
  };
}

/** Rows up to `count`; new ones get their own names. */
function repeated(rows: object[], count: number): object[] {
  return Array.from(
    { length: count },
    (_, at) => rows[at] ?? (Array.isArray(rows[0]) ? rows[0] : { ...rows[0], player: `Newcomer ${at}` }),
  );
}
