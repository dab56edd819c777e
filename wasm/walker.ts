// Turns a request into the stream that the engine reads, field by field of its shape. Nothing throws and nothing is
// coerced, whatever the request contains: a value that is not plain is marked as such, and the engine reports it as a
// problem.
import token from './boundary/token.json';
import { StreamWriter, wholeWord, type Stream } from './stream.ts';
import type { Shape } from './tallysheet.d.ts';

const { kinds } = token;
const LONGEST = 1000;
/** The longest text of a field that takes one as it is, in code units. */
const LONGEST_TEXT = 100_000;
/** The length kept of a longer text; more than the engine quotes in a sentence. */
const SHOWN = 82;
const UNREADABLE = Symbol();

/** The stream of a request to a function: "puffingBilly.scoreBoard". Throws only what the writer throws. */
export function streamOf(name: string, request: unknown, shape: Shape): Stream {
  const walker = new Walker();
  walker.to.put(walker.to.textWord(kinds.text, name));
  walker.walk(request, shape);
  return walker.to.end();
}

class Walker {
  readonly to = new StreamWriter();
  /** The words of names and other texts seen so far, so that each is examined and sent once. */
  private readonly names = new Map<string, number>();
  private readonly texts = new Map<string, number>();

  walk(value: unknown, shape: Shape): void {
    if (typeof value === 'object' && value !== null) this.thing(value, shape);
    else this.to.put(this.plain(value, shape));
  }

  private plain(value: unknown, shape: Shape): number {
    if (typeof value === 'string') return this.string(value, shape);
    if (typeof value === 'number') return wholeWord(value) ?? this.to.textWord(kinds.number, String(value));
    if (value === undefined) return kinds.missing;
    if (typeof value === 'boolean') return value ? kinds.yes : kinds.no;
    if (value === null) return kinds.null;
    if (typeof value === 'symbol') return this.other(value === UNREADABLE ? 'unreadable' : 'a symbol');
    return this.other(`a ${typeof value}`);
  }

  private string(value: string, shape: Shape): number {
    if (shape === 2) return this.text(value, LONGEST_TEXT);
    const words = shape === 1 ? this.names : this.texts;
    let word = words.get(value);
    if (word === undefined)
      words.set(value, (word = shape === 1 ? this.name(value) : this.text(value.trim() ? value : '')));
    return word;
  }

  private name(value: string): number {
    const trimmed = value.trim();
    if (trimmed.length > LONGEST || !/[^\0-\u02ff]/.test(trimmed)) return this.text(trimmed); // below U+0300 all is composed
    if (/\p{Surrogate}/u.test(trimmed)) return this.other('a text with half a character in it');
    return this.text(trimmed.normalize('NFC'));
  }

  private text(value: string, longest = LONGEST): number {
    return value.length > longest
      ? this.to.textWord(kinds.longText, value.slice(0, SHOWN))
      : this.to.textWord(kinds.text, value);
  }

  private other(what: string): number {
    return this.to.textWord(kinds.other, what);
  }

  private thing(value: object, shape: Shape): void {
    if (isList(value)) return this.list(value, shape);
    if (typeof shape !== 'object' || Array.isArray(shape)) return this.to.put(this.other('an object'));
    this.to.put(kinds.record);
    for (const field in shape) this.walk(property(value, field), shape[field]!);
  }

  private list(value: object, shape: Shape): void {
    const length = property(value, 'length');
    if (!Array.isArray(shape) || shape.length < 3) return this.to.put(this.other('a list'));
    if (typeof length !== 'number' || length >>> 0 !== length)
      return this.to.put(this.other('a list without a length'));
    const [, most, item] = shape as [number, number, Shape];
    this.to.put(kinds.list);
    this.to.put(length);
    for (let i = 0; i < length && i < most; ++i) this.walk(property(value, i), item);
  }
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
