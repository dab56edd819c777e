// One game of the event on its own form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { newId, type EventGame } from '../../systems/event_game.ts';
import { placeName } from '../../systems/game_name.ts';
import type { EventModel } from '../event_model.ts';
import { bgStatsLink } from '../../share/bg_stats_link.ts';
import { underSheet } from '../../share/under_sheet.ts';
import { gameFieldViews } from './game_fields.ts';
import { systemTaking } from '../../systems/event_systems.ts';
import { systemOfItsRound } from './round_systems.ts';
import { isSeveral } from '../../systems/several.ts';
import { gameAfter } from '../../systems/next_game.ts';
import { enter } from './games.ts';
import { faultsOfGame } from './round_tools.ts';
import { typedPlaceOffer } from './typed_places.ts';
import { sharedSeats } from './shared_seats.ts';
import { headingsOf } from '../../systems/player_names.ts';
import '../name_entry.ts';
import '../styles/people.css';
import '../suggestions.ts';

export function game(model: EventModel, [id = '']: string[]): TemplateResult {
  const game = model.store.game(id);
  if (!game) return html`<p class="empty">This game was deleted. <a href=${model.link()}>All games</a></p>`;
  const form = model.modelOf(game);
  form.next = () => enter(model, gameAfter(model.games, model.asItIs(game)));
  return html`${between(model, game)} ${missingNote(model, game)} ${scoredBy(model, game)} ${gameFieldViews(model, game)} ${typedPlaceOffer(model, game)} ${faultsOfGame(model, game)} ${model.ownViews.aboveGame?.(model, game)} ${knownTexts(model)}
    <tally-name-entry .of=${{ model, game, edition: model.store.edition }}></tally-name-entry>
    ${placeName(game) === null ? nothing : html`<p class="on-paper called">${model.called(game)}</p>`}
    <tally-form .sheetLater=${true} .view=${model.viewOf(game)} .model=${form} .below=${underSheet}></tally-form>
    ${sharedSeats(model, game)}
    <p class="event-tools">
      <button type="button" class="usual" @click=${() => duplicate(model, game)}>Duplicate</button>
      ${bgStats(model, game)}
      <button type="button" class="quiet apart" @click=${() => remove(model, game)}>Delete</button>
    </p>`;
}

function between(model: EventModel, game: EventGame): TemplateResult {
  const { games } = model.store;
  const at = games.indexOf(game);
  const neighbour = (other: EventGame | undefined, words: string) =>
    other ? html`<a href=${model.link('game', other.id)}>${words}</a>` : html`<span></span>`;
  return html`<nav class="between" aria-label="Games">
    ${neighbour(games[at - 1], '← Previous')}
    <h2>${model.called(game)} ${placeName(game) === null ? html`<small>of ${games.length}</small>` : nothing}</h2>
    ${neighbour(games[at + 1], 'Next →')}
  </nav>`;
}

function missingNote(model: EventModel, game: EventGame): TemplateResult {
  const why = model.scoring.why(game);
  return html`<p class="lacks-note" role="status">${why === null ? nothing : html`Not in the standings yet. ${why}`}</p>`;
}

/** Also on paper, where the system of the round is not the event's. */
function scoredBy(model: EventModel, game: EventGame): TemplateResult | typeof nothing {
  const words = systemOfItsRound(model, game);
  return words === '' ? nothing : html`<p class="note">This round is scored by ${words}.</p>`;
}

function duplicate(model: EventModel, game: EventGame): void {
  const now = model.asItIs(game);
  model.openNew({ ...now, id: newId() }, `${model.called(now)} duplicated`);
}

/** The link's time is that of the click. */
function bgStats(model: EventModel, game: EventGame): TemplateResult | typeof nothing {
  const { store } = model;
  const system = isSeveral(store.system) ? (systemTaking(game.form) ?? store.system) : store.system;
  const link = () => bgStatsLink({ game: model.asItIs(game), system, ended: new Date() });
  const now = link();
  if (now === null) return nothing;
  const renew = ({ currentTarget }: Event) => ((currentTarget as HTMLAnchorElement).href = link() ?? now);
  return html`<a class="quiet" href=${now} target="_blank" rel="noopener" @click=${renew}>Add to BG Stats</a>`;
}

function remove(model: EventModel, game: EventGame): void {
  model.store.deleteGames([game.id], `${model.called(model.asItIs(game))} deleted`);
  model.go();
}

/** Suggestions for typing: the event's headings. */
function knownTexts(model: EventModel): unknown {
  return suggestions('known-headings', headingsOf(model.games));
}

function suggestions(id: string, texts: string[]): unknown {
  return guard([texts.join('\n')], () => html`<tally-suggestions .suggested=${{ id, texts }}></tally-suggestions>`);
}
