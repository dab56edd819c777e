// Draws, counted again. There is no second way to find the same boards, so this checks an answer instead: everybody is
// seated once a round, fixed boards stay, boards have the sizes of the rules, and each wish costs what the answer says. The
// bounds of meetings are counted again, too.
// Source: core/SOURCES.md, Seating.
import type { SeatingAnswer, SeatingPair, SeatingRequest, SeatingRound, SeatingWish } from '../../wasm/tallysheet.d.ts';
import { nameOf } from './players.ts';
import { growing, leastCost, once, type Round } from './seating_bounds.ts';

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

/** Returns the answer with its costs and repeats counted again. Throws if it is not a draw of the request. */
export function draw(request: SeatingRequest, answer: SeatingAnswer): SeatingAnswer {
  const field = fieldOf(request, answer);
  answer.rounds.forEach(({ byes }, index) => checkRound(request, field, index, byes));
  check(answer.steps <= Math.max(answer.mostSteps, 0), 'the search takes no more steps than it says');
  return recounted(request, field, answer);
}

/** The same for a draw by hand. */
export function assess(request: SeatingRequest, answer: SeatingAnswer): SeatingAnswer {
  const field = fieldOf(request, answer);
  const { players, drawn } = field;
  answer.rounds.forEach(({ byes }, index) => {
    const fixed = roundsOf(request.fixed)[index] ?? [];
    check(String(drawn[index]) === String(fixed), 'the boards are the fixed ones');
    const others = players.map(({ name }) => name).filter((name) => !fixed.flat().includes(name));
    check(String(byes) === String(others), 'all others sit out');
  });
  // The bounds are those of a draw without these boards.
  return {
    ...recounted({ ...request, fixed: [] }, field, answer),
    complete: false,
    steps: 0,
    mostSteps: 0,
    ended: false,
  };
}

function recounted(request: SeatingRequest, field: Field, answer: SeatingAnswer): SeatingAnswer {
  const kept = answer.kept.map(({ wish, atLeast }) => ({ wish, cost: cost(wish, field), atLeast }));
  check(
    String(kept.map(({ wish }) => wish)) === String(request.wishes ?? ['meetings']),
    'the wishes are those asked for',
  );
  for (const { wish, cost, atLeast } of kept) check(atLeast <= cost, `the bound of ${wish} is no higher than its cost`);
  const again = repeatMeetings(field);
  check(answer.repeatMeetingsAtLeast <= again, 'the bound of repeated meetings is no higher than their number');
  checkBounds(request, field, answer);
  const losses = kept.flatMap(({ wish }) => LOSSES[wish]?.(field) ?? []);
  return { ...answer, kept, repeats: repeats(field), repeatMeetings: again, losses };
}

/** A complete search proves what the first wish costs. */
function checkBounds(request: SeatingRequest, { players, played, drawn }: Field, answer: SeatingAnswer): void {
  const fixed = drawn.map((_, index) => request.fixed?.[index]?.boards.length ?? 0);
  const draw = { players: players.map(({ name }) => name), played, drawn, fixed };
  check(answer.repeatMeetingsAtLeast === leastCost(draw, once), 'the bound of repeated meetings is as counted');
  answer.kept.forEach(({ wish, cost, atLeast }, index) => {
    if (wish !== 'meetings') return;
    const least = answer.complete && index === 0 ? cost : leastCost(draw, growing);
    check(atLeast === least, 'the bound of what meetings cost is as counted');
  });
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
  const best = sizeCost(bestSizes(free, request), free, request);
  check(String(sizes) === String([...sizes].sort((one, other) => other - one)), 'larger boards come first');
  check(String(sizeCost(sizes, free, request)) === String(best), 'boards have the best sizes');
}

/** Players who sit out, minus the boards of the preferred size, the squares of what the others differ from it by, and the
 *  number of boards: the least is best, the first counting most. */
function sizeCost(sizes: number[], players: number, { preferred = 4 }: SeatingRequest): number[] {
  const squares = sizes.reduce((sum, size) => sum + (size - preferred) ** 2, 0);
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  return [players - seated, -sizes.filter((size) => size === preferred).length, squares, sizes.length];
}

/** The best sizes of all ways to share players out. */
function bestSizes(players: number, request: SeatingRequest): number[] {
  const { smallest = 3, largest = 6 } = request;
  let best: { sizes: number[]; cost: number[] } | undefined;
  const visit = (sizes: number[], left: number, most: number) => {
    const cost = sizeCost(sizes, players, request);
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

function repeatMeetings({ played, drawn }: Field): number {
  const met = new Set(played.flatMap(pairsIn).map((pair) => pairOf(...pair)));
  return drawn
    .flatMap(pairsIn)
    .map((pair) => pairOf(...pair))
    .filter((pair) => met.has(pair) || !met.add(pair)).length;
}

type Losses = SeatingAnswer['losses'];

const LOSSES: Partial<Record<SeatingWish, (field: Field) => Losses>> = {
  apart: (field) => lostPairs(field, 'apart', (one, other) => keptApart(field, one, other), true),
  together: (field) => lostPairs(field, 'together', (one, other) => field.together.has(pairOf(one, other)), false),
  byes: (field) => {
    const has = (round: Round, name: string) => !round.flat().includes(name);
    const volunteers = new Set(field.players.filter((player) => player.volunteers).map(({ name }) => name));
    return lostPlayers(field, 'byes', has).filter(({ players: [name] }) => !volunteers.has(name));
  },
  'short-boards': (field) =>
    lostPlayers(field, 'short-boards', (round, name) => round.some((board) => shortBoard(field, board).includes(name))),
  seats: (field) =>
    field.players.flatMap(({ name }) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((seat) =>
        lostPlayers({ ...field, players: field.players.filter((player) => player.name === name) }, 'seats', (round) =>
          round.some((board) => board[seat] === name),
        ).map((loss) => ({ ...loss, seat: seat + 1 })),
      ),
    ),
  'last-seat': (field) =>
    lostPlayers(field, 'last-seat', (round, name) => round.some((board) => board.at(-1) === name)),
};

function lostPairs(
  { players, drawn }: Field,
  wish: SeatingWish,
  named: (one: string, other: string) => boolean,
  atOneBoard: boolean,
): Losses {
  const all = pairsAt(players.map(({ name }) => name)).filter(([one, other]) => named(one, other));
  return drawn.flatMap((round, index) =>
    all
      .filter(([one, other]) => round.some((board) => board.includes(one) && board.includes(other)) === atOneBoard)
      .map((pair) => ({ wish, players: [...pair], round: index + 1, seat: null, times: 1 })),
  );
}

/** Those who have had it in the drawn rounds, and twice or more in all. */
function lostPlayers(
  { players, played, drawn }: Field,
  wish: SeatingWish,
  has: (round: Round, name: string) => boolean,
): Losses {
  return players.flatMap(({ name }) => {
    const [before, now] = [played, drawn].map((rounds) => rounds.filter((round) => has(round, name)).length);
    const times = before! + now!;
    return now! > 0 && times > 1 ? [{ wish, players: [name], round: null, seat: null, times }] : [];
  });
}
