// What meetings cost at least in any draw, counted naively. Source: core/include/tallysheet/seating.hpp, 4.

export type Round = string[][];

/** The cost of a further meeting of two players who have met so often. */
export type Price = (met: number) => number;
export const growing: Price = (met) => met;
export const once: Price = (met) => Math.min(met, 1);

export interface Draw {
  players: string[];
  played: Round[];
  drawn: Round[];
  /** How many of the first boards of each drawn round are fixed. */
  fixed: number[];
}

export function leastCost(draw: Draw, price: Price): number {
  return Math.max(byPlayers(draw, price), byRounds(draw, price));
}

const pairOf = (one: string, other: string) => [one, other].sort().join('\n');
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Meetings of fixed boards are certain; everybody's others go to those met least often. */
function byPlayers({ players, played, drawn, fixed }: Draw, price: Price): number {
  const met = new Map<string, number>();
  let certain = 0;
  const meet = (board: string[], costs: boolean) => {
    for (const [at, one] of board.entries())
      for (const other of board.slice(at + 1)) {
        const pair = pairOf(one, other);
        const before = met.get(pair) ?? 0;
        if (costs) certain += price(before);
        met.set(pair, before + 1);
      }
  };
  for (const board of played.flat()) meet(board, false);
  drawn.forEach((round, index) => round.slice(0, fixed[index]).forEach((board) => meet(board, true)));
  const free = drawn.map((round, index) => round.slice(fixed[index]));
  const range = (name: string) => rangeOf(name, { players, drawn, fixed });
  const certainly: number[] = [];
  const perhaps: number[] = [];
  for (const name of players) {
    const others = players.filter((other) => other !== name).map((other) => met.get(pairOf(name, other)) ?? 0);
    const [least, most] = range(name);
    const costs = costsOf(others, most, price);
    certainly.push(...costs.slice(0, least));
    perhaps.push(...costs.slice(least));
  }
  const all = sum(free.flat().map(({ length }) => length * (length - 1)));
  perhaps.sort((one, other) => one - other);
  return certain + Math.ceil((sum(certainly) + sum(perhaps.slice(0, all - certainly.length))) / 2);
}

/** How many others a player meets at least and at most at boards that are not fixed. */
function rangeOf(name: string, { players, drawn, fixed }: Omit<Draw, 'played'>): [least: number, most: number] {
  const ranges = drawn.map((round, index) => {
    if (round.slice(0, fixed[index]).some((board) => board.includes(name))) return [0, 0];
    const others = round.slice(fixed[index]).map(({ length }) => length - 1);
    if (round.flat().length < players.length) others.push(0);
    return [Math.min(...others), Math.max(...others)];
  });
  return [sum(ranges.map(([least]) => least!)), sum(ranges.map(([, most]) => most!))];
}

/** The cost of each further meeting, one after another with whoever was met least often. */
function costsOf(met: number[], meetings: number, price: Price): number[] {
  const counts = [...met];
  return Array.from({ length: meetings }, () => {
    const least = Math.min(...counts);
    counts[counts.indexOf(least)] = least + 1;
    return price(least);
  });
}

/** The sizes of a round's boards, and how many sit out. */
interface Groups {
  boards: number[];
  byes: number;
}

/** Each round repeats meetings of every earlier one. */
function byRounds({ players, played, drawn }: Draw, price: Price): number {
  const groupsOf = (round: Round): Groups => {
    const sizes = round.map((board) => board.filter((name) => players.includes(name)).length);
    return { boards: sizes.filter((size) => size > 0), byes: players.length - sum(sizes) };
  };
  const rounds = [...played, ...drawn].map(groupsOf);
  return sum(
    rounds.slice(played.length).map((groups, index) => {
      const again = rounds.slice(0, played.length + index).map((earlier) => inBoth(earlier, groups));
      return price === growing ? sum(again) : Math.max(0, ...again);
    }),
  );
}

function inBoth(one: Groups, other: Groups): number {
  const spread = (from: Groups, to: Groups) =>
    sum(from.boards.map((size) => pairsWhenSpread(size, to.boards.length + to.byes)));
  const seatedTwice = Math.max(0, sum(one.boards) - other.byes);
  const pairsOfBoards = one.boards.length * other.boards.length;
  return Math.max(spread(one, other), spread(other, one), pairsWhenSpread(seatedTwice, pairsOfBoards));
}

/** The pairs in common groups when the players are spread over the groups as evenly as possible. */
function pairsWhenSpread(players: number, groups: number): number {
  const sizes = Array.from({ length: groups }, (_, at) => Math.floor((players + at) / groups));
  return sum(sizes.map((size) => (size * (size - 1)) / 2));
}
