// The players of the event: rename one everywhere, or merge two spellings of a name.
import { html, type TemplateResult } from 'lit/html.js';
import type { EventModel } from '../event_model.ts';
import { plainName, inAlphabet } from '../../systems/player_names.ts';
import { renamePlayer } from '../rename_player.ts';
import { similarNames } from './similar_names.ts';
import { capital } from '../../ui/sentences.ts';
import '../long_list.ts';

export function players(model: EventModel): TemplateResult {
  const names = inAlphabet(model.players.keys());
  if (names.length === 0) return html`<p class="empty">No players yet.</p>`;
  return html`${similarNames(model)}
    <h2>${capital(model.numbers.amount(names.length, 'player'))}</h2>
    <tally-long-list .list=${{ items: names, key: (name: string) => name, line: (name: string) => line(model, name), label: 'Players' }}></tally-long-list>`;
}

function line(model: EventModel, name: string): TemplateResult {
  const games = model.players.get(name)?.length ?? 0;
  if (model.notes.get('renaming') === name) return renamer(model, name);
  return html`<div class="player-line">
    <a href=${model.link('player', name)}><b>${name}</b> <small>${model.numbers.amount(games, 'game')}</small></a>
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

async function endRenaming(model: EventModel, name: string, typed: string): Promise<void> {
  if (!(await renamePlayer(model, name, typed))) return;
  model.notes.delete('renaming');
  model.redraw();
  const now = model.players.has(name) ? name : plainName(typed);
  onceDrawn(() => document.querySelector<HTMLElement>(`[data-renames="${CSS.escape(now)}"]`)?.focus());
}
