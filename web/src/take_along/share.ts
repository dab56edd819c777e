// A sheet or an event on its way to another phone: its link to send or copy, the link's code, or a file.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { grouped } from '../entry/figures.ts';
import { copyText } from '../exchange/save.ts';
import { LONGEST_LINK } from '../links/link.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { missing } from '../missing.ts';
import { addressOf } from './address.ts';
import { qrCode } from './qr.ts';
import './share.css';

export interface Shared {
  /** Another value whenever what is shared has changed. */
  of: unknown;
  /** "sheet", "event". */
  noun: string;
  title: string;
  /** What goes behind the address's "#"; null for what is too much anyway. */
  link(): Promise<string | null>;
  save(): void;
}

/** Some messengers cut links that are longer. */
const LONG = 2_000;

class TallyShare extends LightElement {
  declare shared: Shared;
  /** The whole address; null while it is being made, blank where it would be too long. */
  declare link: string | null;
  /** Why there is none, in a sentence. */
  private why = '';
  declare told: string;
  private made: unknown = null;

  constructor() {
    super();
    this.link = null;
    this.told = '';
  }

  protected override beforeDrawing(): void {
    const { shared } = this;
    if (this.made === shared.of) return;
    this.made = shared.of;
    this.told = '';
    void this.make(shared);
  }

  protected override template(): TemplateResult {
    const { link, shared } = this;
    if (link === null) return html``;
    if (link === '') {
      return html`<p class="share-line">${this.why || `This ${shared.noun} is too much for a link.`} Save it as a file, and open that under <a href="#events">Events</a> on the other device.</p>
        ${this.buttons(false)}`;
    }
    return html`${this.buttons(true)} ${this.linkLine(link)} ${this.code(link)}`;
  }

  private buttons(linked: boolean): TemplateResult {
    const button = (label: string, press: () => void) => html`<button type="button" class="choice" @click=${press}>${label}</button>`;
    return html`<p class="share-line">
        ${linked && 'share' in navigator ? button('Send the link', this.send) : nothing} ${linked ? button('Copy the link', this.copy) : nothing}
        ${button('Save as a file', this.save)}
      </p>
      <p class="share-told" role="status">${this.told}</p>`;
  }

  private linkLine(link: string): TemplateResult {
    return html`<label class="share-link"><span>The link carries the ${this.shared.noun} itself; nothing is uploaded.</span>
        <input type="text" readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
      ${location.protocol === 'file:' ? html`<p class="aside">You opened Tallysheet from a file, so the link leads to that file: it opens only where the same file is.</p>` : nothing}
      ${link.length > LONG ? html`<p class="aside">It has ${grouped(link.length)} letters and figures: some messengers cut such long ones. The file is safer.</p>` : nothing}`;
  }

  private code(link: string): TemplateResult {
    const code = qrCode(link);
    if (!code) return html`<p class="aside">That is too much for a code that a camera could read: send the link, or save the file.</p>`;
    return html`<figure class="share-code">${code}<figcaption>Another phone’s camera opens this ${this.shared.noun} from here.</figcaption></figure>`;
  }

  private async make(shared: Shared): Promise<void> {
    this.why = '';
    const link = await shared.link().catch((problem: Error) => void (this.why = problem.message));
    if (this.made === shared.of) this.link = !link || link.length > LONGEST_LINK ? '' : addressOf(link);
  }

  private readonly copy = async (): Promise<void> => {
    const copied = await copyText(this.link ?? '');
    if (!copied) this.querySelector<HTMLInputElement>('.share-link input')?.focus();
    this.told = copied ? 'Link copied.' : 'This browser does not copy by itself: the link below is selected, to be copied by hand.';
  };

  private readonly save = (): void => {
    this.told = missing('crypto', 'no file can be made') ?? '';
    if (!this.told) this.shared.save();
  };

  private readonly send = async (): Promise<void> => {
    const { title } = this.shared;
    await navigator.share({ title, url: this.link ?? '' }).catch((problem: DOMException) => {
      if (problem.name !== 'AbortError') void this.copy();
    });
  };
}

drawnFrom(TallyShare, 'shared', 'link', 'told');
customElements.define('tally-share', TallyShare);
