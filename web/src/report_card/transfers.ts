// The change in a power's score when it has one centre more and another power one fewer: every finish without a win,
// every two of its powers.
import { ascending } from './exact.ts';
import { keyOf, type Centres, type Scored, type ScoredFinishes } from './finishes.ts';

/** One power's centre more. `before` and `after` are indices in the table, `seat…` in the order of centres. */
export interface Transfer {
  before: number;
  after: number;
  seatBefore: number;
  seatAfter: number;
}

export interface Example {
  before: Scored;
  after: Scored;
  /** The taker's centres before. */
  held: number;
  /** The taker's scores. */
  from: bigint;
  to: bigint;
}

export interface Transfers {
  cases: number;
  gained: number;
  unchanged: number;
  lost: number;
  /** The worst loss with the fewest powers on the board, or the first case without a gain. */
  smallestLoss: Example | null;
  smallestUnchanged: Example | null;
  dearestLoss: Example | null;
  dearestGain: Example;
}

/** Powers level on centres are counted once. */
export function allTransfers({ games }: Pick<ScoredFinishes, 'games'>): Transfer[] {
  const index = new Map(games.map(({ centres }, at) => [keyOf(centres), at]));
  return games.flatMap(({ centres, won }, before) =>
    won ? [] : pairs(centres).map((pair) => transferOf(centres, before, pair, index)),
  );
}

/** For each number of centres, the first power with it takes and the last gives. */
function pairs(centres: Centres): [taker: number, giver: number][] {
  const takers = centres.flatMap((count, at) => (centres.indexOf(count) === at ? [at] : []));
  const givers = centres.flatMap((count, at) => (count > 0 && centres.lastIndexOf(count) === at ? [at] : []));
  return takers.flatMap((taker) =>
    givers.flatMap((giver): [number, number][] => (taker === giver ? [] : [[taker, giver]])),
  );
}

function transferOf(
  centres: Centres,
  before: number,
  [taker, giver]: [number, number],
  index: Map<string, number>,
): Transfer {
  const changed = centres.map((count, at) => count + (at === taker ? 1 : 0) - (at === giver ? 1 : 0));
  const sorted = [...changed].sort((a, b) => b - a);
  const seatAfter = sorted.indexOf(changed[taker]!);
  return { before, after: index.get(keyOf(sorted))!, seatBefore: taker, seatAfter };
}

export function transfersIn({ games }: Pick<ScoredFinishes, 'games'>, all: Transfer[]): Transfers {
  const changes = all.map(({ before, after, seatBefore, seatAfter }) => {
    const [one, other] = [games[before]!, games[after]!];
    return {
      before: one,
      after: other,
      held: one.centres[seatBefore]!,
      from: one.scores[seatBefore]!,
      to: other.scores[seatAfter]!,
    };
  });
  const losses = changes.filter(({ from, to }) => to < from);
  const unchanged = changes.filter(({ from, to }) => to === from);
  return {
    cases: changes.length,
    gained: changes.length - losses.length - unchanged.length,
    unchanged: unchanged.length,
    lost: losses.length,
    smallestLoss: first(losses, bySmallness, byChange),
    smallestUnchanged: first(unchanged, bySmallness),
    dearestLoss: first(losses, byChange, bySmallness),
    dearestGain: first(
      changes.filter(({ after }) => !after.won),
      (a, b) => byChange(b, a),
      bySmallness,
    )!,
  };
}

type Order = (a: Example, b: Example) => number;

/** Fewest powers first; of those, what leaves the centres in other hands before what only swaps two powers. */
const bySmallness: Order = (a, b) =>
  a.before.survivors - b.before.survivors || Number(a.before === a.after) - Number(b.before === b.after);
const byChange: Order = (a, b) => ascending(a.to - a.from, b.to - b.from);

/** The first by these orders, of equal ones the earliest. */
function first(examples: Example[], ...orders: Order[]): Example | null {
  const compare: Order = (a, b) => orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? 0;
  return examples.reduce<Example | null>((best, one) => (best && compare(best, one) <= 0 ? best : one), null);
}
