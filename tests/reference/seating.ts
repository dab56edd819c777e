// Draws, counted anew. There is no second way to find the same boards, so this checks an answer instead: everybody is
// seated once a round, fixed boards stay, boards have the sizes of the rules, and each wish costs what the answer says.
// Source: core/SOURCES.md, Seating.
import type { SeatingAnswer, SeatingPair, SeatingRequest, SeatingRound, SeatingWish } from '../../wasm/tallysheet.d.ts';
import { nameOf } from './players.ts';

type Round = string[][];

interface Field {
  players: { name: string; group: string; standing: number; volunteers: boolean }[];
  played: Round[];
  drawn: Round[];
  preferred: number;
  apart: Set<string>;
  together: Set<string>;
}

const LAST = 1_000_001;
const pairOf = (one: string, other: string) => [one, other].sort().join('\n');
const roundsOf = (rounds: SeatingRound[] = []) =>
  rounds.map(({ boards }) => boards.map(({ players }) => players.map(nameOf)));
const pairsOf = (pairs: SeatingPair[] = []) =>
  new Set(pairs.map(({ one, other }) => pairOf(nameOf(one), nameOf(other))));

/** Returns the answer with its costs and repeats counted anew. Throws if it is no draw of the request. */
export function draw(request: SeatingRequest, answer: SeatingAnswer): SeatingAnswer {
  const field = fieldOf(request, answer);
  answer.rounds.forEach(({ byes }, index) => checkRound(request, field, index, byes));
  const kept = answer.kept.map(({ wish, atLeast }) => ({ wish, cost: cost(wish, field), atLeast }));
  check(
    String(kept.map(({ wish }) => wish)) === String(request.wishes ?? ['meetings']),
    'the wishes are those asked for',
  );
  for (const { wish, cost, atLeast } of kept) check(atLeast <= cost, `the bound of ${wish} is no higher than its cost`);
  return { ...answer, kept, repeats: repeats(field) };
}

function check(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`not so: ${rule}`);
}

function fieldOf(request: SeatingRequest, answer: SeatingAnswer): Field {
  return {
    players: request.players.map(({ name, group, standing, volunteers }) => ({
      name: nameOf(name),
      group: nameOf(group),
      standing: standing ?? LAST,
      volunteers: volunteers ?? false,
    })),
    played: roundsOf(request.played),
    drawn: roundsOf(answer.rounds),
    preferred: request.preferred ?? 4,
    apart: pairsOf(request.apart),
    together: pairsOf(request.together),
  };
}

function checkRound(request: SeatingRequest, { players, drawn }: Field, index: number, byes: string[]): void {
  const boards = drawn[index];
  const seated = [...boards.flat(), ...byes].sort();
  check(String(seated) === String(players.map(({ name }) => name).sort()), 'everybody is seated once or sits out');
  const fixed = roundsOf(request.fixed)[index] ?? [];
  check(String(boards.slice(0, fixed.length)) === String(fixed), 'fixed boards come first and stay');
  const sizes = boards.slice(fixed.length).map(({ length }) => length);
  const free = players.length - fixed.flat().length;
  check(String(sizes) === String(bestSizes(free, request)), 'boards have the best sizes');
}

/** The best sizes of all ways to share players out, the largest first. */
function bestSizes(players: number, { smallest = 3, preferred = 4, largest = 5 }: SeatingRequest): number[] {
  let best: { sizes: number[]; cost: number[] } | undefined;
  const visit = (sizes: number[], left: number, most: number) => {
    const off = sizes.filter((size) => size !== preferred);
    const cost = [left, off.length, off.reduce((sum, size) => sum + Math.abs(size - preferred), 0)];
    if (!best || firstDifference(cost, best.cost) < 0) best = { sizes, cost };
    for (let size = Math.min(most, left); size >= smallest; size--) visit([...sizes, size], left - size, size);
  };
  visit([], players, largest);
  return best!.sizes;
}

function firstDifference(one: number[], other: number[]): number {
  return one.map((value, index) => value - other[index]).find((difference) => difference !== 0) ?? 0;
}

