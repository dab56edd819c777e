// A drawn round for a projector: its boards, page by page. The screen stays on.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { canFillScreen, fillsScreen, turnFullScreen, WakeLock } from '../../device/projector.ts';
import type { RoundToPost } from '../../seating/draw_text.ts';
import { seatName, type Seats } from '../../seating/seats.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import '../styles/screen.css';

export interface ShownDraw {
  name: string;
  rounds: RoundToPost[];
  seats: Seats;
  /** The address of the draw's own page. */
  back: string;
}

const A_PAGE = 12_000;
/** Boards on one page, of seven and of fewer. */
const AT_ONCE = { large: 6, small: 9 };

interface Page {
  round: number;
  boards: { title: string; names: string[] }[];
}

class TallyDrawScreen extends LightElement {
  declare shown: ShownDraw;
  declare page: number;
  declare stopped: boolean;
  private readonly wakeLock = new WakeLock();
  private turning: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.page = 0;
    this.stopped = false;
  }

  override connectedCallback(): void {
    document.body.classList.add('projecting');
    void this.redraw().then(() => this.querySelector('h1')?.focus());
    this.turning = setInterval(() => !this.stopped && this.turn(1), A_PAGE);
    this.wakeLock.start();
    addEventListener('keydown', this.key);
    document.addEventListener('fullscreenchange', this.again);
  }

  disconnectedCallback(): void {
    document.body.classList.remove('projecting');
    clearInterval(this.turning);
    this.wakeLock.stop();
    void turnFullScreen(false);
    removeEventListener('keydown', this.key);
    document.removeEventListener('fullscreenchange', this.again);
  }

  protected override template(): TemplateResult {
    const { name, back } = this.shown;
    const { pages } = this;
    const page = pages[this.page % Math.max(pages.length, 1)];
    return html`<section class="big draw-screen" aria-label="Boards of ${name}">
      <header><h1 tabindex="-1">${name}</h1><p>${page ? `Round ${page.round}` : 'No boards are drawn yet.'}</p></header>
      <div class="big-page draw-boards">${page?.boards.map(({ title, names }) => html`<section class="draw-board"><h3>${title}</h3><ol>${names.map((one) => html`<li class="seat">${one}</li>`)}</ol></section>`)}</div>
      <footer>${pages.length > 1 ? this.turner(pages.length) : nothing} ${this.fullScreen()} <a href=${back}>Close the big screen</a></footer>
    </section>`;
  }

  private turner(count: number): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.turn(-1)}>Previous</button>
      <span>${(this.page % count) + 1} of ${count}</span>
      <button type="button" class="quiet" @click=${() => this.turn(1)}>Next</button>
      <button type="button" class="quiet" aria-pressed=${this.stopped} @click=${() => (this.stopped = !this.stopped)}>${this.stopped ? 'Resume' : 'Pause'}</button>`;
  }

  private fullScreen(): TemplateResult | typeof nothing {
    if (!canFillScreen()) return nothing;
    const full = fillsScreen();
    return html`<button type="button" class="quiet" @click=${() => turnFullScreen(!full)}>${full ? 'Leave full screen' : 'Full screen'}</button>`;
  }

  private get pages(): Page[] {
    const atOnce = this.shown.seats.powers ? AT_ONCE.large : AT_ONCE.small;
    return this.shown.rounds.flatMap(({ round, boards, byes, numbers }) => {
      const all = boards.map((names, at) => ({ title: `Board ${numbers[at]}`, names: names.map(this.line) }));
      if (byes.length > 0) all.push({ title: 'Sit out', names: byes });
      const count = Math.ceil(all.length / atOnce);
      return Array.from({ length: count }, (_, at) => ({ round, boards: all.slice(at * atOnce, (at + 1) * atOnce) }));
    });
  }

  private readonly line = (name: string, seat: number): string =>
    this.shown.seats.powers ? `${seatName(this.shown.seats, seat)}: ${name}` : name;

  private turn(by: number): void {
    const { length } = this.pages;
    if (length > 0) this.page = (this.page + by + length) % length;
  }

  private readonly again = (): void => void this.redraw();

  private readonly key = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') location.hash = this.shown.back;
  };
}

drawnFrom(TallyDrawScreen, 'shown', 'page', 'stopped');
customElements.define('tally-draw-screen', TallyDrawScreen);
