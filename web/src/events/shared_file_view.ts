// A file that was shared with the page, or opened with it. Asks which event its games belong to, whose Files view previews
// them; a rule is shown as text first.
import { html, type TemplateResult } from 'lit/html.js';
import { followLaunches, forgetShared, sharedFile } from '../device/shared_file.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import { systemName } from '../systems/all_event_rules.ts';
import { listEvents, type Listed } from '../store/open_events.ts';

class TallySharedFile extends LightElement {
  declare file: File | null;
  /** Draws the file, if it is a rule. */
  private rule: (() => TemplateResult) | null = null;
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
    const file = await sharedFile();
    this.rule = file && (await ruleIn(file, this.leave));
    this.file = file;
    this.listed = await listEvents();
  }

  protected override template(): TemplateResult {
    const { file, listed, rule } = this;
    if (rule) return rule();
    const title = html`<header class="title"><h1 tabindex="-1">A file to import</h1></header>`;
    if (!listed) return html`${title}<p>Looking for the file …</p>`;
    if (!file)
      return html`${title}<p>There is no file. Share one with Tallysheet again, or choose it in the <i>Files</i> of an event.</p><p><a href="#events">Events</a></p>`;
    return html`${title}
      <p>Which event do the games of “${shortened(file.name)}” belong to? You see a preview before anything is imported.</p>
      ${listed.length === 0 ? html`<p>There is no event on this device yet.</p>` : html`<ul>${listed.map(({ head }) => html`<li><a href="#event/${head.id}/files">${shortened(head.name)}</a> <small>${systemName(head.system, head.settings)}</small></li>`)}</ul>`}
      <p class="event-tools"><a class="usual" href="#events">Begin an event</a> <button type="button" class="quiet" @click=${this.forget}>Don’t import it</button></p>`;
  }

  private readonly leave = (path: string): void => {
    void forgetShared();
    location.hash = `#${path}`;
  };

  private readonly forget = (): void => this.leave('events');
}

/** Null for other files. */
async function ruleIn(file: File, leave: (path: string) => void): Promise<(() => TemplateResult) | null> {
  if (!/\.(rule|txt)$/i.test(file.name)) return null;
  const { sharedRule } = await import('../own_rules/rule_to_read.ts');
  return sharedRule(file, leave);
}

drawnFrom(TallySharedFile, 'file', 'listed');
customElements.define('tally-shared-file', TallySharedFile);
