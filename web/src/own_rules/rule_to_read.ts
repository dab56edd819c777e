// A rule from a link or a file, as text to be read before it is used.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { missing } from '../device/features.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { addRule, keptRules } from '../systems/own-rule/kept_rules.ts';
import { loadRules, ruleName } from '../systems/own-rule/reading.ts';
import { kindOf } from '../systems/own-rule/rule_field.ts';
import { ruleProblems } from '../systems/own-rule/rule_problems.ts';
import '../systems/own-rule/own_rule.css';
import './own_rules.css';
import { isRuleFile, RULE_PATH, ruleOfFile } from './rule_links.ts';

export const BY_SOMEBODY_ELSE = 'A rule by somebody else';

/** `leave` goes to a fragment. */
export function ruleToRead(text: string, leave: (path: string) => void): TemplateResult {
  return html`<p class="rule-read">Read it: <b>${ruleName(text)}</b>, ${kindOf(text)}. It can do nothing but score.</p>
    <div class="rule-text"><pre tabindex="0">${text}</pre></div>
    ${ruleProblems(text)} ${choice(text, leave)}`;
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

/** Draws a file from another application; null if it is no rule. `leave` goes to a fragment. */
export async function sharedRule(file: File, leave: (path: string) => void): Promise<(() => TemplateResult) | null> {
  const text = await file.text();
  if (!isRuleFile(file.name, text)) return null;
  await loadRules(loadEventsEngine).catch(() => {}); // the text can be read all the same
  const read = ruleOfFile(file.name, text);
  return () => html`<header class="title"><h1 tabindex="-1">${BY_SOMEBODY_ELSE}</h1></header>
    ${read.ok ? ruleToRead(read.contents, leave) : html`<p class="problem">${read.problem}</p><p><a class="usual" href="#rule">All rules</a></p>`}`;
}
