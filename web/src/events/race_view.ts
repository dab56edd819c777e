// The race as a chart, with the leaders and one chosen player highlighted, and as a table.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { placed } from '../numbers/ordinals.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { Race } from './race.ts';
import { firstOf, raceChart } from '../pictures/race_chart.ts';
import type { ChartSize } from '../pictures/race_lines.ts';
import type { RaceStep } from '../pictures/race_steps.ts';

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
    return html`${this.chooser(players)} ${this.figure(last)} ${this.inWords()}`;
  }

  private figure(last: RaceStep): TemplateResult {
    const { steps, chosen } = this;
    const { model, size } = this.shown;
    const lastGame = model.called(last.game);
    return raceChart({ steps, chosen, size, numbers: model.numbers, lastGame });
  }

  private get chosen(): string {
    return this.shown.model.notes.get('followed') ?? NOBODY;
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

function standingOf({ rows }: RaceStep, player: string, figure: (total: string) => string): string {
  const row = rows.find((one) => one.player === player);
  return row ? `${placed(row.place, row.shared)}, ${figure(row.total)}` : '–';
}

drawnFrom(TallyRace, 'shown', 'steps');
customElements.define('tally-race', TallyRace);
