// Drawing the boards of the next rounds: what is asked, the search, and the boards found.
import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { DrawModel, SearchState } from '../../seating/draw_model.ts';
import type { WishResult } from '../../seating/words.ts';
import { inWords } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { drawnRound } from './boards_view.ts';
import { choices, roundAndPlayers } from './choices_view.ts';
import { drawnForm, drawOf, newSeed } from './event_draw.ts';
import { posting } from './posting_view.ts';
import './screen_view.ts';
import '../../styles/standings.css';
import '../../ui/progress.css';
import '../styles/draw.css';

export function drawBoards(model: EventModel, [part]: string[]): TemplateResult {
  if (drawnForm(model) === null) return html`<p class="empty">This event’s games have no list of players to draw.</p>`;
  const draw = drawOf(model);
  if (!draw) return html`<p class="note" role="status">Loading …</p>`;
  if (part === 'screen') return projected(model, draw);
  const { drawn } = draw.draft;
  return html`<h2>Draw the boards</h2>
    <div class="draw-top">
      <section class="draw-first" aria-label="Round and players">
        ${drawn ? people(draw) : nothing} ${roundAndPlayers(model, draw)} ${draw.namesNext.length < 2 ? NOBODY : starting(model, draw)} ${problems(draw)}
      </section>
      ${choices(model, draw)}
      ${drawn ? html`<div class="draw-outcome">${results(model, draw)}</div>` : nothing}
    </div>
    ${drawn ? html`${posting(model, draw, model.link('draw', 'screen'))} <div class="draw-drawn">${swapNote(model, draw)} ${drawnRounds(model, draw)}</div>` : nothing}`;
}

const NOBODY = html`<p class="empty">Boards need players. Put everybody on the list under <i>Players</i> first.</p>`;

function projected(model: EventModel, { rounds, seats }: DrawModel): TemplateResult {
  return html`<tally-draw-screen .shown=${{ name: model.name, rounds, seats, back: model.link('draw') }}></tally-draw-screen>`;
}

/** The seed that stands is drawn first; after that, each press draws another one. */
function starting(model: EventModel, draw: DrawModel): TemplateResult {
  const { draft, searching } = draw;
  const typed = ({ target }: Event) => {
    const seed = Number((target as HTMLInputElement).value.replace(/\D/g, '').slice(0, 9));
    draw.change({ seed });
  };
  return html`<p class="draw-line draw-start">
      ${searching ? nothing : starters(draw)}
      <span><label for="draw-seed">Seed</label> <input id="draw-seed" class="figure" type="text" inputmode="numeric" autocomplete="off" .value=${String(draft.seed)} ?disabled=${searching !== null} @change=${typed} /></span>
    </p>
    ${searching ? progress(model, draw, searching) : nothing}`;
}

/** A round that has begun is drawn again only as far as its boards have not. */
function starters(draw: DrawModel): TemplateResult {
  const { draft, canSeatAgain } = draw;
  const again = () => draw.draw(draft.drawn?.seed === draft.seed ? newSeed() : draft.seed);
  if (!draw.hasBegun(0))
    return html`<button type="button" class="show" @click=${again}>${draft.drawn ? 'Draw again' : 'Draw the boards'}</button>`;
  return html`<button type="button" class="show" @click=${() => draw.drawNext()}>Draw ${roundsNext(draw)}</button>
    ${canSeatAgain ? html`<button type="button" class="usual" @click=${again}>Draw again the boards that have not begun</button>` : nothing}`;
}

/** "round 3"; "rounds 3 to 5 again" where they are drawn already. */
function roundsNext({ nextRound, roundsLeft }: DrawModel): string {
  if (roundsLeft > 1) return `rounds ${nextRound} to ${nextRound + roundsLeft - 1} again`;
  return `round ${nextRound}${roundsLeft > 0 ? ' again' : ''}`;
}

function progress({ numbers }: EventModel, draw: DrawModel, { done, of }: SearchState): TemplateResult {
  const share = of > 0 ? Math.floor((100 * done) / of) : 0;
  return html`<p class="progress">
    <progress max="100" value=${share} aria-label="Searching for better boards"></progress>
    <span>${numbers.grouped(share)} %, the best so far is below</span>
    <button type="button" class="choice" @click=${() => draw.stop()}>Stop</button>
  </p>`;
}

