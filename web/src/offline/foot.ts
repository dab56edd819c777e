// The foot of the page: whether it works offline by now, a newer one when there is one, and all of it as one file.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { keepOffline, type Kept } from './keep_offline.ts';
import './foot.css';

export class TallyFoot extends LightElement {
  declare kept: Kept | null;

  constructor() {
    super();
    this.kept = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Where a browser refuses, the page works as before.
    keepOffline((kept) => (this.kept = kept)).catch(() => undefined);
  }

  protected override template(): TemplateResult {
    return html`<footer class="foot">
      <p role="status">${this.kept === 'newer' ? newer : this.kept ? 'Ready offline.' : nothing}</p>
      <p><a href="./tallysheet.html" download>Download for offline use</a></p>
    </footer>`;
  }
}

const newer = html`A newer Tallysheet has arrived. What you have typed is kept.
  <button type="button" class="choice" @click=${() => location.reload()}>Use it now</button>`;

drawnFrom(TallyFoot, 'kept');
customElements.define('tally-foot', TallyFoot);
document.body.append(new TallyFoot());
