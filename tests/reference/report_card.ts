// The report card, computed naively: the reference scores every finish power by power, and each question is answered by
// going through all of them. Scores are whole hundredths.
import type { DiplomacyGameRequest, DiplomacySystem } from '../../wasm/tallysheet.d.ts';
import { scoreGame as scoreDetour98f } from './detour_98f_game.ts';
import { scoreGame } from './diplomacy.ts';
import { finishes, finishesWithoutWin, POWERS, wins } from './finishes.ts';
import { scoreGame as scoreSizeMatters } from './size_matters.ts';

/** Scores for each finish, in the order of the powers' centres. */
export type Scores = Map<string, number[]>;

export const keyOf = (centres: number[]) => centres.join('-');
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const mean = (list: number[]) => sum(list) / list.length;
const hundredths = (text: string) => Number(text.replace('.', ''));

export function scoresOf(system: string): Scores {
  return new Map(finishes.map((centres) => [keyOf(centres), scored(system, centres)]));
}

/** Scores a finish in which eliminated powers held their last centre in 1905 and a win comes in 1908. The first
 *  `sharing` powers share the draw; if it is left out, all survivors do. */
function scored(system: string, centres: number[], sharing?: number): number[] {
  const powers = POWERS.map((power, at) => ({
    power,
    centres: centres[at],
    ...(centres[at] === 0 ? { lastHeld: { year: 1905, centres: 1 } } : {}),
    ...(sharing === undefined ? {} : { inDraw: at < sharing }),
  }));
  return rowsOf(system, powers).map(hundredths);
}

function rowsOf(
  system: string,
  powers: DiplomacyGameRequest['powers'] & { lastHeld?: { centres: number } }[],
): string[] {
  if (system === 'size-matters') return scoreSizeMatters({ powers }).rows.map(({ score }) => score);
  if (system === 'detour-98f') return scoreDetour98f({ powers: powers as never }).rows.map(({ points }) => points);
  return scoreGame({ system: system as DiplomacySystem, powers, finalYear: 1908 }).rows.map(({ score }) => score);
}

// ------------------------------------------------------------------------------ A centre more

interface Transfer {
  before: number[];
  after: number[];
  /** How many centres the taker had before. */
  held: number;
}

export interface Change extends Transfer {
  from: number;
  to: number;
}

/** In every finish without a win, one more centre for each number of centres, at the expense of each other number. */
const transfers: Transfer[] = finishesWithoutWin.flatMap((before) =>
  [...new Set(before)].flatMap((held) => [...new Set(before)].flatMap((giver) => taken(before, held, giver))),
);

function taken(before: number[], held: number, giver: number): Transfer[] {
  const others = [...before];
  others.splice(others.indexOf(held), 1);
  if (giver === 0 || !others.includes(giver)) return [];
  others.splice(others.indexOf(giver), 1);
  return [{ before, after: [...others, held + 1, giver - 1].sort((a, b) => b - a), held }];
}

/** What the taker scores before and after each of them. */
export function changes(scores: Scores): Change[] {
  return transfers.map(({ before, after, held }) => ({
    before,
    after,
    held,
    from: scoreIn(scores, before, held),
    to: scoreIn(scores, after, held + 1),
  }));
}

export function scoreIn(scores: Scores, finish: number[], centres: number): number {
  return scores.get(keyOf(finish))![finish.indexOf(centres)];
}

// ------------------------------------------------------------------------------ From where to where

export interface Figures {
  least: number;
  most: number;
  mean: number;
}

function figures(list: number[]): Figures {
  return { least: Math.min(...list), most: Math.max(...list), mean: mean(list) };
}

/** Figures over the scores that `pick` selects from these finishes. */
function over(scores: Scores, some: number[][], pick: (scores: number[], finish: number[]) => number[]): Figures {
  return figures(some.flatMap((finish) => pick(scores.get(keyOf(finish))!, finish)));
}

