// The players of the event: rename one everywhere, or merge two spellings of a name.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { plainName, renamed } from '../../systems/player_names.ts';
import { nearDuplicates } from '../../ui/near_duplicates.ts';
import '../long_list.ts';

export function players(model: EventModel): TemplateResult {
  const names = [...model.players.keys()].sort((one, other) => one.localeCompare(other, 'en'));
  if (names.length === 0) return html`<p class="empty">No players yet.</p>`;
  return html`${similarNames(model, names)}
    <h2>${names.length === 1 ? 'One player' : `${names.length} players`}</h2>
    <tally-long-list .list=${{ items: names, key: (name: string) => name, line: (name: string) => line(model, name), label: 'Players' }}></tally-long-list>`;
}

function line(model: EventModel, name: string): TemplateResult {
  const games = model.players.get(name)?.length ?? 0;
  if (model.notes.get('renaming') === name) return renamer(model, name);
  return html`<div class="player-line">
    <a href=${model.link('player', name)}><b>${name}</b> <small>${games === 1 ? 'one game' : `${games} games`}</small></a>
    <button type="button" class="quiet" aria-label="Rename ${name}" data-renames=${name} @click=${() => startRenaming(model, name)}>Rename</button>
  </div>`;
}

function startRenaming(model: EventModel, name: string): void {
  model.note('renaming', name);
  onceDrawn(() => document.querySelector<HTMLInputElement>('#new-name')?.select());
}

/** The list is drawn one frame after the view. */
function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function renamer(model: EventModel, name: string): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    endRenaming(model, name, String(new FormData(event.target as HTMLFormElement).get('name')));
  };
  const cancelByKey = ({ key }: KeyboardEvent) => key === 'Escape' && endRenaming(model, name, name);
  return html`<form class="player-line" autocomplete="off" @submit=${submit} @keydown=${cancelByKey}>
    <input id="new-name" name="name" class="name" type="text" value=${name} aria-label="New name for ${name}" autocomplete="off" spellcheck="false" />
    <button type="submit" class="quiet">Rename everywhere</button>
  </form>`;
}

function endRenaming(model: EventModel, name: string, typed: string): void {
  model.notes.delete('renaming');
  rename(model, name, typed);
  model.redraw();
  onceDrawn(() =>
    document.querySelector<HTMLElement>(`[data-renames="${CSS.escape(plainName(typed) || name)}"]`)?.focus(),
  );
}

/** Renames a player in every game. If the new name exists, the two players are merged. */
function rename(model: EventModel, from: string, typed: string): void {
  const to = plainName(typed);
  if (to === '' || to === from) return;
  const joins = model.players.has(to);
  const games = (model.players.get(from) ?? []).map((game) => ({ ...game, state: renamed(game.state, from, to) }));
  model.store.changeGames(
    games,
    joins ? `${shortened(from)} and ${shortened(to)} merged` : `${shortened(from)} renamed to ${shortened(to)}`,
  );
}

/** Pairs of names that may be the same person, unless both played in one game. */
function similarNames(model: EventModel, names: string[]): TemplateResult | typeof nothing {
  const pairs = pairsAmong(model.players, names).filter(([one, other]) => !satTogether(model, one, other));
  if (pairs.length === 0) return nothing;
  return html`<section class="alike">
    <h2>Similar names</h2>
    <ul>${pairs.map(([one, other]) => pair(model, one, other))}</ul>
  </section>`;
}

const compared = new WeakMap<object, [string, string][]>();

function pairsAmong(players: object, names: string[]): [string, string][] {
  const pairs = compared.get(players) ?? nearDuplicates(names);
  compared.set(players, pairs);
  return pairs;
}

function satTogether(model: EventModel, one: string, other: string): boolean {
  const theirs = new Set(model.players.get(one));
  return (model.players.get(other) ?? []).some((game) => theirs.has(game));
}

function pair(model: EventModel, one: string, other: string): TemplateResult {
  const keep = (kept: string, lost: string) =>
    html`<button type="button" class="choice" @click=${() => rename(model, lost, kept)}>Both are ${kept}</button>`;
  return html`<li><span><b>${one}</b> and <b>${other}</b>: the same person?</span> ${keep(one, other)} ${keep(other, one)}</li>`;
}
