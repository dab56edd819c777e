// The page of one person on the event's list: what is known of them, their state, and the games they play.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { PersonTexts } from '../../people/changes.ts';
import type { Person, PersonField } from '../../systems/person.ts';
import { plainName } from '../../systems/player_names.ts';
import { teamFromProblem } from '../../systems/team_from.ts';
import { isInSeats, seatInWords, seatsOf } from '../../systems/shared_seats.ts';
import { tick } from '../../ui/tick.ts';
import type { EventModel } from '../event_model.ts';
import { setChampion, setGuest, setTexts, unregister } from '../people_actions.ts';
import { renamePlayer } from '../rename_player.ts';
import { statesOf } from './people.ts';
import { player } from './player.ts';
import '../styles/people.css';

export function person(model: EventModel, [key = '']: string[]): TemplateResult {
  const found = model.store.people.find((one) => one.key === key);
  if (!found)
    return html`<p class="empty">This person is not on the list. <a href=${model.link('players')}>All players</a></p>`;
  const name = plainName(found.name);
  return html`<p class="back"><a href=${model.link('players')}>← All players</a></p>
    <h2>${found.name}</h2>
    <div class="settings-body person-fields">
      ${renamer(model, found)} ${fieldsOf(found).map((field) => typed(model, found, field))} ${statesOf(model, found)}
      ${model.store.system === 'puffing-billy' ? tick({ label: html`Won before <small>a Puffing Billy or a Challenger class; not in the Challenger class again</small>`, checked: found.champion === true, set: (champion) => setChampion(model, found, champion) }) : nothing}
      ${tick({ label: html`Guest <small>marked in the list and in the standings</small>`, checked: found.guest === true, set: (guest) => setGuest(model, found, guest) })}
      ${found.formerly ? html`<p class="note">Formerly ${found.formerly}.</p>` : nothing}
    </div>
    ${seatsTaken(model, name)} ${model.players.has(name) ? player(model, [name]) : html`<p class="note">No games yet.</p>`}
    <p class="event-tools"><button type="button" class="quiet apart" @click=${() => remove(model, found)}>Take off the list</button></p>`;
}

/** The games in which this person shared a seat, whoever has the score. */
function seatsTaken(model: EventModel, name: string): TemplateResult[] {
  const games = model.games.filter((game) => isInSeats(game, name));
  return games.flatMap((game) =>
    seatsOf(game)
      .filter(({ began, tookOver }) => began === name || tookOver === name)
      .map(
        (seat) =>
          html`<p class="note"><a href=${model.link('game', game.id)}>${model.called(game)}</a>: ${seatInWords(game, seat)}</p>`,
      ),
  );
}

interface TypedField {
  field: Exclude<PersonField, 'name'>;
  label: string;
  hint?: string;
  isFigure?: true;
}

const FIELDS: readonly TypedField[] = [
  { field: 'number', label: 'Number' },
  { field: 'team', label: 'Club or team' },
  { field: 'teamFrom', label: 'First round for the team', hint: 'blank if all rounds count', isFigure: true },
  { field: 'note', label: 'Note', hint: 'for yourself; a nickname here is found while you type' },
];

/** The first round for a team is asked for once there is a team. */
function fieldsOf({ team = '', teamFrom = '' }: Person): TypedField[] {
  const isAsked = ({ field }: TypedField) => field !== 'teamFrom' || `${team}${teamFrom}`.trim() !== '';
  return FIELDS.filter(isAsked);
}

/** The name changes in every game, so that it is written when it is whole. */
function renamer(model: EventModel, { key, name }: Person): TemplateResult {
  const submit = async (event: Event) => {
    event.preventDefault();
    const to = String(new FormData(event.target as HTMLFormElement).get('name'));
    if (!(await renamePlayer(model, plainName(name), to))) return;
    const isStill = model.store.people.some((one) => one.key === key);
    if (!isStill) model.go('players');
  };
  return html`<form class="setting-field" autocomplete="off" @submit=${submit}>
    <label for="person-name">Name</label>
    <input id="person-name" name="name" class="name" type="text" autocomplete="off" spellcheck="false" .value=${name} />
    <button type="submit" class="usual">Rename everywhere</button>
  </form>`;
}

function typed(model: EventModel, person: Person, { field, label, hint, isFigure }: TypedField): TemplateResult {
  const id = `person-${field}`;
  const problem = field === 'teamFrom' ? teamFromProblem(person) : null;
  const set = ({ target }: Event) => {
    const texts: PersonTexts = { [field]: (target as HTMLInputElement).value };
    setTexts(model, person, texts);
  };
  return html`<p class="setting-field">
    <label for=${id}>${label}${hint ? html` <small>(${hint})</small>` : nothing}</label>
    <input id=${id} class=${isFigure ? 'figure' : 'name'} type="text" inputmode=${isFigure ? 'numeric' : 'text'} autocomplete="off" spellcheck="false" aria-invalid=${problem ? 'true' : nothing} aria-describedby=${problem ? `${id}-problem` : nothing} .value=${live(person[field] ?? '')} @input=${set} />
  </p>
  ${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing}`;
}

function remove(model: EventModel, person: Person): void {
  unregister(model, person);
  model.go('players');
}
