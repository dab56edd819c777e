// One event: its name, its tabs, undo, and the requested view. Every event has an element of its own, so that nothing of
// one is left when another is opened.
import { html, noChange, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { EventModel } from './event_model.ts';
import { lateAnswer } from '../store/database.ts';
import { afterPainting, rest } from '../device/painting.ts';
import { Slices } from '../device/slices.ts';
import { startWorkerEngine } from '../engine/worker_engine.ts';
import { engineOf, openEventViews } from '../systems/open_event.ts';
import { refusal } from '../store/save_status.ts';
import { openEvent, systemOf } from '../store/open_events.ts';
import { conflictList } from './conflict_view.ts';
import { moment } from './moment.ts';
import { roundNamed } from '../systems/rounds.ts';
import { qualifyingRound } from '../tournament/qualifying.ts';
import { timeOf } from '../merge/stamp.ts';
import { LEFT_OUT, undone } from './undone.ts';
import { proposedChange } from './views/rule_changes.ts';
import { eventMenu } from './views/event_menu.ts';
import { knownView, loadViews, prepareGames, showsStandings, tabsOf, viewOf, type View } from './views/views.ts';
import './entered_twice_view.ts';
import './safekeeping_note.ts';
import '../form/score_form.ts';

interface Place {
  id: string;
  view: string[];
}

interface Shown {
  /** The part of the address that asked for it. */
  requested: string;
  id: string;
  /** The part of the address after the view's name. */
  rest: string[];
  view: View;
}

class TallyEventPage extends LightElement {
  declare place: Place;
  declare engine: Tallysheet | null;
  declare model: EventModel | null;
  /** Whether the event is not on this device. */
  declare missing: boolean;
  private isOpening = false;
  private requested: string | null = null;
  /** The loaded view. */
  private shown: Shown | null = null;
  /** The edition whose standings are prepared for the view, and whether those of a later one are being. */
  private prepared = -1;
  private preparing = false;
  /** Whether the other views are loaded, or will be. */
  private hasViews = false;
  /** Whether the focus was in this element before it was redrawn. */
  private focused = false;

  constructor() {
    super();
    this.model = null;
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this.unfold);
    lateAnswer.addEventListener('answer', this.openAgain);
  }

  disconnectedCallback(): void {
    removeEventListener('beforeprint', this.unfold);
    lateAnswer.removeEventListener('answer', this.openAgain);
    this.model?.close();
  }

  /** Retries an event that was missing while the database did not answer. */
  private readonly openAgain = (): void => {
    if (!this.missing) return;
    this.isOpening = false;
    this.missing = false;
  };

  /** Prints every row. */
  private readonly unfold = (): void => this.model?.portions.drawAll();

  protected override beforeDrawing(): void {
    this.focused = this.contains(document.activeElement);
    void this.open();
  }

  protected override afterDrawing(): void {
    const { model } = this;
    if (this.focused && document.activeElement === document.body) requestAnimationFrame(this.focusHeading);
    if (model) document.title = `${model.store.head.name} – Tallysheet`;
  }

  /** Before the painting, which needs the layout anyway: focusing earlier would force one of its own. */
  private readonly focusHeading = (): void => {
    if (document.activeElement === document.body) this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  protected override template(): TemplateResult | typeof noChange {
    if (this.missing || this.model?.store.head.deleted) return this.notHere();
    const { model, shown } = this;
    if (!model || !shown) return html`<h1 class="opening" tabindex="-1">Opening the event …</h1>`;
    if (this.requested !== shown.requested) return noChange; // the next view will take the place of this one
    if (!model.isOpened) {
      void model.openSystem().then(model.redraw); // a round is scored in another system since
      return noChange;
    }
    const isLate = this.isLate(model, shown);
    if (isLate) void this.prepareAgain(model, shown);
    const { id, rest } = shown;
    if (id === 'screen' || id === 'slides')
      return html`<div class="event ${model.system.id} view-screen" aria-busy=${isLate}>${isLate ? noChange : shown.view(model, rest)}</div>`;
    return html`<div class="event ${model.system.id} view-${id || 'games'}" aria-busy=${isLate}>
      <header class="title">
        <h1 tabindex="-1" title=${model.store.head.name}>${model.store.head.name}</h1>
        ${eventMenu(model, id)} ${this.tabs(model, id)}
      </header>
      ${model.store.hasEarlierWriter ? EARLIER : nothing} ${this.undo(model, isLate)} ${proposedChange(model)} ${conflictList(model)} ${id === 'game' ? nothing : html`<tally-entered-twice .model=${model} .of=${model.store.edition}></tally-entered-twice>`} ${ASKING.has(id) ? html`<tally-safekeeping .of=${model.store.edition}></tally-safekeeping>` : nothing}
      ${isLate ? noChange : shown.view(model, rest)}
    </div>`;
  }

  /** Whether what is shown are standings of before the last change, until those of now are there. */
  private isLate(model: EventModel, { id, rest }: Shown): boolean {
    const { scoring, store } = model;
    const { rules } = scoring;
    if (this.prepared === store.edition || !showsStandings(id, rules)) return false;
    if (this.needsOwn(model, id) && ownRounds(model, id, rest).some((upTo) => model.ownRule.isWaiting(upTo)))
      return true;
    if (!scoring.usesWorker) return false;
    if (id === rules.view?.id || !(scoring.known || scoring.recall())) return true;
    const upTo = roundAfter(model, id, rest);
    if (upTo !== null && !scoring.knownAfter(upTo)) return true;
    this.prepared = store.edition;
    return false;
  }

  /** Whether the view shows standings by the event's own rule. */
  private needsOwn({ ownRule }: EventModel, id: string): boolean {
    return ownRule.exists || NEEDS_RULE.has(id);
  }

  private async prepareAgain(model: EventModel, shown: Shown): Promise<void> {
    if (this.preparing) return;
    this.preparing = true;
    await this.prepareShown(model, shown).finally(() => (this.preparing = false));
    await this.redraw();
  }

  /** Prepares the view again; it stays as it is until everything is there. */
  private async prepareShown(model: EventModel, { id, rest }: Shown): Promise<void> {
    await this.prepare(model, id, rest);
    if (id === 'prizes') await model.ownRule.prepareAwards();
  }

  /** Asks the engine for what a view shows. */
  private async prepare(model: EventModel, id: string, rest: string[]): Promise<void> {
    const { scoring, store } = model;
    const { view } = scoring.rules;
    let edition: number;
    do {
      edition = store.edition;
      await scoring.prepare();
      const upTo = roundAfter(model, id, rest);
      if (upTo !== null) await scoring.prepareAfter(upTo);
      if (this.needsOwn(model, id)) for (const round of ownRounds(model, id, rest)) await model.ownRule.prepare(round);
      if (id === 'slides') await model.ownRule.prepareAwards();
      if (id === view?.id) await model.ownViews.view?.prepare?.(model);
      if (scoring.usesWorker) await new Slices().pause(); // taking the answer in and drawing it are one task each
    } while (edition !== store.edition);
    this.prepared = edition;
  }

  private tabs(model: EventModel, current: string): TemplateResult {
    const tabs = tabsOf(model);
    const marked = HOME_OF[current] ?? current;
    return html`<nav aria-label="Event">
      ${tabs.map(({ id, title }) => html`<a href=${model.link(...(id ? [id] : []))} aria-current=${(HOME_OF[id] ?? id) === marked ? 'page' : nothing}>${title}</a>`)}
    </nav>`;
  }

  private undo(model: EventModel, isLate: boolean): TemplateResult {
    const { store } = model;
    const { undoable, redoable, all } = store.history;
    return html`<p class="undo event-undo" role="status">
      ${undoable ? html`<span>${undoable.did} <small>${moment(timeOf(undoable.id))}</small></span> <button type="button" class="quiet" @click=${() => this.turn(() => undone(model, () => store.undo()))}>Undo</button>` : nothing}
      ${redoable ? html`<button type="button" class="quiet" title="Redo: ${redoable.did}" @click=${() => this.turn(() => undone(model, () => store.redo()))}>Redo</button>` : nothing}
      ${all.length > 1 ? html`<a href=${model.link('history')}>History</a>` : nothing}
      <span class="left-as-is">${model.notes.get(LEFT_OUT)}</span> ${isLate ? html`<span class="late">Calculating the standings …</span>` : nothing}
    </p>`;
  }

  /** Moves the focus to the other button when this one disappears. */
  private async turn(way: () => void): Promise<void> {
    way();
    await this.redraw();
    const ways = this.querySelector('.event-undo');
    if (!ways?.contains(document.activeElement)) requestAnimationFrame(() => ways?.querySelector('button')?.focus());
  }

  private notHere(): TemplateResult {
    return html`<header class="title"><h1 tabindex="-1">Event not found</h1></header>
      <p>${refusal === null ? 'The event is not on this device, or it was deleted.' : 'The events on this device cannot be read at the moment.'} <a href="#events">All events on this device</a></p>`;
  }

  private async open(): Promise<void> {
    const { place, engine } = this;
    if (!place || !engine) return;
    if (!this.model) await this.openModel(place.id, engine);
    await this.openView();
  }

  private async openModel(id: string, engine: Tallysheet): Promise<void> {
    if (this.isOpening) return;
    this.isOpening = true;
    this.loadMeanwhile(id);
    const store = await openEvent(id);
    await new Slices().pause(); // reading it and drawing it are one task each
    this.missing = store === null;
    if (!store || !this.isConnected) return;
    const views = await openEventViews(store.system);
    const model = new EventModel(store, await engineOf(store.system, engine), views, onPage);
    const slices = await model.scoring.readNames(); // which every view draws from
    if (slices.paused) await slices.pause();
    if (model.scoring.isLong && !this.place.view[0]) await prepareGames(model);
    model.redraw = () => void this.redraw();
    this.model = model;
  }

  /** Loads what will be needed, while the event is read. A failure is reported when it is needed. */
  private loadMeanwhile(id: string): void {
    viewOf(this.place.view[0] ?? '').catch(() => {});
    systemOf(id)
      .then((system) => (system ? openEventViews(system) : null))
      .catch(() => {});
  }

  /** Loads a view when it is first requested. */
  private async openView(): Promise<void> {
    const path = this.place.view;
    const requested = path.join('/');
    if (!this.model || this.requested === requested) return;
    this.requested = requested;
    this.model.leaveGame();
    const { scoring } = this.model;
    const [named = '', ...rest] = path;
    const id = knownView(named, scoring.rules);
    const view = await viewOf(id, this.model);
    if (showsStandings(id, scoring.rules)) await this.prepare(this.model, id, rest);
    if (this.requested !== requested) return;
    this.model.portions.begin();
    this.shown = { requested, id, rest, view };
    await this.redraw();
    setTimeout(() => this.openFormSettings(), A_MOMENT);
    this.startEntering();
    const { model } = this;
    afterPainting(() => void this.workAhead(model));
  }

  /** Loads and calculates what other views will need, while the browser has nothing else to do. */
  private async workAhead(model: EventModel): Promise<void> {
    const { scoring, store } = model;
    await rest(A_MOMENT);
    if (scoring.isLong) void startWorkerEngine().then(() => model.prepareAhead());
    await rest(0);
    if (!this.hasViews) void loadViews(store.system);
    this.hasViews = true;
    await rest(0);
    await scoring.readAhead(new Slices(undefined, () => rest(0)));
  }

  /** Opens the settings if the game must fill in one of them. */
  private openFormSettings(): void {
    const settings = this.querySelector<HTMLDetailsElement>('.settings');
    const game = this.shown?.id === 'game' && this.model?.store.game(this.shown.rest[0] ?? '');
    if (settings && game && this.model?.scoring.needsFormSettings(game)) settings.open = true;
  }

  /** Focuses the first blank field of a new game, unless a person has gone to another field. */
  private startEntering(): void {
    const { model } = this;
    if (!model?.store.game(model.entering)) return;
    model.entering = '';
    const before = document.activeElement;
    setTimeout(() => {
      const now = document.activeElement;
      const isElsewhere = now instanceof HTMLInputElement && now !== before;
      if (!isElsewhere) this.lines.find(({ value }) => value === '')?.focus();
    }, A_MOMENT);
  }

  private get lines(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input[data-column]')];
  }
}

/** The round after which the view shows the standings; null for all games. */
function roundAfter({ games }: EventModel, id: string, [part]: string[]): number | null {
  return id === 'standings' ? roundNamed(games, part) : null;
}

/** The rounds after which the view shows the standings by the event's own rule; undefined for all games. */
function ownRounds({ games, store }: EventModel, id: string, [part]: string[]): (number | undefined)[] {
  if (id !== 'counting') return [undefined];
  const qualify = store.setting('countingTopBoard') ? qualifyingRound(store.head.settings, games) : null;
  return [roundNamed(games, part) ?? undefined, ...(qualify === null ? [] : [qualify])];
}

/** Milliseconds; the page focuses its heading first. */
const A_MOMENT = 60;

/** Views without a tab of their own, by the tab that is marked for them. */
const HOME_OF: Record<string, string> = {
  game: '',
  rounds: '',
  draw: '',
  seating: '',
  slips: '',
  person: 'players',
  player: 'players',
  sheets: 'standings',
  screen: 'standings',
  counting: 'standings',
  outlook: 'standings',
  prizes: 'standings',
  history: 'files',
};

/** Views for which the engine of events is loaded in every event. */
const NEEDS_RULE = new Set(['counting', 'outlook', 'prizes', 'slides']);

/** Views that mention storage and backups. Views of figures don't. */
const ASKING = new Set(['', 'files']);

const EARLIER = html`<p class="note" role="status">Another tab has this event open with an earlier version of Tallysheet. Reload that tab: until then, what it deletes goes into the bin here, and it does not show the latest changes.</p>`;

drawnFrom(TallyEventPage, 'place', 'engine', 'model', 'missing');
customElements.define('tally-event', TallyEventPage);
