// The sheet of a rule in an attribute, as a text or as a link that carries one. The text stands above the form.
import { html, type TemplateResult } from 'lit/html.js';
import loadEvents from 'tallysheet/events';
import type { FormView } from '../../form/form_view.ts';
import { ruleFrom, ruleOfFile } from '../../own_rules/rule_links.ts';
import type { Opened } from '../../share/link.ts';
import { ownRule } from '../../systems/own-rule/index.ts';
import { isOfDiplomacy, loadRules, ruleName, rulesEngine } from '../../systems/own-rule/reading.ts';
import { kindOf } from '../../systems/own-rule/rule_field.ts';
import { ruleProblems } from '../../systems/own-rule/rule_problems.ts';
import { view as players } from '../../systems/own-rule/players_view.ts';
import { view as board } from '../../systems/own-rule/view.ts';
import type { RequestedSheet } from './settings.ts';

const NO_ENGINE = 'The part that reads rules could not be loaded.';

export async function ruledSheet(given: string): Promise<RequestedSheet> {
  const sheet = { key: given, system: ownRule.id, title: 'Score sheet' };
  const read = await ruleIn(given);
  if (!read.ok) return { ...sheet, problem: `The attribute “rule” is a link that cannot be opened. ${read.problem}` };
  const rule = read.contents;
  await loadRules(() => loadEvents()).catch(() => {});
  if (!rulesEngine()) return { ...sheet, above: textFirst(rule), problem: NO_ENGINE };
  const view = (isOfDiplomacy(rule) ? board : players) as unknown as FormView;
  return {
    ...sheet,
    title: `${ruleName(rule)} score sheet`,
    open: () => Promise.resolve(view),
    fixed: { rule },
    above: textFirst(rule),
  };
}

/** "https://…/#rule?1.…" or the part of it from "rule?" on; anything else is a text. */
function ruleIn(given: string): Promise<Opened<string>> | Opened<string> {
  const carried = /^\s*\S*\brule\?(\S+)\s*$/.exec(given)?.[1];
  return carried ? ruleFrom(carried) : ruleOfFile('The attribute “rule”', given);
}

function textFirst(rule: string): TemplateResult {
  return html`<p class="rule-name"><b>${ruleName(rule)}</b> <span>${kindOf(rule)}</span></p>
    <details class="rule-text" open><summary>The rule</summary><pre tabindex="0">${rule.trim()}</pre></details>
    ${ruleProblems(rule)}`;
}
