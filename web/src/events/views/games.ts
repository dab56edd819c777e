// The event's games, latest first, each with its result or the reason why it has none.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { Slices } from '../../device/slices.ts';
import type { EventModel } from '../event_model.ts';
import type { EventGame, FormId } from '../../systems/event_game.ts';
import { gameFieldsOf, gameFieldValue } from '../../systems/game_fields.ts';
import { currentRound, gameInRound } from '../../systems/next_game.ts';
import { systemOfGame } from '../../systems/round_systems.ts';
import { systemOfItsRound } from './round_systems.ts';
import { round, roundsIn } from '../../systems/rounds.ts';
import { headingBeside } from '../../systems/typed_places.ts';
import { tabOf } from '../../systems/index.ts';
import { capital } from '../../ui/sentences.ts';
import { plainName, namesIn } from '../../systems/player_names.ts';
import { resultOf } from './results.ts';
import { filterOf, formsOfRound, isShown, prepareRounds, roundTools, type RoundFilter } from './round_tools.ts';
import { typedPlacesOffer } from './typed_places.ts';
import '../long_list.ts';

export function games(model: EventModel): TemplateResult {
  const { store } = model;
  const rounds = roundsIn(model.games);
  const hasRounds = rounds.length > 0;
  const filter = filterOf(model, rounds);
  const found = latestFirst(matching(model).filter((game) => isShown(filter, game)));
  return html`<p class="event-tools">${formsOfRound(model, filter.round ?? currentRound(model.games)).map((form, at) => adder(model, form, filter, at === 0))} ${hasRounds ? nextRound(model, rounds) : nothing} ${hasRounds || store.people.length > 0 ? html`<a class="quiet" href=${model.link('draw')}>Draw the boards</a>` : nothing}</p>
    ${typedPlacesOffer(model)} ${hasRounds ? roundTools(model, rounds, filter) : nothing}
    ${store.games.length > 6 ? finder(model, found.length) : nothing}
    ${store.games.length === 0 ? empty(store.people.length > 0) : nothing}
    <tally-long-list .list=${{
      items: found,
      key: ({ id }: EventGame) => id,
      line: (game: EventGame) => line(model, game, hasRounds),
      ready: (games: EventGame[]) => model.scoring.checkAtOnce(games),
      label: 'Games, the latest first',
    }}></tally-long-list>`;
}

/** How many games stand on a screen of the usual height. */
const SEEN_FIRST = 16;

/** Checks and scores the games that are seen first, in tasks of their own before they are drawn. */
export async function prepareGames(model: EventModel): Promise<void> {
  const { games, scoring } = model;
  const first = games.slice(-SEEN_FIRST);
  scoring.checkAtOnce(first);
  await new Slices().pause();
  for (const game of first) if (scoring.why(game) === null) scoring.sheet(game);
  await new Slices().pause();
  const latest = roundsIn(games).at(-1);
  if (latest !== undefined) await prepareRounds(model, latest);
}

function empty(canDraw: boolean): TemplateResult {
  const first = canDraw ? 'Draw the boards, or enter the first one' : 'Enter the first one';
  return html`<p class="empty">No games yet. ${first} when it is over. The standings update automatically.</p>`;
}

/** Enters into the round of the filter, or else into the current one. */
function adder(model: EventModel, form: FormId, { round }: RoundFilter, usual: boolean): TemplateResult {
  const game = () => gameInRound(model.games, form, round ?? undefined);
  return html`<button type="button" class=${usual ? 'show' : 'quiet'} @click=${() => enter(model, game())}>Enter ${nounOf(form)}</button>`;
}

/** Enters the first board of the next round. */
function nextRound(model: EventModel, rounds: number[]): TemplateResult | typeof nothing {
  const next = (rounds.at(-1) ?? 0) + 1;
  const [form] = formsOfRound(model, next);
  if (form === undefined || next > (round.most ?? next)) return nothing;
  const start = () => {
    model.notes.delete('round');
    enter(model, gameInRound(model.games, form, next));
  };
  return html`<button type="button" class="quiet" @click=${start}>Start round ${next}</button>`;
}

/** "a two-game final" */
function nounOf(form: FormId): string {
  return `a ${tabOf(form)?.game.toLowerCase()}`;
}

/** Opens a new game. */
export function enter(model: EventModel, game: EventGame): void {
  model.openNew(game, capital(`${nounOf(game.form)} added`));
}

function finder(model: EventModel, count: number): TemplateResult {
  const filterText = model.notes.get('filterText') ?? '';
  const find = (event: Event) => model.note('filterText', (event.target as HTMLInputElement).value);
  return html`<p class="finder">
    <label for="finder">Find</label>
    <input id="finder" type="text" autocomplete="off" spellcheck="false" list="known-names" .value=${filterText} @input=${find} />
    <span role="status">${count < model.games.length ? `${count} of ${model.games.length}` : model.numbers.amount(count, 'game')}</span>
  </p>`;
}

function matching(model: EventModel): EventGame[] {
  const words = plainName(model.notes.get('filterText') ?? '').toLowerCase();
  if (!words) return model.store.games;
  const texts = (game: EventGame) => [model.called(game), game.state.heading, ...namesIn(game.state)];
  return model.store.games.filter((game) => texts(game).some((text) => text.toLowerCase().includes(words)));
}

function latestFirst(games: EventGame[]): EventGame[] {
  return [...games].reverse();
}

/** In an event with rounds a game goes by its name, otherwise by its number and heading. */
function line(model: EventModel, game: EventGame, hasRounds: boolean): TemplateResult {
  const heading = hasRounds ? headingBeside(game) : game.state.heading;
  const called = model.called(game);
  return html`<a class="game-line" href=${model.link('game', game.id)}>
    ${hasRounds ? nothing : html`<span class="number-of">${model.games.indexOf(game) + 1}</span>`}
    <span class="what"><b>${hasRounds ? called : heading || called}</b>${hasRounds && heading ? html` <span class="headed">${heading}</span>` : nothing}${ownWords(model, game).map((words) => html` <em>${words}</em>`)}
      <small>${namesIn(game.state).join(', ')}</small></span>
    ${shownResult(model, game)}
  </a>`;
}

/** The values of the game's own fields, in words. */
function ownWords(model: EventModel, game: EventGame): string[] {
  const { system, head } = model.store;
  const words = gameFieldsOf(systemOfGame(system, head.settings, game)).map(([name, { inList }]) =>
    inList(gameFieldValue(game, name)),
  );
  return [systemOfItsRound(model, game), ...words].filter((one) => one !== '');
}

function shownResult(model: EventModel, game: EventGame): TemplateResult {
  const result = resultOf(model, game);
  if (!result) return html`<span class="lacks">${model.scoring.why(game) ?? ''}</span>`;
  return html`<span class="came"><b>${result.who}</b> ${result.figure}</span>`;
}
