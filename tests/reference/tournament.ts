// Tournaments, following the rules literally. Source: core/SOURCES.md, Tournaments.
import type {
  TournamentCounting,
  TournamentGame,
  TournamentRequest,
  TournamentRow,
  TournamentSeparator,
  TournamentStandings,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, div, fraction, mul, plain, printed, read, rounded, sub, sum, zero } from './fraction.ts';
import { drawn } from './lots.ts';
import { firstAppearances, nameOf, placed } from './players.ts';

export interface Game extends Omit<TournamentGame, 'results'> {
  index: number;
  round: number;
  category: string;
  multiplier: Fraction;
  results: { player: string; score: Fraction }[];
}

export interface Value {
  round: number;
  category: string;
  games: number[];
  amount: Fraction;
  leftOut: TournamentRow['values'][number]['leftOut'];
}

/** What the rules look at, read once: games in order, and who is ranked. */
export interface Field {
  games: Game[];
  players: string[];
  guests: string[];
  counting: TournamentCounting;
}

interface Player {
  name: string;
  values: Value[];
  remaining: number;
  unranked: TournamentRow['unranked'];
  bonus: Fraction;
  topScores: Fraction[];
  total: Fraction;
}

type Criterion = { by: TournamentSeparator; keyOf: (player: Player) => Fraction[] };

export function fieldOf(request: TournamentRequest): Field {
  const games = request.games.map((game, index) => ({
    ...game,
    index,
    round: game.round ?? 1,
    category: nameOf(game.category),
    multiplier: read(game.factor ?? 1),
    results: game.results.map(({ player, score }) => ({ player: nameOf(player), score: read(score) })),
  }));
  const players = firstAppearances(games.flatMap(({ results }) => results.map(({ player }) => player)));
  return { games, players, guests: (request.guests ?? []).map(nameOf), counting: request.counting ?? {} };
}

const isAside = ({ counting }: Field, game: Game) =>
  game.topBoard === true && (counting.topBoard ?? 'counts') !== 'counts';
const fewerIsBetter = ({ measure }: TournamentCounting) => measure === 'rank';
const scoreIn = (game: Game, player: string) => game.results.find((result) => result.player === player)?.score;
const gamesOf = ({ games }: Field, player: string) =>
  games.filter((game) => scoreIn(game, player)).sort((a, b) => a.round - b.round);
const better = (counting: TournamentCounting) => (a: Fraction, b: Fraction) =>
  fewerIsBetter(counting) ? compare(a, b) : compare(b, a);

/** The values of a player, of which none is left out yet. */
export function valuesOf(field: Field, player: string): Value[] {
  const games = gamesOf(field, player).filter((game) => !isAside(field, game));
  if ((field.counting.measure ?? 'score') === 'score') {
    return games.map((game) => ({
      round: game.round,
      category: game.category,
      games: [game.index],
      amount: mul(scoreIn(game, player)!, game.multiplier),
      leftOut: null,
    }));
  }
  return [...new Set(games.map(({ round }) => round))].map((round) => {
    const own = games.filter((game) => game.round === round);
    const amount = mul(measured(field, round, player), own[0].multiplier);
    return { round, category: '', games: own.map(({ index }) => index), amount, leftOut: null };
  });
}

function roundSum(field: Field, round: number, player: string): Fraction | null {
  const games = field.games.filter((game) => game.round === round && !isAside(field, game) && scoreIn(game, player));
  return games.length === 0 ? null : sum(games.map((game) => scoreIn(game, player)!));
}

function measured(field: Field, round: number, player: string): Fraction {
  const own = roundSum(field, round, player)!;
  const ranked = field.players.filter((name) => !field.guests.includes(name));
  const sums = ranked.flatMap((name) => roundSum(field, round, name) ?? []);
  if (field.counting.measure === 'rank') return fraction(1 + sums.filter((other) => compare(other, own) > 0).length);
  const best = sums.reduce((a, b) => (compare(a, b) >= 0 ? a : b), sums[0] ?? zero);
  return compare(best, zero) > 0 ? printed(div(mul(fraction(100), own), best), 2) : zero;
}

