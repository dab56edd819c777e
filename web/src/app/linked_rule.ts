// The rule in a link, as text to be read before it is used.
import { html, type TemplateResult } from 'lit/html.js';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { RULE_PATH, ruleFrom } from '../own_rules/rule_links.ts';
import { addRule, keptRules } from '../systems/own-rule/kept_rules.ts';
import { loadRules, readingOf, ruleName } from '../systems/own-rule/reading.ts';
import { kindOf } from '../systems/own-rule/rule_field.ts';
import '../systems/own-rule/own_rule.css';
import type { Route } from './route.ts';
import { cannotOpen, goTo, title, type Drawn } from './linked_parts.ts';

export async function linkedRule({ carried = '' }: Route): Promise<Drawn> {
  const read = await ruleFrom(carried);
  if (!read.ok) return () => cannotOpen('Your own rule', read.problem, `#${RULE_PATH}`);
  await loadRules(loadEventsEngine).catch(() => {}); // the text can be read all the same
  const text = read.contents;
  return () => html`${title('A rule by somebody else')}
    <p class="linked-note">Read it: <b>${ruleName(text)}</b>, ${kindOf(text)}. It can do nothing but score.</p>
    <div class="rule-text"><pre tabindex="0">${text}</pre></div>
    ${problems(text)} ${choice(text)}`;
}

function problems(text: string): TemplateResult | '' {
  const found = readingOf(text)?.problems ?? [];
  if (found.length === 0) return '';
  return html`<div class="problem">${found.map(({ line, column, message }) => html`<p>Line ${line}, column ${column}: ${message}</p>`)}</div>`;
}

function choice(text: string): TemplateResult {
  const mine = keptRules().find((rule) => rule.text === text);
  const use = () => goTo(`${RULE_PATH}/${mine?.id ?? addRule(text)}`);
  return html`<p class="linked-choice">
    <button type="button" class="show" @click=${use}>${mine ? 'Go to your copy' : 'Use this rule'}</button>
    <button type="button" class="quiet" @click=${() => goTo(RULE_PATH)}>Ignore it</button>
  </p>`;
}
