// Asks which event a file belongs to that was shared with the page, or opened with it. The event's Files view previews it.
import { html, type TemplateResult } from 'lit/html.js';
import { followLaunches, forgetShared, sharedFile } from '../device/shared_file.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import { systemName } from '../systems/all_event_rules.ts';
import { listEvents, type Listed } from '../store/open_events.ts';

class TallySharedFile extends LightElement {
  declare file: File | null;
  /** Null while it is being looked for. */
  declare listed: Listed[] | null;

  constructor() {
    super();
    this.file = null;
    this.listed = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    followLaunches(() => void this.look());
    void this.look();
  }

  private async look(): Promise<void> {
    this.file = await sharedFile();
    this.listed = await listEvents();
  }

  protected override template(): TemplateResult {
    const { file, listed } = this;
    const title = html`<header class="title"><h1 tabindex="-1">A file to import</h1></header>`;
    if (!listed) return html`${title}<p>Looking for the file …</p>`;
    if (!file)
      return html`${title}<p>There is no file. Share one with Tallysheet again, or choose it in the <i>Files</i> of an event.</p><p><a href="#events">Events</a></p>`;
    return html`${title}
      <p>Which event do the games of “${shortened(file.name)}” belong to? You see a preview before anything is imported.</p>
      ${listed.length === 0 ? html`<p>There is no event on this device yet.</p>` : html`<ul>${listed.map(({ head }) => html`<li><a href="#event/${head.id}/files">${shortened(head.name)}</a> <small>${systemName(head.system, head.settings)}</small></li>`)}</ul>`}
      <p class="event-tools"><a class="usual" href="#events">Begin an event</a> <button type="button" class="quiet" @click=${this.forget}>Don’t import it</button></p>`;
  }

  private readonly forget = async (): Promise<void> => {
    await forgetShared();
    location.hash = '#events';
  };
}

drawnFrom(TallySharedFile, 'file', 'listed');
customElements.define('tally-shared-file', TallySharedFile);
