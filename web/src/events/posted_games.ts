// The games of an event for which scores were posted, read one after another.
import type { Rules } from 'tallysheet';
import { FormModel } from '../form/model.ts';
import type { Surroundings } from '../numbers/sheet_numbers.ts';
import { postedGame, type PostedGame } from '../posted/posted_game.ts';
import { anyPosted } from '../posted/posted_rows.ts';
import type { Pause } from '../posted/table_check.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { GameReader } from './game_reader.ts';

export interface CheckedEvent {
  /** Changes with the event. */
  edition: number;
  name: string;
  games: EventGame[];
  reader: GameReader;
  /** The engine of scores. */
  engine: NonNullable<FormModel['engine']>;
  around: () => Surroundings;
  called(game: EventGame): string;
  /** Makes a link that contains the event; null where it would be too large. Absent where the event came by one. */
  link?(): Promise<string | null>;
}

export function hasPosted(games: EventGame[]): boolean {
  return games.some(({ state }) => anyPosted(state));
}

export async function postedGames(event: CheckedEvent, rules: Rules, pause: Pause): Promise<PostedGame[]> {
  const games: PostedGame[] = [];
  for (const game of event.games) {
    if (!anyPosted(game.state)) continue;
    const found = postedGame(event.called(game), modelOf(event, game), rules);
    if (found) games.push(found);
    await pause();
  }
  return games;
}

/** A form's model that changes nothing in the event. */
function modelOf({ reader, engine, around }: CheckedEvent, game: EventGame): FormModel {
  const model = new FormModel(reader.form(game), { read: () => reader.state(game), write: () => {} }, around);
  model.useEngine(engine);
  return model;
}
