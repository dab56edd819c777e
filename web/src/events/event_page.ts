// One event: its name, its views, what was last done to it, and the view that is asked for.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { EventDesk } from './event_desk.ts';
import { lateAnswer } from './database.ts';
import { loadForms } from './forms.ts';
import { refusal } from './keeper.ts';
import type { Ledger } from './ledger.ts';
import { openEvent } from './registry.ts';
import { SCORED, viewOf, VIEWS, type View } from './views/views.ts';
import '../parts/score_form.ts';

interface Place {
  id: string;
  view: string[];
}

class TallyEventPage extends LightElement {
  declare place: Place;
  declare engine: Tallysheet | null;
  declare desk: EventDesk | null;
  /** Id of an event that this device does not have. */
  declare missing: string;
  private opening = '';
  private asked: string | null = null;
  /** The view that has arrived, and its part of the address. */
  private shown: { view: View; path: string[] } | null = null;
  /** Whether the focus was here, should what had it be gone. */
  private focused = false;

  constructor() {
    super();
    this.desk = null;
    this.missing = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.unfold);
    lateAnswer.addEventListener('answer', this.openAgain);
  }

  disconnectedCallback(): void {
    removeEventListener('beforeprint', this.unfold);
    lateAnswer.removeEventListener('answer', this.openAgain);
  }

  /** What the device did not have while it did not answer. */
  private readonly openAgain = (): void => {
    if (!this.missing) return;
    this.opening = '';
    this.missing = '';
  };

  /** On paper every row is there. */
  private readonly unfold = (): void => this.desk?.note('rows', String(Number.MAX_SAFE_INTEGER));

  protected override beforeDrawing(): void {
    this.focused = this.contains(document.activeElement);
    void this.open();
  }

  protected override afterDrawing(): void {
    const { desk } = this;
    if (this.focused && document.activeElement === document.body) this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (desk) document.title = `${desk.ledger.head.name} – Tallysheet`;
  }

  protected override template(): TemplateResult {
    if (this.missing === this.place?.id || this.desk?.ledger.head.deleted) return this.notHere();
    const { desk, shown } = this;
    if (!desk || !shown) return html`<h1 class="opening" tabindex="-1">Opening the event …</h1>`;
    const [id = '', ...rest] = shown.path;
    if (id === 'screen') return html`<div class="event ${desk.system.id} view-screen">${shown.view(desk, rest)}</div>`;
    return html`<div class="event ${desk.system.id} view-${id || 'games'}" data-time=${desk.ledger.setting('useTime') || 'no'}>
      <header class="title">
        <h1 tabindex="-1">${desk.ledger.head.name}</h1>
        ${this.tabs(desk, id)}
      </header>
      ${this.undo(desk.ledger)} ${shown.view(desk, rest)}
    </div>`;
  }

  private tabs(desk: EventDesk, current: string): TemplateResult {
    const { more } = desk.scoring.kind;
    const tabs = VIEWS.flatMap((tab) => (tab.id === 'more' ? (more ? [more] : []) : [tab]));
    const marked = tabs.some(({ id }) => id === current) ? current : HOME_OF[current] ?? '';
    return html`<nav aria-label="Event">
      ${tabs.map(({ id, title }) => html`<a href=${desk.link(...(id ? [id] : []))} aria-current=${id === marked ? 'page' : nothing}>${title}</a>`)}
    </nav>`;
  }

  private undo(ledger: Ledger): TemplateResult {
    const { undoable, redoable } = ledger.steps;
    return html`<p class="undo event-undo" role="status">
      ${undoable ? html`<span>${undoable.did}.</span> <button type="button" class="quiet" @click=${() => this.turn(() => ledger.undo())}>Undo</button>` : nothing}
      ${redoable ? html`<button type="button" class="quiet" title="Redo: ${redoable.did}" @click=${() => this.turn(() => ledger.redo())}>Redo</button>` : nothing}
    </p>`;
  }

  /** Where nothing more can be turned that way, the focus is on the other way. */
  private async turn(way: () => void): Promise<void> {
    way();
    await this.redraw();
    const ways = this.querySelector('.event-undo');
    if (!ways?.contains(document.activeElement)) ways?.querySelector('button')?.focus();
  }

  private notHere(): TemplateResult {
    return html`<header class="title"><h1 tabindex="-1">No such event here</h1></header>
      <p>${refusal === null ? 'This device does not have the event, or it was deleted.' : 'Nothing that is kept on this device can be read now.'} <a href="#events">All events on this device</a></p>`;
  }

  private async open(): Promise<void> {
    const { place, engine } = this;
    if (!place || !engine) return;
    if (this.desk?.ledger.id !== place.id) await this.openDesk(place.id, engine);
    await this.openView();
  }

  private async openDesk(id: string, engine: Tallysheet): Promise<void> {
    if (this.opening === id) return;
    this.opening = id;
    const ledger = await openEvent(id);
    this.missing = ledger === null ? id : '';
    if (!ledger || this.place.id !== id) return;
    const desk = new EventDesk(ledger, engine, await loadForms(ledger.system));
    desk.redraw = () => void this.redraw();
    this.desk = desk;
  }

  /** A view arrives when it is first asked for. */
  private async openView(): Promise<void> {
    const path = this.place.view;
    const asked = path.join('/');
    if (!this.desk || this.asked === asked) return;
    this.asked = asked;
    this.desk.leaveGame();
    const { scoring } = this.desk;
    const view = await viewOf(path[0] ?? '', scoring.kind.more?.id);
    if (SCORED.has(path[0] ?? '')) await scoring.prepare();
    if (this.asked !== asked) return;
    this.shown = { view, path };
    await this.redraw();
    setTimeout(() => this.openHours(), A_MOMENT);
    this.startEntering();
  }

  /** A game's hours stand among its form's settings: in sight where every game must tell them. */
  private openHours(): void {
    const settings = this.querySelector<HTMLDetailsElement>('[data-time="yes"] .settings');
    if (settings) settings.open = true;
  }

  /** A new game is ready to be typed: at the first line that is blank. */
  private startEntering(): void {
    const { desk } = this;
    if (!desk || !desk.ledger.game(desk.entering)) return;
    desk.entering = '';
    setTimeout(() => this.lines.find(({ value }) => value === '')?.focus(), A_MOMENT);
  }

  private get lines(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[data-column]')];
  }
}

/** After the page has given the focus to its heading. */
const A_MOMENT = 60;

/** Views that belong to the tab of another. */
const HOME_OF: Record<string, string> = { game: '', player: 'players', sheets: 'standings', screen: 'standings' };

drawnFrom(TallyEventPage, 'place', 'engine', 'desk', 'missing');
customElements.define('tally-event', TallyEventPage);
