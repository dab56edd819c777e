// The parts of the page that a first score does not need, each loaded on demand: events, recent sheets, contents of
// links, and the tools below a sheet.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Tallysheet } from 'tallysheet';
import { hasAny } from '../device/damaged_storage.ts';
import { damageAt } from '../ui/damage.ts';
import type { Route } from './route.ts';
import { HAS_EVENTS, FORM, keeps, RECENT } from '../device/storage.ts';
import type { Form } from '../form/form.ts';
import type { ModelOf } from './linked_parts.ts';
import '../ui/damaged_note.ts';

export { underSheet } from '../share/under_sheet.ts';

/** Loads what a page shows besides its form. */
export function besides({ system, events, rule, carried }: Route): Promise<unknown> {
  const atHome = !system && !events && !rule;
  return Promise.all([
    carried && import('./linked.ts'),
    rule && !carried && import('../own_rules/own_rules.ts'),
    (events || (atHome && keeps(HAS_EVENTS))) && (customElements.get('tally-events') ?? import('../events/events.ts')),
    atHome && hasAny(RECENT) && import('../recent/recent_list.ts'),
  ]);
}

/** A page without a form: events, or a link's contents. Drawn once the element is defined, because it takes no
 *  properties before. */
export function page(route: Route, engine: Tallysheet | null, modelOf: ModelOf): TemplateResult | typeof nothing {
  const element = route.carried ? 'tally-linked' : route.rule ? 'tally-rules-page' : 'tally-events';
  if (!customElements.get(element)) return nothing;
  if (route.carried)
    return html`${keyed(route.carried, html`<tally-linked .route=${route} .engine=${engine} .modelOf=${modelOf}></tally-linked>`)}`;
  if (route.rule)
    return html`<tally-rules-page .path=${route.rule} .engine=${engine} .modelOf=${modelOf}></tally-rules-page>`;
  return html`<tally-events .path=${route.events} .engine=${engine}></tally-events>`;
}

/** Recent sheets and events on this device, above the systems. */
export function kept(modelOf: ModelOf): TemplateResult {
  return html`${customElements.get('tally-recent') ? html`<tally-recent .modelOf=${modelOf}></tally-recent>` : nothing}
    <tally-event-list few></tally-event-list>`;
}

/** A note about damaged contents of a form. */
export function damagedForm({ id }: Form): TemplateResult {
  return html`<tally-damaged .of=${id} .damage=${damageAt(FORM + id, 'The saved contents of this form are damaged, so the form is blank.')}></tally-damaged>`;
}
