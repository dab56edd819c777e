// Categories that may be one game written in two ways, and so would count twice.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../entry/shortened.ts';
import type { EventDesk } from '../event_desk.ts';
import { nearDuplicates } from '../names.ts';
import { headingsOf } from './known.ts';

export function alikeCategories(desk: EventDesk): TemplateResult | typeof nothing {
  const pairs = nearDuplicates(headingsOf(desk));
  if (pairs.length === 0) return nothing;
  return html`<section class="alike">
    <h2>Nearly alike</h2>
    <ul>${pairs.map(([one, other]) => html`<li><span><b>${one}</b> and <b>${other}</b>: one game?</span> ${keep(desk, one, other)} ${keep(desk, other, one)}</li>`)}</ul>
  </section>`;
}

function keep(desk: EventDesk, kept: string, lost: string): TemplateResult {
  return html`<button type="button" class="choice" @click=${() => rename(desk, lost, kept)}>Both are ${kept}</button>`;
}

function rename(desk: EventDesk, from: string, to: string): void {
  const theirs = desk.ledger.games.filter(({ state }) => state.heading.trim() === from);
  desk.ledger.change(theirs.map((game) => ({ ...game, state: { ...game.state, heading: to } })), `${shortened(from)} and ${shortened(to)} made one`);
}