/** What counting to c costs in steps: 0 for the first, 1 for the second, and so on. Only drawn rounds cost. */
class Counter {
  cost = 0;
  private readonly counts = new Map<string, number>();

  add(what: string, costs: boolean): void {
    const before = this.counts.get(what) ?? 0;
    this.counts.set(what, before + 1);
    if (costs) this.cost += before;
  }
}

/** Counts what `of` gives of each round. */
function counted({ played, drawn }: Field, of: (round: Round) => string[]): number {
  const counter = new Counter();
  for (const round of played) for (const what of of(round)) counter.add(what, false);
  for (const round of drawn) for (const what of of(round)) counter.add(what, true);
  return counter.cost;
}

function pairsAt(board: string[]): [string, string][] {
  return board.flatMap((one, index) => board.slice(index + 1).map((other): [string, string] => [one, other]));
}

const pairsIn = (round: Round) => round.flatMap(pairsAt);
const drawnPairs = ({ drawn }: Field) => drawn.flatMap(pairsIn);

const COSTS: Record<SeatingWish, (field: Field) => number> = {
  meetings: (field) => counted(field, (round) => pairsIn(round).map((pair) => pairOf(...pair))),
  apart: (field) => drawnPairs(field).filter(([one, other]) => keptApart(field, one, other)).length,
  together: (field) =>
    field.together.size * field.drawn.length -
    drawnPairs(field).filter((pair) => field.together.has(pairOf(...pair))).length,
  byes: ({ players, played, drawn }) =>
    players
      .filter(({ volunteers }) => !volunteers)
      .map(({ name }) => {
        const out = (rounds: Round[]) => rounds.filter((round) => !round.flat().includes(name)).length;
        const [before, now] = [out(played), out(drawn)];
        return now * before + (now * (now + 1)) / 2;
      })
      .reduce((sum, cost) => sum + cost, 0),
  'short-boards': (field) => counted(field, (round) => round.flatMap((board) => shortBoard(field, board))),
  seats: (field) => counted(field, (round) => round.flatMap((board) => board.map((name, seat) => `${seat} ${name}`))),
  'last-seat': (field) => counted(field, (round) => round.map((board) => board.at(-1)!)),
  alike: (field) => drawnPairs(field).reduce((sum, pair) => sum + apartInStandings(field, pair, field.preferred), 0),
  spread: (field) => {
    const boards = Math.max(field.drawn[0].length, 1);
    return drawnPairs(field).filter((pair) => apartInStandings(field, pair, boards) === 0).length;
  },
};

function shortBoard({ preferred }: Field, board: string[]): string[] {
  return board.length < preferred ? board : [];
}

function keptApart({ players, apart }: Field, one: string, other: string): boolean {
  const [group, another] = [one, other].map((name) => players.find((player) => player.name === name)!.group);
  return apart.has(pairOf(one, other)) || (group !== '' && group === another);
}

/** How many blocks of the standings lie between two players. */
function apartInStandings({ players }: Field, pair: [string, string], block: number): number {
  const order = players.map((player, index) => ({ ...player, index })).sort((a, b) => a.standing - b.standing);
  const [one, other] = pair.map((name) => Math.floor(order.findIndex((player) => player.name === name) / block));
  return Math.abs(one - other);
}

function cost(wish: SeatingWish, field: Field): number {
  return COSTS[wish](field);
}

function repeats(field: Field): SeatingAnswer['repeats'] {
  const { players, played, drawn } = field;
  const times = (rounds: Round[], pair: string) =>
    rounds.flatMap(pairsIn).filter((met) => pairOf(...met) === pair).length;
  return pairsAt(players.map(({ name }) => name))
    .map(([one, other]) => ({
      one,
      other,
      now: times(drawn, pairOf(one, other)),
      before: times(played, pairOf(one, other)),
    }))
    .filter(({ now, before }) => now > 0 && now + before > 1)
    .map(({ one, other, now, before }) => ({ one, other, times: now + before }));
}
