// A link as a series of QR codes that follow each other, for another device's camera. It can be stopped and turned by hand.
import { html, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { qrCode } from './qr.ts';
import { seriesOf } from './series.ts';

/** How long each code is shown: milliseconds. A camera reads several times in it. */
const EACH = 600;

class TallyCodeSeries extends LightElement {
  /** The part of the link after "#". */
  declare fragment: string;
  declare at: number;
  declare running: boolean;
  private codes: string[] = [];
  private of = '';
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.at = 0;
    this.running = false;
  }

  disconnectedCallback(): void {
    this.stop();
  }

  protected override beforeDrawing(): void {
    if (this.of === this.fragment) return;
    this.of = this.fragment;
    this.codes = seriesOf(this.fragment);
    this.at = 0;
  }

  protected override template(): TemplateResult {
    const { codes, at, running } = this;
    const button = (label: string, press: () => void) =>
      html`<button type="button" class="choice" @click=${press}>${label}</button>`;
    return html`<figure class="share-code">${qrCode(codes[at] ?? '', `QR code ${at + 1} of ${codes.length}`)}
      <figcaption>Code ${at + 1} of ${codes.length}. On the other device open an event’s <em>Files</em>, press <em>Read codes with the camera</em>, and hold it before these codes. Any of them can come first.</figcaption></figure>
      <p class="share-line">${running ? button('Stop', () => this.stop()) : button('Show one after another', () => this.start())} ${button('Next code', () => this.turn())}</p>`;
  }

  private start(): void {
    this.running = true;
    this.timer = setInterval(() => this.turn(), EACH);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.running = false;
  }

  private turn(): void {
    this.at = (this.at + 1) % this.codes.length;
  }
}

drawnFrom(TallyCodeSeries, 'fragment', 'at', 'running');
customElements.define('tally-code-series', TallyCodeSeries);
