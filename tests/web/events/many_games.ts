// Made-up games of each system for long events, the same in every run.
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { aBoard, aGame, anRplopsGame } from '../event_site.ts';

/** Small differences from game to game. */
const centres = (game: number) => [10 + (game % 5), 9 - (game % 5), 5, 4, 3, 3, 0];

const MADE: Record<SystemId, (id: string, game: number, players: string[]) => EventGame> = {
  'puffing-billy': (id, game, players) =>
    aBoard(
      id,
      `Category ${game % 9}`,
      players.slice(1).map((player, at) => [player, String(250_000 - ((game * 17) % 999) * at)]),
    ),
  'size-matters': (id, game, players) => aGame(id, 'size-matters', players, centres(game)),
  'detour-98f': (id, game, players) => aGame(id, 'detour-98f', players, centres(game)),
  rplops: (id, _, players) =>
    anRplopsGame(
      id,
      players.map((player, at) => [player, String(at + 1)]),
      '2.5',
    ),
};

/** The systems that have events. */
export const SYSTEMS = Object.keys(MADE) as SystemId[];

/** Games of seven players each, out of a number of players. */
export function manyGames(system: SystemId, count: number, players: number): EventGame[] {
  return Array.from({ length: count }, (_, game) => madeGame(system, game, sevenOf(game, players)));
}

export function madeGame(system: SystemId, game: number, names: string[]): EventGame {
  return MADE[system](String(game + 1).padStart(4, '0'), game, names);
}

export function sevenOf(game: number, players: number): string[] {
  return Array.from({ length: 7 }, (_, seat) => `Player ${((game * 31 + seat * 41) % players) + 1}`);
}
