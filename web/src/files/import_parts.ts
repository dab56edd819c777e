// The parts of the import view: the text field, the question about numbers, and the summary.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { grouped } from '../ui/figures.ts';
import { shortened } from '../ui/sentences.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { tick } from '../ui/tick.ts';
import type { StyleQuestion } from './file_style.ts';
import { choicesOf, verdictOf } from './import_state.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { NumberStyle } from './number_style.ts';
import type { Preview } from './preview.ts';

interface EntryActions {
  submit(event: Event): void;
  typed(event: Event): void;
  pasted(event: ClipboardEvent): void;
  chosen(event: Event): void;
  saveTemplate(): void;
}

/** In characters. Browsers take seconds to lay out longer texts. */
export const MOST_SHOWN = 100_000;

/** The placeholder for a text that is too long to show. Typing or pasting replaces the text. */
function kept(text: string): string {
  return `A text of ${grouped(text.length)} characters, too long to show here. You can preview it.`;
}

export function importEntry(
  system: SystemId,
  text: string,
  { submit, typed, pasted, chosen, saveTemplate }: EntryActions,
): TemplateResult {
  const isShown = text.length <= MOST_SHOWN;
  return html`<form class="import" novalidate @submit=${submit}>
    <label for="import-text">One row per player and game, the first row names the columns</label>
    <textarea id="import-text" rows="6" wrap="off" spellcheck="false" autocomplete="off" placeholder=${isShown ? '' : kept(text)} .value=${live(isShown ? text : '')} @input=${typed} @paste=${pasted}></textarea>
    <p class="event-tools">
      <button type="submit" class="choice">Preview</button>
      <label class="choice file">Choose a file<span class="or-drop"> or drop one here</span><input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" @change=${chosen} /></label>
      <button type="button" class="quiet" @click=${saveTemplate}>Save a template</button>
    </p>
    ${columnsOf(system)}
  </form>`;
}

function columnsOf(system: SystemId): TemplateResult {
  const { columns } = layoutOf(system);
  return html`<details>
    <summary>Columns</summary>
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
    <p id="import-question" tabindex="-1">Row ${row}, column ${letter}, contains “${shortened(text)}”. Which number is it? The whole file will be read this way.</p>
    ${choicesOf(text).map(({ style, label }) => html`<button type="button" class="choice" @click=${() => choose(style)}>${label}</button>`)}
    <button type="button" class="quiet" @click=${cancel}>Cancel</button>
  </div>`;
}

interface Found {
  preview: Preview;
  /** Games that are already in the event. */
  known: Set<EventGame>;
  leaveOut: boolean;
  /** The number of games to import. */
  ready: number;
}

interface VerdictActions {
  accept(): void;
  cancel(): void;
  leave(checked: boolean): void;
}

export function importVerdict(
  { preview, known, leaveOut, ready }: Found,
  { accept, cancel, leave }: VerdictActions,
): TemplateResult {
  return html`<p id="import-verdict"><b>${verdictOf(preview, known.size)}</b></p>
    ${known.size > 0 ? html`<p class="aside">Already in the event: ${namesOf(preview, known)}.</p>` : nothing}
    ${preview.notes.map((note) => html`<p class="aside">${note}</p>`)}
    ${known.size > 0 ? tick({ label: 'Skip games that are already in the event', checked: leaveOut, set: leave }) : nothing}
    <p class="event-tools">
      ${ready > 0 ? html`<button type="button" class="choice take" @click=${accept}>Import ${which(preview, ready)}</button>` : nothing}
      <button type="button" class="quiet" @click=${cancel}>${ready > 0 ? 'Cancel' : 'Back'}</button>
    </p>`;
}

const MOST_NAMES = 12;

/** Names of games as in the file. */
function namesOf({ games, names }: Preview, known: Set<EventGame>): string {
  const all = names.filter((_, at) => known.has(games[at] as EventGame)).map((name) => shortened(name));
  const more = all.length - MOST_NAMES;
  return more > 0 ? `${all.slice(0, MOST_NAMES).join(', ')} and ${grouped(more)} more` : all.join(', ');
}

function which({ broken }: Preview, ready: number): string {
  if (broken === 0) return ready === 1 ? 'one game' : `${grouped(ready)} games`;
  return ready === 1 ? 'the game without problems' : `the ${grouped(ready)} games without problems`;
}
