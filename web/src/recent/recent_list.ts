// The sheets of before on home: each opens on its form again, and all of them can be deleted at once.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameForm } from '../events/event.ts';
import { openForm, systemOf } from '../events/forms.ts';
import type { Desk } from '../desk.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import type { Form } from '../system.ts';
import { systems } from '../systems.ts';
import { RECENT } from '../store.ts';
import { damageAt } from '../parts/damaged_texts.ts';
import { keepSheets, putDamagedSheetsAside, recentSheets, type Recent } from './recent.ts';
import '../parts/damaged_note.ts';
import './recent.css';

interface Deleted {
  sheets: Recent[];
  /** Whose contents went with them. */
  desks: Desk[];
}

/** Shown before one asks for more. */
const FEW = 4;

const FORMS = systems.flatMap(({ id, tabs }) => tabs.map((tab) => (tab.id ? `${id}/${tab.id}` : id)));

const WHEN = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

class TallyRecent extends LightElement {
  declare deskOf: (form: Form) => Desk;
  declare deleted: Deleted | null;
  declare all: boolean;

  constructor() {
    super();
    this.deleted = null;
    this.all = false;
  }

  override connectedCallback(): void {
    putDamagedSheetsAside();
    super.connectedCallback();
  }

  protected override template(): TemplateResult {
    const sheets = recentSheets().filter(({ form }) => FORMS.includes(form));
    return html`<tally-damaged .of=${RECENT} .damage=${damageAt(RECENT, 'Some of the recent sheets are damaged and are not listed.')}></tally-damaged>
      ${sheets.length > 0 ? this.list(sheets) : nothing}
      <p class="undo" role="status">${this.deleted ? html`Sheets deleted. <button type="button" class="quiet" @click=${this.restore}>Undo</button>` : nothing}</p>`;
  }

  private list(sheets: Recent[]): TemplateResult {
    return html`<h2 class="recent-title">Recent sheets</h2>
      <ul class="event-cards recent">
        ${sheets.slice(0, this.all ? undefined : FEW).map((sheet) => html`<li class="event-card ${systemOf(sheet.form).id}">${this.card(sheet)}</li>`)}
      </ul>
      <p class="recent-tools">
        ${this.all || sheets.length <= FEW ? nothing : html`<button type="button" class="quiet" @click=${() => (this.all = true)}>Show all ${sheets.length}</button>`}
        <button type="button" class="quiet" @click=${this.deleteAll}>Delete all sheets from this device</button>
      </p>`;
  }

  private card(sheet: Recent): TemplateResult {
    const { form, state, says, at } = sheet;
    const name = systemOf(form).name;
    const heading = String(state.heading ?? '').trim();
    return html`<a href="#${form}" @click=${(event: Event) => this.open(event, sheet)}><b>${heading || name}</b>
      <span>${says}</span> <span>${heading ? `${name}, ` : ''}${WHEN.format(at)}</span></a>`;
  }

  /** What stands on the form meanwhile can be had back there. */
  private open(event: Event, { form, state }: Recent): void {
    event.preventDefault();
    void openForm(form as GameForm).then((known) => {
      const desk = this.deskOf(known);
      if (JSON.stringify(desk.state) !== JSON.stringify(state)) desk.replace({ ...known.blank(), ...state }, 'Earlier sheet opened');
      location.hash = form;
    });
  }

  /** The list and whatever stands on the forms; events are another matter. */
  private readonly deleteAll = async (): Promise<void> => {
    const forms = await Promise.all(systems.flatMap(({ tabs }) => tabs.map((tab) => tab.open())));
    const desks = forms.map((form) => this.deskOf(form)).filter((desk) => !desk.isBlank);
    const deleted: Deleted = { sheets: recentSheets(), desks };
    for (const desk of desks) desk.replace(desk.form.blank(), 'All sheets deleted');
    keepSheets([]);
    this.deleted = deleted;
    await this.redraw();
    this.querySelector<HTMLElement>('.undo button')?.focus();
  };

  private readonly restore = (): void => {
    for (const desk of this.deleted?.desks ?? []) desk.undo();
    keepSheets(this.deleted?.sheets ?? []);
    this.deleted = null;
  };
}

drawnFrom(TallyRecent, 'deleted', 'all');
customElements.define('tally-recent', TallyRecent);
