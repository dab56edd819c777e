// Games of a file that the event has already, figure for figure.
import type { EventGame, EventSystem } from '../events/event.ts';
import { Slices } from '../slices.ts';
import { csvOf } from './csv_out.ts';

export async function knownGames(system: EventSystem, event: EventGame[], file: EventGame[]): Promise<Set<EventGame>> {
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
