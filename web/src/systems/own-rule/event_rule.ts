// The view of an event's rule: its text, which scores every game, the choice of another one, and its problems.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { EventContext } from '../event_context.ts';
import { isOfDiplomacy, readingOf, ruleName } from './reading.ts';
import { kindOf, ruleChooser } from './rule_field.ts';
import './own_rule.css';

export function eventRule(event: EventContext): TemplateResult {
  const rule = event.setting('rule');
  const set = (text: string) => event.changeSetting('rule', text, 'Rule changed');
  const type = ({ target }: Event) => set((target as HTMLTextAreaElement).value);
  return html`<div class="settings-body event-rule">
    <p class="rule-name">${rule.trim() ? html`<b>${ruleName(rule)}</b> <span>${kindOf(rule)}</span>` : html`<b>No rule yet</b>`}</p>
    <p class="list-tools"><label for="own-rule-choice">Rule</label>
      ${ruleChooser({ rule, set, redraw: () => event.redraw(), fits: (text) => fitsGames(event, text) })}
      <a class="usual" href="#rule">Write a rule</a></p>
    <label for="event-rule-text">Text</label>
    <textarea id="event-rule-text" rows=${Math.max(8, rule.split('\n').length + 1)} spellcheck="false" autocapitalize="off" autocorrect="off" .value=${live(rule)} @input=${type}></textarea>
    ${problems(rule)}
    <p class="note">The event’s games are all scored by this text, which its links and files carry. Their own figures stay as they were typed.</p>
  </div>`;
}

/** Games that are entered decide whether the rule is one of Diplomacy. */
function fitsGames({ games }: EventContext, text: string): boolean {
  const [first] = games;
  return !first || (first.form === 'own-rule') === isOfDiplomacy(text);
}

function problems(rule: string): TemplateResult | typeof nothing {
  const found = readingOf(rule)?.problems ?? [];
  if (found.length === 0) return nothing;
  return html`<div class="problem" role="status">${found.map(({ line, column, message }) => html`<p>Line ${line}, column ${column}: ${message}</p>`)}</div>`;
}
