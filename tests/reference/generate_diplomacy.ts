// Random valid requests for the systems of Diplomacy: solos, draws marked and unmarked, shared
// positions, eliminations before, in and after 1905, and players who stay level.
// Source: SizeMattersGame, Detour98fGame, DiplomacyGameRequest and DiplomacyEvent in the interface.
import type {
  Detour98fGame,
  DiplomacyEvent,
  DiplomacyGame,
  DiplomacyGameRequest,
  DiplomacySystem,
  Power,
  SizeMattersEvent,
  SizeMattersGame,
} from '../../wasm/tallysheet.d.ts';
import { dressed, pool } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, shuffled, times, whole } from './random.ts';

const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const TYPICAL = [
  [17, 17],
  [17, 16, 1],
  [10, 10, 5, 4, 3, 1, 1],
  [9, 9, 9, 4, 1, 1, 1],
  [12, 8, 8, 5, 1],
  [12, 10, 9, 3],
  [5, 5, 5, 5, 5, 5, 4],
  [7, 7, 7, 7, 6],
  [4, 4, 4, 4, 4, 4, 4],
  [2, 2, 2],
  [12, 6, 6, 5, 5],
  [15, 1, 1, 1],
  [34],
  [18, 16],
  [18, 4, 4, 4, 4],
  [18, 5, 5, 4, 2],
  [20, 5, 5, 1, 1, 1, 1],
  [18],
];

interface Seat {
  power: Power;
  player?: string;
  centres: number;
}

function centres(random: Random): number[] {
  const counts = chance(random, 0.5) ? pick(random, TYPICAL) : scattered(random);
  return shuffled(random, [...counts, ...Array(7).fill(0)].slice(0, 7));
}

/** Two to seven survivors, at most one power with 18 centres or more, and 34 centres at most. */
function scattered(random: Random): number[] {
  const isSolo = chance(random, 0.25);
  const counts: number[] = Array(whole(random, 2, 7)).fill(1);
  if (isSolo) counts[0] = whole(random, 18, 28);
  const total = chance(random, 0.7) ? 34 : whole(random, 10, 34);
  while (counts.reduce((a, b) => a + b) < total) {
    const open = counts.map((_, at) => at).filter((at) => (isSolo && at === 0) || counts[at] < 17);
    if (open.length === 0 || (isSolo && counts.length === 1)) break;
    counts[pick(random, open)] += 1;
  }
  return isSolo ? counts.map((count, at) => (at > 0 && count > 16 ? 16 : count)) : counts;
}

function seats(random: Random, counts: number[], names: string[]): Seat[] {
  return POWERS.map((power, at) => ({ power, player: dressed(random, names[at]), centres: counts[at] }));
}

/** The powers in any order; in a single game some may have no name. */
function reordered<Row extends Seat>(random: Random, rows: Row[], named: boolean): Row[] {
  const order = chance(random, 0.5) ? rows : shuffled(random, rows);
  if (named || chance(random, 0.7)) return order;
  return order.map((row) => {
    const { player, ...rest } = row;
    return (chance(random, 0.5) ? rest : row) as Row;
  });
}

/** The games of one event; each may repeat the one before with the players in other seats. */
function games<Game>(random: Random, make: (counts: number[], names: string[]) => Game, draw = centres): Game[] {
  const players = pool(random, whole(random, 7, 10));
  let counts = draw(random);
  return times(whole(random, 1, 6), () => {
    if (chance(random, 0.5)) counts = draw(random);
    return make(counts, shuffled(random, players).slice(0, 7));
  });
}

// ------------------------------------------------------------------------------ Size Matters

const ROUNDING = ['published', 'exact'] as const;
const TIE_BREAKERS: NonNullable<SizeMattersEvent['tieBreakers']>[] = [
  [],
  ['points-difference'],
  ['head-to-head'],
  ['points-difference', 'head-to-head'],
  ['head-to-head', 'points-difference'],
];

function sizeMatters(random: Random, counts: number[], names: string[], named: boolean): SizeMattersGame {
  const rows = seats(random, counts, names);
  return { powers: reordered(random, marked(random, rows), named) };
}

