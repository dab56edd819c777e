// Detour 98f by the letter: one game, standings, and the best game with each power.
// Source: DAANZ, page of 9 September 2009 with the rules of March 1998, parts 1 to 4;
// core/SOURCES.md, Detour 98f 1 to 8.
import type {
  BestCountries,
  Detour98fGame,
  Detour98fOutcome,
  Detour98fSheet,
  Detour98fStandings,
  Power,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare, read, rounded, sub, sum, zero } from './fraction.ts';
import { firstAppearances, identifier, levelOnCriteria } from './players.ts';
import { scoreGame } from './detour_98f_game.ts';

export { scoreGame };

const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const BEST_LAST: Detour98fOutcome[] = ['loss', 'elimination', 'draw', 'win'];
const NTH_GAME = ['best game', 'second-best game', 'third-best game'] as const;

type Games = { games: Detour98fGame[] };
type Row = Detour98fSheet['rows'][number];
type Standing = Detour98fStandings['rows'][number];

/** One power's game: its row, all seven rows, and its last Fall on the map. */
interface Played {
  game: number;
  row: Row;
  rows: Row[];
  lastHeld: { year: number; centres: number } | undefined;
}

function allPlayed({ games }: Games): Played[] {
  return games.flatMap((request, game) => {
    const { rows } = scoreGame(request);
    return rows.map((row, at) => ({ game, row, rows, lastHeld: request.powers[at].lastHeld }));
  });
}

// ------------------------------------------------------------------------------ Comparing games

/** Returns a number above zero if `a` is the better game, below zero if `b` is, and zero if they are equal. */
function compareGames(a: Played, b: Played): number {
  return (
    BEST_LAST.indexOf(a.row.outcome) - BEST_LAST.indexOf(b.row.outcome) ||
    compare(read(a.row.points), read(b.row.points)) ||
    b.row.place - a.row.place ||
    b.row.sharedBy - a.row.sharedBy ||
    compareEliminations(a, b) ||
    compareMargins(a, b)
  );
}

function compareEliminations(a: Played, b: Played): number {
  if (a.row.outcome !== 'elimination' || b.row.outcome !== 'elimination') return 0;
  return a.lastHeld!.year - b.lastHeld!.year || a.lastHeld!.centres - b.lastHeld!.centres;
}

/** A power's points minus those of the game's first, then second, and so on to the seventh. */
function compareMargins(a: Played, b: Played): number {
  const ofA = margins(a);
  const ofB = margins(b);
  for (let at = 0; at < ofA.length; at++) {
    const difference = compare(ofA[at], ofB[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function margins({ row, rows }: Played): Fraction[] {
  const points = rows.map((one) => (one.centres === 0 ? zero : read(one.points)));
  return points.sort((a, b) => compare(b, a)).map((other) => sub(read(row.points), other));
}

// ------------------------------------------------------------------------------ Standings

interface Contender {
  player: string;
  total: Fraction;
  wins: number;
  draws: number;
  /** The player's games, best first. */
  games: Played[];
}

export function standings(request: Games): Detour98fStandings {
  const played = allPlayed(request);
  const contenders = firstAppearances(played.map(({ row }) => row.player)).map((player) =>
    contender(
      player,
      played.filter(({ row }) => row.player === player),
    ),
  );
  const order = contenders
    .map((one) => ({ one, above: contenders.filter((other) => compareContenders(other, one) > 0).length }))
    .sort((a, b) => a.above - b.above);
  const rows = order.map(
    ({ one, above }, at): Standing => ({
      player: one.player,
      place: above + 1,
      shared: order.filter((other) => other.above === above).length > 1,
      total: rounded(one.total, 2),
      wins: one.wins,
      draws: one.draws,
      games: one.games.map(({ game, row: { power, points, outcome } }) => ({ game, power, points, outcome })),
      ...separation(order[at - 1]?.one, one),
    }),
  );
  return { rows, ...levelOnCriteria(rows, 'total', 'wins', 'draws', ...NTH_GAME) };
}

function contender(player: string, games: Played[]): Contender {
  return {
    player,
    total: sum(games.map(({ row }) => read(row.points))),
    wins: games.filter(({ row }) => row.outcome === 'win').length,
    draws: games.filter(({ row }) => row.outcome === 'draw').length,
    games: [...games].sort((a, b) => compareGames(b, a)),
  };
}

/** Returns a number above zero if `a` stands above `b`. */
function compareContenders(a: Contender, b: Contender): number {
  return compare(a.total, b.total) || compareLevel(a, b).difference;
}

function separation(above: Contender | undefined, below: Contender): Pick<Standing, 'separatedBy' | 'criterion'> {
  const isLevel = above && compare(above.total, below.total) === 0;
  const separatedBy = isLevel ? compareLevel(above, below).by : null;
  return { separatedBy, criterion: separatedBy && identifier(separatedBy) };
}

/** The five tie-breakers for two players level on points. */
function compareLevel(a: Contender, b: Contender): { difference: number; by: Standing['separatedBy'] } {
  if (a.wins !== b.wins) return { difference: a.wins - b.wins, by: 'wins' };
  if (a.draws !== b.draws) return { difference: a.draws - b.draws, by: 'draws' };
  for (let nth = 0; nth < NTH_GAME.length; nth++) {
    const difference = compareNthGames(a.games[nth], b.games[nth]);
    if (difference !== 0) return { difference, by: NTH_GAME[nth] };
  }
  return { difference: 0, by: null };
}

function compareNthGames(a: Played | undefined, b: Played | undefined): number {
  if (a && b) return compareGames(a, b);
  return (a ? 1 : 0) - (b ? 1 : 0);
}

// ------------------------------------------------------------------------------ Best countries

export function bestCountries(request: Games): BestCountries {
  const played = allPlayed(request);
  const awards = POWERS.map((power) => {
    const games = played.filter(({ row }) => row.power === power);
    const best = games.filter((one) => games.every((other) => compareGames(one, other) >= 0));
    const holders = best.map(({ game, row: { player, centres, points, outcome } }) => ({
      game,
      player,
      centres,
      points,
      outcome,
    }));
    return { power, holders };
  });
  return { awards: awards.filter(({ holders }) => holders.length > 0) };
}
