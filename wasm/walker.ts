// Turns a request into the stream of tokens that the engine reads (wasm/boundary/token.hpp), field by field of
// its shape. Whatever the request is made of, nothing throws and nothing is coerced: what is not a plain
// value is told as such, and the engine makes a problem of it.

/** A name 1, another value 0, a whole number [least, most], a list [least, most, item], a record its fields. */
export type Shape = 0 | 1 | [number, number] | [number, number, Shape] | { [field: string]: Shape };

const END = '\x01';
const ESCAPE = '\x02';
const LONGEST = 1000;
/** Of a longer text: more than the engine quotes in a sentence. */
const SHOWN = 82;
const UNREADABLE = Symbol();

/** Puts the tokens in order. Throws nothing but what `put` throws. */
export function walk(value: unknown, shape: Shape, put: (token: string) => void): void {
  if (typeof value === 'object' && value !== null) thing(value, shape, put);
  else put(plain(value, shape));
}

function plain(value: unknown, shape: Shape): string {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'boolean':
      return value ? 't' : 'f';
    case 'number':
      return `n${value}${END}`;
    case 'string':
      return shape === 1 ? name(value) : text(value);
    case 'object':
      return 'z';
    case 'symbol':
      return other(value === UNREADABLE ? 'unreadable' : 'a symbol');
    default:
      return other(`a ${typeof value}`);
  }
}

function other(what: string): string {
  return `x${what}${END}`;
}

function thing(value: object, shape: Shape, put: (token: string) => void): void {
  if (isList(value)) return list(value, shape, put);
  if (typeof shape !== 'object' || Array.isArray(shape)) return put(other('an object'));
  put('r');
  for (const field in shape) walk(property(value, field), shape[field]!, put);
}

function list(value: object, shape: Shape, put: (token: string) => void): void {
  const length = property(value, 'length');
  if (!Array.isArray(shape) || shape.length < 3) return put(other('a list'));
  if (typeof length !== 'number' || length >>> 0 !== length) return put(other('a list without a length'));
  const [, most, item] = shape as [number, number, Shape];
  put(`a${length}${END}`);
  for (let i = 0; i < length && i < most; ++i) walk(property(value, i), item, put);
}

function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

function property(from: object, key: string | number): unknown {
  try {
    return (from as Record<string | number, unknown>)[key];
  } catch {
    return UNREADABLE;
  }
}

function name(value: string): string {
  const trimmed = value.trim();
  if (trimmed.length > LONGEST || !/[^\0-\u02ff]/.test(trimmed)) return text(trimmed); // below U+0300 all is composed
  if (/\p{Surrogate}/u.test(trimmed)) return other('a text with half a character in it');
  return text(trimmed.normalize('NFC'));
}

function text(value: string): string {
  if (!value.trim()) return `s${END}`;
  return value.length > LONGEST ? `l${written(value.slice(0, SHOWN))}${END}` : `s${written(value)}${END}`;
}

function written(value: string): string {
  return /[\x01\x02]/.test(value) ? value.replace(/[\x01\x02]/g, (sign) => ESCAPE + (sign === END ? 'a' : 'b')) : value;
}
