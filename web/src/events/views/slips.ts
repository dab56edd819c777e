// Slips for the boards of a round, to be printed: who sits there, room for the result, and a code that opens the
// board on a phone: in the event if it is there, or else the form with these names.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventGame } from '../../systems/event_game.ts';
import { placeName } from '../../systems/game_name.ts';
import { namesIn } from '../../systems/player_names.ts';
import { boardOf, roundNamed, roundOf, roundsIn } from '../../systems/rounds.ts';
import { seatIn } from '../../systems/seating.ts';
import { capital } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import '../slip_code.ts';
import '../styles/slips.css';

/** How many are drawn at a time. */
const AT_ONCE = 8;

/** The form's fields that are filled in on the slip. */
const WRITTEN = ['score', 'place', 'centres'];

export function slips(model: EventModel, [part]: string[]): TemplateResult {
  const rounds = roundsIn(model.games);
  const round = roundNamed(model.games, part) ?? rounds.at(-1) ?? null;
  const boards = model.games.filter((game) => roundOf(game) === round && namesIn(game.state).length > 0);
  const inOrder = boards.sort((one, other) => (boardOf(one) ?? 1000) - (boardOf(other) ?? 1000));
  if (inOrder.length === 0)
    return html`<p class="empty">Nobody sits at a board yet. Enter the players of each board, with its round; the results can come later. <a href=${model.link()}>All games</a></p>`;
  const drawn = inOrder.slice(0, model.portion('slips', inOrder.length, AT_ONCE));
  return html`<p class="event-tools">
      <button type="button" class="show" @click=${() => window.print()}>Print</button>
      ${rounds.length > 1 ? chooser(model, rounds, round) : nothing}
      ${location.protocol === 'file:' ? html`<span class="note">A page opened from a file has no address that a code could lead to.</span>` : nothing}
    </p>
    <div class="all-sheets slips">${drawn.map((game) => slip(model, game))}</div>`;
}

function chooser(model: EventModel, rounds: number[], round: number | null): TemplateResult {
  const choose = ({ target }: Event) => model.go('slips', (target as HTMLSelectElement).value);
  return html`<span><label for="slips-round">Round</label>
    <select id="slips-round" @change=${choose}>${rounds.map((one) => html`<option value=${one} .selected=${one === round}>${one}</option>`)}</select></span>`;
}

function slip(model: EventModel, game: EventGame): TemplateResult {
  const place = placeName(game);
  const [round, board] = [roundOf(game), boardOf(game)];
  const called = place && round !== null && board !== null ? `Round ${round}, board ${board}` : model.called(game);
  const heading = game.state.heading.trim();
  return html`<section class="sheet slip" aria-label="Slip of ${called}">
    <header><h2>${called}</h2><p>${model.name}${heading ? html`<br />${heading}` : nothing}</p></header>
    <div class="slip-body">${seats(game)} <tally-slip-code .of=${{ form: game.form, state: model.scoring.state(game), board: { event: model.store.id, game: game.id } }}></tally-slip-code></div>
  </section>`;
}

function seats(game: EventGame): TemplateResult {
  const names = namesIn(game.state);
  const shown = names.map((name) => ({ name, seat: seatIn(game, name) }));
  const hasSeats = shown.some(({ seat }) => seat !== '');
  const field = WRITTEN.find((name) => JSON.stringify(game.state).includes(`"${name}":`)) ?? 'result';
  return html`<table>
    <thead><tr>${hasSeats ? html`<th scope="col">Seat</th>` : nothing}<th scope="col" class="player">Player</th><th scope="col">${capital(field)}</th></tr></thead>
    <tbody>${shown.map(({ name, seat }) => html`<tr>${hasSeats ? html`<td>${seat}</td>` : nothing}<th scope="row" class="player">${name}</th><td class="written"></td></tr>`)}</tbody>
  </table>`;
}
