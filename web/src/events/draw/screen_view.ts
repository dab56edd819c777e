// A drawn round for a projector: its boards, page by page.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RoundToPost } from '../../seating/draw_text.ts';
import { seatName, type Seats } from '../../seating/seats.ts';
import { drawnFrom } from '../../ui/light_element.ts';
import { TurningPages } from '../projected.ts';
import '../styles/screen.css';

export interface ShownDraw {
  name: string;
  rounds: RoundToPost[];
  seats: Seats;
  /** The address of the draw's own page. */
  back: string;
}

/** Boards on one page, of seven and of fewer. */
const AT_ONCE = { large: 6, small: 9 };

interface Page {
  round: number;
  boards: { title: string; names: string[] }[];
}

class TallyDrawScreen extends TurningPages {
  declare shown: ShownDraw;
  protected readonly period = 12_000;

  protected override template(): TemplateResult {
    const { name } = this.shown;
    const { pages } = this;
    const page = pages[this.page % Math.max(pages.length, 1)];
    return html`<section class="big draw-screen" aria-label="Boards of ${name}">
      <header><h1 tabindex="-1">${name}</h1><p>${page ? `Round ${page.round}` : 'No boards are drawn yet.'}</p></header>
      <div class="big-page draw-boards">${page?.boards.map(({ title, names }) => html`<section class="draw-board"><h3>${title}</h3><ol>${names.map((one) => html`<li class="seat">${one}</li>`)}</ol></section>`)}</div>
      <footer>${pages.length > 1 ? this.turner(`${(this.page % pages.length) + 1} of ${pages.length}`) : nothing} ${this.tools('Close the big screen')}</footer>
    </section>`;
  }

  protected get count(): number {
    return this.pages.length;
  }

  protected get back(): string {
    return this.shown.back;
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
}

drawnFrom(TallyDrawScreen, 'shown', 'page', 'stopped');
customElements.define('tally-draw-screen', TallyDrawScreen);
