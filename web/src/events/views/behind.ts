// The games behind one row of the standings, with links.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import type { EventModel } from '../event_model.ts';
import type { StandingRow } from '../../systems/event_rules.ts';
import { viewsOf } from '../../systems/event_views.ts';
import { playedBy, type Played } from './parts.ts';

export function behind(model: EventModel, row: StandingRow): TemplateResult {
  return html`${viewsOf(model.system.id).behindRow?.(row, model.numbers)} ${gamesOf(model, row.player)}
    <p class="person"><a href=${model.link('player', row.player)}>${row.player}’s page</a></p>`;
}

function gamesOf(model: EventModel, player: string): TemplateResult {
  return html`<ul class="played">
    ${playedBy(model, player).map((one) => html`<li>${gameLink(model, one)}</li>`)}
  </ul>`;
}

function gameLink(model: EventModel, { game, figure, place, shared, why }: Played): TemplateResult {
  const heading = game.state.heading.trim();
  return html`<a href=${model.link('game', game.id)}>${heading || model.called(game)}${heading ? html` <small>${model.called(game)}</small>` : nothing}</a>
    <span>${place === null ? nothing : html`<small>${placed(ordinal(place), shared)}</small>`}
    ${figure === null ? html`<small>${why === null ? 'no score' : 'not scored yet'}</small>` : model.figure(figure)}</span>`;
}
