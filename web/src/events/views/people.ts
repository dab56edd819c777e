// The lines of the Players view, and what is asked about the people on the event's list.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { counted, registeredTwice } from '../../people/changes.ts';
import { underFormerNames } from '../../people/rename.ts';
import { presenceOf, type Person, type Presence } from '../../systems/person.ts';
import { plainName } from '../../systems/player_names.ts';
import { capital } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { makeOne, register, setPresence } from '../people_actions.ts';
import { renamePlayer } from '../rename_player.ts';

/** "24 registered, 22 here, one guest"; nobody of a kind is not mentioned. */
export function countsOf({ store, numbers }: EventModel): string {
  const { registered, here, late, left, guests } = counted(store.people);
  const said = (count: number, word: string) => (count > 0 ? [`${numbers.grouped(count)} ${word}`] : []);
  return [
    `${numbers.grouped(registered)} registered`,
    `${numbers.grouped(here)} here`,
    ...said(late, 'late'),
    ...said(left, 'left'),
    ...(guests > 0 ? [numbers.amount(guests, 'guest')] : []),
  ].join(', ');
}

/** Questions about the list, with a button for each answer. */
export function questions(model: EventModel): TemplateResult | typeof nothing {
  const { people } = model.store;
  const twice = registeredTwice(people);
  const former = underFormerNames(people, model.players.keys());
  if (twice.length + former.length === 0) return nothing;
  return html`<section class="alike">
    <h2>About the list</h2>
    <ul>${twice.map((group) => listedTwice(model, group))} ${former.map(([name, person]) => formerName(model, name, person))}</ul>
  </section>`;
}

function listedTwice(model: EventModel, group: Person[]): TemplateResult {
  const name = plainName(group[0]!.name);
  return html`<li><span><b>${name}</b> is on the list ${group.length === 2 ? 'twice' : `${group.length} times`}. If these are different people, give each a name of their own: results belong to names.</span>
    <button type="button" class="choice" @click=${() => makeOne(model, group)}>Make them one person</button>
    ${group.map((person, at) => html`<a class="choice" href=${model.link('person', person.key)}>Edit ${detailsOf(person).join(', ') || `entry ${at + 1}`}</a>`)}</li>`;
}

function formerName(model: EventModel, name: string, person: Person): TemplateResult {
  return html`<li><span><b>${name}</b> plays, and <b>${person.name}</b> was called that on the list before.</span>
    <button type="button" class="choice" @click=${() => renamePlayer(model, name, person.name)}>It is ${person.name}</button>
    <button type="button" class="choice" @click=${() => register(model, name)}>Somebody else: add to the list</button></li>`;
}

export const STATES: readonly [presence: Presence, label: string][] = [
  ['here', 'Here'],
  ['late', 'Late'],
  ['left', 'Left'],
];

export function personLine(model: EventModel, person: Person): TemplateResult {
  const games = model.players.get(plainName(person.name))?.length ?? 0;
  const details = [
    ...(person.guest ? ['guest'] : []),
    ...detailsOf(person),
    ...(games > 0 ? [model.numbers.amount(games, 'game')] : []),
  ];
  return html`<div class="player-line person-line">
    <a href=${model.link('person', person.key)}><b>${person.name}</b> <small>${details.join(' · ')}</small></a>
    ${statesOf(model, person)}
    <span class="on-paper">${stateInWords(person)}</span>
  </div>`;
}

/** One tap sets a state, and a tap on the state that stands takes it back. */
export function statesOf(model: EventModel, person: Person): TemplateResult {
  const now = presenceOf(person);
  return html`<span class="states" role="group" aria-label="State of ${person.name}">
    ${STATES.map(([presence, label]) => html`<button type="button" class="state" aria-pressed=${presence === now} @click=${() => setPresence(model, person, presence)}>${label}</button>`)}
  </span>`;
}

function stateInWords(person: Person): string {
  const presence = presenceOf(person);
  return presence === 'expected' ? '' : capital(presence);
}

/** "No. 12", the club or team, the note. */
function detailsOf({ number = '', team = '', note = '' }: Person): string[] {
  return [number && `No. ${number}`, team, note].filter((text) => text !== '');
}
