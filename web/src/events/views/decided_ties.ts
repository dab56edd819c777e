// Ties in the standings by the event's own rule: decided by hand with a reason, or by a lot from a printed seed.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TournamentRow } from 'tallysheet';
import { ordinal } from '../../numbers/ordinals.ts';
import { newRuling, playersOf, type Ruling } from '../../systems/ruling.ts';
import type { OwnStandings } from '../../tournament/own_standings.ts';
import { inWords, shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { removeRuling, setRuling } from '../ruling_actions.ts';

interface Tie {
  place: number;
  players: string[];
}

/** The notes with the place of the tie that is being decided, the order so far, the reason and the seed. */
const [PLACE, ORDER, REASON, SEED] = ['tie', 'tie order', 'tie reason', 'tie seed'];

/** How many ties are listed at once, and how many players of one are named. */
const [LISTED, NAMED] = [8, 6];

export function decidedTies(model: EventModel, { found, rulings }: OwnStandings): TemplateResult | typeof nothing {
  if (!found) return nothing;
  const ties = tiesIn(found.rows);
  const { decisions, lots } = rulings.of;
  if (ties.length + decisions.length + lots.length === 0) return nothing;
  const [first, more] = [ties.slice(0, LISTED), ties.slice(LISTED)];
  const drawn = more.slice(0, model.portion('ties', more.length, 0, LISTED));
  return html`<section class="ties" aria-label="Ties">
    <h2>Ties</h2>
    ${first.map((tie) => tieLine(model, tie))}
    ${more.length > 0 ? html`<details><summary>${model.numbers.amount(more.length, 'more tie')}</summary>${drawn.map((tie) => tieLine(model, tie))}</details>` : nothing}
    ${decisions.map((ruling, at) => ruled(model, ruling, playersOf(ruling), found.decisionsApplied[at] ?? false))}
    ${lots.map((ruling, at) => ruled(model, ruling, found.lots[at]?.players ?? [], found.lots[at]?.applied ?? false))}
  </section>`;
}

/** The players of every shared place. */
function tiesIn(rows: readonly TournamentRow[]): Tie[] {
  const ties = new Map<number, string[]>();
  for (const { place, shared, player } of rows)
    if (shared && place !== null) ties.set(place, [...(ties.get(place) ?? []), player]);
  return [...ties].map(([place, players]) => ({ place, players }));
}

function tieLine(model: EventModel, tie: Tie): TemplateResult {
  const { place, players } = tie;
  const isOpen = model.notes.get(PLACE!) === String(place);
  const begin = () => {
    for (const name of [ORDER!, REASON!]) model.notes.delete(name);
    model.notes.set(SEED!, String(randomSeed()));
    model.note(PLACE!, isOpen ? '' : String(place));
  };
  return html`<div class="tie">
    <p class="event-tools"><span>${named(players)} share ${ordinal(place)} place.</span>
      <button type="button" class="quiet" aria-expanded=${isOpen} @click=${begin}>Decide this tie</button></p>
    ${isOpen ? decision(model, tie) : nothing}
  </div>`;
}

function named(players: readonly string[]): string {
  const shown = players.slice(0, players.length > NAMED + 1 ? NAMED : players.length).map((name) => shortened(name));
  const more = players.length - shown.length;
  return inWords(more > 0 ? [...shown, `${more} others`] : shown, 'and');
}

function decision(model: EventModel, tie: Tie): TemplateResult {
  const order = orderOf(model, tie);
  const reason = model.notes.get(REASON!) ?? '';
  const type = (note: string) => (event: Event) => model.note(note, (event.target as HTMLInputElement).value);
  return html`<div class="settings-body deciding">
    <p class="setting-field"><label for="tie-reason">Reason, printed with the standings</label>
      <input id="tie-reason" class="name" type="text" autocomplete="off" .value=${reason} @input=${type(REASON!)} /></p>
    <ol>${repeat(
      order,
      (name) => name,
      (name, at) =>
        html`<li><span>${name}</span> ${at > 0 ? html`<button type="button" class="quiet" aria-label="Move ${name} up" @click=${() => moveUp(model, order, at)}>Up</button>` : nothing}</li>`,
    )}</ol>
    <p class="event-tools"><button type="button" class="usual" @click=${() => decide(model, order, reason)}>Use this order</button></p>
    <p class="setting-field"><label for="tie-seed">Or draw lots from this seed <small>0 to ${model.numbers.grouped(MOST_SEED)}; the same seed always draws the same</small></label>
      <input id="tie-seed" class="figure" type="text" inputmode="numeric" autocomplete="off" .value=${model.notes.get(SEED!) ?? ''} @input=${type(SEED!)} /></p>
    ${seedProblem(model)}
    <p class="event-tools"><button type="button" class="usual" ?disabled=${typedSeed(model) === null} @click=${() => draw(model, tie.players, reason)}>Draw lots</button></p>
  </div>`;
}

/** The order so far, of the players who are level now. */
function orderOf(model: EventModel, { players }: Tie): string[] {
  const noted = (model.notes.get(ORDER!) ?? '').split('\n').filter((name) => players.includes(name));
  return noted.length === players.length ? noted : players;
}

function moveUp(model: EventModel, order: readonly string[], at: number): void {
  const moved = [...order];
  moved.splice(at - 1, 2, order[at]!, order[at - 1]!);
  model.note(ORDER!, moved.join('\n'));
}

function decide(model: EventModel, order: readonly string[], reason: string): void {
  model.notes.delete(PLACE!);
  setRuling(
    model,
    newRuling('order', { players: order.join('\n'), reason }),
    `Tie decided: ${order.map((name) => shortened(name)).join(', ')}`,
  );
}

const MOST_SEED = 999_999_999;

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % (MOST_SEED + 1);
}

/** Null if it is none. */
function typedSeed(model: EventModel): string | null {
  const text = (model.notes.get(SEED!) ?? '').trim();
  return /^\d{1,9}$/.test(text) ? text : null;
}

function seedProblem(model: EventModel): TemplateResult | typeof nothing {
  if (typedSeed(model) !== null) return nothing;
  const text = shortened((model.notes.get(SEED!) ?? '').trim());
  return html`<p class="problem">The seed is “${text}”; it must be a whole number from 0 to ${model.numbers.grouped(MOST_SEED)}, in digits alone.</p>`;
}

function draw(model: EventModel, players: readonly string[], reason: string): void {
  model.notes.delete(PLACE!);
  const seed = typedSeed(model)!;
  setRuling(model, newRuling('lot', { players: players.join('\n'), seed, reason }), `Lots drawn for ${named(players)}`);
}

/** A tie that is decided, and whether it still matters. */
function ruled(model: EventModel, ruling: Ruling, order: readonly string[], applies: boolean): TemplateResult {
  const how = ruling.kind === 'lot' ? `By lot, seed ${ruling.seed}` : 'By hand';
  const reason = (ruling.reason ?? '').trim();
  return html`<p class="event-tools ruled">
    <span>${how}: ${order.join(', ')}${reason ? html` <small>(${reason})</small>` : nothing}${applies ? nothing : html` <small>does not apply: these are not exactly the players who are level</small>`}</span>
    <button type="button" class="quiet" @click=${() => removeRuling(model, ruling, 'Decision of a tie taken back')}>Take back</button>
  </p>`;
}
