// Slides of awards, one at a time: turned by buttons, arrow keys or the space bar.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { drawnFrom } from '../ui/light_element.ts';
import { Projected } from './projected.ts';

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

class TallyAwardSlides extends Projected {
  declare shown: Shown;
  declare at: number;

  constructor() {
    super();
    this.at = 0;
  }

  protected get back(): string {
    return this.shown.back;
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
      <footer>${slides.length > 1 ? this.turner() : nothing} ${this.tools('Close the slides')}</footer>
    </section>`;
  }

  private turner(): TemplateResult {
    const { length } = this.shown.slides;
    return html`<button type="button" class="quiet" ?disabled=${this.current === 0} @click=${() => this.turn(-1)}>Previous</button>
      <span>${this.current + 1} of ${length}</span>
      <button type="button" class="quiet" ?disabled=${this.current === length - 1} @click=${() => this.turn(1)}>Next</button>`;
  }

  /** The list may have become shorter. */
  private get current(): number {
    return Math.max(0, Math.min(this.at, this.shown.slides.length - 1));
  }

  private turn(by: number): void {
    this.at = Math.max(0, Math.min(this.current + by, this.shown.slides.length - 1));
  }

  protected override key(event: KeyboardEvent): void {
    const isButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (FORWARDS.includes(event.key) && !isButton) this.turn(1);
    else if (BACKWARDS.includes(event.key)) this.turn(-1);
    else return;
    if (!isButton) event.preventDefault();
  }
}

drawnFrom(TallyAwardSlides, 'shown', 'at');
customElements.define('tally-award-slides', TallyAwardSlides);
