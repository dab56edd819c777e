// Views of a convention: outdated bests in a final, the categories of a player, and the qualifiers.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import type { EventViews } from '../event_views.ts';
import { outdatedBests } from './outdated_bests.ts';

type Row = EventSheet['rows'][number];

export const views: EventViews<Row> = {
  aboveGame: outdatedBests,
  behindRow: categoriesOfRow,
  view: {
    open: async () => (await import('./qualifiers.ts')).qualifiers,
    prepare: async (event) => (await import('./competition_sheets.ts')).prepareCompetitions(event),
  },
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
