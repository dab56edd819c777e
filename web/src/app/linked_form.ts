// The sheet in a link, scored and read-only, and the choice to use it instead of one's own. A slip's code leads to its board
// inside the event where this device has it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { FormView } from '../form/form_view.ts';
import { asAround, FormModel } from '../form/model.ts';
import { onPage } from '../ui/page_style.ts';
import { anyPosted } from '../posted/posted_rows.ts';
import type { Route } from './route.ts';
import { linkTo } from './route.ts';
import { openView } from '../systems/open.ts';
import { formId } from '../systems/index.ts';
import { partsOfPath } from '../share/board_links.ts';
import { formOf } from '../share/form_links.ts';
import { openEvent } from '../store/open_events.ts';
import { shortened } from '../ui/sentences.ts';
import { cannotOpen, goTo, title, type Drawn, type ModelOf } from './linked_parts.ts';

/** Returns null if the form is a board of an event on this device, which is opened instead. */
export async function linkedForm(
  { system, tab, carried = '' }: Route,
  engine: Tallysheet,
  modelOf: ModelOf,
  redraw: () => void,
): Promise<Drawn | null> {
  const note = await openBoard(location.hash);
  if (note === 'opened') return null;
  const view = system && (await openView(formId(system, tab)));
  const read = await formOf(view?.form.id ?? '', carried);
  const name = system?.name ?? 'Tallysheet';
  if (!read.ok || !system || !view)
    return () => cannotOpen(name, read.ok ? '' : read.problem, system ? linkTo(system, tab) : '#');
  const theirs = new FormModel(view.form, { read: () => read.contents, write: () => {} }, onPage);
  theirs.redraw = redraw;
  theirs.useEngine(engine);
  if (anyPosted(theirs.state)) await showPosted(theirs);
  return () =>
    html`${title(name)} ${view.readFirst?.(theirs.state) ?? nothing} ${note} ${choice(theirs, modelOf(view.form))} ${sheetOf(theirs, view)}`;
}

/** Opens the board of the page's address in its event. Returns 'opened', or what to say above its form. */
async function openBoard(fragment: string): Promise<TemplateResult | typeof nothing | 'opened'> {
  const [path = ''] = fragment.slice(1).split('?');
  const { board } = partsOfPath(path);
  if (!board) return nothing;
  const store = await openEvent(board.event);
  if (!store)
    return html`<p class="note">This is the board of an event that is not on this device. Enter the result, then show the organiser its code: <i>Share</i> is below the sheet.</p>`;
  if (!store.game(board.game))
    return html`<p class="note">The event “${shortened(store.head.name)}” on this device does not have this board. Merge it with the organiser’s latest, or enter the result here and show its code.</p>`;
  goTo(`event/${encodeURIComponent(board.event)}/game/${encodeURIComponent(board.game)}`);
  return 'opened';
}

async function showPosted(model: FormModel): Promise<void> {
  const { underShown } = await import('../posted/compare.ts');
  model.under = (key) => underShown(model, key);
}

function sheetOf(model: FormModel, view: FormView): TemplateResult {
  const settled = model.sheet !== null && !model.form.unfinished(model.state, model.sheet);
  return html`${problems(model)}
    <section class=${settled ? 'sheet linked settled' : 'sheet linked'} aria-label="Score sheet from the link">${view.sheet(model.sheet, asAround(model))}</section>`;
}

/** The reasons why the sheet has no score. */
function problems({ problems }: FormModel): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="problem">
    <p>It cannot be scored yet:</p>
    ${problems.map(({ message }) => html`<p>${message}</p>`)}
  </div>`;
}

function choice(theirs: FormModel, mine: FormModel): TemplateResult {
  const { id } = mine.form;
  if (sameContents(theirs, mine)) {
    return html`<p class="linked-note">The link contains the sheet that you already have.</p>
      <p><button type="button" class="show" @click=${() => goTo(id)}>Go to your sheet</button></p>`;
  }
  return html`<p class="linked-note">The link contains this sheet. ${mine.isBlank ? nothing : html`Your own sheet${named(mine)} stays as it is unless you use this one. You can undo that.`}</p>
    <p class="linked-choice">
      <button type="button" class="show" @click=${() => take(theirs, mine)}>Use this sheet</button>
      <button type="button" class="quiet" @click=${() => goTo(id)}>${mine.isBlank ? 'Ignore it' : 'Keep mine'}</button>
    </p>`;
}

function named({ state }: FormModel): TemplateResult | typeof nothing {
  const heading = state.heading.trim();
  return heading ? html` (“${heading}”)` : nothing;
}

function take(theirs: FormModel, mine: FormModel): void {
  mine.replace(theirs.state, 'Sheet opened from a link');
  goTo(mine.form.id);
}

function sameContents(theirs: FormModel, mine: FormModel): boolean {
  const [one, other] = [theirs, mine].map(({ form, state }) => JSON.stringify(form.state.toLink(state)));
  return one === other;
}
