// The list of events on this device, with a form for a new one; also used to choose the event that a game is added to.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { onPage } from '../ui/page_style.ts';
import { shortened } from '../ui/sentences.ts';
import { missing } from '../device/features.ts';
import { formStore } from '../device/storage.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { channel } from '../store/channel.ts';
import { newEvent } from '../systems/event.ts';
import { NO_EVENTS, newGame, type EventGame, type SystemId, type GameState } from '../systems/event_game.ts';
import { openView } from '../systems/open.ts';
import { pageOf } from '../systems/index.ts';
import { systemName } from '../systems/all_event_rules.ts';
import { eventForms, eventSystems } from '../systems/event_systems.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { choicesFor, systemChooser, type SystemChoice } from './system_chooser.ts';
import './open_file.ts';
import { lateAnswer } from '../store/database.ts';
import './backup_view.ts';
import './bin_view.ts';
import { HEAD } from '../merge/records.ts';
import { beginEvent, clearOldAway, listEvents, openEvent, restore, type Listed } from '../store/open_events.ts';
import type { EventStore } from '../store/event_store.ts';
import { loadToOpen } from './views/views.ts';

class TallyEventList extends LightElement {
  declare listed: Listed[] | null;
  /** The event that was deleted here, for undo. */
  declare deleted: { id: string; name: string } | null;
  /** The id of the chosen system or variant. */
  declare system: string;
  /** The text typed to find a system. */
  declare search: string;
  declare name: string;
  declare submitted: boolean;
  /** Id of the form whose contents are to be added to an event. */
  declare adding: string;
  /** Asks about a game that the event has already. */
  declare question: TemplateResult | null;
  private stopListening = () => {};

  constructor() {
    super();
    this.listed = null;
    this.deleted = null;
    this.system = eventSystems[0]?.id ?? '';
    this.search = '';
    this.name = '';
    this.submitted = false;
    this.adding ??= '';
    this.question = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = channel.follow(this.look);
    lateAnswer.addEventListener('answer', this.look);
    void this.look()
      .then(() => Promise.all([clearOldAway(), this.loadAhead()]))
      .catch(() => {}); // another visit will
  }

  disconnectedCallback(): void {
    this.stopListening();
    lateAnswer.removeEventListener('answer', this.look);
  }

  protected override beforeDrawing(): void {
    if (!this.adding && this.question) this.question = null;
  }

  private readonly look = async (): Promise<void> => {
    this.listed = await listEvents();
  };

  private async loadAhead(): Promise<void> {
    if (this.hasAttribute('few')) return;
    await loadToOpen(new Set((this.listed ?? []).map(({ head }) => scoringSystem(head))));
  }

  protected override template(): TemplateResult {
    if (this.hasAttribute('few')) return this.few();
    return html`<header class="title">
        <h1 tabindex="-1">${this.adding ? 'Add to an event' : 'Events'}</h1>
      </header>
      ${this.adding && this.question ? this.question : this.lists()}`;
  }

  private lists(): TemplateResult {
    return html`${this.adding ? html`<p>${pageOf(this.adding)?.name}: which event does this game belong to?</p>` : nothing} ${this.cards(this.fitting)}
      ${this.listed?.length === 0 && !this.adding ? this.introduction() : nothing}
      <p class="undo" role="status">${this.undo()}</p>
      ${this.beginning()} ${this.adding ? nothing : html`<tally-open-event></tally-open-event><tally-backup .changed=${this.look}></tally-backup><tally-bin .of=${this.listed} .changed=${this.look}></tally-bin>`}`;
  }

  /** The short list for the home page. */
  private few(): TemplateResult {
    if (!this.listed?.length) return html``;
    return html`<h2 class="unseen">Events</h2>
      ${this.cards(this.listed.slice(0, 3))}`;
  }

  private get fitting(): Listed[] {
    return (this.listed ?? []).filter(
      ({ head }) => !this.adding || eventForms(scoringSystem(head)).includes(this.adding),
    );
  }

  private cards(listed: Listed[]): TemplateResult {
    return html`<ul class="event-cards">
      ${repeat(
        listed,
        ({ head }) => head.id,
        (one) => this.card(one),
      )}
    </ul>`;
  }

  private card(listed: Listed): TemplateResult {
    const { head, games } = listed;
    const name = head.name || 'Unnamed event';
    const chosen = (event: Event) => this.adding && (event.preventDefault(), void this.addTo(head.id));
    return html`<li class="event-card ${head.system}">
      <a href="#event/${head.id}" @click=${chosen}><b>${name}</b> <span>${systemName(head.system, head.settings)}, ${onPage().numbers.amount(games, 'game')}</span></a>
      ${this.adding || this.hasAttribute('few') ? nothing : html`<button type="button" class="tool remove" aria-label="Delete ${name}" title="Delete" @click=${() => this.deleteEvent(listed)}></button>`}
    </li>`;
  }

  private introduction(): TemplateResult {
    return html`<div class="empty">
      <p>An event is a convention, a tournament or a league. Enter each game when it is over: the standings update automatically and list every player’s games.</p>
      <p>Look around in a sample first:</p>
      <p class="event-tools">${eventSystems.map(({ id, name }) => html`<button type="button" class="choice" @click=${() => openSample(id)}>${name}</button>`)}</p>
    </div>`;
  }

