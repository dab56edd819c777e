// The events part of the page: the list of events, one event, or a game being added to one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Tallysheet } from 'tallysheet';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { missing } from '../device/features.ts';
import { NO_EVENTS } from '../systems/event_game.ts';
import { agreeing, inWords, shortened } from '../ui/sentences.ts';
import { damage } from '../store/damage.ts';
import { damageOf } from '../store/damaged_records.ts';
import { forgetSavedAgain, onRefusal, refusal, savedAgain } from '../store/save_status.ts';
import '../ui/damaged_note.ts';
import './styles/events.css';
import './event_list.ts';
import './event_page.ts';
import './shared_file_view.ts';

class TallyEvents extends LightElement {
  declare path: string[];
  declare engine: Tallysheet | null;

  override connectedCallback(): void {
    super.connectedCallback();
    const redraw = () => void this.redraw();
    onRefusal(redraw);
    damage.changed = redraw;
  }

  protected override template(): TemplateResult {
    const { event } = this;
    const unsupported = missing('crypto', NO_EVENTS);
    return html`<div class="refusal" role="alert">${unsupported ? html`<p>${unsupported}</p>` : ''}${refusal === null ? '' : html`<p>${refusal} ${this.toFiles()}</p>`}</div>
      <div class="saved-again" role="status">${savedAgain.size > 0 ? savedAgainNote() : nothing}</div>
      <tally-damaged .of=${event ?? 'events'} .damage=${damageOf(event, onPage().numbers)}></tally-damaged>
      ${this.page()}`;
  }

  /** Undefined for the list of events. */
  private get event(): string | undefined {
    const [first, id] = this.path;
    return first === 'event' && id ? id : undefined;
  }

  private toFiles(): TemplateResult | typeof nothing {
    const { event } = this;
    return event ? html`<a href="#event/${event}/files">Go to Files</a>` : nothing;
  }

  private page(): TemplateResult {
    const { event } = this;
    const [, id, ...rest] = this.path;
    if (event)
      return html`${keyed(event, html`<tally-event .place=${{ id: event, view: rest.map(decoded) }} .engine=${this.engine}></tally-event>`)}`;
    if (id === 'shared') return html`<tally-shared-file></tally-shared-file>`;
    return html`<tally-event-list .adding=${id === 'add' ? rest.join('/') : ''}></tally-event-list>`;
  }
}

function savedAgainNote(): TemplateResult {
  const names = [...savedAgain].map((name) => `“${shortened(name)}”`);
  return html`<p>The events saved in this browser were deleted, as when the data of a site is cleared. ${inWords(names, 'and')} ${agreeing(names.length, 'was open here and is', 'were open here and are')} saved again. Restore other events from a backup.</p>
    <button type="button" class="quiet" @click=${forgetSavedAgain}>Close</button>`;
}

/** Decodes a part of the address. Returns it unchanged if it is not validly encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

drawnFrom(TallyEvents, 'path', 'engine');
customElements.define('tally-events', TallyEvents);
