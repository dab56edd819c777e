// Where two systems disagree about which of two results is better. A result is what a power with a number of centres has
// from a finish without a win; those of powers level in one finish are one result.
import { ascending } from './exact.ts';
import type { Scored, ScoredFinishes } from './finishes.ts';

export interface Result {
  game: Scored;
  seat: number;
}

/** The results under one system. */
export interface Ranking<Table extends ScoredFinishes = ScoredFinishes> {
  table: Table;
  results: Result[];
  /** Twice the mean place of each result from the lowest score up, so that results of one score share it. */
  ranks: number[];
}

export function rankingOf<Table extends ScoredFinishes>(table: Table): Ranking<Table> {
  const results = table.drawn.flatMap((game) =>
    game.centres.flatMap((count, seat): Result[] =>
      count > 0 && game.centres.indexOf(count) === seat ? [{ game, seat }] : [],
    ),
  );
  return { table, results, ranks: ranksOf(results.map(scoreOf)) };
}

export function scoreOf({ game, seat }: Result): bigint {
  return game.scores[seat]!;
}

function ranksOf(scores: bigint[]): number[] {
  const order = scores.map((_, at) => at).sort((a, b) => ascending(scores[a]!, scores[b]!));
  const ranks = new Array<number>(scores.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && scores[order[to]!] === scores[order[from]!]) to += 1;
    for (let at = from; at < to; at++) ranks[order[at]!] = from + to + 1;
    from = to;
  }
  return ranks;
}

/** Pairs of results. */
export function pairCount({ results }: Ranking): number {
  return (results.length * (results.length - 1)) / 2;
}

/** In how many pairs of results one system has the first higher and the other system the second. */
export function opposed({ ranks }: Ranking, other: Ranking): number {
  const span = 2 * ranks.length + 1;
  const both = Float64Array.from(ranks, (rank, at) => rank * span + other.ranks[at]!).sort();
  return inversions(Int32Array.from(both, (ranks) => ranks % span));
}

/** How many pairs stand in falling order; `values` is sorted on the way. */
function inversions(values: Int32Array): number {
  if (values.length < 2) return 0;
  const [left, right] = [values.slice(0, values.length >> 1), values.slice(values.length >> 1)];
  let count = inversions(left) + inversions(right);
  for (let at = 0, l = 0, r = 0; at < values.length; at++) {
    const takesRight = l === left.length || (r < right.length && right[r]! < left[l]!);
    if (takesRight) count += left.length - l;
    values[at] = takesRight ? right[r++]! : left[l++]!;
  }
  return count;
}

/** The result that the first system ranks highest above the other system's rank of it, and the opposite one. */
export function farthestApart(one: Ranking, other: Ranking): [higher: number, lower: number] {
  const gaps = one.ranks.map((rank, at) => rank - other.ranks[at]!);
  return [gaps.indexOf(Math.max(...gaps)), gaps.indexOf(Math.min(...gaps))];
}
