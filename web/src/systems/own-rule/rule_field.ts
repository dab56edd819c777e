// Which rule scores the game: its name and text, and the choice of another one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { fieldId, fieldProblem } from '../../form/field.ts';
import { keptRules } from './kept_rules.ts';
import { knownGroups } from './known_rules.ts';
import type { FormModel } from '../../form/model.ts';
import { isOfDiplomacy, ruleName, rulesEngine, soundReading } from './reading.ts';
import type { GameModel, GameState } from './state.ts';

export function ruleField(model: GameModel): TemplateResult {
  const { rule } = model.state;
  const any = model as unknown as FormModel<Pick<GameState, 'rule'>>;
  const set = (text: string) => any.editUndoably({ rule: text }, 'Rule changed');
  return html`<div class="rule-choice" id=${fieldId(model, '/rule')} tabindex="-1">
    <p class="rule-name">${rule.trim() ? html`<b>${ruleName(rule)}</b> <span>${kindOf(rule)}</span>` : html`<b>No rule yet</b>`}</p>
    ${fieldProblem(model, '/rule', set)}
    <p class="list-tools">
      <label for="own-rule-choice">Rule</label>
      ${ruleChooser({ rule, set, redraw: model.redraw, fits: (text) => isOfDiplomacy(text) === 'powers' in model.state })} <a class="usual" href="#rule">Write a rule</a>
    </p>
    ${rule.trim() ? ruleText(rule) : nothing}
  </div>`;
}

/** The text, closed at first. */
export function ruleText(rule: string): TemplateResult {
  return html`<details class="rule-text"><summary>Read the rule</summary><pre tabindex="0">${rule}</pre></details>`;
}

/** The rule of a link's contents, open. */
export function readFirst(rule: string): TemplateResult {
  return html`<div class="rule-text">
    <p><b>A rule by somebody else: read it.</b> It can do nothing but score.</p>
    <pre tabindex="0">${rule}</pre>
  </div>`;
}

/** "Diplomacy", "places and scores, 2 to 6 players". */
export function kindOf(rule: string): string {
  const reading = soundReading(rule);
  if (!rulesEngine()) return isOfDiplomacy(rule) ? 'Diplomacy' : 'any other game';
  if (!reading) return 'has problems';
  const { game, players } = reading;
  return game === 'Diplomacy' ? game : `${game}, ${players[0]} to ${players[1]} players`;
}

export interface RuleChooser {
  /** The text chosen now. */
  rule: string;
  set(text: string): void;
  redraw(): void;
  /** Whether a rule is offered. */
  fits(text: string): boolean;
  /** The words for no rule, if one can do without. */
  none?: string;
}

const NONE = 'none';

/** One's own rules and the library's, by name. */
export function ruleChooser({ rule, set, redraw, fits, none }: RuleChooser): TemplateResult {
  const own = keptRules().map(({ id, text }) => ({ id, name: ruleName(text), text }));
  const groups = [{ title: 'Your own', rules: own }, ...knownGroups(redraw)].map(({ title, rules }) => ({
    title,
    rules: rules.filter(({ text }) => fits(text)),
  }));
  const texts = groups.flatMap(({ rules }) => rules.map(({ text }) => text));
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    set(value === NONE ? '' : value === '' ? rule : (texts[Number(value)] ?? rule));
  };
  const offered = (text: string, name: string) =>
    html`<option value=${texts.indexOf(text)} .selected=${live(text === rule)}>${name}</option>`;
  return html`<select id="own-rule-choice" @change=${choose}>
    ${none === undefined ? nothing : html`<option value=${NONE} .selected=${live(rule.trim() === '')}>${none}</option>`}
    ${texts.includes(rule) || (none !== undefined && rule.trim() === '') ? nothing : html`<option value="" .selected=${live(true)}>${rule.trim() ? ruleName(rule) : 'Choose a rule'}</option>`}
    ${groups.map(({ title, rules }) => (rules.length > 0 ? html`<optgroup label=${title}>${rules.map(({ name, text }) => offered(text, name))}</optgroup>` : nothing))}
  </select>`;
}
