// The field for new people: names one per line, or columns from a spreadsheet or a file, with what was understood.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { announce } from '../ui/announce.ts';
import { agreeing } from '../ui/sentences.ts';
import { tick } from '../ui/tick.ts';
import { decoded, isOldWorkbook, isWorkbook } from '../import/decode.ts';
import {
  isAmbiguous,
  readPeople,
  understood,
  withList,
  type PeopleList,
  type PersonLine,
} from '../people/list_text.ts';
import { PEOPLE_COLUMNS, type PeopleColumn } from '../people/people_csv.ts';
import type { EventModel } from './event_model.ts';

/** The notes with the text, and with whether its commas belong to names. */
const TEXT = 'people to add';
const WHOLE_LINES = 'people with commas';

/** How many lines of the list are shown as they were understood. */
const SHOWN = 30;

const WORKBOOK = 'This is a spreadsheet’s own file. Save it as CSV, or copy its rows and paste them here.';

class TallyAddPeople extends LightElement {
  /** Includes the edition, so that it is drawn again once the event has changed. */
  declare of: { model: EventModel; edition: number };
  private problem = '';

  protected override template(): TemplateResult {
    const { model } = this.of;
    const text = model.notes.get(TEXT) ?? '';
    return html`<form class="add-people" autocomplete="off" @submit=${this.submit}>
      <label for="people-text">New people, one per line. Or paste rows from a spreadsheet: name, number, club or team, note.</label>
      <textarea id="people-text" rows="4" spellcheck="false" autocapitalize="words" .value=${text} @input=${this.typed} @keydown=${this.key}></textarea>
      ${text.trim() === '' ? nothing : this.preview(text)}
      <p class="event-tools">
        <button type="submit" class="show" ?disabled=${text.trim() === ''}>Add to the list</button>
        <label class="quiet file">Open a CSV file<input type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" @change=${this.chosen} /></label>
      </p>
      ${this.problem ? html`<div class="problem" role="alert"><p>${this.problem}</p></div>` : nothing}
    </form>`;
  }

  private read(text: string): PeopleList {
    const { notes, store, numbers } = this.of.model;
    return readPeople(text, store.people, numbers, !notes.has(WHOLE_LINES));
  }

  private preview(text: string): TemplateResult {
    const { model } = this.of;
    const list = this.read(text);
    const more = list.lines.length - SHOWN;
    return html`<div class="understood-people">
      ${isAmbiguous(text) ? tick({ label: 'Commas separate columns', checked: !model.notes.has(WHOLE_LINES), set: this.setCommas }) : nothing}
      <p role="status">${understood(list, model.store.people, model.numbers)}${list.unused.length > 0 ? ` Not used: ${list.unused.join(', ')}.` : ''}</p>
      ${table(list)} ${more > 0 ? html`<p class="note">… and ${model.numbers.amount(more, 'more line')}.</p>` : nothing}
    </div>`;
  }

  private readonly setCommas = (separate: boolean): void => {
    const { notes } = this.of.model;
    if (separate) notes.delete(WHOLE_LINES);
    else notes.set(WHOLE_LINES, 'yes');
    void this.redraw();
  };

  private readonly typed = (event: Event): void => {
    this.problem = '';
    this.of.model.notes.set(TEXT, (event.target as HTMLTextAreaElement).value);
    void this.redraw();
  };

  /** Control and Enter add the list; Enter alone begins a line. */
  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.submit(event);
  };

  /** Lines that are left out stay in the field. */
  private readonly submit = (event: Event): void => {
    event.preventDefault();
    const { model } = this.of;
    const text = model.notes.get(TEXT) ?? '';
    if (text.trim() === '') return;
    const list = this.read(text);
    const people = withList(model.store.people, list);
    const added = people.length - model.store.people.length;
    const did = `${model.numbers.amount(added, 'person', 'people')} added to the list`;
    model.store.changeHead({ people }, added > 0 ? did : 'List of people completed');
    announce(did);
    const left = list.lines.filter(({ problems }) => problems.length > 0).map(({ text: line }) => line);
    const header = list.header !== null && left.length > 0 ? [list.header] : [];
    model.notes.set(TEXT, [...header, ...left].join('\n'));
    this.problem = left.length > 0 ? `${agreeing(left.length, 'This line was', 'These lines were')} left out.` : '';
    void this.redraw().then(() => this.querySelector('textarea')?.focus());
  };

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.problem = isWorkbook(bytes) || isOldWorkbook(bytes) ? WORKBOOK : '';
    if (!this.problem) this.of.model.notes.set(TEXT, decoded(bytes).text.replace(/^\ufeff/, ''));
    input.value = '';
    await this.redraw();
    this.querySelector('textarea')?.focus();
  };
}

function table({ columns, lines }: PeopleList): TemplateResult {
  const used = Object.keys(PEOPLE_COLUMNS).filter((id) => columns.includes(id as PeopleColumn)) as PeopleColumn[];
  return html`<div class="file-rows" role="region" tabindex="0" aria-label="The list as it was understood"><table>
    <thead><tr>${used.map((id) => html`<th scope="col">${PEOPLE_COLUMNS[id].title}</th>`)}<th scope="col">Remark</th></tr></thead>
    <tbody>${lines.slice(0, SHOWN).map((line) => row(line, used))}</tbody>
  </table></div>`;
}

function row(line: PersonLine, used: PeopleColumn[]): TemplateResult {
  return html`<tr class=${line.problems.length > 0 ? 'faulty' : ''}>
    ${used.map((id) => html`<td>${cell(line, id)}</td>`)}<td><small>${remark(line)}</small></td>
  </tr>`;
}

function cell({ fields }: PersonLine, id: PeopleColumn): string {
  if (id === 'guest' || id === 'champion') return fields[id] ? 'yes' : '';
  return fields[id] ?? '';
}

function remark({ problems, questions, known, isRepeated }: PersonLine): string {
  if (problems.length > 0) return `Left out. ${problems.join(' ')}`;
  if (isRepeated) return 'This name came before.';
  return known ? 'On the list already.' : questions.join(' ');
}

drawnFrom(TallyAddPeople, 'of');
customElements.define('tally-add-people', TallyAddPeople);
