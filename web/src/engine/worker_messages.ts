// Messages from the page to the engine in a worker. The worker sends 'ready' once, and then a reply as JSON to every call,
// in which a row that the previous reply had is its place there, because the page still has that object. A worker that
// draws boards takes one request, and sends outcomes as JSON until it has ended.
import type { Outcome, RuleGamesRequest, SeatingRequest } from 'tallysheet';

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

/** What the engine's functions return; a list's rows are those of standings. */
export type RowsOutcome = Outcome<{ rows?: unknown[] }>;

/** In the worker. */
export class SentRows {
  private places = new Map<string, number>();

  /** The answer as text. */
  encode(answer: RowsOutcome | undefined): string {
    const rows = answer?.ok ? answer.value.rows : undefined;
    if (!answer?.ok || !rows) return JSON.stringify(answer);
    const texts = rows.map((row) => JSON.stringify(row));
    const sent = texts.map((text, at) => this.places.get(text) ?? rows[at]);
    this.places = new Map(texts.map((text, place) => [text, place]));
    return JSON.stringify({ ok: true, value: { ...answer.value, rows: sent } });
  }
}

/** In the page. */
export class KnownRows {
  private rows: unknown[] = [];

  decode(text: string): RowsOutcome {
    const answer = JSON.parse(text) as RowsOutcome;
    if (!answer.ok || !answer.value.rows) return answer;
    this.rows = answer.value.rows.map((row) => (typeof row === 'number' ? this.rows[row] : row));
    return { ok: true, value: { ...answer.value, rows: this.rows } };
  }
}
