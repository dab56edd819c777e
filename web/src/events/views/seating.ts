// The seating of a round for the wall: its boards, everybody by name, on paper, on the big screen and as text. The round
// may be drawn or entered by hand.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetBand } from '../../form/sheet_table.ts';
import { seatedRound, seatsByName, type SeatedRound } from '../../seating/seated_round.ts';
import { seatName } from '../../seating/seats.ts';
import { today } from '../../share/imprint.ts';
import { roundNamed, roundsIn } from '../../systems/rounds.ts';
import { posting } from '../draw/posting_view.ts';
import type { EventModel } from '../event_model.ts';
import '../draw/screen_view.ts';
import '../../styles/standings.css';
import '../styles/draw.css';

/** How many boards, and how many names, are drawn at first, and how many more at a time to begin with. */
const BOARDS = 12;
const NAMES = 40;

export function seating(model: EventModel, [part, screen]: string[]): TemplateResult {
  const rounds = roundsIn(model.games);
  const round = roundNamed(model.games, part) ?? rounds.at(-1) ?? null;
  if (round === null)
    return html`<p class="empty">No game has a round yet. Give a game its round above its form. <a href=${model.link()}>All games</a></p>`;
  const seated = seatedRound(model.games, round);
  const { posted, seats } = seated;
  const own = ['seating', String(round)];
  if (screen === 'screen')
    return html`<tally-draw-screen .shown=${{ name: model.name, rounds: [posted], seats, back: model.link(...own) }}></tally-draw-screen>`;
  return html`<h2>Seating for the wall</h2>
    ${rounds.length > 1 ? chooser(model, rounds, round) : nothing} ${unplaced(model, seated)}
    ${posted.boards.length > 0 ? html`${posting(model, { rounds: [posted], seats }, model.link(...own, 'screen'))} ${boards(model, seated)} ${byName(model, seated)}` : nothing}`;
}

function chooser(model: EventModel, rounds: number[], round: number): TemplateResult {
  const choose = ({ target }: Event) => model.go('seating', (target as HTMLSelectElement).value);
  return html`<p class="event-tools"><span><label for="seating-round">Round</label>
    <select id="seating-round" @change=${choose}>${rounds.map((one) => html`<option value=${one} .selected=${one === round}>${one}</option>`)}</select></span></p>`;
}

function unplaced(model: EventModel, { unplaced: games }: SeatedRound): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  const link = (id: string, called: string, at: number) =>
    html`${at ? ', ' : ''}<a href=${model.link('game', id)}>${called}</a>`;
  return html`<p class="note" role="status">Without the number of a board, and so not below: ${games.map((game, at) => link(game.id, model.called(game), at))}.</p>`;
}

function boards(model: EventModel, { posted, seats }: SeatedRound): TemplateResult {
  const power = (seat: number) =>
    seats.powers ? html`<small class="power">${seatName(seats, seat)}</small>` : nothing;
  const board = (
    names: string[],
    at: number,
  ) => html`<section class="draw-board" aria-label="Board ${posted.numbers[at]}">
    <h3>Board ${posted.numbers[at]}</h3>
    <ol>${names.map((name, seat) => html`<li class="seat">${power(seat)}<b>${name}</b></li>`)}</ol>
  </section>`;
  const drawn = posted.boards.slice(0, model.portion('boards on the wall', posted.boards.length, BOARDS));
  return html`<section class="sheet draw-round" aria-label="Boards of round ${posted.round}">
    ${sheetBand(`Round ${posted.round}`, model.name)}
    <div class="draw-boards">${drawn.map(board)}</div>
    <p class="on-paper">Printed with Tallysheet on ${today()}.</p>
  </section>`;
}

function byName(model: EventModel, seated: SeatedRound): TemplateResult {
  const { round } = seated.posted;
  const all = seatsByName(seated);
  const drawn = all.slice(0, model.portion('names on the wall', all.length, NAMES));
  return html`<section class="sheet draw-round" aria-label="Round ${round} by name">
    ${sheetBand(`Round ${round} by name`, model.name)}
    <ul class="seats-by-name">${drawn.map(({ player, seat }) => html`<li><b>${player}</b> <span>${seat}</span></li>`)}</ul>
  </section>`;
}
