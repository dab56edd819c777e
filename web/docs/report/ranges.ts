// From where to where: the sum of a finish, a win beside a draw, lone leaders, third places, and scores by centres.
import { sumOf } from '../../src/report_card/exact.ts';
import type { Scored, Table } from './tables.ts';

/** A figure, and the first finish that has it. */
export interface Found {
  value: bigint;
  game: Scored;
}

export interface Range {
  least: Found;
  most: Found;
  /** The sum of all figures, for means. */
  sum: bigint;
  count: bigint;
}

export interface Ranges {
  sumDrawn: Range;
  sumWon: Range;
  winner: Range;
  /** Beside a winner, with centres. */
  besideWinner: Range;
  /** The scores of any power in a game without a win. */
  drawn: Range;
  leaders: { centres: number; range: Range }[];
  /** Alone in third place: the third, and in the same finishes the leader and the fourth. */
  third: { third: Range; first: Range; fourth: Range };
  /** Survivors by their centres, in games without a win. */
  byCentres: { centres: number; range: Range }[];
}

export const LEADERS = [8, 10, 12, 14];

export function rangesIn({ drawn, won }: Table): Ranges {
  const thirds = drawn.filter(isThirdAlone);
  return {
    sumDrawn: rangeOf(drawn, ({ scores }) => [sumOf(scores)]),
    sumWon: rangeOf(won, ({ scores }) => [sumOf(scores)]),
    winner: rangeOf(won, ({ scores }) => [scores[0]!]),
    besideWinner: rangeOf(won, ({ scores, centres }) => scores.filter((_, at) => at > 0 && centres[at]! > 0)),
    drawn: rangeOf(drawn, ({ scores }) => scores),
    leaders: LEADERS.map((centres) => ({ centres, range: loneLeader(drawn, centres) })),
    third: { third: nth(thirds, 2), first: nth(thirds, 0), fourth: nth(thirds, 3) },
    byCentres: everyCount(drawn).map((centres) => ({ centres, range: scoresWith(drawn, centres) })),
  };
}

function rangeOf(games: readonly Scored[], valuesOf: (game: Scored) => readonly bigint[]): Range {
  const found = games.flatMap((game) => valuesOf(game).map((value): Found => ({ value, game })));
  return {
    least: found.reduce((best, one) => (one.value < best.value ? one : best)),
    most: found.reduce((best, one) => (one.value > best.value ? one : best)),
    sum: sumOf(found.map(({ value }) => value)),
    count: BigInt(found.length),
  };
}

function nth(games: readonly Scored[], seat: number): Range {
  return rangeOf(games, ({ scores }) => [scores[seat]!]);
}

function loneLeader(drawn: readonly Scored[], leader: number): Range {
  return nth(
    drawn.filter(({ centres: [first, second] }) => first === leader && second! < leader),
    0,
  );
}

function isThirdAlone({ centres: [, second, third, fourth] }: Scored): boolean {
  return second! > third! && third! > fourth!;
}

/** Each number of centres with which a game ends without a win, but none. */
function everyCount(drawn: readonly Scored[]): number[] {
  const counts = new Set(drawn.flatMap(({ centres }) => centres.filter((count) => count > 0)));
  return [...counts].sort((a, b) => a - b);
}

function scoresWith(drawn: readonly Scored[], own: number): Range {
  return rangeOf(
    drawn.filter(({ centres }) => centres.includes(own)),
    ({ centres, scores }) => [scores[centres.indexOf(own)]!],
  );
}
