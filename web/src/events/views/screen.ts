// The standings for a projector, updated with every result.
import { html, type TemplateResult } from 'lit/html.js';
import type { EventModel } from '../event_model.ts';
import '../big_screen.ts';
import '../styles/screen.css';

export function screen(model: EventModel): TemplateResult {
  const { rows, left } = model.scoring.standings();
  return html`<tally-big-screen .shown=${{
    title: model.store.head.name,
    system: model.system.name,
    rows: (rows ?? []).map(({ place, shared, player, total }) => ({
      place: shared ? `${place}=` : String(place),
      player,
      total: model.scoring.rules.figure(total),
    })),
    games: model.store.games.length - left.length,
    back: model.link('standings'),
  }}></tally-big-screen>`;
}
