// The sheet that a link carries, scored but not to be changed; and the choice between it and one's own.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { Desk } from '../desk.ts';
import { anyPosted } from '../posted/posted_rows.ts';
import type { Route } from '../route.ts';
import { linkTo } from '../route.ts';
import { formOf, LAYOUTS } from './form_links.ts';
import { valuesOf } from './layout.ts';
import type { DeskOf, Drawn } from './linked.ts';
import { cannotOpen, goTo, title } from './linked_parts.ts';

export async function linkedForm({ system, tab, carried = '' }: Route, engine: Tallysheet, deskOf: DeskOf, redraw: () => void): Promise<Drawn> {
  const form = await system?.tabs.find(({ id }) => id === tab)?.open();
  const read = await formOf(form?.id ?? '', carried);
  const name = system?.name ?? 'Tallysheet';
  if (!read.ok || !system || !form) return () => cannotOpen(name, read.ok ? '' : read.problem, system ? linkTo(system, tab) : '#');
  const theirs = new Desk(form, { read: () => read.contents, write: () => {} });
  theirs.redraw = redraw;
  theirs.useEngine(engine);
  if (anyPosted(theirs.state)) await showPosted(theirs);
  return () => html`${title(name)} ${choice(theirs, deskOf(form))} ${sheetOf(theirs)}`;
}

async function showPosted(desk: Desk): Promise<void> {
  const { underShown } = await import('../posted/check.ts');
  desk.under = (key) => underShown(desk, key);
}

function sheetOf(desk: Desk): TemplateResult {
  const settled = desk.sheet !== null && !desk.form.unfinished(desk.state);
  return html`${problems(desk)}
    <section class=${settled ? 'sheet linked settled' : 'sheet linked'} aria-label="Score sheet of the link">${desk.form.sheet(desk.sheet, desk)}</section>`;
}

/** Why the sheet has no score. */
function problems({ problems }: Desk): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="problem">
    <p>It is not filled in so that it could be scored:</p>
    ${problems.map(({ message }) => html`<p>${message}</p>`)}
  </div>`;
}

function choice(theirs: Desk, mine: Desk): TemplateResult {
  const { id } = mine.form;
  if (sameContents(theirs, mine)) {
    return html`<p class="linked-note">The link’s sheet is the one that you have here already.</p>
      <p><button type="button" class="show" @click=${() => goTo(id)}>Go to your sheet</button></p>`;
  }
  return html`<p class="linked-note">This sheet came with the link. ${mine.isBlank ? nothing : html`Your own${named(mine)} stays as it is unless you take this one, which can be undone.`}</p>
    <p class="linked-choice">
      <button type="button" class="show" @click=${() => take(theirs, mine)}>Use this sheet</button>
      <button type="button" class="quiet" @click=${() => goTo(id)}>${mine.isBlank ? 'Leave it' : 'Keep mine'}</button>
    </p>`;
}

function named({ state }: Desk): TemplateResult | typeof nothing {
  const heading = state.heading.trim();
  return heading ? html` (“${heading}”)` : nothing;
}

function take(theirs: Desk, mine: Desk): void {
  mine.replace(theirs.state, 'Sheet taken from the link');
  goTo(mine.form.id);
}

function sameContents(theirs: Desk, mine: Desk): boolean {
  const [one, other] = [theirs, mine].map(({ form, state }) => JSON.stringify(valuesOf(LAYOUTS[form.id] ?? [], state)));
  return one === other;
}
