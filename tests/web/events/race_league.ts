// A league of forty-five players for the race, four of whom play each game.
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const NAMES = Array.from({ length: 45 }, (_, at) => `Player ${at + 1}`);

/** Four players, who finish as they are named. */
export const fourOf = (game: number) =>
  [0, 11, 25, 32].map((seat) => NAMES[(game * 7 + seat) % NAMES.length] as string);

export function leagueOf(games: number): TallyEvent {
  const finish = (game: number) => fourOf(game).map((player, at): [string, string] => [player, String(at + 1)]);
  return anEvent(
    'rplops',
    Array.from({ length: games }, (_, game) => anRplopsGame(String(game), finish(game))),
  );
}