export function ranges(scores: Scores) {
  const thirds = finishesWithoutWin.filter(([, second, third, fourth]) => second > third && third > fourth);
  return {
    sumDrawn: over(scores, finishesWithoutWin, (own) => [sum(own)]),
    sumWon: over(scores, wins, (own) => [sum(own)]),
    win: over(scores, wins, ([winner]) => [winner]),
    beside: over(scores, wins, (own, finish) => own.filter((_, at) => finish[at] > 0 && at > 0)),
    draw: over(scores, finishesWithoutWin, (own) => own),
    leader: (centres: number) =>
      over(
        scores,
        finishesWithoutWin.filter(([first, second]) => first === centres && second !== centres),
        ([first]) => [first],
      ),
    third: over(scores, thirds, (own) => [own[2]]),
    first: over(scores, thirds, (own) => [own[0]]),
    fourth: over(scores, thirds, (own) => [own[3]]),
  };
}

// ------------------------------------------------------------------------------ Explained

/** Eta squared in per cent, by place, by centres and by the number of survivors. */
export function explained(scores: Scores): number[] {
  const seats = finishesWithoutWin.flatMap((finish) => {
    const survivors = finish.filter((centres) => centres > 0);
    const own = scores.get(keyOf(finish))!;
    return survivors.map((centres, at) => ({
      score: own[at],
      groups: [finish.filter((other) => other > centres).length, centres, survivors.length],
    }));
  });
  const middle = mean(seats.map(({ score }) => score));
  const whole = sum(seats.map(({ score }) => (score - middle) ** 2));
  return [0, 1, 2].map((by) => {
    const groups = [...new Set(seats.map(({ groups }) => groups[by]))].map((group) =>
      seats.filter(({ groups }) => groups[by] === group).map(({ score }) => score),
    );
    return (100 * sum(groups.map((group) => group.length * (mean(group) - middle) ** 2))) / whole;
  });
}

// ------------------------------------------------------------------------------ Pictures

/** The scores of powers with these centres that share a draw of this size. If the system asks who shares it, draws
 *  of every size count, shared by the powers with most centres. */
export function byDrawAndCentres(system: string): (size: number, centres: number) => number[] {
  const asks = ['draw-size', 'size-matters'].includes(system);
  const draws = finishesWithoutWin.flatMap((finish) => {
    const survivors = finish.filter((centres) => centres > 0).length;
    const sizes = asks ? [2, 3, 4, 5, 6, 7].filter((size) => size <= survivors) : [survivors];
    return sizes.map((size) => ({ size, finish, own: scored(system, finish, asks ? size : undefined) }));
  });
  return (size, centres) =>
    draws
      .filter((draw) => draw.size === size)
      .flatMap(({ finish, own }) => own.filter((_, at) => at < size && finish[at] === centres));
}

// ------------------------------------------------------------------------------ Disagreement

/** The score of each number of centres in each finish without a win. */
export function results(scores: Scores): number[] {
  return finishesWithoutWin.flatMap((finish) =>
    [...new Set(finish)].filter((centres) => centres > 0).map((centres) => scoreIn(scores, finish, centres)),
  );
}

/** Counts the pairs that the two lists put in opposite order: for each result, those lower in `one` and higher in
 *  `other`, counted in a tree of sums. */
export function opposed(one: number[], other: number[]): number {
  const levels = [...new Set(other)].sort((a, b) => a - b);
  const level = new Map(levels.map((score, at) => [score, at + 1]));
  const tree = new Int32Array(levels.length + 1);
  const order = one.map((_, at) => at).sort((a, b) => one[a] - one[b]);
  let [count, added] = [0, 0];
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && one[order[to]] === one[order[from]]) to += 1;
    for (const at of order.slice(from, to)) count += added - upTo(tree, level.get(other[at])!);
    for (const at of order.slice(from, to)) plusOne(tree, level.get(other[at])!);
    added = to;
  }
  return count;
}

function upTo(tree: Int32Array, at: number): number {
  let count = 0;
  for (let node = at; node > 0; node -= node & -node) count += tree[node];
  return count;
}

function plusOne(tree: Int32Array, at: number): void {
  for (let node = at; node < tree.length; node += node & -node) tree[node] += 1;
}
