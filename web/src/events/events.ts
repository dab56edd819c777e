// Events within the page: the list of them, one of them, or a single form's game on its way into one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { damaged, onRefusal, refusal } from './keeper.ts';
import './styles/events.css';
import './event_list.ts';
import './event_page.ts';

class TallyEvents extends LightElement {
  declare path: string[];
  declare engine: Tallysheet | null;

  override connectedCallback(): void {
    super.connectedCallback();
    onRefusal(() => void this.redraw());
  }

  protected override template(): TemplateResult {
    return html`<div class="refusal" role="alert">${refusal === null ? '' : html`<p>${refusal} ${this.toFiles()}</p>`}${damaged === null ? '' : html`<p>${damaged}</p>`}</div>
      ${this.page()}`;
  }

  private toFiles(): TemplateResult | typeof nothing {
    const [first, id] = this.path;
    return first === 'event' && id ? html`<a href="#event/${id}/files">To its files</a>` : nothing;
  }

  private page(): TemplateResult {
    const [first, id, ...rest] = this.path;
    if (first === 'event' && id) return html`<tally-event .place=${{ id, view: rest.map(decodeURIComponent) }} .engine=${this.engine}></tally-event>`;
    return html`<tally-event-list .adding=${id === 'add' ? rest.join('/') : ''}></tally-event-list>`;
  }
}

drawnFrom(TallyEvents, 'path', 'engine');
customElements.define('tally-events', TallyEvents);
