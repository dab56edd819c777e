// One result under several systems, and what follows from the scores side by side. Every figure is the engine's.
import type { ComparisonSheet, DecimalText, Outcome, Problem, Step, Tallysheet } from 'tallysheet';

/** A system under which results of one kind can be compared. */
export interface ComparedSystem<Result> {
  id: string;
  name: string;
  /** With its working, unless that is `false`. */
  score(engine: Tallysheet, result: Result, working?: boolean): Outcome<Scored>;
}

export interface Scored {
  /** In the order of the entrants; null for an entrant that the system gives nothing. */
  scores: (DecimalText | null)[];
  working: Step[];
}

export interface Comparison {
  /** In the order of the systems. */
  columns: Column[];
  /** Systems that do not score the result, with the engine's reasons. */
  unscored: { name: string; problems: Problem[] }[];
  /** By entrant. */
  leads: ComparisonSheet['leads'];
}

export interface Column {
  id: string;
  name: string;
  /** By entrant. */
  entries: Entry[];
  working: Step[];
  /** Whether its order is another than that of most systems. */
  differs: boolean;
}

export type Entry = ComparisonSheet['lists'][number]['entries'][number] & { score: DecimalText | null };

type ScoredColumn = Scored & { id: string; name: string };

export function compareUnder<Result>(
  engine: Tallysheet,
  systems: ComparedSystem<Result>[],
  result: Result,
): Outcome<Comparison> {
  const outcomes = systems.map(({ id, name, score }) => ({ id, name, outcome: score(engine, result) }));
  const scored = outcomes.flatMap(({ id, name, outcome }) => (outcome.ok ? [{ id, name, ...outcome.value }] : []));
  const unscored = outcomes.flatMap(({ name, outcome }) => (outcome.ok ? [] : [{ name, problems: outcome.problems }]));
  if (scored.length === 0) return { ok: true, value: { columns: [], unscored, leads: [] } };
  const lists = scored.map(({ scores }) => ({ scores: scores.map((score) => score ?? 0) }));
  const outcome = engine.comparison.compare({ lists });
  if (!outcome.ok) return outcome;
  return { ok: true, value: { columns: columnsOf(scored, outcome.value), unscored, leads: outcome.value.leads } };
}

function columnsOf(scored: ScoredColumn[], { lists }: ComparisonSheet): Column[] {
  const usual = mostFrequent(lists.map(({ sameOrderAs }) => sameOrderAs));
  return scored.map(({ id, name, scores, working }, at) => {
    const { entries, sameOrderAs } = lists[at]!;
    return {
      id,
      name,
      entries: entries.map((entry, row) => ({ ...entry, score: scores[row] ?? null })),
      working,
      differs: sameOrderAs !== usual,
    };
  });
}

/** The first of those that are there most often. */
function mostFrequent(orders: number[]): number | undefined {
  const times = (order: number) => orders.filter((other) => other === order).length;
  return [...orders].sort((a, b) => times(b) - times(a) || a - b)[0];
}
