// The event's standings beside those under another system of the same game, as lines and as a table, and every player's
// place under each of them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { variantOf, type OtherStandings, type UnderOthers } from '../systems/event_rules.ts';
import { capital, agreeing } from '../ui/sentences.ts';
import { placed } from '../numbers/ordinals.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { SLOPE, slopes } from './slopes.ts';
import './styles/other_systems.css';

type Scored = OtherStandings & { rows: NonNullable<OtherStandings['rows']> };

/** The most players drawn and listed. */
const MOST = 40;

class TallyOtherSystems extends LightElement {
  declare shown: { model: EventModel; edition: number };
  /** Loaded when first drawn. */
  declare underOthers: UnderOthers | null;
  private others: OtherStandings[] = [];
  private edition = -1;

  constructor() {
    super();
    this.underOthers = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.shown.model.scoring.rules.underOthers?.().then((underOthers) => (this.underOthers = underOthers));
  }

  protected override beforeDrawing(): void {
    const { model, edition } = this.shown;
    if (!this.underOthers || edition === this.edition) return;
    this.edition = edition;
    const { request } = model.scoring.standings();
    const own = variantOf(model.scoring.rules, model.store.head.settings)?.id ?? model.system.id;
    this.others = this.underOthers(model.engine, request).filter(({ id }) => id !== own);
  }

  protected override template(): TemplateResult {
    const scored = this.others.filter((other): other is Scored => other.rows !== null);
    const [first] = scored;
    if (!this.underOthers) return html`<p class="note" role="status">Loading …</p>`;
    if (!first) return html`${this.notScored()}`;
    const other = scored.find(({ id }) => id === this.chosen) ?? first;
    return html`${this.chooser(scored, other)} ${this.figure(other)} ${this.table(other)} ${this.places(scored)} ${this.notScored()}`;
  }

  private get own() {
    return (this.shown.model.scoring.standings().rows ?? []).slice(0, MOST);
  }

  private get chosen(): string | undefined {
    return this.shown.model.notes.get('other-system');
  }

  private chooser(scored: Scored[], other: Scored): TemplateResult {
    const choose = (event: Event) => {
      this.shown.model.note('other-system', (event.target as HTMLSelectElement).value);
      void this.redraw();
    };
    return html`<p class="race-chooser">
      <label for="other-system">How would it look under</label>
      <select id="other-system" @change=${choose}>
        ${scored.map(({ id, name }) => html`<option value=${id} ?selected=${id === other.id}>${name}</option>`)}
      </select>
    </p>`;
  }

  private figure(other: Scored): TemplateResult {
    const { model } = this.shown;
    const followed = model.notes.get('followed') ?? '';
    const players = new Set(this.own.map(({ player }) => player));
    const after = other.rows.filter(({ player }) => players.has(player));
    return html`<figure>
      <figcaption>${model.systemName} on the left, ${other.name} on the right</figcaption>
      <svg class="slopes" role="img" aria-label=${this.moves(other)} viewBox="0 0 ${SLOPE.width} ${this.own.length * SLOPE.row}">
        ${slopes(this.own, after, followed)}
      </svg>
    </figure>`;
  }

  /** "3 players change places under Bangkok." */
  private moves({ name, rows }: Scored): string {
    const places = new Map(rows.map(({ player, place }) => [player, place]));
    const moved = this.own.filter(({ player, place }) => places.get(player) !== place).length;
    return moved === 0
      ? `Nobody changes places under ${name}.`
      : `${capital(this.shown.model.numbers.amount(moved, 'player'))} of ${this.own.length} ${agreeing(moved, 'changes place', 'change places')} under ${name}.`;
  }

  private table(other: Scored): TemplateResult {
    const { model } = this.shown;
    const own = new Map(this.own.map((row) => [row.player, row]));
    return html`<p class="note">${this.moves(other)}</p>
      <div class="other-systems" role="region" tabindex="0" aria-label="Both standings">
        <table>
          <thead><tr><th scope="col">${other.name}</th><th scope="col">Player</th><th scope="col">Total</th><th scope="col">${model.systemName}</th></tr></thead>
          <tbody>
            ${other.rows.slice(0, MOST).map(({ player, place, shared, total }) => {
              const here = own.get(player);
              return html`<tr><td>${placed(place, shared)}</td><th scope="row">${player}</th><td>${model.numbers.grouped(total)}</td><td>${here ? placed(here.place, here.shared) : nothing}</td></tr>`;
            })}
          </tbody>
        </table>
      </div>`;
  }

  private places(scored: Scored[]): TemplateResult {
    const placesOf = scored.map(
      ({ rows }) => new Map(rows.map(({ player, place, shared }) => [player, placed(place, shared)])),
    );
    return html`<h3>Places under every system</h3>
      <div class="other-systems" role="region" tabindex="0" aria-label="Places under every system">
        <table>
          <thead><tr><th scope="col">Player</th><th scope="col">${this.shown.model.systemName}</th>${scored.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>
            ${this.own.map(({ player, place, shared }) => html`<tr><th scope="row">${player}</th><td>${placed(place, shared)}</td>${placesOf.map((places) => html`<td>${places.get(player)}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>`;
  }

  private notScored(): TemplateResult | typeof nothing {
    const left = this.others.filter(({ rows }) => rows === null);
    if (left.length === 0) return nothing;
    const reasons = [...new Set(left.flatMap(({ problems }) => problems.slice(0, 1).map(({ message }) => message)))];
    return html`<p class="note"><b>Without standings: ${this.shown.model.numbers.amount(left.length, 'system')}</b> (${left.map(({ name }) => name).join(', ')}). ${reasons.join(' ')}</p>`;
  }
}

drawnFrom(TallyOtherSystems, 'shown', 'underOthers');
customElements.define('tally-other-systems', TallyOtherSystems);
