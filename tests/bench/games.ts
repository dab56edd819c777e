// The games that every engine is timed with: the same ones in each run, and the same single games as in native.cpp.

const PLAYERS = ['Anna', 'Ben', 'Carla', 'Dan', 'Eve', 'Finn', 'Gina'];
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const CENTRES = [9, 8, 6, 5, 4, 2, 0];

function powers(player: (seat: number) => string, centres: number[], lastHeld?: object) {
  return POWERS.map((power, seat) => ({
    power,
    player: player(seat),
    centres: centres[seat]!,
    ...(centres[seat] === 0 && lastHeld ? { lastHeld } : {}),
  }));
}

const named = (seat: number) => PLAYERS[seat]!;
const results = (scores: number[]) => scores.map((score, seat) => ({ player: named(seat), score }));

export type SystemId = 'puffing-billy' | 'union-pacific' | 'size-matters' | 'detour-98f' | 'rplops';
export interface Timed {
  system: string;
  name: string;
  request: object;
}

/** One game of each system, and the function that scores it. */
export const SINGLE: Record<SystemId, Timed> = {
  'puffing-billy': {
    system: 'puffingBilly',
    name: 'scoreBoard',
    request: { finishers: results([252000, 248000, 121000, 98000]) },
  },
  'union-pacific': {
    system: 'unionPacific',
    name: 'scoreFinal',
    request: { games: [results([100, 92, 85, 44]), results([92, 92, 100, 44])] },
  },
  'size-matters': { system: 'sizeMatters', name: 'scoreGame', request: { powers: powers(named, CENTRES) } },
  'detour-98f': {
    system: 'detour98f',
    name: 'scoreGame',
    request: { powers: powers(named, CENTRES, { year: 1906, centres: 2 }) },
  },
  rplops: {
    system: 'rplops',
    name: 'scoreGame',
    request: { finish: PLAYERS.slice(0, 5).map((player, at) => ({ player, place: at + 1 })) },
  },
};

/** One player for every seven games; opponents change from game to game. */
const playerOf = (game: number, seat: number, games: number) =>
  `Player ${(game * 31 + seat * 41) % Math.max(300, (games / 7) | 0)}`;
const centresOf = (game: number) => [10 + (game % 5), 9 - (game % 5), 5, 4, 3, 3, 0];

function events(games: number): Record<string, () => object[]> {
  const each = <Made>(make: (game: number, player: (seat: number) => string) => Made) =>
    Array.from({ length: games }, (_, game) => make(game, (seat) => playerOf(game, seat, games)));
  return {
    'puffing-billy': () =>
      each((game, player) => ({
        category: `Category ${game % 9}`,
        finishers: [0, 1, 2, 3].map((seat) => ({ player: player(seat), score: 250_000 - ((game * 17) % 999) * seat })),
      })),
    'size-matters': () => each((game, player) => ({ powers: powers(player, centresOf(game)) })),
    'detour-98f': () =>
      each((game, player) => ({
        powers: powers(player, centresOf(game), { year: 1904 + (game % 4), centres: 1 }),
      })),
    rplops: () =>
      each((_, player) => ({
        finish: [0, 1, 2, 3, 4].map((seat) => ({ player: player(seat), place: seat + 1 })),
      })),
  };
}

/** The standings of `count` games. */
export function standingsOf(system: SystemId, games: number): Timed {
  const list = events(games)[system]!();
  return {
    system: SINGLE[system].system,
    name: 'standings',
    request: system === 'puffing-billy' ? { boards: list } : { games: list },
  };
}
