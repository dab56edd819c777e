// The offer to take rounds and boards from the names of games, such as "Round 3 board 2".
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventGame } from '../../systems/event_game.ts';
import type { Placed } from '../../systems/rounds.ts';
import { typedPlace } from '../../systems/typed_places.ts';
import { shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';

/** The note that says not to ask until the event is opened again. */
const DECLINED = 'typed places declined';

interface Found {
  game: EventGame;
  place: Placed;
}

/** Above the list of games. The names stay as they are. */
export function typedPlacesOffer(model: EventModel): TemplateResult | typeof nothing {
  if (model.notes.get(DECLINED)) return nothing;
  const found = model.games.flatMap((game): Found[] => {
    const place = typedPlace(game);
    return place ? [{ game, place }] : [];
  });
  const [first] = found;
  if (!first) return nothing;
  const have = found.length === 1 ? 'game has its round in its name' : 'games have their rounds in their names';
  return html`<div class="offer" role="group" aria-labelledby="typed-places">
    <p id="typed-places">${found.length === 1 ? 'One' : model.numbers.grouped(found.length)} ${have}: “${shortened(first.game.state.heading)}” is ${inFull(first.place)}. Set ${found.length === 1 ? 'it' : 'them'} as rounds and boards? The names stay.</p>
    <p class="event-tools">
      <button type="button" class="choice" @click=${() => take(model, found)}>Set rounds and boards</button>
      <button type="button" class="quiet" @click=${() => model.note(DECLINED, 'yes')}>Not now</button>
    </p>
  </div>`;
}

/** Above the form of one game. */
export function typedPlaceOffer(model: EventModel, game: EventGame): TemplateResult | typeof nothing {
  const place = typedPlace(game);
  if (!place) return nothing;
  return html`<p class="offer"><button type="button" class="choice" @click=${() => takeOne(model, { game, place })}>Set ${inFull(place)}</button></p>`;
}

/** "round 3, board 2" */
function inFull({ round, board }: Placed): string {
  return board === undefined ? `round ${round}` : `round ${round}, board ${board}`;
}

function take(model: EventModel, found: Found[]): void {
  const [first] = found;
  if (found.length === 1 && first) return takeOne(model, first);
  const games = found.map(({ game, place }) => ({ ...game, ...place }));
  model.changeGames(games, `Rounds of ${found.length} games set`);
}

function takeOne(model: EventModel, { game, place }: Found): void {
  model.changeGame(game, (now) => ({ ...now, ...place }), `${inFull(place)} set`);
}
