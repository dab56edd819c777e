// Links on the slips of an event: a board's filled form, and which game of which event it is. Earlier versions of the
// page open the form alone.
import type { GameState } from '../systems/event_game.ts';
import { formLink } from './form_links.ts';

export interface BoardAddress {
  event: string;
  game: string;
}

/** "rplops/in/EVENT/GAME?1.…" */
export async function boardLink(form: string, state: GameState, { event, game }: BoardAddress): Promise<string> {
  const link = await formLink(form, state);
  return link.replace('?', `/in/${encodeURIComponent(event)}/${encodeURIComponent(game)}?`);
}

/** The form and the board in the part of a link before "?"; no board in the link of a form alone. */
export function partsOfPath(path: string): { form: string; board: BoardAddress | null } {
  const [, form = path, event, game] = /^(.+?)\/in\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const [eventId, gameId] = [event, game].map(decoded);
  return { form, board: eventId && gameId ? { event: eventId, game: gameId } : null };
}

/** '' for none, and for a damaged one. */
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
