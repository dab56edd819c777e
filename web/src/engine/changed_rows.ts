// Encodes the worker's answers. A row that was in the answer before is sent as its place there, because the page still
// has that object.
import type { Outcome } from 'tallysheet';

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
