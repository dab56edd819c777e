// The parts of the import view: the text field, the questions about numbers and columns, and the summary.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { PLAYER, type Column } from '../systems/csv_layout.ts';
import type { SystemId } from '../systems/event_game.ts';
import { tick } from '../ui/tick.ts';
import { choicesOf } from './file_style.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { Match } from './match_games.ts';
import { MOST_SHOWN, type ImportTarget } from './model.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { toImport, verdictOf, type Import } from './plan.ts';
import type { Preview } from './preview.ts';
import type { SourceParts } from './source.ts';
import { rowName, TEXT_TYPES, type FileTable } from './table.ts';
import type { AskedColumn } from './table_problems.ts';
import type { LeftOut } from './left_out.ts';

interface EntryActions {
  submit(event: Event): void;
  typed(event: Event): void;
  pasted(event: ClipboardEvent): void;
  chosen(event: Event): void;
  saveTemplate(): void;
}

/** The placeholder for a text that is too long to show. Typing or pasting replaces the text. */
function kept({ text, file }: Entered, { grouped }: Numbers): string {
  const name = file ? `“${shortened(file)}”: a` : 'A';
  return `${name} text of ${grouped(text.length)} characters, too long to show here. You can preview it.`;
}

/** In characters. */
const BEGINNING = 1_000;

function beginningOf(text: string): TemplateResult {
  return html`<details class="beginning"><summary>How it begins</summary><pre tabindex="0">${text.slice(0, BEGINNING)} …</pre></details>`;
}

/** Shows the pasted, typed or chosen text; `file` is its name, blank without one. */
interface Entered {
  text: string;
  file: string;
}

/** Endings and types of all files that can be imported. */
export const FILE_TYPES = `${TEXT_TYPES},.xlsx,.ods,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet`;

