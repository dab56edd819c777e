// The drawn boards as tables whose seats can be swapped: by dragging, by tapping two, or by keyboard.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetBand } from '../../form/sheet_table.ts';
import type { DrawModel } from '../../seating/draw_model.ts';
import type { RoundToPost } from '../../seating/draw_text.ts';
import { isSeat, type SeatAt } from '../../seating/draft.ts';
import { seatName } from '../../seating/seats.ts';
import { today } from '../../share/imprint.ts';
import type { EventModel } from '../event_model.ts';
import { draggable } from './drag.ts';

export function drawnRound(model: EventModel, draw: DrawModel, round: RoundToPost, index: number): TemplateResult {
  const seats = seatsIn(round, index);
  const swap = (from: number, to: number) => {
    const [one, other] = [seats[from], seats[to]];
    if (one && other) draw.swap(one, other, model.numbers);
  };
  const over = (from: number, to: number | null) => {
    const [one, other] = [seats[from], to === null ? undefined : seats[to]];
    if (one && other) draw.consider(one, other, model.numbers);
    else draw.choose(null);
  };
  const hasBegun = draw.hasBegun(index);
  return html`<section class="sheet draw-round" aria-label="Round ${round.round}" ${draggable(`.draw-round[data-round="${index}"] .seat`, swap, over)} data-round=${index}>
    ${sheetBand(`Round ${round.round}`, model.name)}
    <div class="draw-boards">
      ${round.boards.map((_, board) => oneBoard(model, draw, round, { round: index, board }))}
      ${round.byes.length > 0 ? byes(model, draw, round, index) : nothing}
    </div>
    ${hasBegun ? html`<p class="note">The event has these games. <a href=${model.link()}>Games</a> <a href=${model.link('seating', String(round.round))}>Seating for the wall</a></p>` : beginning(model, draw, round, index)}
    <p class="on-paper">Drawn with Tallysheet on ${today()}.</p>
  </section>`;
}

/** The round's seats in the order in which they are drawn. */
function seatsIn({ boards, byes }: RoundToPost, round: number): SeatAt[] {
  const at = (board: number | null, names: string[]) => names.map((_, seat) => ({ round, board, seat }));
  return [...boards.flatMap((names, board) => at(board, names)), ...at(null, byes)];
}

function oneBoard(
  model: EventModel,
  draw: DrawModel,
  round: RoundToPost,
  { round: index, board }: { round: number; board: number },
): TemplateResult {
  const names = round.boards[board] ?? [];
  const begun = draw.isBegun(index, board);
  const canKeep = !begun && !draw.hasBegun(index);
  return html`<section class="draw-board" aria-label="Board ${round.numbers[board]}">
    <div class="draw-head"><h3>Board ${round.numbers[board]}${begun ? html` <small>has begun</small>` : nothing}</h3>
      ${canKeep ? html`<label class="tick keep"><input type="checkbox" aria-label="Keep board ${round.numbers[board]}" .checked=${draw.isKept(index, board)} @change=${() => draw.keep(index, board)} /> <span>Keep</span></label>` : nothing}</div>
    <ol>${names.map((name, seat) => seatLine(model, draw, { round: index, board, seat }, name))}</ol>
  </section>`;
}

function byes(model: EventModel, draw: DrawModel, { byes: names }: RoundToPost, round: number): TemplateResult {
  return html`<section class="draw-board byes" aria-label="Sit out">
    <div class="draw-head"><h3>Sit out</h3></div>
    <ol>${names.map((name, seat) => seatLine(model, draw, { round, board: null, seat }, name))}</ol>
  </section>`;
}

function seatLine(model: EventModel, draw: DrawModel, at: SeatAt, name: string): TemplateResult {
  const { chosen } = draw;
  const isChosen = chosen !== null && isSeat(chosen, at);
  const isOther = chosen !== null && draw.isConsidered(chosen, at);
  const power = at.board !== null && draw.seats.powers ? seatName(draw.seats, at.seat) : '';
  return html`<li class="seat ${isChosen ? 'chosen' : ''} ${isOther ? 'drop' : ''}">
    ${power ? html`<small class="power">${power}</small>` : nothing}
    ${draw.isFixed(at) ? html`<b>${name}</b>` : seatButton(model, draw, at, name)}
  </li>`;
}

/** Once a seat is chosen, moving the mouse over another one or focusing it shows what their swap would cost. A first tap
 *  shows it as well, and a second swaps. Browsers also report a mouse that rests while the page moves under it. */
function seatButton({ numbers }: EventModel, draw: DrawModel, at: SeatAt, name: string): TemplateResult {
  const { chosen } = draw;
  const isChosen = chosen !== null && isSeat(chosen, at);
  const consider = () => chosen?.round === at.round && !isChosen && draw.consider(chosen, at, numbers);
  const moved = ({ pointerType, movementX, movementY }: PointerEvent) =>
    pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && consider();
  const focused = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible') && consider();
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && chosen && draw.choose(null);
  return html`<button type="button" class="name" aria-pressed=${isChosen} title=${!chosen || isChosen ? 'Swap with another seat' : 'Swap with the chosen seat'}
      @pointermove=${moved} @focus=${focused} @keydown=${leave} @click=${() => draw.tap(at, numbers)}>${name}</button>
    <span class="grip" aria-hidden="true"></span>`;
}

function beginning(model: EventModel, draw: DrawModel, { round }: RoundToPost, index: number): TemplateResult {
  const again = draw.draft.round + index < draw.nextRound;
  const begin = () => {
    const games = draw.beginning(index);
    if (!games) return;
    draw.stop();
    model.notes.delete('round');
    const did = `Round ${round} ${again ? 'seated again' : 'begun'}`;
    model.store.replaceGames(games.added, games.changed, did, games.deleted);
  };
  const { gone } = draw.changedIn(index);
  return html`<p class="event-tools begin">
    <button type="button" class="show" ?disabled=${draw.searching !== null || gone.length > 0} @click=${begin}>${again ? `Seat round ${round} like this` : `Begin round ${round}`}</button>
    <small>${again ? 'Boards that have begun stay as they are.' : 'This makes its empty games, and can be undone.'}</small>
  </p>`;
}
