// The form of one game by a rule: which rule, and the fields that follow from it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RuleSheet } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/heading.ts';
import { gameFields } from './fields.ts';
import { form } from './model.ts';
import { readingOf, soundReading } from './reading.ts';
import { ruleField } from './rule_field.ts';
import { gameSheet } from './sheet.ts';
import type { GameModel, GameRequest, GameState } from './state.ts';
import './own_rule.css';

export const view: FormView<GameState, GameRequest, RuleSheet> = { form, fields, sheet: gameSheet };

function fields(model: GameModel): TemplateResult {
  const { rule } = model.state;
  const reading = soundReading(rule);
  const isFaulty = reading === null && readingOf(rule) !== null;
  return html`${model.overruled.includes('rule') ? nothing : ruleField(model)}
    ${isFaulty ? html`<p class="query">The fields follow once the rule has no problems.</p>` : nothing}
    ${reading ? html`${heading(model, 'Game')} ${gameFields(model, reading)}` : nothing}`;
}