export function importEntry(
  { system, numbers }: Pick<ImportTarget, 'system' | 'numbers'>,
  entered: Entered,
  { submit, typed, pasted, chosen, saveTemplate }: EntryActions,
): TemplateResult {
  const { text } = entered;
  const isShown = text.length <= MOST_SHOWN;
  return html`<form class="import" novalidate @submit=${submit}>
    <label for="import-text">Paste a table, with a row per player or per game, or the text of a file</label>
    <textarea id="import-text" rows="6" wrap="off" spellcheck="false" autocomplete="off" placeholder=${isShown ? '' : kept(entered, numbers)} .value=${live(isShown ? text : '')} @input=${typed} @paste=${pasted}></textarea>
    ${isShown ? nothing : beginningOf(text)}
    <p class="event-tools">
      <button type="submit" class="choice">Preview</button>
      <label class="choice file">Choose a file<span class="or-drop"> or drop one here</span><input type="file" accept=${FILE_TYPES} @change=${chosen} /></label>
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

export function styleQuestion(
  { question, table }: Preview,
  numbers: Numbers,
  { choose, cancel }: Answers,
): TemplateResult {
  const { row = 0, letter = '', text = '' } = question ?? {};
  return html`<div class="problem" role="group" aria-labelledby="import-question">
    <p id="import-question" tabindex="-1">${rowName(table, row)}, column ${letter}, contains “${shortened(text)}”. Which number is it? The whole file will be read this way.</p>
    ${choicesOf(text, numbers).map(({ style, label }) => html`<button type="button" class="choice" @click=${() => choose(style)}>${label}</button>`)}
    <button type="button" class="quiet" @click=${cancel}>Cancel</button>
  </div>`;
}

const MOST_ASKED = 12;

type Choose = (index: number, id: string) => void;

interface PartActions {
  turnTo(id: string): void;
}

/** Chooses among the sheets of a workbook, or the games of a collection. */
export function partChoice(
  parts: (SourceParts & { chosen: string }) | null,
  { turnTo }: PartActions,
): TemplateResult | typeof nothing {
  if (!parts) return nothing;
  const { label, all, chosen } = parts;
  return html`<p class="part-choice"><label>${label}
    <select @change=${(event: Event) => turnTo((event.target as HTMLSelectElement).value)}>
      ${all.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${shortened(name, LEFT_OUT)}</option>`)}
    </select></label></p>`;
}

interface FillActions {
  textOf(id: string): string;
  fill(id: string, text: string): void;
}

/** Fields for what the file does not say of its games. */
export function fillQuestion(columns: Column[], { textOf, fill }: FillActions): TemplateResult | typeof nothing {
  if (columns.length === 0) return nothing;
  return html`<fieldset class="column-question">
    <legend>The file does not say this. It will be the same for all games</legend>
    ${columns.map(
      ({ id, title }) => html`<label><span>${capital(title)}</span>
        <input type="text" autocomplete="off" .value=${live(textOf(id))} @change=${(event: Event) => fill(id, (event.target as HTMLInputElement).value)} /></label>`,
    )}
  </fieldset>`;
}

interface GameChoiceActions {
  isTaken(match: Match): boolean;
  take(matches: Match[], isTaken: boolean): void;
}

/** The most new games shown to choose from. */
const MOST_CHOSEN_FROM = 200;

/** Chooses which new games of the file are imported. */
export function gameChoice(
  matches: Match[],
  { grouped, amount }: Numbers,
  { isTaken, take }: GameChoiceActions,
): TemplateResult | typeof nothing {
  const news = matches.filter(({ kind }) => kind === 'new');
  if (news.length < 2) return nothing;
  const more = news.length - MOST_CHOSEN_FROM;
  const chosen = news.filter(isTaken).length;
  return html`<details class="game-choice"><summary>Choose games <small>${grouped(chosen)} of ${amount(news.length, 'new game')}</small></summary>
    <p class="event-tools">
      <button type="button" class="quiet" @click=${() => take(news, true)}>All</button>
      <button type="button" class="quiet" @click=${() => take(news, false)}>None</button>
    </p>
    ${news.slice(0, MOST_CHOSEN_FROM).map((match) => tick({ label: labelOf(match), checked: isTaken(match), set: (checked) => take([match], checked) }))}
    ${more > 0 ? html`<p class="aside">and ${grouped(more)} more</p>` : nothing}
  </details>`;
}

/** "3: Ann, Bob, Cy" */
function labelOf({ entry: { name, lines } }: Match): TemplateResult {
  const players = lines.map((cells) => cells[PLAYER.id] ?? '').filter((player) => player !== '');
  return html`${shortened(name)} <small>${shortened(players.join(', '), LEFT_OUT)}</small>`;
}

/** Asks what the columns with unknown names are. */
export function columnQuestion(columns: AskedColumn[], choose: Choose): TemplateResult | typeof nothing {
  const unknown = columns.filter(({ isKnown }) => !isKnown).slice(0, MOST_ASKED);
  if (unknown.length === 0) return nothing;
  const question =
    unknown.length === 1
      ? 'One column has a name that is not known here. What is it?'
      : 'Some columns have names that are not known here. What are they?';
  return columnChoices(question, unknown, choose, 'column-question');
}

/** Says how the columns with known names are read, and lets each be read as another. */
export function columnsRead(columns: AskedColumn[], choose: Choose): TemplateResult | typeof nothing {
  const known = columns.filter(({ isKnown }) => isKnown);
  if (known.length === 0) return nothing;
  return html`<details><summary>How the columns are read</summary>${columnChoices('What each column is', known, choose, 'columns-read')}</details>`;
}

function columnChoices(legend: string, columns: AskedColumn[], choose: Choose, kind: string): TemplateResult {
  return html`<fieldset class=${kind}>
    <legend>${legend}</legend>
    ${columns.map(
      ({
        index,
        name,
        sample,
        possible,
        chosen,
      }) => html`<label><span>${name}${sample === '' ? nothing : html` <small>such as “${shortened(sample, SAMPLE)}”</small>`}</span>
        <select @change=${(event: Event) => choose(index, (event.target as HTMLSelectElement).value)}>
          <option value="" .selected=${chosen === ''}>Leave it out</option>
          ${possible.map(({ id, title }) => html`<option value=${id} .selected=${id === chosen}>${title}</option>`)}
        </select></label>`,
    )}
  </fieldset>`;
}

/** The most characters shown of a cell or a row. */
const SAMPLE = 24;
const LEFT_OUT = 60;
const MOST_LEFT_OUT = 12;

/** Names the rows that are left out, with a way to include each that may be a result. */
export function leftOutRows(
  table: FileTable,
  { grouped }: Numbers,
  include: (row: number) => void,
): TemplateResult | typeof nothing {
  const { leftOut } = table;
  if (leftOut.length === 0) return nothing;
  const more = leftOut.length - MOST_LEFT_OUT;
  return html`<div class="left-out">
    <p>Left out, since they are no results:</p>
    <ul>
      ${leftOut.slice(0, MOST_LEFT_OUT).map((one) => leftOutRow(rowName(table, one.row), one, include))}
      ${more > 0 ? html`<li>and ${grouped(more)} more</li>` : nothing}
    </ul>
  </div>`;
}

function leftOutRow(name: string, { row, text, why }: LeftOut, include: (row: number) => void): TemplateResult {
  const button = html`<button type="button" class="quiet" aria-label="Include ${name}" @click=${() => include(row)}>Include</button>`;
  return html`<li>${name}, ${why}: “${shortened(text, LEFT_OUT)}” ${why === 'above the header' ? nothing : button}</li>`;
}

interface Found {
  preview: Preview;
  matches: Match[];
  skipSame: boolean;
  plan: Import;
  numbers: Numbers;
}

interface VerdictActions {
  accept(): void;
  cancel(): void;
  skip(checked: boolean): void;
}

export function importVerdict(found: Found, actions: VerdictActions): TemplateResult {
  const { preview, matches, skipSame, plan, numbers } = found;
  const same = matches.filter(({ kind }) => kind === 'same');
  const isEmpty = plan.added.length + plan.replaced.length === 0;
  return html`<p id="import-verdict"><b>${verdictOf(preview, matches, numbers)}</b></p>
    ${same.length > 0 ? html`<p class="aside">Already in the event: ${namesOf(same, numbers)}.</p>` : nothing}
    ${preview.notes.map((note) => html`<p class="aside">${note}</p>`)}
    ${same.length > 0 ? tick({ label: 'Skip games that are already in the event', checked: skipSame, set: actions.skip }) : nothing}
    <p class="event-tools">
      ${isEmpty ? nothing : html`<button type="button" class="choice take" @click=${actions.accept}>${toImport(plan, preview.broken === 0, numbers)}</button>`}
      <button type="button" class="quiet" @click=${actions.cancel}>${isEmpty ? 'Back' : 'Cancel'}</button>
    </p>`;
}

const MOST_NAMES = 12;

/** Names of games as in the file. */
function namesOf(matches: Match[], { grouped }: Numbers): string {
  const all = matches.map(({ entry }) => shortened(entry.name));
  const more = all.length - MOST_NAMES;
  return more > 0 ? `${all.slice(0, MOST_NAMES).join(', ')} and ${grouped(more)} more` : all.join(', ');
}
