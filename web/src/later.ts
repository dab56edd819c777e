// What a first visit to a form does without, each part fetched when it is called for: events, sheets of before, what
// a link carries, and what stands below a sheet that has a score.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TallyApp } from './app.ts';
import { hasAny } from './aside.ts';
import { damageAt } from './parts/damaged_texts.ts';
import type { Route } from './route.ts';
import { EVENTS, FORM, keeps, RECENT } from './store.ts';
import type { Form } from './system.ts';
import './parts/damaged_note.ts';

export { underSheet } from './take_along/under_sheet.ts';

/** Fetches what a page shows besides its form. */
export function besides({ system, events, carried }: Route): Promise<unknown> {
  const atHome = !system && !events;
  return Promise.all([
    carried && import('./links/linked.ts'),
    (events || (atHome && keeps(EVENTS))) && import('./events/events.ts'),
    atHome && hasAny(RECENT) && import('./recent/recent_list.ts'),
  ]);
}

/** A page that is no form: events, or a link's. Drawn once its code has come, as an element takes nothing before. */
export function page({ route, engine, deskOf }: TallyApp): TemplateResult | typeof nothing {
  if (!customElements.get(route.carried ? 'tally-linked' : 'tally-events')) return nothing;
  if (route.carried) return html`<tally-linked .route=${route} .engine=${engine} .deskOf=${deskOf}></tally-linked>`;
  return html`<tally-events .path=${route.events} .engine=${engine}></tally-events>`;
}

/** What this device has, above the systems. */
export function kept({ deskOf }: TallyApp): TemplateResult {
  return html`${customElements.get('tally-recent') ? html`<tally-recent .deskOf=${deskOf}></tally-recent>` : nothing}
    <tally-event-list few></tally-event-list>`;
}

/** What was kept of a form and cannot be read. */
export function damagedForm({ id }: Form): TemplateResult {
  return html`<tally-damaged .of=${id} .damage=${damageAt(FORM + id, 'What was kept of this form is damaged, so the form begins blank.')}></tally-damaged>`;
}
