// Above the standings, the field that chooses the round after which they are shown.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { isIn, type Standings } from '../../scoring/counted_games.ts';
import { roundsIn } from '../../systems/rounds.ts';
import { agreeing, capital } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';

/** "standings after round 2" */
export function titleAfter({ upTo }: Pick<Standings, 'upTo'>): string {
  return upTo === undefined ? 'standings' : `standings after round ${upTo}`;
}

/** Nothing without rounds. `view` is the id of the view that shows the standings. */
export function roundChooser(
  model: EventModel,
  found: Pick<Standings, 'upTo'>,
  view = 'standings',
): TemplateResult | typeof nothing {
  const rounds = roundsIn(model.games);
  if (rounds.length === 0) return nothing;
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    model.go(view, ...(value ? [value] : []));
  };
  return html`<p class="round-tools">
      <span><label for="after-round">Standings after</label>
      <select id="after-round" @change=${choose}>
        <option value="" .selected=${found.upTo === undefined}>all games</option>
        ${rounds.map((round) => html`<option value=${round} .selected=${round === found.upTo}>round ${round}</option>`)}
      </select></span>
    </p>
    ${found.upTo === undefined ? nothing : withoutRounds(model, found)}`;
}

/** Games of no round, which no standings after a round look at. */
function withoutRounds(model: EventModel, found: Pick<Standings, 'upTo'>): TemplateResult | typeof nothing {
  const last = roundsIn(model.games).at(-1) ?? 0;
  const count = model.games.filter((game) => !isIn({ ...found, upTo: last }, game)).length;
  if (count === 0) return nothing;
  const games = capital(model.numbers.amount(count, 'game'));
  return html`<p class="note">${games} without a round ${agreeing(count, 'is', 'are')} left out.</p>`;
}