/** Half of the drawn games mark the powers that share the draw: at least two survivors, at most all. */
function marked(random: Random, rows: Seat[]): SizeMattersGame['powers'] {
  const survivors = rows.filter((row) => row.centres > 0);
  if (rows.some((row) => row.centres >= 18) || chance(random, 0.5)) return rows;
  const sharers = shuffled(random, survivors).slice(0, whole(random, 2, survivors.length));
  return rows.map((row) => {
    if (sharers.includes(row)) return { ...row, inDraw: true };
    return chance(random, 0.5) ? row : { ...row, inDraw: false };
  });
}

function solosAndTwoWayDraws(random: Random): number[] {
  return shuffled(random, [...pick(random, [[34], [17, 17]]), ...Array(7).fill(0)].slice(0, 7));
}

export function sizeMattersGame(random: Random): SizeMattersGame {
  return {
    ...sizeMatters(random, centres(random), pool(random, 7), false),
    ...option(random, 'rounding', ROUNDING),
    ...option(random, 'floor', [true, false]),
  };
}

/** Occasionally only solos and 2-way draws, so that 210 ties with twice 105. */
export function sizeMattersEvent(random: Random): SizeMattersEvent {
  const draw = chance(random, 0.2) ? solosAndTwoWayDraws : centres;
  return {
    games: games(random, (counts, names) => sizeMatters(random, counts, names, true), draw),
    ...option(random, 'rounding', ROUNDING),
    ...option(random, 'floor', [true, false]),
    ...option(random, 'tieBreakers', TIE_BREAKERS),
  };
}

// ------------------------------------------------------------------------------ Detour 98f

/** If no eliminated power has a point for Fall 1905, these score 110; 50 and 50; 60 and 40; 48, 42 and 10: equal
 *  totals from different numbers of wins and draws. */
const ROUND_POINTS = [[34], [17, 17], [12, 9], [17, 16, 1]];

interface LastHeld {
  year: number;
  centres: number;
}

function detour98f(random: Random, counts: number[], names: string[], named: boolean, held = lastHeld): Detour98fGame {
  const rows = seats(random, counts, names).map((row) => (row.centres > 0 ? row : { ...row, lastHeld: held(random) }));
  return { powers: reordered(random, rows, named) };
}

function lastHeld(random: Random): LastHeld {
  const year = chance(random, 0.9) ? whole(random, 1903, 1907) : pick(random, [1900, 1901, 2100]);
  return { year, centres: chance(random, 0.9) ? whole(random, 1, 3) : whole(random, 1, 17) };
}

function early(random: Random): LastHeld {
  return { year: whole(random, 1903, 1904), centres: 1 };
}

function roundCentres(random: Random): number[] {
  return shuffled(random, [...pick(random, ROUND_POINTS), ...Array(7).fill(0)].slice(0, 7));
}

export function detour98fGame(random: Random): Detour98fGame {
  return detour98f(random, centres(random), pool(random, 7), false);
}

export function detour98fEvent(random: Random): { games: Detour98fGame[] } {
  const isRound = chance(random, 0.4);
  return {
    games: games(
      random,
      (counts, names) => detour98f(random, counts, names, true, isRound ? early : lastHeld),
      isRound ? roundCentres : centres,
    ),
  };
}

// ------------------------------------------------------------------------------ Further systems

const SYSTEMS: DiplomacySystem[] = [
  'draw-size',
  'sum-of-squares',
  'c-diplo-100',
  'c-diplo-80',
  'c-diplo-namur',
  'detour-09',
  'manorcon',
  'manorcon-original',
  'manorcon-v2',
  'carnage-dead-equal',
  'carnage-elimination-order',
  'carnage-2023',
  'carnage-centre-count',
  'tribute',
  'open-tribute',
  'world-classic',
  'summer-classic',
  'bangkok',
];

/** Includes every year that any of the systems needs; half of the draws are marked. */
function finished(random: Random, counts: number[], names: string[], named: boolean): DiplomacyGame {
  const eliminated = (row: Seat) => (row.centres > 0 ? {} : { lastHeld: { year: whole(random, 1900, 1912) } });
  const rows = marked(random, seats(random, counts, names)).map((row) => ({ ...row, ...eliminated(row) }));
  return { powers: reordered(random, rows, named), finalYear: 1914 };
}

export function diplomacyGame(random: Random, system = pick(random, SYSTEMS)): DiplomacyGameRequest {
  return { system, ...finished(random, centres(random), pool(random, 7), false) };
}

export function diplomacyEvent(random: Random): DiplomacyEvent {
  return {
    system: pick(random, SYSTEMS),
    games: games(random, (counts, names) => finished(random, counts, names, true)),
  };
}
