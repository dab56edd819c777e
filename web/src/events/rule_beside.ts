// The choice of a rule under which the event's standings are shown beside its own, and why there are none.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { UnderRule } from '../scoring/under_rule.ts';
import { besideRule, chooseBeside, restoreBeside } from '../systems/own-rule/beside_rule.ts';
import { isOfDiplomacy, ruleName } from '../systems/own-rule/reading.ts';
import { ruleChooser } from '../systems/own-rule/rule_field.ts';
import '../systems/own-rule/own_rule.css';
import type { EventModel } from './event_model.ts';
import type { UnderOthers } from './under_others.ts';

/** The rule among the other systems. */
export const UNDER_RULE = 'own-rule';

/** The number of games whose reasons are shown. */
const REASONS = 3;

export function ruleBeside(model: EventModel, { kind, rule }: UnderOthers, redraw: () => void): TemplateResult {
  if (typeof kind === 'string') return html`<p class="note">${kind}</p>`;
  const chosen = besideRule(model.id);
  const own = model.setting('rule');
  const set = (text: string) => {
    chooseBeside(model.id, text);
    model.notes.set('other-system', UNDER_RULE);
    redraw();
  };
  const fits = (text: string) => isOfDiplomacy(text) === kind && text !== own;
  return html`<div class="rule-choice">
    <p class="list-tools"><label for="own-rule-choice">Rule of your own</label>
      ${ruleChooser({ rule: chosen?.text ?? '', set, redraw, fits, none: 'None' })} <a class="usual" href="#rule">Write a rule</a></p>
    ${chosen?.isDeleted ? deleted(model, chosen.text, redraw) : nothing} ${rule ? told(model, rule) : nothing}
  </div>`;
}

function deleted(model: EventModel, text: string, redraw: () => void): TemplateResult {
  const restore = () => {
    restoreBeside(model.id);
    redraw();
  };
  return html`<p class="note" role="status">“${ruleName(text)}” was deleted, so nothing is scored by it.
    <button type="button" class="quiet" @click=${restore}>Restore it</button></p>`;
}

function told(model: EventModel, { name, rows, notes, refused }: UnderRule): TemplateResult | typeof nothing {
  if (rows !== null) return html`${notes.map((note) => html`<p class="note" role="status">${note}</p>`)}`;
  const [first, more] = [refused.slice(0, REASONS), refused.length - REASONS];
  return html`<div class="problem" role="status">
    ${notes.map((note) => html`<p>${note}</p>`)}
    ${
      refused.length > 0
        ? html`<p>“${name}” cannot score every game, so it gives no standings:</p>
      <ul>${first.map(({ game, why }) => html`<li><a href=${model.link('game', game.id)}>${model.called(game)}</a>: ${why}</li>`)}
      ${more > 0 ? html`<li>and ${model.numbers.amount(more, 'more game')}</li>` : nothing}</ul>`
        : nothing
    }
  </div>`;
}
