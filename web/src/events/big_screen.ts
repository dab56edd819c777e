// Standings that fill the screen, shown page by page if they do not fit.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { Flip } from '../ui/flip.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';

interface Line {
  /** "2=" for a shared place. */
  place: string;
  player: string;
  total: string;
}

interface Shown {
  title: string;
  system: string;
  rows: Line[];
  games: number;
  /** Address of the standings view. */
  back: string;
}

const A_PAGE = 10_000;

class TallyBigScreen extends LightElement {
  declare shown: Shown;
  declare page: number;
  declare stopped: boolean;
  private readonly flip = new Flip();
  /** Height of the list when it was last drawn, in pixels. */
  private height = 0;
  private turning: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.page = 0;
    this.stopped = false;
  }

  override connectedCallback(): void {
    void this.redraw().then(() => this.querySelector('h1')?.focus());
    this.turning = setInterval(() => !this.stopped && this.turn(1), A_PAGE);
    addEventListener('resize', this.fit);
    addEventListener('keydown', this.key);
  }

  disconnectedCallback(): void {
    clearInterval(this.turning);
    removeEventListener('resize', this.fit);
    removeEventListener('keydown', this.key);
  }

  protected override beforeDrawing(): void {
    this.flip.measure(this.querySelector('ol'));
  }

  protected override afterDrawing(): void {
    const list = this.querySelector('ol');
    this.flip.play(list);
    const { clientHeight = 0 } = list ?? {};
    if (clientHeight !== this.height) this.fit();
    this.height = clientHeight;
  }

  protected override template(): TemplateResult {
    const { title, system, rows, games, back } = this.shown;
    const room = this.room;
    const from = (this.page % this.pages) * room;
    return html`<section class="big" aria-label="Standings of ${title}">
      <header><h1 tabindex="-1">${title}</h1><p>${system}, after ${games === 1 ? 'one game' : `${games} games`}</p></header>
      <ol class="columns-${this.columns}" start=${from + 1}>
        ${repeat(
          rows.slice(from, from + room),
          ({ player }) => player,
          ({ place, player, total }) =>
            html`<li data-key=${player}><span class="place">${place}</span><b>${player}</b><span class="total">${total}</span></li>`,
        )}
      </ol>
      <footer>${this.pages > 1 ? this.turner() : nothing} <a href=${back}>Close the big screen</a></footer>
    </section>`;
  }

  private turner(): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.turn(-1)}>Previous</button>
      <span>${(this.page % this.pages) + 1} of ${this.pages}</span>
      <button type="button" class="quiet" @click=${() => this.turn(1)}>Next</button>
      <button type="button" class="quiet" aria-pressed=${this.stopped} @click=${() => (this.stopped = !this.stopped)}>${this.stopped ? 'Resume' : 'Pause'}</button>`;
  }

  private turn(by: number): void {
    this.page = (this.page + by + this.pages) % this.pages;
  }

  private get columns(): number {
    return innerWidth >= 1000 && this.shown.rows.length > this.lines ? 2 : 1;
  }

  /** The number of lines that fit. A line is 1/14 of the window's height, and at least 44 px as a touch target. */
  private get lines(): number {
    const line = Math.max(44, innerHeight / 14);
    return Math.max(3, Math.floor(this.height / line));
  }

  private get room(): number {
    return this.lines * this.columns;
  }

  private get pages(): number {
    return Math.max(1, Math.ceil(this.shown.rows.length / this.room));
  }

  private readonly fit = (): void => void this.redraw();

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') location.hash = this.shown.back;
  };
}

drawnFrom(TallyBigScreen, 'shown', 'page', 'stopped');
customElements.define('tally-big-screen', TallyBigScreen);
