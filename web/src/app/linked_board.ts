// A slip's code: its board inside the event where this device has it, else a note above the filled form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { openEvent } from '../store/open_events.ts';
import { partsOfPath } from '../share/board_links.ts';
import { shortened } from '../ui/sentences.ts';
import { goTo } from './linked_parts.ts';

export type BoardNote = TemplateResult | typeof nothing;

/** Opens the board of the page's address in its event. Returns 'opened', or what to say above its form. */
export async function openBoard(fragment: string): Promise<BoardNote | 'opened'> {
  const [path = ''] = fragment.slice(1).split('?');
  const { board } = partsOfPath(path);
  if (!board) return nothing;
  const store = await openEvent(board.event);
  if (!store)
    return html`<p class="note">This is the board of an event that is not on this device. Enter the result, then show the organiser its code: <i>Share</i> is below the sheet.</p>`;
  if (!store.game(board.game))
    return html`<p class="note">The event “${shortened(store.head.name)}” on this device does not have this board. Merge it with the organiser’s latest, or enter the result here and show its code.</p>`;
  goTo(`event/${encodeURIComponent(board.event)}/game/${encodeURIComponent(board.game)}`);
  return 'opened';
}
