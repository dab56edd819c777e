// Who took over a seat of a game from whom, and whose score it is.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventGame, SharedSeat } from '../../systems/event_game.ts';
import { namesIn, plainName } from '../../systems/player_names.ts';
import { scorerOf, seatInWords, seatsOf, withoutSeat, withScorer, withSeat } from '../../systems/shared_seats.ts';
import { choice } from '../../ui/choice.ts';
import { shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';

/** On paper, the sentences alone. */
export function sharedSeats(model: EventModel, game: EventGame): TemplateResult {
  return html`<section class="shared-seats" aria-label="Seats that were taken over">
    ${seatsOf(game).map((seat) => sharedSeat(model, game, seat))} ${namesIn(game.state).length > 0 ? adder(model, game) : nothing}
  </section>`;
}

/** The sentences on the game's sheet. */
export function seatNotes(game: EventGame): TemplateResult[] {
  return seatsOf(game).map((seat) => html`<p class="note">${seatInWords(game, seat)}</p>`);
}

function sharedSeat(model: EventModel, game: EventGame, seat: SharedSeat): TemplateResult {
  const { began, tookOver, key } = seat;
  const scorer = scorerOf(game, seat);
  return html`<div class="shared-seat">
    <p class="note">${seatInWords(game, seat)}</p>
    ${scorer === null ? nothing : choice({ legend: 'Whose score is it?', name: `seat-${key}`, value: scorer, options: [began, tookOver].map((name) => ({ value: name, label: name })), set: (name) => model.changeGame(game, (now) => withScorer(now, seat, name), `the score is ${shortened(name)}’s`) })}
    <button type="button" class="quiet" aria-label="Remove: ${tookOver} took over from ${began}" @click=${() => model.changeGame(game, (now) => withoutSeat(now, key), 'a seat is no longer shared')}>Remove</button>
  </div>`;
}

function adder(model: EventModel, game: EventGame): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const [began, tookOver] = ['began', 'tookOver'].map((name) => plainName(String(data.get(name))));
    if (!began || !tookOver || began === tookOver) return form.querySelector<HTMLInputElement>('input')?.focus();
    model.changeGame(game, (now) => withSeat(now, began, tookOver), `${shortened(tookOver)} took over`);
    form.reset();
    form.closest('details')?.removeAttribute('open');
  };
  return html`<details>
    <summary>Somebody took over a seat</summary>
    <form class="took-over" autocomplete="off" @submit=${submit}>
      <label>From <select name="began">${namesIn(game.state).map((name) => html`<option value=${name}>${name}</option>`)}</select></label>
      <label>Taken over by <input name="tookOver" class="name" type="text" list="known-names" autocomplete="off" spellcheck="false" required /></label>
      <button type="submit" class="usual">Add</button>
    </form>
  </details>`;
}