  private undo(): unknown {
    const { deleted } = this;
    return deleted
      ? html`${shortened(deleted.name) || 'The event'} deleted. <button type="button" class="quiet" @click=${this.restore}>Undo</button>`
      : nothing;
  }

  private beginning(): TemplateResult {
    const missing = this.submitted && this.name.trim() === '';
    return html`<form class="new-event" novalidate autocomplete="off" @submit=${this.begin}>
      <h2>New event</h2>
      <label for="event-name">Name</label>
      <input id="event-name" class="name" type="text" autocomplete="off" enterkeyhint="done" .value=${this.name} aria-invalid=${missing ? 'true' : nothing}
        aria-describedby=${missing ? 'event-name-problem' : nothing} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} />
      ${missing ? html`<div class="problem" id="event-name-problem"><p>Enter a name for the event, for example “Spring convention”.</p></div>` : nothing}
      ${systemChooser({ choices: choicesFor(this.adding), chosen: this.choice.id, search: this.search, choose: (id) => (this.system = id), find: (text) => (this.search = text) })}
      <button type="submit" class="show">Create event</button>
      ${this.adding ? nothing : html`<p class="aside">Scores that somebody published can be checked, too: every figure is confirmed or explained. <button type="button" class="quiet" @click=${this.beginCheck}>Check published results</button></p>`}
    </form>`;
  }

  private readonly begin = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    this.submitted = true;
    if (this.name.trim() === '') return this.querySelector<HTMLElement>('#event-name')?.focus();
    if (missing('crypto', NO_EVENTS)) return; // the page says so above
    const { system, settings } = this.choice;
    const { id } = beginEvent({ ...newEvent(system, this.name.trim()), settings });
    if (this.adding) await this.addTo(id);
    else location.hash = `#event/${id}`;
  };

  /** An event for the results of the chosen system that are to be checked. */
  private readonly beginCheck = (): void => {
    if (missing('crypto', NO_EVENTS)) return; // the page says so above
    const { system, settings } = this.choice;
    const { id } = beginEvent({ ...newEvent(system, this.name.trim() || 'Published results'), settings });
    location.hash = `#event/${id}/check`;
  };

  /** The chosen system, or the first that takes the form to be added if the chosen one does not. */
  private get choice(): SystemChoice {
    const choices = choicesFor(this.adding);
    return choices.find(({ id }) => id === this.system) ?? choices[0]!;
  }

  private async addTo(id: string): Promise<void> {
    const form = this.adding;
    const store = await openEvent(id);
    const known = formStore.read(form);
    const description = (await openView(form)).form.state;
    const state = { ...description.blank(), ...(description.fits(known) ? known : undefined) };
    const game = newGame(form, state as GameState);
    if (store && !(await this.isTwin(store, game))) add(store, game);
  }

  /** Asks if the event has this game already. */
  private async isTwin(store: EventStore, game: EventGame): Promise<boolean> {
    if (store.games.length === 0) return false;
    const { twinOf, replacement, twinQuestion } = await import('./added_twice.ts');
    const twin = await twinOf(store.system, store.games, game, onPage().numbers);
    if (!twin) return false;
    const question = twinQuestion(twin, store.head.name, {
      open: () => show(store, twin.correction.existing),
      add: () => add(store, game),
      replace: () => {
        const replaced = replacement(twin, game);
        store.changeGames([replaced], `${pageOf(game.form)?.name} game replaced`);
        show(store, replaced);
      },
      cancel: () => void this.ask(null),
    });
    await this.ask(question);
    return true;
  }

  private async ask(question: TemplateResult | null): Promise<void> {
    this.question = question;
    await this.redraw();
    this.querySelector<HTMLElement>(question ? '#twice-question' : 'h1')?.focus();
  }

  private async deleteEvent({ head }: Listed): Promise<void> {
    const store = await openEvent(head.id);
    if (!store) return;
    this.deleted = head;
    store.changeHead({ deleted: Date.now() }, 'Event deleted');
    await store.save();
    await this.showList();
  }

  private readonly restore = async (): Promise<void> => {
    const { deleted } = this;
    this.deleted = null;
    if (deleted) await restore(deleted.id, HEAD, 'Event restored');
    await this.showList();
  };

  /** Moves the focus from the button that is gone to the heading, unless a person has moved it on. */
  private async showList(): Promise<void> {
    await this.look();
    await this.redraw();
    if (document.activeElement === document.body) this.querySelector<HTMLElement>('h1')?.focus();
  }
}

async function openSample(system: SystemId): Promise<void> {
  if (missing('crypto', NO_EVENTS)) return; // the page says so above
  const { sampleEvent } = await import('./sample_event.ts');
  const { id } = beginEvent(sampleEvent(system));
  location.hash = `#event/${id}/standings`;
}

function add(store: EventStore, game: EventGame): void {
  store.addGames([game], `${pageOf(game.form)?.name} game added`);
  show(store, game);
}

function show(store: EventStore, game: EventGame): void {
  location.hash = `#event/${store.id}/game/${game.id}`;
}

drawnFrom(TallyEventList, 'listed', 'deleted', 'system', 'search', 'name', 'submitted', 'adding', 'question');
customElements.define('tally-event-list', TallyEventList);
