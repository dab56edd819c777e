// The choice of a new event's system: the main ones first, then all others by game, with a search.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { rulesOf } from '../systems/all_event_rules.ts';
import { formStore } from '../device/storage.ts';
import { keptRules } from '../systems/own-rule/kept_rules.ts';
import { isOfDiplomacy, ruleName } from '../systems/own-rule/reading.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { Settings } from '../systems/event_rules.ts';
import { eventForms, eventSystems } from '../systems/event_systems.ts';
import { systems } from '../systems/index.ts';
import { choice } from '../ui/choice.ts';

/** A system, or settings of one that go by a name of their own. */
export interface SystemChoice {
  id: string;
  name: string;
  hint: string;
  /** The heading of further ones; blank for the main ones. */
  game: string;
  system: SystemId;
  settings: Settings;
}

/** Those whose events take games of this form; all if it is blank. */
export function choicesFor(form: string): SystemChoice[] {
  const fitting = eventSystems.filter(({ id }) => !form || eventForms(id).includes(form));
  const main = fitting
    .filter((one) => systems.some(({ id }) => id === one.id))
    .map(({ id, name, scores }) => ({ id, name, hint: scores, game: '', system: id, settings: {} }));
  const further = fitting.flatMap(({ id: system }) => {
    const { game = '', variants = [] } = rulesOf(system);
    return variants.map(({ id, name, hint, settings }) => ({ id, name, hint, game, system, settings }));
  });
  return [...main, ...further, ...ownRules(form)];
}

/** An event by each of the rules on this device, and by that of the form that is added. */
function ownRules(form: string): SystemChoice[] {
  const [page] = form.split('/');
  if (form && page !== OWN_RULE) return [];
  const added = (formStore.read(form) as { rule?: unknown } | undefined)?.rule;
  const kept = keptRules().filter(({ text }) => !form || isOfDiplomacy(text) === (form === OWN_RULE));
  const isKept = kept.some(({ text }) => text === added);
  const texts = typeof added === 'string' && added.trim() && !isKept ? [{ id: 'added', text: added }, ...kept] : kept;
  return texts.map(({ id, text }) => ({
    id: `${OWN_RULE}/${id}`,
    name: ruleName(text),
    hint: isOfDiplomacy(text) ? 'Diplomacy' : 'any other game',
    game: rulesOf(OWN_RULE).game ?? '',
    system: OWN_RULE,
    settings: { rule: text },
  }));
}

const OWN_RULE = 'own-rule';

export interface Chooser {
  choices: SystemChoice[];
  /** The chosen one's id. */
  chosen: string;
  search: string;
  choose(id: string): void;
  find(text: string): void;
}

export function systemChooser(chooser: Chooser): TemplateResult {
  const { choices, chosen, search } = chooser;
  const found = choices.filter((one) => matches(one, search));
  const shown = choices.filter((one) => found.includes(one) || one.id === chosen);
  const games = [...new Set(choices.map(({ game }) => game))];
  return html`<div class="system-chooser">
    ${games.length > 1 ? finder(chooser, found) : nothing}
    ${games.map((game) =>
      group(
        chooser,
        game,
        shown.filter((one) => one.game === game),
      ),
    )}
  </div>`;
}

function finder({ choices, search, find, choose }: Chooser, found: SystemChoice[]): TemplateResult {
  const type = (event: Event) => find((event.target as HTMLInputElement).value);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // which would create the event
    if (search.trim() && found[0]) choose(found[0].id);
  };
  return html`<p class="finder">
    <label for="find-system">Find a system</label>
    <input id="find-system" type="text" autocomplete="off" spellcheck="false" enterkeyhint="done" .value=${search} @input=${type} @keydown=${enter} />
    <span role="status">${search.trim() ? `${found.length} of ${choices.length}` : nothing}</span>
  </p>`;
}

/** The main systems lie open; the others of a game open when one of them is found or chosen. */
function group(
  { chosen, search, choose }: Chooser,
  game: string,
  choices: SystemChoice[],
): TemplateResult | typeof nothing {
  if (choices.length === 0) return nothing;
  const list = choice({
    legend: game === '' ? 'Scoring system' : `${game}: scoring system`,
    name: 'event-system',
    value: chosen,
    set: choose,
    options: choices.map(({ id, name, hint }) => ({ value: id, label: name, hint })),
  });
  if (game === '') return list;
  const isOpen = search.trim() !== '' || choices.some(({ id }) => id === chosen);
  return html`<details .open=${isOpen}>
    <summary>More for ${game} <span class="now">${choices.length}</span></summary>
    ${list}
  </details>`;
}

/** Whether every word occurs in its name, its game or what it scores. */
function matches({ name, game, hint }: SystemChoice, search: string): boolean {
  const text = `${name} ${game} ${hint}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
