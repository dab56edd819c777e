// The recent sheets on the home page: each can be opened in its form, and all can be deleted together.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { openView } from '../systems/open.ts';
import type { FormModel } from '../form/model.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { Form } from '../form/form.ts';
import { formId, pageOf, pages } from '../systems/index.ts';
import { RECENT } from '../device/storage.ts';
import { damageAt } from '../ui/damage.ts';
import { keepSheets, putDamagedSheetsAside, recentSheets, type Recent } from './recent.ts';
import { menu } from '../ui/menu.ts';
import '../ui/damaged_note.ts';
import './recent.css';

interface Deleted {
  sheets: Recent[];
  /** The models whose contents were deleted too. */
  models: FormModel[];
}

/** The number of sheets shown at first. */
const FEW = 4;

const FORMS = pages.flatMap((page) => page.tabs.map((tab) => formId(page, tab.id)));

const WHEN = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

class TallyRecent extends LightElement {
  declare modelOf: (form: Form) => FormModel;
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
    return html`<header class="recent-head">
        <h2>Recent sheets</h2>
        ${menu('More', [html`<button type="button" @click=${this.deleteAll}>Delete all sheets from this device</button>`])}
      </header>
      <ul class="event-cards recent">
        ${sheets.slice(0, this.all ? undefined : FEW).map((sheet) => html`<li class="event-card ${pageOf(sheet.form)?.id}">${this.card(sheet)}</li>`)}
      </ul>
      ${this.all || sheets.length <= FEW ? nothing : html`<button type="button" class="quiet" @click=${() => (this.all = true)}>Show all ${sheets.length}</button>`}`;
  }

  private card(sheet: Recent): TemplateResult {
    const { form, state, says, at } = sheet;
    const name = pageOf(form)?.name ?? '';
    const heading = String(state.heading ?? '').trim();
    return html`<a href="#${form}" @click=${(event: Event) => this.open(event, sheet)}><b>${heading || name}</b>
      <span>${says}</span> <span>${heading ? `${name}, ` : ''}${WHEN.format(at)}</span></a>`;
  }

  /** The form's current contents can be restored there with Undo. */
  private open(event: Event, { form, state }: Recent): void {
    event.preventDefault();
    void openView(form).then(({ form: known }) => {
      const model = this.modelOf(known);
      if (JSON.stringify(model.state) !== JSON.stringify(state))
        model.replace({ ...known.state.blank(), ...state }, 'Earlier sheet opened');
      location.hash = form;
    });
  }

  /** Deletes the list and the contents of the forms, but no events. */
  private readonly deleteAll = async (): Promise<void> => {
    const views = await Promise.all(FORMS.map((form) => openView(form)));
    const models = views.map(({ form }) => this.modelOf(form)).filter((model) => !model.isBlank);
    const deleted: Deleted = { sheets: recentSheets(), models };
    for (const model of models) model.replace(model.form.state.blank(), 'All sheets deleted');
    keepSheets([]);
    this.deleted = deleted;
    await this.redraw();
    this.querySelector<HTMLElement>('.undo button')?.focus();
  };

  private readonly restore = (): void => {
    for (const model of this.deleted?.models ?? []) model.undo();
    keepSheets(this.deleted?.sheets ?? []);
    this.deleted = null;
  };
}

drawnFrom(TallyRecent, 'deleted', 'all');
customElements.define('tally-recent', TallyRecent);
