// Who qualifies for the top board, with those struck off and added by hand, and the button that makes its game.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { placeOf } from '../../tournament/own_standings.ts';
import {
  qualifying,
  qualifyingCount,
  qualifyingRound,
  type Qualifier,
  type Qualifying,
  type Standing,
} from '../../tournament/qualifying.ts';
import { hasTopBoard } from '../../tournament/request.ts';
import { QUALIFYING } from '../../systems/counting.ts';
import { currentRound, seatedGame } from '../../systems/next_game.ts';
import { inAlphabet, plainName } from '../../systems/player_names.ts';
import { nextPlace } from '../../systems/rounds.ts';
import { newRuling, playersOf, type Ruling } from '../../systems/ruling.ts';
import { tabOf } from '../../systems/index.ts';
import { inWords, shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { removeRuling, setRuling } from '../ruling_actions.ts';
import { formsOfRound } from './round_tools.ts';
import { rulingField } from './ruling_fields.ts';
import { settingField } from './setting_fields.ts';

export function topBoard(model: EventModel): TemplateResult | typeof nothing {
  const { store } = model;
  const { settings } = store.head;
  if (!hasTopBoard(settings)) return nothing;
  const count = qualifyingCount(settings);
  const { count: number, after, by } = QUALIFYING;
  return html`<section class="top-board" aria-label="Top board">
    <h2>Top board</h2>
    <div class="settings-body setup">${[number, after, by].map((setting) => settingField(store, setting))}</div>
    ${count === null ? html`<p class="note">Enter how many qualify, as a whole number from 1 to 99.</p>` : listed(model, count)}
  </section>`;
}

function listed(model: EventModel, count: number): TemplateResult {
  const { rulings } = model.store;
  const found = qualifying(standingsFor(model), rulings, count);
  const struck = rulings.filter(({ kind }) => kind === 'struck');
  return html`<ol class="qualified" aria-label="Qualified">${found.going.map((one) => qualified(model, one))}</ol>
    ${found.going.length === 0 ? html`<p class="note">Nobody qualifies yet.</p>` : nothing} ${cut(model, found)}
    ${struck.map((one) => struckOff(model, one))} ${adding(model)} ${making(model, found)}`;
}

function standingsFor(model: EventModel): readonly Standing[] {
  const { settings } = model.store.head;
  const after = qualifyingRound(settings, model.games);
  if (settings[QUALIFYING.by.name] === 'system')
    return (after === null ? model.standings() : model.scoring.standingsAfter(after)).rows ?? [];
  return model.ownRule.applied(after ?? undefined)?.found?.rows ?? [];
}

function qualified(model: EventModel, { player, row }: Qualifier): TemplateResult {
  const added = row ? undefined : rulingOf(model, 'qualified', player);
  const strike = () =>
    setRuling(model, newRuling('struck', { players: player, reason: '' }), `${shortened(player)} struck off`);
  const out = added
    ? html`<button type="button" class="quiet" aria-label="Remove ${player}" @click=${() => removeRuling(model, added, `${shortened(player)} no longer added`)}>Remove</button>`
    : html`<button type="button" class="quiet" aria-label="Strike off ${player}" @click=${strike}>Strike off</button>`;
  return html`<li><p class="event-tools"><b>${player}</b> <small>${row ? placeOf(row) : 'added by hand'}</small> ${out}</p>
    ${added ? reasonField(model, added) : nothing}</li>`;
}

function rulingOf(model: EventModel, kind: Ruling['kind'], player: string): Ruling | undefined {
  return model.store.rulings.find((one) => one.kind === kind && playersOf(one).includes(player));
}

function reasonField(model: EventModel, ruling: Ruling): TemplateResult {
  const label = `Reason for ${playersOf(ruling).join(', ')}`;
  return rulingField(model, { ruling, field: 'reason', label, did: 'Reason changed', problems: [] });
}

function cut(model: EventModel, { atCut, left }: Qualifying): TemplateResult | typeof nothing {
  if (atCut.length === 0) return nothing;
  const who = inWords(
    atCut.map(({ player }) => shortened(player)),
    'and',
  );
  return html`<p class="note" role="status">${who} are level at the cut, for ${model.numbers.amount(left, 'seat')}. Decide the tie above for the standings of that round, or add and strike off by hand.</p>`;
}

function struckOff(model: EventModel, ruling: Ruling): TemplateResult {
  const name = playersOf(ruling).join(', ');
  const back = () => removeRuling(model, ruling, `${shortened(name)} no longer struck off`);
  return html`<div class="ruling"><p class="event-tools"><s>${name}</s> <small>struck off</small>
      <button type="button" class="quiet" aria-label="Let ${name} back in" @click=${back}>Let back in</button></p>
    ${reasonField(model, ruling)}</div>`;
}

function adding(model: EventModel): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const player = plainName(String(new FormData(form).get('player')));
    if (player === '') return;
    form.reset();
    if (rulingOf(model, 'qualified', player)) return;
    setRuling(
      model,
      newRuling('qualified', { players: player, reason: '' }),
      `${shortened(player)} added to the top board`,
    );
  };
  const names = new Set([...model.players.keys(), ...model.store.people.map(({ name }) => plainName(name))]);
  return html`<form class="setting-field add-qualified" autocomplete="off" @submit=${submit}>
    <label for="add-qualified">Add by hand</label>
    <input id="add-qualified" name="player" class="name" type="text" list="all-players" autocomplete="off" spellcheck="false" />
    <datalist id="all-players">${inAlphabet(names).map((name) => html`<option value=${name}></option>`)}</datalist>
    <button type="submit" class="quiet">Add</button>
  </form>`;
}

/** A button for every form whose seats are enough. */
function making(model: EventModel, { going }: Qualifying): TemplateResult | typeof nothing {
  if (going.length < 2) return nothing;
  const players = going.map(({ player }) => player);
  const forms = formsOfRound(model, roundOfTopBoard(model)).flatMap((form) =>
    seatedGame(form, players) ? [form] : [],
  );
  if (forms.length === 0) return html`<p class="note">No form of ${model.systemName} has ${players.length} seats.</p>`;
  const words = (form: string) =>
    forms.length > 1 ? `Enter the top board: ${tabOf(form)?.title ?? form}` : 'Enter the top board';
  return html`<p class="event-tools">${forms.map((form) => html`<button type="button" class="show" @click=${() => enter(model, form, players)}>${words(form)}</button>`)}</p>`;
}

function roundOfTopBoard({ store, games }: EventModel): number {
  return 1 + (qualifyingRound(store.head.settings, games) ?? currentRound(games) ?? 0);
}

/** A game of the round after the one in which the players qualified. */
function enter(model: EventModel, form: string, players: readonly string[]): void {
  const place = nextPlace(model.games, { round: String(roundOfTopBoard(model)) });
  const heading = 'Top board';
  const game = seatedGame(form, players)!;
  const named = model.scoring.rules.category ? game : { ...game, state: { ...game.state, heading } };
  model.openNew({ ...named, ...place, top: 'yes' }, 'Top board made');
}