const counts = ({ leftOut }: Value) => leftOut === null;

function keepBest(values: Value[], count: number, why: Value['leftOut'], counting: TournamentCounting): void {
  const order = better(counting);
  const sorted = values.filter(counts).sort((a, b) => order(a.amount, b.amount));
  for (const value of sorted.slice(Math.max(0, count))) value.leftOut = why;
}

/** Leaves out what does not count; returns how many values rounds and categories left. */
export function leaveOut(values: Value[], counting: TournamentCounting): number {
  const { bestOfRound, bestOfCategory, dropped, best } = counting;
  if (bestOfRound !== undefined) {
    for (const one of values)
      keepBest(
        values.filter(({ round }) => round === one.round),
        bestOfRound,
        'round',
        counting,
      );
  }
  if (bestOfCategory !== undefined) {
    for (const one of values) {
      keepBest(
        values.filter(({ category }) => category === one.category),
        bestOfCategory,
        'category',
        counting,
      );
    }
  }
  const remaining = values.filter(counts).length;
  if (dropped !== undefined) keepBest(values, remaining - dropped, 'worst', counting);
  if (best !== undefined) keepBest(values, best, 'best', counting);
  return remaining;
}

export function totalOf(values: Value[], { average }: TournamentCounting): Fraction {
  const counted = values.filter(counts).map(({ amount }) => amount);
  return average && counted.length > 0 ? div(sum(counted), fraction(counted.length)) : sum(counted);
}

/** An average is printed to 4 places; sums are exact. */
export const asPrinted = (total: Fraction, { average }: TournamentCounting) => (average ? printed(total, 4) : total);

function playerOf(field: Field, request: TournamentRequest, name: string): Player {
  const { counting } = field;
  const values = valuesOf(field, name);
  const remaining = leaveOut(values, counting);
  const bonus = sum(
    (request.bonuses ?? []).filter(({ player }) => nameOf(player) === name).map(({ points }) => read(points)),
  );
  const topScores = gamesOf(field, name)
    .filter((game) => isAside(field, game))
    .map((game) => mul(scoreIn(game, name)!, game.multiplier));
  const added = counting.topBoard === 'added' ? sum(topScores) : zero;
  const total = add(totalOf(values, counting), add(bonus, added));
  const tooFew = remaining < (counting.atLeast ?? 0) ? 'too-few' : null;
  return { name, values, remaining, unranked: field.guests.includes(name) ? 'guest' : tooFew, bonus, topScores, total };
}

const turned = (figure: Fraction, counting: TournamentCounting) =>
  fewerIsBetter(counting) ? sub(zero, figure) : figure;

/** Compares lists of figures, the greater one first; a longer list is ahead of one that it begins with. */
function compareKeys(a: Fraction[], b: Fraction[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const order = compare(b[at], a[at]);
    if (order !== 0) return order;
  }
  return b.length - a.length;
}

function firstCriteria({ counting }: Field): Criterion[] {
  const whole = (count: number) => [fraction(count)];
  return [
    ...(counting.topBoard === 'above'
      ? [{ by: 'top-board' as const, keyOf: ({ topScores }: Player) => (topScores.length > 0 ? [sum(topScores)] : []) }]
      : []),
    ...(fewerIsBetter(counting) && !counting.average
      ? [{ by: 'values' as const, keyOf: ({ values }: Player) => whole(values.filter(counts).length) }]
      : []),
    { by: 'total', keyOf: ({ total }) => [turned(total, counting)] },
  ];
}

