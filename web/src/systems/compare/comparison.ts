// One result under several systems, and what follows from the scores side by side. Every figure is the engine's.
import type { ComparisonSheet, DecimalText, Outcome, Problem, RuleStep, Step, Tallysheet } from 'tallysheet';

/** A system under which results of one kind can be compared. */
export interface ComparedSystem<Result> {
  id: string;
  name: string;
  /** Includes the working unless `working` is `false`. */
  score(engine: Tallysheet, result: Result, working?: boolean): Outcome<Scored>;
}

export interface Scored {
  /** In the order of the entrants; null for an entrant that the system gives nothing. */
  scores: (DecimalText | null)[];
  working: Step[];
  /** The working of a rule as text: its lines. */
  lines?: RuleStep[];
}

export interface Comparison {
  /** In the order of the systems. */
  columns: ComparisonColumn[];
  /** Systems that do not score the result, with the engine's reasons. */
  unscored: { name: string; problems: Problem[] }[];
  /** One element per entrant. */
  leads: ComparisonSheet['leads'];
}

export interface ComparisonColumn {
  id: string;
  name: string;
  /** One element per entrant. */
  entries: Entry[];
  working: Step[];
  lines: RuleStep[];
  /** Whether it has two entrants the other way round than most systems. Level entrants are in no order. */
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

function columnsOf(scored: ScoredColumn[], { lists }: ComparisonSheet): ComparisonColumn[] {
  const usual = inOneOrder(lists.map(({ entries }) => entries.map(({ place }) => place)));
  return scored.map(({ id, name, scores, working, lines = [] }, at) => ({
    id,
    name,
    entries: lists[at]!.entries.map((entry, row) => ({ ...entry, score: scores[row] ?? null })),
    working,
    lines,
    differs: !usual.has(at),
  }));
}

/** Indices of lists of places no two of which are opposed: those that are opposed to the fewest come first. */
function inOneOrder(lists: number[][]): Set<number> {
  const opposedTo = (own: number) => lists.filter((other) => areOpposed(lists[own]!, other)).length;
  const counts = lists.map((_, at) => opposedTo(at));
  const inTurn = lists.map((_, at) => at).sort((one, other) => counts[one]! - counts[other]! || one - other);
  const found = new Set<number>();
  for (const at of inTurn) if (![...found].some((other) => areOpposed(lists[at]!, lists[other]!))) found.add(at);
  return found;
}

/** Whether some entrant is ahead of another in one list and behind it in the other. */
function areOpposed(one: number[], other: number[]): boolean {
  return one.some((own, at) => one.some((next, row) => own < next && other[at]! > other[row]!));
}
