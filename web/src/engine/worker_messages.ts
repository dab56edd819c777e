// Messages from the page to the engine in a worker. The worker sends 'ready' once, and then a reply as JSON to every call.
// A worker that draws boards takes one request, and sends outcomes as JSON until it has ended.
import type { RuleGamesRequest, SeatingRequest } from 'tallysheet';

/** The name of a worker that draws boards. */
export const DRAWING = 'draw';

/** The name of a worker that scores games by a rule. It takes batches, and sends the outcome of each as JSON. */
export const SCORING = 'score';

/** A call of the engine. The entries of the request's list are given by their numbers. */
export interface Call {
  /** The system's record in the engine, and the name of its function. */
  record: string;
  name: string;
  request: object;
  list: string;
  numbers: Int32Array;
}

/** A call, new entries with their numbers, that no earlier entry is needed, a draw, or games for a rule. */
export type Message =
  | Call
  | SeatingRequest
  | RuleGamesRequest
  | { entries: [number: number, entry: object][] }
  | { clear: true };
