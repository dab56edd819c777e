// The event's standings beside those under another system of the same game, as lines and as a table, and every player's
// place under each of them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { BESIDE, besideRule } from '../systems/own-rule/beside_rule.ts';
import { RULES } from '../systems/own-rule/kept_rules.ts';
import type { OtherStandings } from '../systems/event_rules.ts';
import { capital, agreeing } from '../ui/sentences.ts';
import { placed } from '../numbers/ordinals.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { EventModel } from './event_model.ts';
import { ruleBeside, UNDER_RULE } from './rule_beside.ts';
import { SLOPE, slopes } from './slopes.ts';
import { UnderOthers } from './under_others.ts';
import './styles/other_systems.css';

type Scored = OtherStandings & { rows: NonNullable<OtherStandings['rows']> };

/** The most players drawn and listed. */
const MOST = 40;

class TallyOtherSystems extends LightElement {
  declare shown: { model: EventModel; edition: number };
  private under: UnderOthers | null = null;
  /** Another tab may have changed the rule. */
  private readonly hear = ({ key }: StorageEvent) => (key === RULES || key === BESIDE) && void this.redraw();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.hear);
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.hear);
  }

  protected override beforeDrawing(): void {
    const { model } = this.shown;
    const chosen = besideRule(model.id);
    this.under ??= new UnderOthers(model, () => void this.redraw());
    void this.under.follow(chosen && !chosen.isDeleted ? chosen.text : '');
  }

  protected override template(): TemplateResult {
    const { under } = this;
    if (!under?.systems) return html`<p class="note" role="status">Calculating …</p>`;
    const scored = this.scored(under);
    const [first] = scored;
    const other = scored.find(({ id }) => id === this.chosen) ?? first;
    return html`${other ? this.chooser(scored, other) : nothing} ${ruleBeside(this.shown.model, under, () => void this.redraw())}
      ${other ? html`${this.figure(other)} ${this.table(other)}` : nothing} ${scored.length > 1 ? this.places(scored) : nothing} ${this.notScored(under.systems)}`;
  }

  /** The rule first, since it was chosen. */
  private scored({ rule, systems }: UnderOthers): Scored[] {
    const chosen = rule ? [{ id: UNDER_RULE, problems: [], ...rule }] : [];
    return [...chosen, ...(systems ?? [])].filter((other): other is Scored => other.rows !== null);
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

  private notScored(systems: OtherStandings[]): TemplateResult | typeof nothing {
    const left = systems.filter(({ rows }) => rows === null);
    if (left.length === 0) return nothing;
    const reasons = [...new Set(left.flatMap(({ problems }) => problems.slice(0, 1).map(({ message }) => message)))];
    return html`<p class="note"><b>Without standings: ${this.shown.model.numbers.amount(left.length, 'system')}</b> (${left.map(({ name }) => name).join(', ')}). ${reasons.join(' ')}</p>`;
  }
}

drawnFrom(TallyOtherSystems, 'shown');
customElements.define('tally-other-systems', TallyOtherSystems);
