// Finds categories that may be two spellings of one, which would count twice.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../ui/sentences.ts';
import type { EventContext } from '../event_context.ts';
import { headingsOf } from '../player_names.ts';
import { nearDuplicates } from '../../ui/near_duplicates.ts';

export function similarCategories(event: EventContext): TemplateResult | typeof nothing {
  const pairs = nearDuplicates(headingsOf(event.games)).filter(([one, other]) => !event.areDifferent(one, other));
  if (pairs.length === 0) return nothing;
  return html`<section class="alike">
    <h2>Similar categories</h2>
    <ul>${pairs.map(
      ([
        one,
        other,
      ]) => html`<li><span><b>${one}</b> and <b>${other}</b>: the same game?</span> ${keep(event, one, other)} ${keep(event, other, one)}
      <button type="button" class="choice" @click=${() => event.keepApart(one, other)}>Different games</button></li>`,
    )}</ul>
  </section>`;
}

function keep(event: EventContext, kept: string, lost: string): TemplateResult {
  return html`<button type="button" class="choice" @click=${() => rename(event, lost, kept)}>Both are ${kept}</button>`;
}

function rename(event: EventContext, from: string, to: string): void {
  const theirs = event.games.filter(({ state }) => state.heading.trim() === from);
  event.changeGames(
    theirs.map((game) => ({ ...game, state: { ...game.state, heading: to } })),
    `${shortened(from)} and ${shortened(to)} merged`,
  );
}
