// The people of the event: those on its list with their states, and those who play without being on it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventModel } from '../event_model.ts';
import { peopleFound } from '../../people/search.ts';
import { peopleCsv } from '../../people/people_csv.ts';
import type { Person } from '../../systems/person.ts';
import { plainName, inAlphabet } from '../../systems/player_names.ts';
import { fileName, saveFile } from '../../device/save_file.ts';
import { styleOf } from '../file_writing.ts';
import { register, registerAll } from '../people_actions.ts';
import { renamePlayer } from '../rename_player.ts';
import { similarNames } from './similar_names.ts';
import { countsOf, personLine, questions } from './people.ts';
import { capital } from '../../ui/sentences.ts';
import '../add_people.ts';
import '../long_list.ts';
import '../styles/people.css';

/** The note with what was typed into the search. */
const TYPED = 'peopleText';

/** Up to this number, everybody is seen at once. */
const FEW = 6;

export function players(model: EventModel): TemplateResult {
  const all = [...listed(model), ...unlisted(model)];
  const found = peopleFound(all, model.notes.get(TYPED) ?? '');
  return html`${questions(model)} ${similarNames(model)} ${all.length === 0 ? EMPTY : heading(model)}
    ${tools(model)}
    <tally-add-people .of=${{ model, edition: model.store.edition }} ?hidden=${!isAdding(model)}></tally-add-people>
    ${all.length > FEW ? finder(model, found.length, all.length) : nothing}
    <tally-long-list .list=${{ items: found, key: keyOf, line: (one: Person) => line(model, one), label: 'Players' }}></tally-long-list>`;
}

const EMPTY = html`<p class="empty">No players yet. Put everybody on a list before the first game: names are then suggested while results are entered, and you see who is here.</p>`;

/** Those on the list, in alphabetical order. */
function listed({ store }: EventModel): Person[] {
  const byName = new Map<string, Person[]>();
  for (const person of store.people) byName.set(person.name, [...(byName.get(person.name) ?? []), person]);
  return inAlphabet(byName.keys()).flatMap((name) => byName.get(name)!);
}

/** Those who play without being on the list; they have no key. */
function unlisted({ store, players }: EventModel): Person[] {
  const names = new Set(store.people.map(({ name }) => plainName(name)));
  return inAlphabet([...players.keys()].filter((name) => !names.has(name))).map((name) => ({ key: '', name }));
}

function keyOf({ key, name }: Person): string {
  return key || `unlisted ${name}`;
}

function heading(model: EventModel): TemplateResult {
  const { store, numbers, players } = model;
  const others = unlisted(model).length;
  if (store.people.length === 0) return html`<h2>${capital(numbers.amount(players.size, 'player'))}</h2>`;
  return html`<h2 class="people-count"><span role="status">${countsOf(model)}</span>${others > 0 ? html` <small>and ${numbers.amount(others, 'player')} not on the list</small>` : nothing}</h2>`;
}

const ADDING = 'add people';

/** The field for new people stands open until there are any. */
function isAdding(model: EventModel): boolean {
  return model.isOpen(ADDING) || (model.store.people.length === 0 && model.players.size === 0);
}

function tools(model: EventModel): TemplateResult | typeof nothing {
  const { store } = model;
  const others = unlisted(model).map(({ name }) => name);
  if (store.people.length + others.length === 0) return nothing;
  return html`<p class="event-tools">
    <button type="button" class=${store.people.length > 0 ? 'usual' : 'quiet'} aria-expanded=${isAdding(model)} @click=${() => openAdding(model)}>${store.people.length > 0 ? 'Add people' : 'Make a list of players'}</button>
    ${others.length > 0 && (store.people.length > 0 || isAdding(model)) ? html`<button type="button" class="quiet" @click=${() => registerAll(model, others)}>Put all who play on the list</button>` : nothing}
    ${store.people.length > 0 ? html`<button type="button" class="quiet" @click=${() => save(model)}>Save the list as CSV</button> <a class="quiet" href=${model.link('draw')}>Draw the boards</a>` : nothing}
  </p>`;
}

function openAdding(model: EventModel): void {
  model.toggle(ADDING);
  onceDrawn(() => document.querySelector<HTMLElement>('#people-text')?.focus());
}

function save(model: EventModel): void {
  const { head, people } = model.store;
  saveFile(fileName(`${head.name} players`, 'csv'), peopleCsv(people, styleOf(model)), 'text/csv');
}

function finder(model: EventModel, count: number, all: number): TemplateResult {
  const typed = model.notes.get(TYPED) ?? '';
  const find = (event: Event) => model.note(TYPED, (event.target as HTMLInputElement).value);
  return html`<p class="finder">
    <label for="people-finder">Find</label>
    <input id="people-finder" type="text" autocomplete="off" spellcheck="false" .value=${typed} @input=${find} />
    <span role="status">${typed ? `${count} of ${all}` : nothing}</span>
  </p>`;
}

function line(model: EventModel, person: Person): TemplateResult {
  return person.key === '' ? playerLine(model, person.name) : personLine(model, person);
}

/** A player who is not on the list. */
function playerLine(model: EventModel, name: string): TemplateResult {
  const games = model.players.get(name)?.length ?? 0;
  if (model.notes.get('renaming') === name) return renamer(model, name);
  return html`<div class="player-line">
    <a href=${model.link('player', name)}><b>${name}</b> <small>${model.numbers.amount(games, 'game')}</small></a>
    ${model.store.people.length > 0 ? html`<button type="button" class="quiet" aria-label="Put on the list: ${name}" @click=${() => register(model, name)}>Put on the list</button>` : nothing}
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
