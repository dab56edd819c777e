// The choice of a rule as text that is compared with the systems.
import { html, type TemplateResult } from 'lit/html.js';
import { loadRules, rulesEngine } from '../own-rule/reading.ts';
import { ruleChooser } from '../own-rule/rule_field.ts';
import { whenRulesCome } from '../own-rule/when_rules_come.ts';
import '../own-rule/own_rule.css';
import type { FormModel } from '../../form/model.ts';
import type { PlacesModel, ResultModel } from './state.ts';

type Model = ResultModel | PlacesModel;

export function ruleChoice(model: Model, fits: (text: string) => boolean): TemplateResult {
  const set = (rule: string) =>
    (model as unknown as FormModel<{ rule: string }>).editUndoably(
      { rule },
      rule === '' ? 'Rule left out' : 'Rule chosen',
    );
  return html`<div class="rule-choice"><p class="list-tools"><label for="own-rule-choice">Rule of your own</label>
    ${ruleChooser({ rule: model.state.rule, set, redraw: model.redraw, fits, none: 'None' })} <a class="usual" href="#rule">Write a rule</a></p></div>`;
}

/** Loads the engine of rules if there is a rule, and has the form scored again then. */
export function rulesFor(model: Model): void {
  if (model.state.rule.trim() === '' || rulesEngine()) return;
  whenRulesCome(model, () => loadRules(async () => (await import('../../engine/events_engine.ts')).loadEventsEngine()));
}
