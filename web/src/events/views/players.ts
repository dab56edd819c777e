// Everybody in the event: a name mended everywhere at once, two spellings made one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../entry/shortened.ts';
import type { EventDesk } from '../event_desk.ts';
import { nearDuplicates, plainName, renamed } from '../names.ts';
import '../long_list.ts';

export function players(desk: EventDesk): TemplateResult {
  const names = [...desk.players.keys()].sort((one, other) => one.localeCompare(other, 'en'));
  if (names.length === 0) return html`<p class="empty">Nobody has played yet.</p>`;
  return html`${alike(desk, names)}
    <h2>${names.length === 1 ? 'One player' : `${names.length} players`}</h2>
    <tally-long-list .list=${{ items: names, key: (name: string) => name, line: (name: string) => line(desk, name), label: 'Players' }}></tally-long-list>`;
}

function line(desk: EventDesk, name: string): TemplateResult {
  const games = desk.players.get(name)?.length ?? 0;
  if (desk.notes.get('renaming') === name) return renamer(desk, name);
  return html`<div class="player-line">
    <a href=${desk.link('player', name)}><b>${name}</b> <small>${games === 1 ? 'one game' : `${games} games`}</small></a>
    <button type="button" class="quiet" aria-label="Rename ${name}" data-renames=${name} @click=${() => startRenaming(desk, name)}>Rename</button>
  </div>`;
}

function startRenaming(desk: EventDesk, name: string): void {
  desk.note('renaming', name);
  onceDrawn(() => document.querySelector<HTMLInputElement>('#new-name')?.select());
}

/** The list draws itself after the view. */
function onceDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

function renamer(desk: EventDesk, name: string): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    endRenaming(desk, name, String(new FormData(event.target as HTMLFormElement).get('name')));
  };
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && endRenaming(desk, name, name);
  return html`<form class="player-line" autocomplete="off" @submit=${submit} @keydown=${escape}>
    <input id="new-name" name="name" class="name" type="text" value=${name} aria-label="New name for ${name}" autocomplete="off" spellcheck="false" />
    <button type="submit" class="quiet">Rename everywhere</button>
  </form>`;
}

function endRenaming(desk: EventDesk, name: string, typed: string): void {
  desk.notes.delete('renaming');
  rename(desk, name, typed);
  desk.redraw();
  onceDrawn(() => document.querySelector<HTMLElement>(`[data-renames="${CSS.escape(plainName(typed) || name)}"]`)?.focus());
}

/** Everywhere at once; a name that is there already takes the other's games in. */
function rename(desk: EventDesk, from: string, typed: string): void {
  const to = plainName(typed);
  if (to === '' || to === from) return;
  const joins = desk.players.has(to);
  const games = (desk.players.get(from) ?? []).map((game) => ({ ...game, state: renamed(game.state, from, to) }));
  desk.ledger.change(games, joins ? `${shortened(from)} and ${shortened(to)} made one` : `${shortened(from)} renamed ${shortened(to)}`);
}

/** Pairs that may be one person, unless they sat in one game together. */
function alike(desk: EventDesk, names: string[]): TemplateResult | typeof nothing {
  const pairs = pairsAmong(desk.players, names).filter(([one, other]) => !satTogether(desk, one, other));
  if (pairs.length === 0) return nothing;
  return html`<section class="alike">
    <h2>Nearly alike</h2>
    <ul>${pairs.map(([one, other]) => pair(desk, one, other))}</ul>
  </section>`;
}

const compared = new WeakMap<object, [string, string][]>();

function pairsAmong(players: object, names: string[]): [string, string][] {
  const pairs = compared.get(players) ?? nearDuplicates(names);
  compared.set(players, pairs);
  return pairs;
}

function satTogether(desk: EventDesk, one: string, other: string): boolean {
  const theirs = new Set(desk.players.get(one));
  return (desk.players.get(other) ?? []).some((game) => theirs.has(game));
}

function pair(desk: EventDesk, one: string, other: string): TemplateResult {
  const keep = (kept: string, lost: string) => html`<button type="button" class="choice" @click=${() => rename(desk, lost, kept)}>Both are ${kept}</button>`;
  return html`<li><span><b>${one}</b> and <b>${other}</b>: one person?</span> ${keep(one, other)} ${keep(other, one)}</li>`;
}
