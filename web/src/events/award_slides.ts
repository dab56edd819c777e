// Slides of awards, one at a time: turned by buttons, arrow keys or the space bar. The screen stays on.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { canFillScreen, fillsScreen, turnFullScreen, WakeLock } from '../device/projector.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';

export interface Slide {
  title: string;
  winners: string;
  /** In smaller type: the figure, the reason. */
  besides: string;
}

interface Shown {
  name: string;
  slides: Slide[];
  /** The address of the list. */
  back: string;
}

const FORWARDS = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const BACKWARDS = ['ArrowLeft', 'ArrowUp', 'PageUp'];

class TallyAwardSlides extends LightElement {
  declare shown: Shown;
  declare at: number;
  private readonly wakeLock = new WakeLock();

  constructor() {
    super();
    this.at = 0;
  }

  override connectedCallback(): void {
    document.body.classList.add('projecting');
    void this.redraw().then(() => this.querySelector('h1')?.focus());
    this.wakeLock.start();
    addEventListener('keydown', this.key);
    document.addEventListener('fullscreenchange', this.again);
  }

  disconnectedCallback(): void {
    document.body.classList.remove('projecting');
    this.wakeLock.stop();
    void turnFullScreen(false);
    removeEventListener('keydown', this.key);
    document.removeEventListener('fullscreenchange', this.again);
  }

  protected override template(): TemplateResult {
    const { name, slides } = this.shown;
    const slide = slides[this.current];
    return html`<section class="big award-slides" aria-label="Awards of ${name}">
      <header><h1 tabindex="-1">${name}</h1><p>Awards</p></header>
      <div class="big-page award-slide" role="status">${
        slide
          ? html`<p class="award-title">${slide.title}</p><p class="award-winners">${slide.winners}</p>${slide.besides ? html`<p class="award-for">${slide.besides}</p>` : nothing}`
          : html`<p class="award-title">No awards yet</p>`
      }</div>
      <footer>${slides.length > 1 ? this.turner() : nothing} ${this.tools()}</footer>
    </section>`;
  }

  private turner(): TemplateResult {
    const { length } = this.shown.slides;
    return html`<button type="button" class="quiet" ?disabled=${this.current === 0} @click=${() => this.turn(-1)}>Previous</button>
      <span>${this.current + 1} of ${length}</span>
      <button type="button" class="quiet" ?disabled=${this.current === length - 1} @click=${() => this.turn(1)}>Next</button>`;
  }

  private tools(): TemplateResult {
    const full = fillsScreen();
    return html`${canFillScreen() ? html`<button type="button" class="quiet" @click=${() => turnFullScreen(!full)}>${full ? 'Leave full screen' : 'Full screen'}</button>` : nothing}
      <a href=${this.shown.back}>Close the slides</a>`;
  }

  /** The list may have become shorter. */
  private get current(): number {
    return Math.max(0, Math.min(this.at, this.shown.slides.length - 1));
  }

  private turn(by: number): void {
    this.at = Math.max(0, Math.min(this.current + by, this.shown.slides.length - 1));
  }

  private readonly again = (): void => void this.redraw();

  private readonly key = (event: KeyboardEvent): void => {
    const isButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (event.key === 'Escape') location.hash = this.shown.back;
    else if (FORWARDS.includes(event.key) && !isButton) this.turn(1);
    else if (BACKWARDS.includes(event.key)) this.turn(-1);
    else return;
    if (!isButton) event.preventDefault();
  };
}

drawnFrom(TallyAwardSlides, 'shown', 'at');
customElements.define('tally-award-slides', TallyAwardSlides);
