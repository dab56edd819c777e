// The stream in which a request crosses to the engine (wasm/boundary/token.hpp). It is made in parts, because the
// stream of a large event would be copied several times if it grew as a whole.

import token from './boundary/token.json';

/** Limit of the number above the kind. Below it, a word is a small integer in every JavaScript engine. */
const MOST_ABOVE = 2 ** 26;
/** Sizes in words. Each part is twice as long as the one before. */
const FIRST_PART = 2 ** 6;
const LONGEST_PART = 2 ** 16;
const MOST_PARTS = 2 ** 10;
/** Size in code units. */
const TEXT_PART = 2 ** 16;
const MOST_TEXT_PARTS = 2 ** 11;

const KIND_BITS = token.kindBits;
const { whole } = token.kinds;
const END = String.fromCharCode(token.textEnd);
const ESCAPE = String.fromCharCode(token.escape);
const SPECIAL = new RegExp(`[${END}${ESCAPE}]`, 'g');
const encoder = new TextEncoder();

export interface Stream {
  words: Uint8Array[];
  texts: Uint8Array[];
}

/** Throws only a RangeError, if the stream would be longer than the engine can read. */
export class StreamWriter {
  private readonly stream: Stream = { words: [], texts: [] };
  private part = new Int32Array(FIRST_PART);
  private at = 0;
  private texts = '';
  private count = 0;

  put(word: number): void {
    if (this.at === this.part.length) this.beginPart();
    this.part[this.at++] = word;
  }

  /** Adds a text and returns the word that stands for it. */
  textWord(kind: number, text: string): number {
    if (this.count === MOST_ABOVE) throw new RangeError();
    this.texts += written(text) + END;
    if (this.texts.length >= TEXT_PART) this.endTexts();
    return (this.count++ << KIND_BITS) | kind;
  }

  end(): Stream {
    this.stream.words.push(bytesOf(this.part, this.at));
    this.endTexts();
    return this.stream;
  }

  private beginPart(): void {
    if (this.stream.words.length === MOST_PARTS) throw new RangeError();
    this.stream.words.push(bytesOf(this.part, this.at));
    this.part = new Int32Array(Math.min(2 * this.part.length, LONGEST_PART));
    this.at = 0;
  }

  private endTexts(): void {
    if (this.stream.texts.length === MOST_TEXT_PARTS) throw new RangeError();
    this.stream.texts.push(encoder.encode(this.texts));
    this.texts = '';
  }
}

/** Returns the word for a whole number, or null if the value is not whole or too large. */
export function wholeWord(value: number): number | null {
  const isSmall = (value | 0) === value && value < MOST_ABOVE && value > -MOST_ABOVE;
  return isSmall ? (value << KIND_BITS) | whole : null;
}

function bytesOf(words: Int32Array, count: number): Uint8Array {
  return new Uint8Array(words.buffer, 0, count * words.BYTES_PER_ELEMENT);
}

function written(value: string): string {
  return value.search(SPECIAL) < 0 ? value : value.replace(SPECIAL, (sign) => ESCAPE + (sign === END ? 'a' : 'b'));
}
