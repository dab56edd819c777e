// The projector's screen, page by page: the standings, the latest results and the race.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { Flip } from '../ui/keyed.ts';
import { drawnFrom } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { TurningPages } from './projected.ts';
import { notCounted } from './scoring.ts';
import './race_view.ts';

export interface Line {
  key: string;
  /** "2=" for a shared place. */
  lead: string;
  text: string;
  /** In small type after the text. */
  besides?: string;
  figure: string;
}

interface Shown {
  model: EventModel;
  /** The words after the system's name if the event has a rule of its own. */
  rule: string;
  /** A sentence about the standings; blank for none. */
  note: string;
  rows: Line[];
  /** Empty without teams. */
  teams: Line[];
  latest: Line[];
  /** The number of games in the standings, and of those left out. */
  games: number;
  left: number;
}

interface Page {
  title: string;
  /** Undefined for the race. */
  lines?: Line[];
}

class TallyBigScreen extends TurningPages {
  declare shown: Shown;
  protected readonly period = 10_000;
  private readonly flip = new Flip();
  /** Height of what is shown when it was last drawn, in pixels. */
  private height = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.again);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.again);
  }

  protected override beforeDrawing(): void {
    this.flip.measure(this.querySelector('ol'));
  }

  protected override afterDrawing(): void {
    this.flip.play(this.querySelector('ol'));
    const { clientHeight = 0 } = this.querySelector('.big-page') ?? {};
    if (clientHeight !== this.height) this.again();
    this.height = clientHeight;
  }

  protected override template(): TemplateResult {
    const { model, rule, note, games, left } = this.shown;
    const pages = this.pages;
    const page = pages[this.page % pages.length] as Page;
    return html`<section class="big" aria-label="${page.title} of ${model.name}">
      <header>
        <h1 tabindex="-1">${model.name}</h1>
        <p>${model.systemName}${rule}, after ${model.numbers.amount(games, 'game')}${left > 0 ? `; ${notCounted(left, model.numbers)}` : nothing}${note ? `. ${note}` : nothing}</p>
      </header>
      ${page.lines ? this.list(page.lines) : this.race(model)}
      <footer>${pages.length > 1 ? this.turner(page.title) : nothing} ${this.tools('Close the big screen')}</footer>
    </section>`;
  }

  private list(lines: Line[]): TemplateResult {
    return html`<ol class="big-page columns-${this.columns}">
      ${repeat(
        lines,
        ({ key }) => key,
        ({ key, lead, text, besides, figure }) =>
          html`<li data-key=${key}>${lead ? html`<span class="place">${lead}</span>` : nothing}<b>${text}${besides ? html` <small>${besides}</small>` : nothing}</b><span class="total">${figure}</span></li>`,
      )}
    </ol>`;
  }

  private race(model: EventModel): TemplateResult {
    const size = { height: Math.max(160, this.height - innerHeight / 9), line: innerHeight / 24 };
    return html`<div class="big-page"><tally-race .shown=${{ model, edition: model.store.edition, size }}></tally-race></div>`;
  }

  protected get count(): number {
    return this.pages.length;
  }

  protected get back(): string {
    const { model } = this.shown;
    return model.link(model.ownRule.exists ? 'counting' : 'standings');
  }

  /** The standings in as many pages as they need, then the other two once there is a result. */
  private get pages(): Page[] {
    const { model, rule, rows, teams, latest } = this.shown;
    const room = this.lines * this.columns;
    const standings = [...inPages('Standings', rows, room), ...(teams.length > 0 ? inPages('Teams', teams, room) : [])];
    if (latest.length === 0) return standings;
    return [
      ...standings,
      { title: 'Latest results', lines: latest.slice(0, room) },
      { title: rule ? `The race by ${model.systemName}` : 'The race' },
    ];
  }

  private get columns(): number {
    return innerWidth >= 1000 && this.shown.rows.length > this.lines ? 2 : 1;
  }

  /** The number of lines that fit. A line is 1/14 of the window's height, and at least 44 px as a touch target. */
  private get lines(): number {
    const line = Math.max(44, innerHeight / 14);
    return Math.max(3, Math.floor(this.height / line));
  }
}

/** At least one page. */
function inPages(title: string, lines: Line[], room: number): Page[] {
  const count = Math.max(1, Math.ceil(lines.length / room));
  return Array.from({ length: count }, (_, at) => ({
    title: count === 1 ? title : `${title}, ${at + 1} of ${count}`,
    lines: lines.slice(at * room, (at + 1) * room),
  }));
}

drawnFrom(TallyBigScreen, 'shown', 'page', 'stopped');
customElements.define('tally-big-screen', TallyBigScreen);
