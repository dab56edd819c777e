// The list of events on this device, with a form for a new one; also used to choose the event that a game is added to.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { shortened } from '../ui/sentences.ts';
import { missing } from '../device/features.ts';
import { formStore } from '../device/storage.ts';
import { choice } from '../ui/choice.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { channel } from './channel.ts';
import { newEvent, type TallyEvent } from '../systems/event.ts';
import { NO_EVENTS, newGame, type SystemId, type FormId, type GameState } from '../systems/event_game.ts';
import { openForm } from '../systems/open.ts';
import { systemOf } from '../systems/index.ts';
import { eventForms, eventSystems, systemTaking } from '../systems/event_systems.ts';
import './open_file.ts';
import { lateAnswer } from './database.ts';
import { beginEvent, clearOldAway, listEvents, openEvent, restoreEvent, type Listed } from './open_events.ts';

class TallyEventList extends LightElement {
  declare listed: Listed[] | null;
  /** The event that was deleted here, for undo. */
  declare deleted: TallyEvent | null;
  declare system: SystemId;
  declare name: string;
  declare submitted: boolean;
  /** Id of the form whose contents are to be added to an event. */
  declare adding: string;
  private stopListening = () => {};

  constructor() {
    super();
    this.listed = null;
    this.deleted = null;
    this.system = eventSystems[0]?.id ?? '';
    this.name = '';
    this.submitted = false;
    this.adding ??= '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = channel.follow(this.look);
    lateAnswer.addEventListener('answer', this.look);
    void this.look()
      .then(clearOldAway)
      .catch(() => {}); // another visit will
  }

  disconnectedCallback(): void {
    this.stopListening();
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
      ${this.adding ? html`<p>${systemOf(this.adding)?.name}: which event does this game belong to?</p>` : nothing} ${this.cards(this.fitting)}
      <p class="undo" role="status">${this.undo()}</p>
      ${this.beginning()} ${this.adding ? nothing : html`<tally-open-event></tally-open-event>`}`;
  }

  /** The short list for the home page. */
  private few(): TemplateResult {
    if (!this.listed?.length) return html``;
    return html`<h2 class="unseen">Events</h2>
      ${this.cards(this.listed.slice(0, 3))}`;
  }

  private get fitting(): Listed[] {
    return (this.listed ?? []).filter(({ head }) => !this.adding || eventForms(head.system).includes(this.adding));
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
      <a href="#event/${head.id}" @click=${chosen}><b>${name}</b> <span>${systemOf(head.system)?.name}, ${games === 1 ? 'one game' : `${games} games`}</span></a>
      ${this.adding || this.hasAttribute('few') ? nothing : html`<button type="button" class="tool remove" aria-label="Delete ${name}" title="Delete" @click=${() => this.deleteEvent(listed)}></button>`}
    </li>`;
  }

  private undo(): unknown {
    const { deleted } = this;
    return deleted
      ? html`${shortened(deleted.name) || 'The event'} deleted. <button type="button" class="quiet" @click=${this.restore}>Undo</button>`
      : nothing;
  }

  private beginning(): TemplateResult {
    const systems = eventSystems.filter(({ id }) => !this.adding || eventForms(id).includes(this.adding));
    const missing = this.submitted && this.name.trim() === '';
    return html`<form class="new-event" novalidate autocomplete="off" @submit=${this.begin}>
      <h2>New event</h2>
      <label for="event-name">Name</label>
      <input id="event-name" class="name" type="text" autocomplete="off" enterkeyhint="done" .value=${this.name} aria-invalid=${missing ? 'true' : nothing}
        aria-describedby=${missing ? 'event-name-problem' : nothing} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} />
      ${missing ? html`<div class="problem" id="event-name-problem"><p>Enter a name for the event, for example “Spring convention”.</p></div>` : nothing}
      ${choice({ legend: 'Scoring system', name: 'event-system', value: this.system, set: (value) => (this.system = value), options: systems.map(({ id, name, scores }) => ({ value: id, label: name, hint: scores })) })}
      <button type="submit" class="show">Create event</button>
    </form>`;
  }

  private readonly begin = async (submit: Event): Promise<void> => {
    submit.preventDefault();
    this.submitted = true;
    if (this.name.trim() === '') return this.querySelector<HTMLElement>('#event-name')?.focus();
    if (missing('crypto', NO_EVENTS)) return; // the page says so above
    const system = this.adding ? this.systemFor(this.adding) : this.system;
    const { id } = beginEvent(newEvent(system, this.name.trim()));
    if (this.adding) await this.addTo(id);
    else location.hash = `#event/${id}`;
  };

  private systemFor(form: FormId): SystemId {
    return eventForms(this.system).includes(form) ? this.system : (systemTaking(form) ?? this.system);
  }

  private async addTo(id: string): Promise<void> {
    const form = this.adding;
    const store = await openEvent(id);
    const known = formStore.read(form);
    const description = (await openForm(form)).state;
    const state = { ...description.blank(), ...(description.fits(known) ? known : undefined) };
    const game = newGame(form, state as GameState);
    store?.addGames([game], `${systemOf(form)?.name} game added`);
    location.hash = `#event/${id}/game/${game.id}`;
  }

  private async deleteEvent({ head }: Listed): Promise<void> {
    const store = await openEvent(head.id);
    if (!store) return;
    this.deleted = store.event;
    store.changeHead({ deleted: Date.now() }, 'Event deleted');
    await store.save();
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

drawnFrom(TallyEventList, 'listed', 'deleted', 'system', 'name', 'submitted', 'adding');
customElements.define('tally-event-list', TallyEventList);
