// The page's footer: the style of numbers, whether the page works offline, a new version if there is one, the single
// file, and links to the guide.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../device/save_file.ts';
import { drawnFrom, LightElement, redrawAll } from '../ui/light_element.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { choosePageStyle, chosenStyle, styleOfBrowser } from '../ui/page_style.ts';
import { keepOffline, type OfflineState } from './keep_offline.ts';
import { FORM, formStore, kept, refused } from '../device/storage.ts';
import './foot.css';

export class TallyFoot extends LightElement {
  declare kept: OfflineState | null;
  /** A sentence if what is typed is not saved as usual. */
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
    // If the browser refuses, the page works as before.
    keepOffline((kept) => (this.kept = kept)).catch(() => undefined);
  }

  /** Delayed, because drawing what was typed comes first. It must not write to storage, since writes of other tabs
   *  also call it. */
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
      <p>${this.numbers()}</p>
      <p role="status">${this.unkept}</p>
      <p role="status">${this.kept === 'newer' ? newer : this.kept ? 'Ready offline.' : isSecureContext ? nothing : INSECURE}</p>
    </footer>`;
  }

  private numbers(): TemplateResult {
    const chosen = chosenStyle() ?? '';
    const option = (value: string, words: string) =>
      html`<option value=${value} .selected=${value === chosen}>${words}</option>`;
    return html`<label>Numbers
      <select @change=${this.chooseNumbers}>
        ${option('', `as in this browser’s language: ${EXAMPLE[styleOfBrowser()]}`)} ${option('point', EXAMPLE.point)} ${option('comma', EXAMPLE.comma)}
      </select></label>`;
  }

  private readonly chooseNumbers = ({ target }: Event): void => {
    choosePageStyle(((target as HTMLSelectElement).value || null) as NumberStyle | null);
    redrawAll();
  };
}

const EXAMPLE: Record<NumberStyle, string> = { point: '252,000.5', comma: '252.000,5' };

const A_REST = 300;

const UNKEPT = 'This device does not save what you type. It is lost when you close the page, unless you save its link.';

const APART =
  'Another tab has changed the same form since, and this device saves what was typed there. What you typed here is lost when you close this tab, unless you save its link.';

const INSECURE = 'This address begins with http. Everything works here; offline use needs https.';

const newer = html`A new version of Tallysheet is available. What you have typed is kept.
  <button type="button" class="choice" @click=${() => location.reload()}>Update now</button>`;

/** Fetches the file, because download links bypass the service worker and fetches do not. */
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

/** The link to the guide at the end of a page's rules. */
class TallyGuide extends LightElement {
  protected override template(): TemplateResult {
    const to = this.getAttribute('to');
    if (to === 'report')
      return html`<p><a href="./docs/report.html">What each system rewards: the report card in the guide</a></p>`;
    return html`<p><a href="./docs/rules.html#${to}">These rules in the guide, with a worked example</a></p>`;
  }
}

/** Whether another tab has replaced the stored contents of a form in this tab. Only reads: writing would notify the
 *  other tabs, which would then write in turn, without end. */
function differsFromDevice(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(FORM) && isReplaced(key));
  } catch {
    return false;
  }
}

function isReplaced(key: string): boolean {
  return JSON.stringify(formStore.read(key.slice(FORM.length))) !== JSON.stringify(kept(key));
}

drawnFrom(TallyFoot, 'kept', 'unkept');
customElements.define('tally-foot', TallyFoot);
customElements.define('tally-guide', TallyGuide);
document.body.append(new TallyFoot());
