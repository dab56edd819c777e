// The standings for a projector: large, and following every result as it comes in.
import { html, type TemplateResult } from 'lit/html.js';
import type { EventDesk } from '../event_desk.ts';
import '../big_screen.ts';
import '../styles/screen.css';

export function screen(desk: EventDesk): TemplateResult {
  const { rows, left } = desk.scoring.standings();
  return html`<tally-big-screen .shown=${{
    title: desk.ledger.head.name,
    system: desk.system.name,
    rows: (rows ?? []).map(({ place, shared, player, total }) => ({ place: shared ? `${place}=` : String(place), player, total: desk.scoring.kind.figure(total) })),
    games: desk.ledger.games.length - left.length,
    back: desk.link('standings'),
  }}></tally-big-screen>`;
}
