// Finds games of a file that are already in the event with the same figures.
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { Slices } from '../device/slices.ts';
import { csvOf } from './csv_out.ts';

export async function knownGames(system: SystemId, event: EventGame[], file: EventGame[]): Promise<Set<EventGame>> {
  const slices = new Slices();
  const content = async (game: EventGame) => {
    if (slices.due) await slices.breathe();
    return csvOf(system, [game]);
  };
  const there = new Set<string>();
  for (const game of event) there.add(await content(game));
  const known = new Set<EventGame>();
  for (const game of there.size > 0 ? file : []) if (there.has(await content(game))) known.add(game);
  return known;
}
