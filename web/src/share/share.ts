// Shares a sheet or an event: sends or copies its link, shows its QR code, or saves a file.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { afterPainting } from '../device/painting.ts';
import { copyText } from '../device/save_file.ts';
import { addressOf, LONG_LINK, LONGEST_LINK } from './link.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { missing } from '../device/features.ts';
import type { Numbers } from '../numbers/numbers.ts';
import './code_series.ts';
import { qrCode } from './qr.ts';
import './share.css';

export interface Shared {
  /** Changes whenever the shared contents change. */
  of: unknown;
  /** "sheet", "event". */
  noun: string;
  title: string;
  /** The page's. */
  numbers: Numbers;
  /** Makes the part of the link after "#". Returns null if the contents are certainly too large. */
  link(): Promise<string | null>;
  /** Absent for what no event takes. */
  save?(): void;
}

class TallyShare extends LightElement {
  declare shared: Shared;
  /** The whole address; null while it is being made, blank if it would be too long. */
  declare link: string | null;
  /** Why there is no link, as a sentence. */
  private why = '';
  declare status: string;
  private made: unknown = null;

  constructor() {
    super();
    this.link = null;
    this.status = '';
  }

  protected override beforeDrawing(): void {
    const { shared } = this;
    if (this.made === shared.of) return;
    this.made = shared.of;
    this.status = '';
    afterPainting(() => void this.make(shared));
  }

  protected override template(): TemplateResult {
    const { link, shared } = this;
    if (link === null) return html``;
    if (link === '') {
      return html`<p class="share-line">${this.why || `This ${shared.noun} is too large for a link.`} Save it as a file and open the file under <a href="#events">Events</a> on the other device.</p>
        ${this.buttons(false)}`;
    }
    return html`${this.buttons(true)} ${this.linkLine(link)} ${guard([link], () => this.code(link))}`;
  }

  private buttons(linked: boolean): TemplateResult {
    const button = (label: string, press: () => void) =>
      html`<button type="button" class="choice" @click=${press}>${label}</button>`;
    return html`<p class="share-line">
        ${linked && 'share' in navigator ? button('Send the link', this.send) : nothing} ${linked ? button('Copy the link', this.copy) : nothing}
        ${this.shared.save ? button('Save as a file', this.save) : nothing}
      </p>
      <p class="share-status" role="status">${this.status}</p>`;
  }

  private linkLine(link: string): TemplateResult {
    return html`<label class="share-link"><span>The link contains the whole ${this.shared.noun}; nothing is uploaded.</span>
        <input type="text" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      ${location.protocol === 'file:' ? html`<p class="aside">You opened Tallysheet from a file, so the link leads to that file. It works only on devices that have the same file.</p>` : nothing}
      ${link.length > LONG_LINK ? html`<p class="aside">The link has ${this.shared.numbers.grouped(link.length)} characters. Some messengers cut links of this length; a file is safer.</p>` : nothing}`;
  }

  private code(link: string): TemplateResult {
    const code = qrCode(link);
    if (!code)
      return html`<p class="aside">This is too large for one QR code. These codes carry it together.</p>
        <tally-code-series .fragment=${link.slice(link.indexOf('#') + 1)}></tally-code-series>`;
    return html`<figure class="share-code">${code}<figcaption>Scan the code with another phone to open this ${this.shared.noun}.</figcaption></figure>`;
  }

  private async make(shared: Shared): Promise<void> {
    this.why = '';
    const link = await shared.link().catch((problem: Error) => void (this.why = problem.message));
    if (!this.isConnected) this.made = null;
    else if (this.made === shared.of)
      this.link = !link || link.length > LONGEST_LINK ? '' : addressOf(link, location.href);
  }

  private readonly copy = async (): Promise<void> => {
    const copied = await copyText(this.link ?? '');
    if (!copied) this.querySelector<HTMLInputElement>('.share-link input')?.focus();
    this.status = copied ? 'Link copied.' : 'This browser cannot copy the link. It is selected below for you to copy.';
  };

  private readonly save = (): void => {
    this.status = missing('crypto', 'no file can be made') ?? '';
    if (!this.status) this.shared.save?.();
  };

  private readonly send = async (): Promise<void> => {
    const { title } = this.shared;
    await navigator.share({ title, url: this.link ?? '' }).catch((problem: DOMException) => {
      if (problem.name !== 'AbortError') void this.copy();
    });
  };
}

drawnFrom(TallyShare, 'shared', 'link', 'status');
customElements.define('tally-share', TallyShare);
