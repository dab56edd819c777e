// Which rule scores the game: its name and text, and the choice of another one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { fieldId, fieldProblem } from '../../form/field.ts';
import { keptRules } from './kept_rules.ts';
import type { KnownGroup } from './library.ts';
import { ruleName, soundReading } from './reading.ts';
import type { GameModel } from './state.ts';

let library: KnownGroup[] | null = null;

export function ruleField(model: GameModel): TemplateResult {
  const { rule } = model.state;
  const set = (text: string) => model.editUndoably({ rule: text }, 'Rule changed');
  return html`<div class="rule-choice" id=${fieldId(model, '/rule')} tabindex="-1">
    <p class="rule-name">${rule.trim() ? html`<b>${ruleName(rule)}</b> <span>${kindOf(rule)}</span>` : html`<b>No rule yet</b>`}</p>
    ${fieldProblem(model, '/rule', set)}
    <p class="list-tools">
      <label for="own-rule-choice">Rule</label>
      ${chooser(model, set)} <a class="usual" href="#rule">Write a rule</a>
    </p>
    ${rule.trim() ? ruleText(rule) : nothing}
  </div>`;
}

/** The text, closed at first. */
export function ruleText(rule: string): TemplateResult {
  return html`<details class="rule-text"><summary>Read the rule</summary><pre tabindex="0">${rule}</pre></details>`;
}

/** "Diplomacy", "places and scores, 2 to 6 players". */
export function kindOf(rule: string): string {
  const reading = soundReading(rule);
  if (!reading) return 'has problems';
  const { game, players } = reading;
  return game === 'Diplomacy' ? game : `${game}, ${players[0]} to ${players[1]} players`;
}

function chooser(model: GameModel, set: (text: string) => void): TemplateResult {
  if (!library) void import('./library.ts').then(({ LIBRARY }) => ((library = LIBRARY), model.redraw()));
  const own = keptRules();
  const groups = [
    { title: 'Your own', rules: own.map(({ id, text }) => ({ id, name: ruleName(text), text })) },
    ...(library ?? []),
  ];
  const texts = groups.flatMap(({ rules }) => rules.map(({ text }) => text));
  const { rule } = model.state;
  const choose = (event: Event) => set(texts[Number((event.target as HTMLSelectElement).value)] ?? rule);
  return html`<select id="own-rule-choice" @change=${choose}>
    <option value="" .selected=${!texts.includes(rule)}>${rule.trim() ? ruleName(rule) : 'Choose a rule'}</option>
    ${groups.map(({ title, rules }) => (rules.length > 0 ? html`<optgroup label=${title}>${rules.map(({ name, text }) => html`<option value=${texts.indexOf(text)} .selected=${text === rule}>${name}</option>`)}</optgroup>` : nothing))}
  </select>`;
}