function problems({ problems: list }: DrawModel): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<div class="summary" role="alert"><h2>This cannot be drawn</h2>
    <ul>${list.map(({ message }) => html`<li>${message}</li>`)}</ul></div>`;
}

/** While the search goes on, the first round stands for all. A round is drawn again only where something of it changed. */
function drawnRounds(model: EventModel, draw: DrawModel): unknown[] {
  const { draft, chosen, considered, searching, changedPeople } = draw;
  const gone = changedPeople.gone.length;
  const shown = searching ? draw.rounds.slice(0, 1) : draw.rounds;
  return shown.map((round, at) => {
    const inIt = chosen?.round === at ? chosen : null;
    const other = considered?.seats[1].round === at ? considered : null;
    const of = [
      draft.drawn?.rounds[at],
      inIt,
      other,
      draft.kept,
      draft.keptLater,
      searching === null,
      gone,
      model.store.edition,
    ];
    return guard(of, () => drawnRound(model, draw, round, at));
  });
}

/** Who has come or gone since. */
function people(draw: DrawModel): TemplateResult | typeof nothing {
  const { gone, come } = draw.changedPeople;
  if (gone.length + come.length === 0) return nothing;
  const has = (names: string[]) => (names.length === 1 ? 'is' : 'are');
  return html`<div class="left-out" role="status">
    ${gone.length > 0 ? html`<p><b>${inWords(gone, 'and')}</b> ${has(gone)} no longer here. Draw again.</p>` : nothing}
    ${come.length > 0 ? html`<p><b>${inWords(come, 'and')}</b> ${has(come)} here and not in this draw. Draw again to seat them.</p>` : nothing}
  </div>`;
}

function results(model: EventModel, draw: DrawModel): TemplateResult | typeof nothing {
  const list = draw.results(model.numbers);
  const { drawn } = draw.draft;
  if (!drawn || list.length === 0) return nothing;
  return html`<section class="draw-results" aria-label="What is kept">
    <ul>${list.map((one) => result(model, one))}</ul>
    <p class="note">${whence(model, draw)}</p>
  </section>`;
}

/** How anybody draws the same. */
function whence({ numbers }: EventModel, { draft: { drawn }, searching }: DrawModel): string {
  if (!drawn || searching) return '';
  const seed = `Seed ${drawn.seed}`;
  const stopped = drawn.steps === null ? '' : `, stopped after ${numbers.grouped(drawn.steps)} steps`;
  if (drawn.byHand) return `${seed}${stopped}, then changed by hand.`;
  const best = drawn.complete ? ' No draw is better.' : '';
  return `${seed}${stopped}: with it, anybody draws the same from the same list.${best}`;
}

/** How many losses stand open. */
const SHOWN = 4;

function result(model: EventModel, { wish, kept, summary, losses }: WishResult): TemplateResult {
  const key = `draw losses ${wish}`;
  const open = model.isOpen(key) || losses.length <= SHOWN;
  return html`<li class=${kept ? 'kept' : 'lost'}>
    <span>${summary}</span>
    ${losses.length > SHOWN ? html`<button type="button" class="quiet" aria-expanded=${open} @click=${() => model.toggle(key)}>${open ? 'Hide' : 'Show'} them</button>` : nothing}
    ${open && losses.length > 0 && !kept ? html`<ul>${losses.map((loss) => html`<li>${loss}</li>`)}</ul>` : nothing}
  </li>`;
}

/** What a swap would cost or has cost. It stays in sight at the foot of the window, since the seats may be screens apart. */
function swapNote({ numbers }: EventModel, draw: DrawModel): TemplateResult {
  const { chosen, considered, said } = draw;
  const button = (label: string, press: () => void) =>
    html`<button type="button" class="quiet" @click=${press}>${label}</button>`;
  const [one, other] = considered?.seats ?? [];
  const words = considered?.said ?? (chosen ? 'Choose the seat to swap with.' : said);
  return html`<p class="draw-said ${words ? 'says' : ''}"><span role="status">${words}</span>
    ${chosen && one && other ? button('Swap', () => draw.swap(one, other, numbers)) : nothing}
    ${chosen ? button('Cancel', () => draw.choose(null)) : nothing}
    ${!chosen && !considered && said && draw.canSwapBack ? button('Swap back', () => draw.swapBack(numbers)) : nothing}</p>`;
}
