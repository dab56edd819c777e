// The undo history: what was done and when, the latest first. Any step can be undone whose fields are as it left them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventModel } from '../event_model.ts';
import { moment } from '../moment.ts';
import type { Step } from '../../store/step.ts';
import { timeOf } from '../../merge/stamp.ts';
import { MOST_STEPS } from '../../store/undo_history.ts';
import { undone } from '../undone.ts';
import '../long_list.ts';

export function history(model: EventModel): TemplateResult {
  const steps = [...model.store.history.all].reverse();
  return html`<h2>History</h2>
    <p class="aside">The last ${MOST_STEPS} changes on this device, those of closed tabs included. Other open tabs have their own.</p>
    ${steps.length === 0 ? html`<p class="empty">Nothing has been changed yet.</p>` : nothing}
    <tally-long-list .list=${{ items: steps, key: ({ id }: Step) => id, line: (step: Step) => line(model, step), label: 'Changes, the latest first' }}></tally-long-list>`;
}

function line(model: EventModel, step: Step): TemplateResult {
  return html`<div class="player-line">
    <span class="what"><b>${step.did}</b> <small>${moment(timeOf(step.id))}${step.isUndone ? ', undone' : ''}</small></span>
    ${step.isUndone ? nothing : html`<button type="button" class="quiet" aria-label="Undo: ${step.did}" @click=${() => undone(model, () => model.store.undoStep(step))}>Undo</button>`}
  </div>`;
}
