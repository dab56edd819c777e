// What stands behind one row of the standings: its categories, and its games with the way to each.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventSheet } from 'tallysheet';
import { ordinal } from '../../entry/figures.ts';
import type { EventDesk } from '../event_desk.ts';
import type { StandingRow } from '../kinds/kind.ts';
import { playedBy, type Played } from './parts.ts';

type Category = EventSheet['rows'][number]['categories'][number];

export function behind(desk: EventDesk, row: StandingRow): TemplateResult {
  return html`${'categories' in row ? categories(desk, row.categories as Category[]) : nothing} ${gamesOf(desk, row.player)}
    <p class="person"><a href=${desk.link('player', row.player)}>${row.player}’s own page</a></p>`;
}

export function gamesOf(desk: EventDesk, player: string): TemplateResult {
  return html`<ul class="played">
    ${playedBy(desk, player).map((one) => html`<li>${gameLink(desk, one)}</li>`)}
  </ul>`;
}

function gameLink(desk: EventDesk, { game, figure, place, why }: Played): TemplateResult {
  const heading = game.state.heading.trim();
  return html`<a href=${desk.link('game', game.id)}>${heading || desk.called(game)}${heading ? html` <small>${desk.called(game)}</small>` : nothing}</a>
    <span>${place === null ? nothing : html`<small>${ordinal(place)}</small>`}
    ${figure === null ? html`<small>${why === null ? 'no score' : 'not scored yet'}</small>` : desk.scoring.kind.figure(figure)}</span>`;
}

/** Every category's best; those that do not count are struck through. */
function categories(desk: EventDesk, all: Category[]): TemplateResult {
  const { figure } = desk.scoring.kind;
  return html`<ul class="played categories">
    ${all.map(({ category, best, finalBonus, counted }) => {
      const shown = counted ? html`<b>${figure(best)}</b>` : html`<s>${figure(best)}</s> <small>not counted</small>`;
      return html`<li><span>${category}${isBonus(finalBonus) ? html` <small>with ${figure(finalBonus)} from the final</small>` : nothing}</span> <span>${shown}</span></li>`;
    })}
  </ul>`;
}

function isBonus(figure: string): boolean {
  return /[1-9]/.test(figure);
}
