// The rounds of the event: who sat where, as a table of players and rounds, and who has not played in a round.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { EventGame } from '../../systems/event_game.ts';
import { inAlphabet } from '../../systems/player_names.ts';
import { boardOf, roundOf, roundsIn } from '../../systems/rounds.ts';
import { seatIn, type Seats } from '../../systems/seating.ts';
import { sheetBand } from '../../form/sheet_table.ts';
import type { EventModel } from '../event_model.ts';
import { absentIn, roundFaults, seatsIn } from './round_tools.ts';
import '../../styles/standings.css';

export function rounds(model: EventModel): TemplateResult {
  const numbers = roundsIn(model.games);
  if (numbers.length === 0)
    return html`<p class="empty">No game has a round yet. Give a game its round above its form. <a href=${model.link()}>All games</a></p>`;
  return html`<p class="event-tools"><a href=${model.link('seating')}>Seating for the wall</a></p>
    ${roundFaults(model)}
    <section class="sheet seating" aria-label="Who sat where">
      ${sheetBand('Who sat where', model.name)} ${table(model, numbers)}
    </section>
    <h2>Not in the round yet</h2>
    ${absent(model, numbers)}`;
}

/** How many cells are drawn at a time, and how many rounds with those who are not in them. */
const AT_ONCE = 120;
const ROUNDS_AT_ONCE = 3;

function absent(model: EventModel, numbers: number[]): unknown {
  const drawn = numbers.slice(0, model.portion('absent', numbers.length, ROUNDS_AT_ONCE));
  return drawn.map((round) => guard([model.store.edition], () => absentees(model, round)));
}

function table(model: EventModel, numbers: number[]): TemplateResult {
  const seats = seatsIn(model);
  const players = playersIn(seats);
  const drawn = players.slice(0, model.portion('seating', players.length, Math.ceil(AT_ONCE / numbers.length)));
  return html`<div class="seats"><table>
    <thead><tr><th scope="col" class="player">Player</th>${numbers.map((round) => html`<th scope="col">Round ${round}</th>`)}</tr></thead>
    <tbody>${drawn.map((player) => guard([seats, player], () => row(model, numbers, player, seats.get(player))))}</tbody>
  </table></div>`;
}

/** Names in alphabetical order, by the seats. */
const sorted = new WeakMap<object, string[]>();

function playersIn(seats: ReadonlyMap<string, Seats>): string[] {
  const players = sorted.get(seats) ?? inAlphabet(seats.keys());
  sorted.set(seats, players);
  return players;
}

function row(model: EventModel, numbers: number[], player: string, seats: Seats | undefined): TemplateResult {
  return html`<tr><th scope="row" class="player"><a href=${model.link('player', player)}>${player}</a></th>
    ${numbers.map((round) => cell(model, seats?.get(round) ?? [], player))}</tr>`;
}

/** The usual cell, with one game, is one template, since a large table has thousands of them. */
function cell(model: EventModel, games: EventGame[], player: string): TemplateResult {
  const [game] = games;
  if (!game) return ABSENT;
  if (games.length > 1)
    return html`<td>${games.map((one, at) => html`${at ? html`<br />` : nothing}${placed(model, one, player)}`)}</td>`;
  const seat = seatIn(game, player);
  const link = model.link('game', game.id);
  if (seat === '') return html`<td><a href=${link}>${placeOf(model, game)}</a></td>`;
  return html`<td><a href=${link}>${placeOf(model, game)}</a> <small>${seat}</small></td>`;
}

const ABSENT = html`<td><span aria-label="not in it">–</span></td>`;

function placed(model: EventModel, game: EventGame, player: string): TemplateResult {
  const seat = seatIn(game, player);
  return html`<a href=${model.link('game', game.id)}>${placeOf(model, game)}</a>${seat === '' ? nothing : html` <small>${seat}</small>`}`;
}

function placeOf(model: EventModel, game: EventGame): string {
  const board = boardOf(game);
  return board === null ? `No. ${model.games.indexOf(game) + 1}` : `Board ${board}`;
}

function absentees(model: EventModel, round: number): TemplateResult {
  const names = absentIn(model, round);
  const played = model.games.filter((game) => roundOf(game) === round).length;
  return html`<p class="not-seated"><b>Round ${round}</b> <small>(${model.numbers.amount(played, 'game')})</small>: ${names.length === 0 ? 'everybody has played' : names.join(', ')}.</p>`;
}
