// The events on this device, side by side, and a new one; or which of them a game is to be added to.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { shortened } from '../entry/shortened.ts';
import { missing } from '../missing.ts';
import { formStore } from '../store.ts';
import { choice } from '../parts/choice.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { channel } from './channel.ts';
import { FORMS, newEvent, NO_EVENTS, newGame, type EventSystem, type GameForm, type GameState, type TallyEvent } from './event.ts';
import { eventSystems, openForm, systemOf } from './forms.ts';
import '../exchange/open_event.ts';
import { isStateOf } from '../exchange/shapes.ts';
import { lateAnswer } from './database.ts';
import { beginEvent, clearOldAway, listEvents, openEvent, restoreEvent, type Listed } from './registry.ts';

class TallyEventList extends LightElement {
  declare listed: Listed[] | null;
  /** As it was when it was deleted here. */
  declare deleted: TallyEvent | null;
  declare system: EventSystem;
  declare name: string;
  declare asked: boolean;
  /** Id of the single form whose contents are to be added to an event. */
  declare adding: string;
  private hush = () => {};

  constructor() {
    super();
    this.listed = null;
    this.deleted = null;
    this.system = eventSystems()[0]?.id as EventSystem;
    this.name = '';
    this.asked = false;
    this.adding ??= '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.hush = channel.follow(this.look);
    lateAnswer.addEventListener('answer', this.look);
    void this.look().then(clearOldAway).catch(() => {}); // another visit will
  }

  disconnectedCallback(): void {
    this.hush();
    lateAnswer.removeEventListener('answer', this.look);
  }

  private readonly look = async (): Promise<void> => {
    this.listed = await listEvents();
  };

  protected override template(): TemplateResult {
    if (this.hasAttribute('few')) return this.few();
    return html`<header class="title">
        <h1 tabindex="-1">${this.adding ? 'Add to an event' : 'Events'}</h1>
      </header>
      ${this.adding ? html`<p>${systemOf(this.adding)?.name}: to which event does this game belong?</p>` : nothing} ${this.cards(this.fitting)}
      <p class="undo" role="status">${this.undo()}</p>
      ${this.beginning()} ${this.adding ? nothing : html`<tally-open-event></tally-open-event>`}`;
  }

  /** As home shows them. */
  private few(): TemplateResult {
    if (!this.listed?.length) return html``;
    return html`<h2 class="unseen">Events</h2>
      ${this.cards(this.listed.slice(0, 3))}`;
  }

  private get fitting(): Listed[] {
    return (this.listed ?? []).filter(({ head }) => !this.adding || FORMS[head.system].includes(this.adding as GameForm));
  }

  private cards(listed: Listed[]): TemplateResult {
    return html`<ul class="event-cards">
      ${repeat(listed, ({ head }) => head.id, (one) => this.card(one))}
    </ul>`;
  }

  private card(listed: Listed): TemplateResult {
    const { head, games } = listed;
    const name = head.name || 'An event without a name';
    const chosen = (event: Event) => this.adding && (event.preventDefault(), void this.addTo(head.id));
    return html`<li class="event-card ${head.system}">
      <a href="#event/${head.id}" @click=${chosen}><b>${name}</b> <span>${systemOf(head.system)?.name}, ${games === 1 ? 'one game' : `${games} games`}</span></a>
      ${this.adding || this.hasAttribute('few') ? nothing : html`<button type="button" class="tool remove" aria-label="Delete ${name}" title="Delete" @click=${() => this.takeAway(listed)}></button>`}
    </li>`;
  }

  private undo(): unknown {
    const { deleted } = this;
    return deleted ? html`${shortened(deleted.name) || 'The event'} deleted. <button type="button" class="quiet" @click=${this.restore}>Undo</button>` : nothing;
  }

  private beginning(): TemplateResult {
    const systems = eventSystems().filter(({ id }) => !this.adding || FORMS[id as EventSystem].includes(this.adding as GameForm));
    const missing = this.asked && this.name.trim() === '';
    return html`<form class="new-event" novalidate autocomplete="off" @submit=${this.begin}>
      <h2>A new event</h2>
      <label for="event-name">Name</label>
      <input id="event-name" class="name" type="text" autocomplete="off" enterkeyhint="done" .value=${this.name} aria-invalid=${missing ? 'true' : nothing}
        aria-describedby=${missing ? 'event-name-problem' : nothing} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} />
      ${missing ? html`<div class="problem" id="event-name-problem"><p>The event’s name is missing. Any name will do: “Spring convention”.</p></div>` : nothing}
      ${choice({ legend: 'Scored by', name: 'event-system', value: this.system, set: (value) => (this.system = value), options: systems.map(({ id, name, scores }) => ({ value: id as EventSystem, label: name, hint: scores })) })}
      <button type="submit" class="show">Begin the event</button>
    </form>`;
  }

  private readonly begin = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    this.asked = true;
    if (this.name.trim() === '') return this.querySelector<HTMLElement>('#event-name')?.focus();
    if (missing('crypto', NO_EVENTS)) return; // the page says so above
    const system = this.adding ? this.systemFor(this.adding as GameForm) : this.system;
    const { id } = beginEvent(newEvent(system, this.name.trim()));
    if (this.adding) await this.addTo(id);
    else location.hash = `#event/${id}`;
  };

  private systemFor(form: GameForm): EventSystem {
    return FORMS[this.system].includes(form) ? this.system : (Object.keys(FORMS) as EventSystem[]).find((id) => FORMS[id].includes(form)) as EventSystem;
  }

  private async addTo(id: string): Promise<void> {
    const form = this.adding as GameForm;
    const ledger = await openEvent(id);
    const known = formStore.read(form);
    const state = { ...(await openForm(form)).blank(), ...(isStateOf(form, known) ? known : undefined) };
    const game = newGame(form, state as GameState);
    ledger?.add([game], `${systemOf(form).name} added from its own form`);
    location.hash = `#event/${id}/game/${game.id}`;
  }

  private async takeAway({ head }: Listed): Promise<void> {
    const ledger = await openEvent(head.id);
    if (!ledger) return;
    this.deleted = ledger.event;
    ledger.changeHead({ deleted: Date.now() }, 'Event deleted');
    await ledger.save();
    await this.showList();
  }

  private readonly restore = async (): Promise<void> => {
    const { deleted } = this;
    this.deleted = null;
    if (deleted) await restoreEvent(deleted);
    await this.showList();
  };

  private async showList(): Promise<void> {
    await this.look();
    this.querySelector<HTMLElement>('h1')?.focus();
  }
}

drawnFrom(TallyEventList, 'listed', 'deleted', 'system', 'name', 'asked', 'adding');
customElements.define('tally-event-list', TallyEventList);
