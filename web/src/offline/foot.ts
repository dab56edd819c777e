// The foot of the page: whether it works offline by now, a newer one when there is one, all of it as one file, and
// the ways to the guide, which is there wherever the foot is.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../exchange/save.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { keepOffline, type Kept } from './keep_offline.ts';
import { refused } from '../store.ts';
import { differsFromDevice } from './other_tabs.ts';
import './foot.css';

export class TallyFoot extends LightElement {
  declare kept: Kept | null;
  /** What becomes of what is typed, in a sentence where it is not kept as ever. */
  declare unkept: string;
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.kept = null;
    this.unkept = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const change of ['input', 'click', 'storage']) addEventListener(change, this.lookSoon);
    this.look();
    // Where a browser refuses, the page works as before.
    keepOffline((kept) => (this.kept = kept)).catch(() => undefined);
  }

  /** After a pause, as drawing what was typed comes first. It must not write: another tab's writing leads here, too. */
  private readonly lookSoon = (): void => {
    clearTimeout(this.looking);
    this.looking = setTimeout(this.look, A_REST);
  };

  private readonly look = (): void => {
    const unkept = refused ? UNKEPT : differsFromDevice() ? APART : '';
    if (unkept !== this.unkept) this.unkept = unkept;
  };

  protected override template(): TemplateResult {
    return html`<footer class="foot">
      <p><a href="./docs/index.html">Guide</a></p>
      <p><a href="./tallysheet.html" download @click=${download}>Download for offline use</a></p>
      <p><a href="./embed_builder.html">Put a sheet on your own page</a></p>
      <p role="status">${this.unkept}</p>
      <p role="status">${this.kept === 'newer' ? newer : this.kept ? 'Ready offline.' : nothing}</p>
    </footer>`;
  }
}

const A_REST = 300;

const UNKEPT = 'This device keeps nothing of what is typed now. It is here until you close the page: its link takes it along.';

const APART = 'Another tab has filled in the same form since, and this device keeps what was typed there. What you typed here stays until you close this tab: its link takes it along.';

const newer = html`A newer Tallysheet has arrived. What you have typed is kept.
  <button type="button" class="choice" @click=${() => location.reload()}>Use it now</button>`;

/** What a link downloads, no browser asks the service worker for; what the page fetches it does. */
async function download(event: Event): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget as HTMLAnchorElement;
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(response.statusText);
    saveFile('tallysheet.html', await response.text(), 'text/html');
  } catch {
    location.assign(href);
  }
}

/** Stands at the end of a system's rules. */
class TallyGuide extends LightElement {
  protected override template(): TemplateResult {
    return html`<p><a href="./docs/rules.html#${this.getAttribute('to')}">The same in the guide, with a worked example</a></p>`;
  }
}

drawnFrom(TallyFoot, 'kept', 'unkept');
customElements.define('tally-foot', TallyFoot);
customElements.define('tally-guide', TallyGuide);
document.body.append(new TallyFoot());
