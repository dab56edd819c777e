// A request as bytes for the engine, in parts, as one text of a large event would take several times as much memory.
import { walk, type Shape } from './walker.ts';

/** Code units. */
const PART = 2 ** 16;
/** Of the longest stream that the engine is asked to read. */
const MOST_PARTS = 2 ** 11;

const encoder = new TextEncoder();

/** Throws a RangeError, and nothing else, where the stream would be longer than the engine can read. */
export function stream(request: unknown, shape: Shape): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let tokens = '';
  walk(request, shape, (token) => {
    tokens += token;
    if (tokens.length < PART) return;
    if (parts.length === MOST_PARTS) throw new RangeError();
    parts.push(encoder.encode(tokens));
    tokens = '';
  });
  parts.push(encoder.encode(tokens));
  return parts;
}
