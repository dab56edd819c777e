// Two other ways to draw rounds, for comparison: a plain greedy draw, and the algorithm that the “Good-Enough Golfers” page
// describes, written from that description. Both draw round after round, as each does: a round is final once it is
// found.
export type Groups = number[][];

/** Returns a random number in [0, 1). */
export type Lot = () => number;

/** How often each pair has met. */
class Met {
  private readonly counts: Uint8Array;
  repeats = 0;

  constructor(private readonly players: number) {
    this.counts = new Uint8Array(players * players);
  }

  of(one: number, other: number): number {
    return this.counts[one * this.players + other]!;
  }

  add(groups: Groups): void {
    for (const group of groups)
      for (const [at, one] of group.entries())
        for (const other of group.slice(at + 1)) {
          if (this.of(one, other) > 0) this.repeats += 1;
          this.counts[one * this.players + other]! += 1;
          this.counts[other * this.players + one]! += 1;
        }
  }
}

function shuffled(count: number, lot: Lot): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(lot() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

function inGroups(order: number[], size: number): Groups {
  return Array.from({ length: order.length / size }, (_, at) => order.slice(at * size, (at + 1) * size));
}

/** Each seat goes to the player left who has met those at the board the least. Returns the repeated meetings. */
export function greedy(groups: number, size: number, rounds: number, lot: Lot): number {
  const players = groups * size;
  const met = new Met(players);
  for (let round = 0; round < rounds; round++) {
    const left = shuffled(players, lot);
    const drawn = Array.from({ length: groups }, () => {
      const group = [left.pop()!];
      while (group.length < size) {
        const costs = left.map((one) => group.reduce((sum, other) => sum + met.of(one, other), 0));
        group.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
      }
      return group;
    });
    met.add(drawn);
  }
  return met.repeats;
}

const GENERATIONS = 30;
const RANDOM_ONES = 2;
const MOST_EXPLORED = 100;
const FIRST = 5;

interface Candidate {
  groups: Groups;
  costs: number[];
  total: number;
}

/** Generations of rounds: of each of the best ones, every swap of a player in its worst group with one in another,
 *  and some random rounds; the best ones of all of these make the next generation. The cost of a pair is the square of
 *  its earlier meetings. Returns the repeated meetings. */
export function goodEnoughGolfers(groups: number, size: number, rounds: number, lot: Lot): number {
  const players = groups * size;
  const met = new Met(players);
  const costOf = (group: number[]) => {
    let cost = 0;
    for (let one = 0; one < group.length; one++)
      for (let other = one + 1; other < group.length; other++) cost += met.of(group[one]!, group[other]!) ** 2;
    return cost;
  };
  const scored = (drawn: Groups): Candidate => {
    const costs = drawn.map(costOf);
    return { groups: drawn, costs, total: costs.reduce((sum, cost) => sum + cost, 0) };
  };
  const random = () => scored(inGroups(shuffled(players, lot), size));
  for (let round = 0; round < rounds; round++) {
    let best = Array.from({ length: FIRST }, random).sort((one, other) => one.total - other.total);
    for (let generation = 0; generation < GENERATIONS && best[0]!.total > 0; generation++) {
      const next = [
        ...best.flatMap((one) => [one, ...neighbours(one, costOf)]),
        ...Array.from({ length: RANDOM_ONES }, random),
      ];
      const least = Math.min(...next.map(({ total }) => total));
      const equal = next.filter(({ total }) => total === least);
      const order = shuffled(equal.length, lot).slice(0, MOST_EXPLORED);
      best = order.map((at) => equal[at]!);
    }
    met.add(best[0]!.groups);
  }
  return met.repeats;
}

function neighbours({ groups, costs, total }: Candidate, costOf: (group: number[]) => number): Candidate[] {
  const worst = costs.indexOf(Math.max(...costs));
  const found: Candidate[] = [];
  for (let seat = 0; seat < groups[worst]!.length; seat++)
    for (let other = 0; other < groups.length; other++) {
      if (other === worst) continue;
      for (let at = 0; at < groups[other]!.length; at++) {
        const [mine, theirs] = [[...groups[worst]!], [...groups[other]!]];
        [mine[seat], theirs[at]] = [theirs[at]!, mine[seat]!];
        const [own, its] = [costOf(mine), costOf(theirs)];
        const swapped = groups.map((group, index) => (index === worst ? mine : index === other ? theirs : group));
        const swappedCosts = costs.map((cost, index) => (index === worst ? own : index === other ? its : cost));
        found.push({ groups: swapped, costs: swappedCosts, total: total - costs[worst]! - costs[other]! + own + its });
      }
    }
  return found;
}