/** The key of each tie-breaker, given those who are still level with a player. */
function tieKey(field: Field, by: string, player: Player, level: Player[]): Fraction[] {
  const { counting, games } = field;
  const own = gamesOf(field, player.name);
  const isBest = (game: Game) => game.results.every(({ score }) => compare(score, scoreIn(game, player.name)!) <= 0);
  const scores = (list: Game[]) => sum(list.map((game) => mul(scoreIn(game, player.name)!, game.multiplier)));
  if (by === 'wins') return [fraction(own.filter(isBest).length)];
  if (by === 'games') return [fraction(own.length)];
  if (by === 'all-values') return [turned(sum(player.values.map(({ amount }) => amount)), counting)];
  if (by === 'best-values') {
    return player.values
      .filter(counts)
      .map(({ amount }) => turned(amount, counting))
      .sort((a, b) => compare(b, a));
  }
  if (by === 'head-to-head') {
    return [scores(own.filter((game) => level.every(({ name }) => scoreIn(game, name) !== undefined)))];
  }
  const rounds = [...new Set(games.map(({ round }) => round))].sort((a, b) => b - a);
  return rounds.flatMap((round) => {
    const played = own.filter((game) => game.round === round);
    return [fraction(played.length > 0 ? 1 : 0), scores(played)];
  });
}

/** Players in groups that nothing has separated so far, best first. */
interface Group {
  players: Player[];
  /** The reason why this group is below the one before. */
  by: TournamentSeparator | null;
}

function split(
  groups: Group[],
  by: TournamentSeparator,
  keyOf: (player: Player, level: Player[]) => Fraction[],
): Group[] {
  return groups.flatMap((group) => {
    const keys = new Map(group.players.map((player) => [player, keyOf(player, group.players)]));
    const order = placed(group.players, (a, b) => compareKeys(keys.get(a)!, keys.get(b)!));
    const places = [...new Set(order.map(({ place }) => place))];
    return places.map((place, at) => ({
      players: order.filter((one) => one.place === place).map(({ row }) => row),
      by: at === 0 ? group.by : by,
    }));
  });
}

function decide(groups: Group[], by: TournamentSeparator, names: string[]): { groups: Group[]; applied: boolean } {
  const applies = ({ players }: Group) =>
    players.length > 1 && players.every(({ name, unranked }) => unranked === null && names.includes(name));
  const applied = groups.some(applies);
  const position = (player: Player, level: Player[]) =>
    applies({ players: level, by: null }) ? [fraction(-names.indexOf(player.name))] : [zero];
  return { groups: applied ? split(groups, by, position) : groups, applied };
}

export function standings(request: TournamentRequest): TournamentStandings {
  const field = fieldOf(request);
  const all = field.players.map((name) => playerOf(field, request, name));
  const order = ordered(field, request, all);
  const totals = printer(all.flatMap((one) => [asPrinted(one.total, field.counting), one.bonus, sum(one.topScores)]));
  const amounts = printer(all.flatMap(({ values }) => values.map(({ amount }) => amount)));
  const rows = order.groups.flatMap((group, at) => rowsOf(field, order.groups, at, group, totals, amounts));
  const level = rows.some(({ shared }) => shared) ? { levelOn: order.compared } : {};
  const { lots, decisionsApplied } = order;
  return { rows, teams: teamRows(field, request), lots, decisionsApplied, ...level };
}

function ordered(field: Field, request: TournamentRequest, all: Player[]) {
  let groups = split([{ players: all, by: null }], 'values', ({ unranked }) => [fraction(unranked === null ? 1 : 0)]);
  const compared: TournamentSeparator[] = [];
  for (const { by, keyOf } of firstCriteria(field)) {
    groups = split(groups, by, keyOf);
    compared.push(by);
  }
  for (const by of request.tieBreakers ?? []) {
    groups = split(groups, by, (player, level) => tieKey(field, by, player, level));
    compared.push(by);
  }
  const settle = (by: TournamentSeparator, names: string[]) => {
    const decided = decide(groups, by, names);
    groups = decided.groups;
    if (decided.applied) compared.push(by);
    return decided.applied;
  };
  const decisionsApplied = (request.decisions ?? []).map(({ players }) => settle('decision', players.map(nameOf)));
  const lots = (request.lots ?? []).map(({ players, seed }) => {
    const names = drawn(players.map(nameOf), seed);
    return { players: names, applied: settle('lot', names) };
  });
  return { groups, compared, decisionsApplied, lots };
}

