// What two devices wrote into the same field: both values, to choose between.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { capital } from '../ui/figures.ts';
import { shortened } from '../ui/sentences.ts';
import type { OpenConflict } from '../merge/conflicts.ts';
import type { EventModel } from './event_model.ts';
import { fieldName } from './field_names.ts';
import type { Leaf } from '../merge/leaves.ts';
import { DELETED } from '../merge/stamped.ts';
import { deviceOf } from '../merge/stamp.ts';
import { device } from './writer.ts';

const MOST = 20;

export function conflictList(model: EventModel): TemplateResult | typeof nothing {
  const { conflicts } = model.store;
  if (conflicts.length === 0) return nothing;
  const more = conflicts.length - MOST;
  return html`<section class="conflicts" aria-labelledby="conflicts-heading">
    <h2 id="conflicts-heading">${conflicts.length === 1 ? 'One difference' : `${conflicts.length} differences`} between two devices</h2>
    <ul>${conflicts.slice(0, MOST).map((one) => html`<li>${line(model, one)}</li>`)}</ul>
    ${more > 0 ? html`<p class="note">… and ${more} more, once these are settled.</p>` : nothing}
  </section>`;
}

function line(model: EventModel, conflict: OpenConflict): TemplateResult {
  const name = capital(fieldName(model, conflict.record, conflict.path));
  const settle = (leaf: Leaf) => model.store.settle(conflict, leaf, `${name}: chosen`);
  if (conflict.path === DELETED)
    return html`<span>${name} was deleted on one device and edited on another. It is in the bin.</span>
      <button type="button" class="choice" @click=${() => settle(conflict.now.leaf)}>Leave it there</button>
      <button type="button" class="choice" @click=${() => settle(null)}>Restore it</button>`;
  const [here, there] = sides(conflict);
  return html`<span>${name}: ${here.who} <b>${words(here.leaf)}</b>, ${there.who} <b>${words(there.leaf)}</b>.</span>
    <button type="button" class="choice" @click=${() => settle(here.leaf)}>Keep ${words(here.leaf)}</button>
    <button type="button" class="choice" @click=${() => settle(there.leaf)}>Use ${words(there.leaf)}</button>`;
}

/** This device's value first, where it has written one of them. */
function sides({ now, other }: OpenConflict): [here: Side, there: Side] {
  const isHere = deviceOf(other.stamp) === device;
  const [first, second] = isHere ? [other, now] : [now, other];
  const isOurs = deviceOf(first.stamp) === device;
  return [
    { who: isOurs ? 'you have' : 'one device has', leaf: first.leaf },
    { who: isOurs ? 'the other device' : 'another', leaf: second.leaf },
  ];
}

interface Side {
  who: string;
  leaf: Leaf;
}

function words(leaf: Leaf): string {
  if (typeof leaf === 'boolean') return leaf ? 'yes' : 'no';
  return typeof leaf === 'string' && leaf.trim() !== '' ? shortened(leaf) : 'nothing';
}
