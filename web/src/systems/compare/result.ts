// One result under each system, and what follows from the scores side by side. Every figure is the engine's.
import type {
  ComparisonSheet,
  DecimalText,
  DiplomacyGame,
  Outcome,
  Power,
  Problem,
  Step,
  Tallysheet,
} from 'tallysheet';
import { DIPLOMACY_SYSTEMS, type ComparedSystem } from './diplomacy_systems.ts';

export interface Comparison {
  /** In the order of the systems. */
  columns: Column[];
  /** Systems that do not score the result, with the engine's reasons. */
  unscored: { name: string; problems: Problem[] }[];
  /** By power, in the order of the request. */
  leads: ComparisonSheet['leads'];
}

export interface Column {
  id: string;
  name: string;
  /** By power, in the order of the request. */
  entries: Entry[];
  working: Step[];
  /** Whether its order is another than that of most systems. */
  differs: boolean;
}

export type Entry = ComparisonSheet['lists'][number]['entries'][number] & { score: DecimalText };

/** Refused where no system could score it. */
export function compared(
  engine: Tallysheet,
  { game: typed, systems }: { game: DiplomacyGame; systems: string[] },
): Outcome<Comparison> {
  const game = asPlayed(engine, typed);
  const plain = engine.diplomacy.scoreGame({ ...game, system: 'draw-size' });
  if (!plain.ok) return plain;
  const chosen = DIPLOMACY_SYSTEMS.filter(({ id }) => systems.includes(id));
  const outcomes = chosen.map((system) => ({ system, outcome: system.score(engine, game) }));
  const scored = outcomes.flatMap(({ system, outcome }) => (outcome.ok ? [{ system, ...outcome.value }] : []));
  const unscored = outcomes.flatMap(({ system: { name }, outcome }) =>
    outcome.ok ? [] : [{ name, problems: outcome.problems }],
  );
  if (scored.length === 0) return { ok: true, value: { columns: [], unscored, leads: [] } };
  const lists = scored.map(({ rows }) => ({ scores: rows.map(({ score }) => score) }));
  const outcome = engine.comparison.compare({ lists });
  if (!outcome.ok) return outcome;
  return { ok: true, value: { columns: columnsOf(scored, outcome.value), unscored, leads: outcome.value.leads } };
}

/** The winner, even while other fields are blank. */
export function winnerOf(engine: Tallysheet, { powers }: DiplomacyGame): Power | null {
  const counts = powers.map(({ power, centres }) => ({ power, centres: centres ?? 0 }));
  const outcome = engine.diplomacy.scoreGame({ system: 'draw-size', powers: counts });
  return outcome.ok ? outcome.value.winner : null;
}

/** Without what the form no longer asks: marks of a draw beside a win, or the year of a win that is none. */
function asPlayed(engine: Tallysheet, game: DiplomacyGame): DiplomacyGame {
  if (!winnerOf(engine, game)) return { powers: game.powers };
  return { ...game, powers: game.powers.map(({ inDraw: _, ...seat }) => seat) };
}

interface ScoredColumn {
  system: ComparedSystem;
  rows: { score: DecimalText }[];
  working?: Step[];
}

function columnsOf(scored: ScoredColumn[], { lists }: ComparisonSheet): Column[] {
  const usual = mostFrequent(lists.map(({ sameOrderAs }) => sameOrderAs));
  return scored.map(({ system: { id, name }, rows, working = [] }, at) => {
    const { entries, sameOrderAs } = lists[at]!;
    return {
      id,
      name,
      entries: entries.map((entry, row) => ({ ...entry, score: rows[row]!.score })),
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