/** Prints figures with as many places as the longest of them needs. */
function printer(figures: Fraction[]): (figure: Fraction) => string {
  const places = Math.max(0, ...figures.map((figure) => plain(figure).split('.')[1]?.length ?? 0));
  return (figure) => rounded(figure, places);
}

type Print = (figure: Fraction) => string;

function rowsOf(
  field: Field,
  groups: Group[],
  at: number,
  group: Group,
  totals: Print,
  amounts: Print,
): TournamentRow[] {
  const above = groups.slice(0, at).flatMap(({ players }) => players).length;
  const separatedBy = group.by === 'total' ? null : group.by;
  return group.players.map((player, index) => ({
    player: player.name,
    place: player.unranked ? null : above + 1,
    shared: player.unranked === null && group.players.length > 1,
    unranked: player.unranked,
    games: gamesOf(field, player.name).length,
    counted: player.values.filter(counts).length,
    total: totals(asPrinted(player.total, field.counting)),
    bonus: compare(player.bonus, zero) === 0 ? null : totals(player.bonus),
    topBoard: player.topScores.length > 0 ? totals(sum(player.topScores)) : null,
    values: player.values.map(({ amount, ...value }) => ({ ...value, value: amounts(amount) })),
    separatedBy: player.unranked || index > 0 || above === 0 ? null : (separatedBy as TournamentRow['separatedBy']),
  }));
}

// ------------------------------------------------------------------------------ Teams

interface Part {
  player: string;
  round: number | null;
  category: string | null;
  amount: Fraction;
}

function teamRows(field: Field, request: TournamentRequest): TournamentStandings['teams'] {
  const teams = (request.teams ?? []).map((team) => {
    const parts = partsOf(field, request, team);
    return { team: nameOf(team.name), parts, total: sum(parts.map(({ amount }) => amount)) };
  });
  const print = printer(teams.flatMap(({ total, parts }) => [total, ...parts.map(({ amount }) => amount)]));
  const order = better(field.counting);
  const ranked = placed(teams, (a, b) =>
    fewerIsBetter(field.counting) && a.parts.length !== b.parts.length
      ? b.parts.length - a.parts.length
      : order(a.total, b.total),
  );
  return ranked.map(({ row, place, shared }) => ({
    team: row.team,
    place,
    shared,
    total: print(row.total),
    parts: row.parts.map(({ amount, ...part }) => ({ ...part, value: print(amount) })),
  }));
}

function partsOf(
  field: Field,
  request: TournamentRequest,
  team: NonNullable<TournamentRequest['teams']>[number],
): Part[] {
  const { unit = 'total', best } = request.teamCounting ?? {};
  const members = team.members.map(({ player, fromRound }) => {
    const name = nameOf(player);
    const values = field.players.includes(name) ? valuesOf(field, name) : [];
    return { name, values: values.filter(({ round }) => round >= (fromRound ?? 1)) };
  });
  const order = better(field.counting);
  const cut = (parts: Part[]) => [...parts].sort((a, b) => order(a.amount, b.amount)).slice(0, best ?? Infinity);
  if (unit === 'total') {
    const playing = members.filter(({ values }) => values.length > 0);
    return cut(
      playing.map(({ name, values }) => ({ ...memberTotal(field, name, values), round: null, category: null })),
    );
  }
  const parts = members.flatMap(({ name, values }) =>
    values.map(({ round, category, amount }) => ({ player: name, round, category, amount })),
  );
  if (unit === 'category') {
    const categories = [...new Set(parts.map(({ category }) => category))].sort(byBytes);
    return categories.flatMap((category) => cut(parts.filter((part) => part.category === category)));
  }
  const rounds = [...new Set(parts.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.flatMap((round) =>
    cut(parts.filter((part) => part.round === round)).map((part) => ({ ...part, category: null })),
  );
}

function memberTotal({ counting }: Field, player: string, values: Value[]) {
  leaveOut(values, counting);
  return { player, amount: asPrinted(totalOf(values, counting), counting) };
}

export const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
