// What the page sends to the engine in a worker. Its answers are JSON, after 'ready' once it has begun.

/** A request whose list is given as the numbers of its entries. */
export interface Question {
  /** The system's record in the engine, and the name of its function. */
  record: string;
  name: string;
  request: object;
  list: string;
  numbers: Int32Array;
}

/** New entries with their numbers, or that no earlier ones are needed. */
export type Message = Question | { entries: [number: number, entry: object][] } | { forget: true };
