// The race as a chart, with the leaders and one chosen player highlighted, and as a table.
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import { placed } from '../numbers/ordinals.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { Race, type RaceStep } from './race.ts';
import {
  drawnLine,
  gameTicks,
  grid,
  labelled,
  linesOf,
  totalTicks,
  VIEW_BOX,
  USUAL_SIZE,
  type ChartSize,
  type RaceLine,
  type Tick,
} from './race_lines.ts';
import './styles/race.css';

const LEADERS = 5;
/** The most lines drawn without a name, behind the others. */
const MOST_LINES = 60;
const LONGEST_NAME = 12;
const NOBODY = '';

class TallyRace extends LightElement {
  declare shown: { model: EventModel; edition: number; size?: ChartSize };
  declare steps: RaceStep[];
  private race: Race | null = null;
  private ran = -1;
  /** Whether it has been in sight; it is calculated only then. */
  private seen = false;
  private readonly watcher = new IntersectionObserver((entries) => this.look(entries), { rootMargin: '25%' });

  constructor() {
    super();
    this.steps = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  disconnectedCallback(): void {
    this.watcher.disconnect();
  }

  private look(entries: IntersectionObserverEntry[]): void {
    this.seen ||= entries.some(({ isIntersecting }) => isIntersecting);
    if (this.seen) void this.redraw();
  }

  protected override beforeDrawing(): void {
    const { model, edition } = this.shown;
    if (!this.seen || edition === this.ran) return;
    this.ran = edition;
    this.race ??= new Race(model);
    void this.race.run(() => this.ran !== edition || !this.isConnected).then((steps) => steps && (this.steps = steps));
  }

  protected override template(): TemplateResult {
    const { steps } = this;
    const last = steps.at(-1);
    if (!last) return html`<p class="race-waiting" role="status">Calculating the race …</p>`;
    const players = last.rows.map(({ player }) => player);
    return html`${this.chooser(players)} ${this.figure(players, last)} ${this.inWords()}`;
  }

  private figure(players: string[], last: RaceStep): TemplateResult {
    const followed = this.followed(players);
    const totals = totalTicks(this.steps);
    const { size = USUAL_SIZE } = this.shown;
    return html`<figure>
      <figcaption>The totals from the start to ${this.shown.model.called(last.game)}, the leaders by name</figcaption>
      <div class="race">
        ${totalAxis(totals, size, this.shown.model.numbers)}
        <svg role="img" aria-label="The totals game by game, as lines. ${ledBy(this.steps)}" class="race-lines" height=${size.height} viewBox=${VIEW_BOX} preserveAspectRatio="none">
          ${grid(totals)} ${this.lines(players, followed)}
        </svg>
        ${names(linesOf(this.steps, followed), followed, size)} ${gameAxis(gameTicks(this.steps), size)}
      </div>
    </figure>`;
  }

  private get chosen(): string {
    return this.shown.model.notes.get('followed') ?? NOBODY;
  }

  /** The leaders in the order of the standings, and the chosen player. */
  private followed(players: string[]): string[] {
    const first = players.slice(0, LEADERS);
    return players.includes(this.chosen) && !first.includes(this.chosen) ? [...first, this.chosen] : first;
  }

  private chooser(players: string[]): TemplateResult {
    const choose = (event: Event) => this.shown.model.note('followed', (event.target as HTMLSelectElement).value);
    return html`<p class="race-chooser">
      <label for="followed">Follow</label>
      <select id="followed" @change=${choose}>
        <option value=${NOBODY} ?selected=${this.chosen === NOBODY}>the leaders</option>
        ${players.map((player) => html`<option value=${player} ?selected=${player === this.chosen}>${player}</option>`)}
      </select>
    </p>`;
  }

  private lines(players: string[], followed: string[]): TemplateResult[] {
    const behind = players.filter((player) => !followed.includes(player)).slice(0, MOST_LINES);
    const drawn = linesOf(this.steps, [...behind, ...[...followed].reverse()]);
    return drawn.map((line) => drawnLine(line, this.classOf(line.player, followed)));
  }

  private classOf(player: string, followed: string[]): string {
    if (!followed.includes(player)) return 'behind';
    return `${lookOf(followed.indexOf(player))} ${player === this.chosen ? 'chosen' : ''}`;
  }

  private inWords(): TemplateResult {
    const { model } = this.shown;
    const { figure } = model;
    const { chosen } = this;
    return html`<details>
      <summary>The race as a table</summary>
      <table class="race-words">
        <thead><tr><th scope="col">After</th><th scope="col">First</th><th scope="col">Total</th>${chosen ? html`<th scope="col">${chosen}</th>` : nothing}</tr></thead>
        <tbody>
          ${this.steps.map((step) => html`<tr><th scope="row">${model.called(step.game)}</th><td>${firstOf(step)}</td><td>${figure(step.rows[0]?.total ?? '')}</td>${chosen ? html`<td>${standingOf(step, chosen, figure)}</td>` : nothing}</tr>`)}
        </tbody>
      </table>
    </details>`;
  }
}

function totalAxis(ticks: Tick[], { height, line }: ChartSize, { grouped }: Numbers): TemplateResult {
  const figures = ticks.map(({ figure }) => grouped(figure));
  const width = 10 + (line / 2) * Math.max(...figures.map(({ length }) => length));
  return html`<svg class="race-totals" aria-hidden="true" width=${width} height=${height}>
    ${ticks.map(({ at }, index) => svg`<text x=${width - 8} y=${height * at} text-anchor="end" dominant-baseline="middle">${figures[index]}</text>`)}
  </svg>`;
}

function gameAxis(ticks: Tick[], { line }: ChartSize): TemplateResult {
  const anchor = (at: number) => (at === 0 ? 'start' : at === 1 ? 'end' : 'middle');
  return html`<svg class="race-games" aria-hidden="true" width="100%" height=${line * 1.5}>
      ${ticks.map(({ figure, at }) => svg`<text x="${at * 100}%" y=${line} text-anchor=${anchor(at)}>${figure}</text>`)}
    </svg>
    <span class="race-unit" aria-hidden="true">games</span>`;
}

function names(lines: RaceLine[], followed: string[], size: ChartSize): TemplateResult {
  return html`<svg class="race-names" aria-hidden="true" height=${size.height}>
    ${labelled(lines, size).map(({ line, y }) => svg`<polyline points="0,${line.end * size.height} 8,${y} 12,${y}" class="race-line ${lookOf(followed.indexOf(line.player))}"></polyline><text x="17" y=${y} dominant-baseline="middle">${short(line.player)}</text>`)}
  </svg>`;
}

/** The colours of the legend of the standings, and dashes beside them. */
function lookOf(leader: number): string {
  return `leads-${leader} hue-${leader}`;
}

function short(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

function firstOf({ rows }: RaceStep): string {
  return rows
    .filter(({ place }) => place === 1)
    .map(({ player }) => player)
    .join(', ');
}

function ledBy(steps: RaceStep[]): string {
  const leaders = [...new Set(steps.map(firstOf))];
  return `${leaders.length > 1 ? 'In the lead, one after the other' : 'In the lead throughout'}: ${leaders.join('; ')}.`;
}

function standingOf({ rows }: RaceStep, player: string, figure: (total: string) => string): string {
  const row = rows.find((one) => one.player === player);
  return row ? `${placed(row.place, row.shared)}, ${figure(row.total)}` : '–';
}

drawnFrom(TallyRace, 'shown', 'steps');
customElements.define('tally-race', TallyRace);
