// The rounds of an event that are scored in another system than the event, in its settings.
import { html, type TemplateResult } from 'lit/html.js';
import { gameSettings, rulesOf, systemInWords } from '../../systems/all_event_rules.ts';
import type { EventGame } from '../../systems/event_game.ts';
import { allSettings, type Setting, type Settings } from '../../systems/event_rules.ts';
import {
  roundSetting,
  roundsWithSystem,
  roundSystemIn,
  roundSystemText,
  type RoundSystem,
} from '../../systems/round_systems.ts';
import { baseOf, severalOf } from '../../systems/several.ts';
import { round, roundOf, roundsIn } from '../../systems/rounds.ts';
import type { EventModel } from '../event_model.ts';
import { choicesFor, type SystemChoice } from '../system_chooser.ts';
import { settingField } from './setting_fields.ts';

/** The system of the game's round in words; blank where it is the event's own. */
export function systemOfItsRound({ store }: EventModel, game: EventGame): string {
  const number = roundOf(game);
  const own = number === null ? null : roundSystemIn(store.head.settings, number);
  return own ? systemInWords(own) : '';
}

export function roundSystems(model: EventModel): TemplateResult {
  const { settings } = model.rules.head;
  const numbers = roundsWithSystem(settings);
  return html`<section class="round-systems" aria-labelledby="round-systems">
    <h2 id="round-systems">Rounds in other systems</h2>
    <p class="note">A round can be scored in another system. Its games then have the fields of that system, and what counts over all rounds goes by the scores: <a href=${model.link('counting')}>what counts</a>.</p>
    ${numbers.map((number) => roundField(model, number, roundSystemIn(settings, number)!))}
    ${adder(model, numbers)}
  </section>`;
}

function roundField(model: EventModel, number: number, own: RoundSystem): TemplateResult {
  const id = `system-of-round-${number}`;
  const choices = choicesFor('');
  const chosen = chosenOf(choices, own);
  const choose = ({ target }: Event) => {
    const choice = choices.find((one) => one.id === (target as HTMLSelectElement).value);
    if (choice) void take(model, number, { system: choice.system, settings: choice.settings });
  };
  return html`<fieldset class="choices">
    <legend>Round ${number}</legend>
    <p class="setting-field"><label for=${id}>Scored by</label>
      <select id=${id} @change=${choose}>${groupsOf(choices).map(([game, ofGame]) => group(game, ofGame, chosen))}</select>
      <button type="button" class="quiet" aria-label="Score round ${number} by the event’s own system" @click=${() => take(model, number, null)}>Remove</button></p>
    ${ownSettings(own).map((setting) => ownField(model, number, own, setting))}
  </fieldset>`;
}

/** The main systems come first, without a heading. */
function groupsOf(choices: SystemChoice[]): [game: string, choices: SystemChoice[]][] {
  const games = [...new Set(choices.map(({ game }) => game))];
  return games.map((game) => [game, choices.filter((one) => one.game === game)]);
}

function group(game: string, choices: SystemChoice[], chosen: SystemChoice | undefined): unknown {
  const options = choices.map((one) => html`<option value=${one.id} .selected=${one === chosen}>${one.name}</option>`);
  return game === '' ? options : html`<optgroup label=${`More for ${game}`}>${options}</optgroup>`;
}

/** The choice that makes most of the round's settings. */
function chosenOf(choices: SystemChoice[], own: RoundSystem): SystemChoice | undefined {
  const now = allSettings(rulesOf(own.system), own.settings);
  const isMade = ([name, value]: [string, string]) => now[name] === value;
  const fitting = choices.filter(
    ({ system, settings }) => system === own.system && Object.entries(settings).every(isMade),
  );
  const count = ({ settings }: SystemChoice) => Object.keys(settings).length;
  return fitting.sort((one, other) => count(other) - count(one))[0];
}

/** Settings by which games are scored, without those of which every value is a choice among the systems. */
function ownSettings({ system }: RoundSystem): Setting[] {
  const rules = rulesOf(system);
  const offered = [allSettings(rules, {}), ...(rules.variants ?? []).map(({ settings }) => settings)];
  const isOffered = ({ name, values }: Setting) =>
    values?.every(({ value }) => offered.some((settings) => settings[name] === value)) ?? false;
  return gameSettings(rules).filter((setting) => !isOffered(setting));
}

function ownField(model: EventModel, number: number, own: RoundSystem, setting: Setting): TemplateResult {
  const at = `round${number}-`;
  const head = { settings: prefixed(at, allSettings(rulesOf(own.system), own.settings)) };
  const fields = {
    head,
    setting: (name: string) => head.settings[name] ?? '',
    changeSetting: (_: string, value: string) =>
      void take(model, number, { ...own, settings: { ...own.settings, [setting.name]: value } }, setting.name),
  };
  return settingField(fields, { ...setting, name: at + setting.name });
}

function prefixed(prefix: string, settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [prefix + name, value]));
}

/** Rounds that may be given a system: those of the event's games, and three more. */
function adder(model: EventModel, taken: number[]): TemplateResult {
  const last = Math.max(0, ...roundsIn(model.games), ...taken);
  const most = Math.min(last + 3, round.most ?? last);
  const free = Array.from({ length: most }, (_, at) => at + 1).filter((one) => !taken.includes(one));
  const add = ({ target }: Event) => {
    const select = target as HTMLSelectElement;
    const number = Number(select.value);
    select.value = '';
    if (number > 0) void take(model, number, ofEvent(model));
  };
  return html`<p class="setting-field"><label for="other-round">Score in another system</label>
    <select id="other-round" @change=${add}>
      <option value="">Choose a round</option>
      ${free.map((one) => html`<option value=${one}>Round ${one}</option>`)}
    </select></p>`;
}

/** The event's own system and settings, from which the round's are then changed. */
function ofEvent({ store, rules }: EventModel): RoundSystem {
  const system = baseOf(store.system);
  const names = gameSettings(rulesOf(system)).map(({ name }) => name);
  const chosen = names.flatMap((name) =>
    rules.head.settings[name] === undefined ? [] : [[name, rules.head.settings[name]!]],
  );
  return { system, settings: Object.fromEntries(chosen) as Settings };
}

/** Null for the event's own system. The forms of all systems are loaded first. What is typed on into one field is one
 *  step. */
async function take(model: EventModel, number: number, own: RoundSystem | null, field?: string): Promise<void> {
  await model.openSystem(severalOf(model.store.system));
  const name = own ? systemInWords(own) : 'the event’s own system';
  const did = field ? `Round ${number}: settings changed` : `Round ${number}: scored by ${name}`;
  const changes = { [roundSetting(number)]: own ? roundSystemText(own) : '' };
  model.rules.change(changes, did, field && `round ${number} ${field}`);
}
