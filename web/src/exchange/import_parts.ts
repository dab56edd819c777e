// What an import shows: the field to paste into, the question about numbers, what a file comes to.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { grouped } from '../entry/figures.ts';
import { shortened } from '../entry/shortened.ts';
import type { EventGame, EventSystem } from '../events/event.ts';
import { tick } from '../parts/tick.ts';
import type { StyleQuestion } from './file_style.ts';
import { choicesOf, verdictOf } from './import_state.ts';
import { LAYOUTS } from './layouts.ts';
import type { NumberStyle } from './number_style.ts';
import type { Preview } from './preview.ts';

interface EntryActions {
  submit(event: Event): void;
  typed(event: Event): void;
  pasted(event: ClipboardEvent): void;
  chosen(event: Event): void;
  saveTemplate(): void;
}

/** In characters; a browser takes seconds to lay out more. */
export const MOST_SHOWN = 100_000;

/** Stands where a text is too long to be shown; what is typed or pasted there takes its place. */
function kept(text: string): string {
  return `A text of ${grouped(text.length)} characters, too long to be shown here. It can be looked through.`;
}

export function importEntry(system: EventSystem, text: string, { submit, typed, pasted, chosen, saveTemplate }: EntryActions): TemplateResult {
  const isShown = text.length <= MOST_SHOWN;
  return html`<form class="import" novalidate @submit=${submit}>
    <label for="import-text">One row per player and game, the first row names the columns</label>
    <textarea id="import-text" rows="6" wrap="off" spellcheck="false" autocomplete="off" placeholder=${isShown ? '' : kept(text)} .value=${live(isShown ? text : '')} @input=${typed} @paste=${pasted}></textarea>
    <p class="event-tools">
      <button type="submit" class="choice">Look through it</button>
      <label class="choice file">Choose a file<span class="or-drop"> or drop one here</span><input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" @change=${chosen} /></label>
      <button type="button" class="quiet" @click=${saveTemplate}>Save a template</button>
    </p>
    ${columnsOf(system)}
  </form>`;
}

function columnsOf(system: EventSystem): TemplateResult {
  const { columns } = LAYOUTS[system];
  return html`<details>
    <summary>The columns</summary>
    <dl class="columns">
      ${columns.map(({ title, needed, says }) => html`<div><dt>${needed ? html`<b>${title}</b>` : title}</dt><dd>${says.replaceAll('`', '')}</dd></div>`)}
    </dl>
  </details>`;
}

interface Answers {
  choose(style: NumberStyle): void;
  cancel(): void;
}

export function styleQuestion({ row, letter, text }: StyleQuestion, { choose, cancel }: Answers): TemplateResult {
  return html`<div class="problem" role="group" aria-labelledby="import-question">
    <p id="import-question" tabindex="-1">Row ${row}, column ${letter}, says “${shortened(text)}”. What is it? The whole file will be read so.</p>
    ${choicesOf(text).map(({ style, label }) => html`<button type="button" class="choice" @click=${() => choose(style)}>${label}</button>`)}
    <button type="button" class="quiet" @click=${cancel}>Cancel</button>
  </div>`;
}

interface Found {
  preview: Preview;
  /** Games that the event has already. */
  known: Set<EventGame>;
  leaveOut: boolean;
  /** Games that would be taken in. */
  ready: number;
}

interface VerdictActions {
  accept(): void;
  cancel(): void;
  leave(checked: boolean): void;
}

export function importVerdict({ preview, known, leaveOut, ready }: Found, { accept, cancel, leave }: VerdictActions): TemplateResult {
  return html`<p id="import-verdict"><b>${verdictOf(preview, known.size)}</b></p>
    ${known.size > 0 ? html`<p class="aside">There already: ${namesOf(preview, known)}.</p>` : nothing}
    ${preview.notes.map((note) => html`<p class="aside">${note}</p>`)}
    ${known.size > 0 ? tick({ label: 'Leave out the games that are there already', checked: leaveOut, set: leave }) : nothing}
    <p class="event-tools">
      ${ready > 0 ? html`<button type="button" class="choice take" @click=${accept}>Take in ${which(preview, ready)}</button>` : nothing}
      <button type="button" class="quiet" @click=${cancel}>${ready > 0 ? 'Cancel' : 'Back'}</button>
    </p>`;
}

const MOST_NAMES = 12;

/** As the file calls them. */
function namesOf({ games, names }: Preview, known: Set<EventGame>): string {
  const all = names.filter((_, at) => known.has(games[at] as EventGame)).map((name) => shortened(name));
  const more = all.length - MOST_NAMES;
  return more > 0 ? `${all.slice(0, MOST_NAMES).join(', ')} and ${grouped(more)} more` : all.join(', ');
}

function which({ broken }: Preview, ready: number): string {
  if (broken === 0) return ready === 1 ? 'one game' : `${grouped(ready)} games`;
  return ready === 1 ? 'the game without problems' : `the ${grouped(ready)} games without problems`;
}
