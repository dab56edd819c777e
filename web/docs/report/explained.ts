// How much of the differences between survivors' scores is explained by place, by centres, and by the size of the draw:
// the variance between the groups' means, as a share of the whole variance (eta squared). All finishes without a win
// count alike, and so does every survivor.
import type { Scored, Table } from './tables.ts';

/** A fraction from 0 to 1. */
export interface Share {
  top: bigint;
  bottom: bigint;
}

export interface Explained {
  place: Share;
  centres: Share;
  drawSize: Share;
}

interface Seat {
  score: bigint;
  place: number;
  centres: number;
  drawSize: number;
}

export function explainedIn({ drawn }: Table): Explained {
  const seats = drawn.flatMap(survivors);
  return {
    place: shareOf(seats, ({ place }) => place),
    centres: shareOf(seats, ({ centres }) => centres),
    drawSize: shareOf(seats, ({ drawSize }) => drawSize),
  };
}

/** Powers level on centres all take the better place. */
function survivors({ centres, scores, survivors }: Scored): Seat[] {
  return centres.slice(0, survivors).map((count, at) => ({
    score: scores[at]!,
    place: 1 + centres.indexOf(count),
    centres: count,
    drawSize: survivors,
  }));
}

export function shareOf<One extends { score: bigint }>(seats: One[], groupOf: (seat: One) => number): Share {
  const whole = squares(seats);
  const groups = [...new Set(seats.map(groupOf))];
  const within = groups.map((group) => squares(seats.filter((seat) => groupOf(seat) === group)));
  // The figures are fractions with a common denominator.
  const bottom = [whole, ...within].reduce((product, { count }) => product * count, 1n);
  const all = (whole.deviation * bottom) / whole.count;
  const left = within.reduce((sum, { deviation, count }) => sum + (deviation * bottom) / count, 0n);
  return { top: all - left, bottom: all };
}

/** Squared distances from the mean, added up and multiplied by the count: n Σx² − (Σx)². */
function squares(seats: { score: bigint }[]): { deviation: bigint; count: bigint } {
  const count = BigInt(seats.length);
  const sum = seats.reduce((total, { score }) => total + score, 0n);
  const ofSquares = seats.reduce((total, { score }) => total + score * score, 0n);
  return { deviation: count * ofSquares - sum * sum, count };
}
