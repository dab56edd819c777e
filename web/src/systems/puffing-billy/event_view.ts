// Views of a convention: the stage of a game, the categories of a player, and the qualifiers.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { choice } from '../../ui/choice.ts';
import type { EventContext } from '../event_context.ts';
import type { EventGame, Stage } from '../event_game.ts';
import type { EventViews } from '../event_views.ts';
import { outdatedBests } from './outdated_bests.ts';

type Row = EventSheet['rows'][number];

export const views: EventViews<Row> = {
  aboveGame: (event, game) => html`${stageChoice(event, game)} ${outdatedBests(event, game)}`,
  behindRow: categoriesOfRow,
  view: { open: async () => (await import('./qualifiers.ts')).qualifiers },
};

/** The best score of every category; those that do not count are struck through. */
function categoriesOfRow({ categories }: Row, { bare }: Numbers): TemplateResult {
  return html`<ul class="played categories">
    ${categories.map(({ category, best, finalBonus, counted }) => {
      const shown = counted ? html`<b>${bare(best)}</b>` : html`<s>${bare(best)}</s> <small>not counted</small>`;
      return html`<li><span>${category}${isBonus(finalBonus) ? html` <small>with ${bare(finalBonus)} from the final</small>` : nothing}</span> <span>${shown}</span></li>`;
    })}
  </ul>`;
}

function isBonus(figure: string): boolean {
  return /[1-9]/.test(figure);
}

const STAGES: { value: Stage; label: string; hint: string }[] = [
  { value: 'preliminary', label: 'Preliminary', hint: 'counts towards the final' },
  { value: 'final', label: 'Final', hint: 'a board of its category’s one final' },
];

function stageChoice(event: EventContext, game: EventGame): TemplateResult | typeof nothing {
  if (game.form !== 'puffing-billy') return nothing;
  const set = (value: Stage) => event.changeGames([{ ...game, stage: value }], `${event.called(game)} made ${value}`);
  return html`<div class="stage">${choice({ legend: 'Stage', name: 'stage', value: game.stage ?? 'preliminary', options: STAGES, set })}</div>`;
}
