// The rounds above the list of games: the filter, what is wrong in a round, and who has not played in it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { Slices } from '../../device/slices.ts';
import type { EventGame, FormId } from '../../systems/event_game.ts';
import { formsOfNewGames } from '../../systems/all_event_rules.ts';
import { presenceOf } from '../../systems/person.ts';
import { inAlphabet, plainName } from '../../systems/player_names.ts';
import { boardOf, roundOf, roundsIn } from '../../systems/rounds.ts';
import { boardsTwice, notSeated, seatedTwice, seatsOf, type SeatedTwice, type Seats } from '../../systems/seating.ts';
import { inWords, shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';

export interface RoundFilter {
  /** Null for all. */
  round: number | null;
  board: number | null;
}

/** The rounds and boards by which the list is filtered; those that no game has any more filter nothing. */
export function filterOf(model: EventModel, rounds = roundsIn(model.games)): RoundFilter {
  const round = noted(model, 'round', rounds);
  return { round, board: noted(model, 'board', boardsIn(model.games, round)) };
}

/** Ids of the forms in which the games of this round are entered, the default first. */
export function formsOfRound({ store }: EventModel, round: number | null): readonly FormId[] {
  return formsOfNewGames(store.system, store.head.settings, round);
}

function noted(model: EventModel, name: string, values: number[]): number | null {
  const value = Number(model.notes.get(name));
  return values.includes(value) ? value : null;
}

function boardsIn(games: readonly EventGame[], round: number | null): number[] {
  const boards = games.filter((game) => round === null || roundOf(game) === round).map(boardOf);
  return [...new Set(boards)].filter((one) => one !== null).sort((one, other) => one - other);
}

export function isShown({ round, board }: RoundFilter, game: EventGame): boolean {
  return (round === null || roundOf(game) === round) && (board === null || boardOf(game) === board);
}

export function roundTools(model: EventModel, rounds: number[], filter: RoundFilter): TemplateResult {
  const { round, board } = filter;
  return html`<p class="round-tools">
      ${chooser(model, 'round', 'Round', rounds, round)} ${chooser(model, 'board', 'Board', boardsIn(model.games, round), board)}
      <a href=${model.link('rounds')}>Who sat where</a>
    </p>
    ${roundNotes(model, round ?? rounds.at(-1) ?? 0)}`;
}

function chooser(
  model: EventModel,
  name: string,
  label: string,
  values: number[],
  chosen: number | null,
): TemplateResult {
  const id = `${name}-filter`;
  const choose = ({ target }: Event) => model.note(name, (target as HTMLSelectElement).value);
  return html`<span><label for=${id}>${label}</label>
    <select id=${id} @change=${choose}>
      <option value="" .selected=${chosen === null}>All</option>
      ${values.map((value) => html`<option value=${value} .selected=${value === chosen}>${value}</option>`)}
    </select></span>`;
}

/** Mistakes in any round, and people who have not played in this one. */
function roundNotes(model: EventModel, round: number): TemplateResult {
  return html`${roundFaults(model)} ${absent(model, round)}`;
}

interface Known {
  edition: number;
  seats: Map<string, Seats>;
  twice: SeatedTwice[];
  boards: EventGame[][];
  /** Keyed by round. */
  absent: Map<number, string[]>;
}

/** The event's rounds, cached for its current edition. */
const known = new WeakMap<EventModel, Known>();

function knownOf(model: EventModel): Known {
  const { edition } = model.store;
  const before = known.get(model);
  if (before?.edition === edition) return before;
  const seats = seatsOf(model.games);
  const now = { edition, seats, twice: seatedTwice(seats), boards: boardsTwice(model.games), absent: new Map() };
  known.set(model, now);
  return now;
}

/** Works out what the rounds say, in tasks of its own before it is drawn. */
export async function prepareRounds(model: EventModel, round: number): Promise<void> {
  knownOf(model);
  await new Slices().pause();
  absentIn(model, round);
  await new Slices().pause();
}

export function seatsIn(model: EventModel): Map<string, Seats> {
  return knownOf(model).seats;
}

/** Players whom a round seats twice, and boards that it has twice. */
export function roundFaults(model: EventModel): TemplateResult | typeof nothing {
  const { twice, boards } = knownOf(model);
  const faults = [
    ...twice.map((one) => html`<li>${twiceSentence(model, one)}</li>`),
    ...boards.map((games) => html`<li>${boardSentence(model, games)}</li>`),
  ];
  if (faults.length === 0) return nothing;
  const more = faults.length - FAULTS;
  return html`<div class="left-out round-faults" role="status">
    <ul>${faults.slice(0, FAULTS)}</ul>
    ${more > 0 ? html`<details><summary>${more} more</summary><ul>${faults.slice(FAULTS)}</ul></details>` : nothing}
  </div>`;
}

const FAULTS = 3;

/** The faults of this game alone, above its form. Only games of its round can share them. */
export function faultsOfGame(model: EventModel, game: EventGame): TemplateResult | typeof nothing {
  const round = roundOf(game);
  const ofRound = model.games.filter((other) => roundOf(other) === round);
  const twice = seatedTwice(seatsOf(ofRound)).filter(({ games }) => games.includes(game));
  const boards = boardsTwice(ofRound).filter((games) => games.includes(game));
  if (twice.length + boards.length === 0) return nothing;
  return html`<div class="left-out round-faults" role="status"><ul>
    ${twice.map((one) => html`<li>${twiceSentence(model, one)}</li>`)}
    ${boards.map((games) => html`<li>${boardSentence(model, games)}</li>`)}
  </ul></div>`;
}

/** "Ann sits at two boards of round 2: R2 board 1 and R2 board 3." */
function twiceSentence(model: EventModel, { player, round, games }: SeatedTwice): unknown {
  const count = games.length === 2 ? 'two' : games.length;
  return html`<b>${shortened(player)}</b> sits at ${count} boards of round ${round}: ${links(model, games)}.`;
}

function boardSentence(model: EventModel, games: EventGame[]): unknown {
  const [first] = games as [EventGame, ...EventGame[]];
  const numbers = games.map((game) => model.games.indexOf(game) + 1);
  const named = games.map(
    (game, at) => html`${at ? ' and ' : ''}<a href=${model.link('game', game.id)}>no. ${numbers[at]}</a>`,
  );
  return html`Round ${roundOf(first)} has board ${boardOf(first)} ${games.length === 2 ? 'twice' : `${games.length} times`}: ${named} in order of entry.`;
}

function links(model: EventModel, games: EventGame[]): unknown {
  const mark = (at: number) => (at === 0 ? '' : at === games.length - 1 ? ' and ' : ', ');
  return games.map((game, at) => html`${mark(at)}<a href=${model.link('game', game.id)}>${model.called(game)}</a>`);
}

function absent(model: EventModel, round: number): TemplateResult | typeof nothing {
  const names = absentIn(model, round);
  if (names.length === 0) return nothing;
  const shown = names.slice(0, names.length > NAMED + 1 ? NAMED : names.length).map((name) => shortened(name));
  const more = names.length - shown.length;
  const who = inWords(more > 0 ? [...shown, `${more} others`] : shown, 'and');
  return html`<p class="note">Not in round ${round} yet: ${who}.</p>`;
}

const NAMED = 6;

/** The event's people who have not played in the round: those in any game and on the list, without those who left. */
export function absentIn(model: EventModel, round: number): string[] {
  const { absent, seats } = knownOf(model);
  const names = absent.get(round) ?? absentAmong(model, seats, round);
  absent.set(round, names);
  return names;
}

function absentAmong({ players, store }: EventModel, seats: Map<string, Seats>, round: number): string[] {
  const left = new Set(store.people.filter((one) => presenceOf(one) === 'left').map(({ name }) => plainName(name)));
  const listed = store.people.map(({ name }) => plainName(name)).filter((name) => name !== '');
  const names = [...new Set([...players.keys(), ...listed])].filter((name) => !left.has(name));
  return inAlphabet(notSeated(names, seats, round));
}
