// A rule from a link or a file, as text to be read before it is used.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { missing } from '../device/features.ts';
import { addRule, keptRules } from '../systems/own-rule/kept_rules.ts';
import { readingOf, ruleName } from '../systems/own-rule/reading.ts';
import { kindOf } from '../systems/own-rule/rule_field.ts';
import '../systems/own-rule/own_rule.css';
import './own_rules.css';
import { RULE_PATH } from './rule_links.ts';

export const BY_SOMEBODY_ELSE = 'A rule by somebody else';

/** `leave` goes to a fragment. */
export function ruleToRead(text: string, leave: (path: string) => void): TemplateResult {
  return html`<p class="rule-read">Read it: <b>${ruleName(text)}</b>, ${kindOf(text)}. It can do nothing but score.</p>
    <div class="rule-text"><pre tabindex="0">${text}</pre></div>
    ${problems(text)} ${choice(text, leave)}`;
}

function problems(text: string): TemplateResult | typeof nothing {
  const found = readingOf(text)?.problems ?? [];
  if (found.length === 0) return nothing;
  return html`<div class="problem">${found.map(({ line, column, message }) => html`<p>Line ${line}, column ${column}: ${message}</p>`)}</div>`;
}

function choice(text: string, leave: (path: string) => void): TemplateResult {
  const mine = keptRules().find((rule) => rule.text === text);
  const lacking = mine ? null : missing('crypto', 'no rule can be kept');
  const use = () => leave(`${RULE_PATH}/${mine?.id ?? addRule(text)}`);
  return html`${lacking ? html`<p class="problem">${lacking}</p>` : nothing}
    <p class="rule-deeds">
      <button type="button" class="show" ?disabled=${lacking !== null} @click=${use}>${mine ? 'Go to your copy' : 'Use this rule'}</button>
      <button type="button" class="quiet" @click=${() => leave(RULE_PATH)}>Ignore it</button>
    </p>`;
}
