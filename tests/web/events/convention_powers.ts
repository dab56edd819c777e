// A Detour 98f tournament and a Size Matters league made up by chance, in which many end level.
import type { Detour98fGame, Power, SizeMattersGame } from '../../../wasm/tallysheet.d.ts';
import { chance, pick, seeded, shuffled, times, whole, type Random } from '../../reference/random.ts';
import { people, type Line } from './convention_csv.ts';

const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

/** If all others are eliminated by 1904, a solo is 110 points, and so are 50 or 60 and 50 from these draws. */
const ROUND = [[34], [17, 17], [12, 9], [17, 16, 1]];
const CENTRES = [
  [17, 17],
  [10, 10, 5, 4, 3, 1, 1],
  [9, 9, 9, 4, 1, 1, 1],
  [12, 8, 8, 5, 1],
  [5, 5, 5, 5, 5, 5, 4],
  [13, 8, 5, 4, 4],
  [34],
  [18, 16],
  [18, 4, 4, 4, 4],
  [20, 5, 5, 1, 1, 1, 1],
];

export interface League<Game> {
  games: Game[];
  lines: Line[][];
}

export const DETOUR_COLUMNS = ['game', 'power', 'player', 'centres', 'last year', 'last centres'];

/** Most play once or twice, so that there is a tie for each tie-breaker to part. */
export function tournament(seed: number, count = 40): League<Detour98fGame> {
  const random = seeded(seed);
  const games = times(count, () => {
    const round = chance(random, 0.6);
    return {
      powers: seats(random, people(96), round ? ROUND : CENTRES).map((seat) => withLastFall(random, seat, round)),
    };
  });
  return {
    games,
    lines: games.map(({ powers }, at) =>
      powers.map((seat) => ({
        ...lineOf(seat, `Round ${Math.floor(at / 10) + 1}, board ${(at % 10) + 1}`),
        ...lastFall(seat.lastHeld),
      })),
    ),
  };
}

function seats(random: Random, names: string[], counts = CENTRES) {
  const centres = shuffled(random, [...pick(random, counts), 0, 0, 0, 0, 0, 0].slice(0, 7));
  const players = shuffled(random, names);
  return POWERS.map((power, at) => ({ power, player: players[at], centres: centres[at] }));
}

type Seat = Detour98fGame['powers'][number];

function withLastFall(random: Random, seat: Seat, early: boolean): Seat {
  if (seat.centres > 0) return seat;
  return {
    ...seat,
    lastHeld: {
      year: early || chance(random, 0.3) ? whole(random, 1902, 1904) : whole(random, 1905, 1911),
      centres: whole(random, 1, 3),
    },
  };
}

function lastFall(held: Seat['lastHeld']): Line {
  return held ? { 'last year': String(held.year), 'last centres': String(held.centres) } : {};
}

function lineOf({ power, player = '', centres }: Seat, game: string): Line {
  return { game, power, player, centres: String(centres) };
}

export const SIZE_COLUMNS = ['game', 'power', 'player', 'centres', 'in draw'];

/** A solo and two draws of two are 210 points each. */
const EVEN = [[34], [17, 17], [17, 17], [12, 11, 11]];

export function league(seed: number, count = 24): League<SizeMattersGame> {
  const random = seeded(seed);
  const games = times(count, () => ({
    powers: withDraw(random, seats(random, people(40), chance(random, 0.6) ? EVEN : CENTRES)),
  }));
  return {
    games,
    lines: games.map(({ powers }, at) =>
      powers.map((seat) => ({
        ...lineOf(seat, `Week ${at + 1}`),
        'in draw': seat.inDraw === undefined ? '' : seat.inDraw ? 'yes' : 'no',
      })),
    ),
  };
}

/** In half of the drawn games not all survivors share the draw. */
function withDraw(random: Random, powers: SizeMattersGame['powers']): SizeMattersGame['powers'] {
  const survivors = powers.filter(({ centres }) => centres > 0);
  if (powers.some(({ centres }) => centres >= 18) || survivors.length < 3 || chance(random, 0.5)) return powers;
  const out = pick(random, survivors);
  return powers.map((seat) => (seat.centres > 0 ? { ...seat, inDraw: seat !== out } : seat));
}
