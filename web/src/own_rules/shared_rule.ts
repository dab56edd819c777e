// A rule that another application has handed to this one as a file.
import { html, type TemplateResult } from 'lit/html.js';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { loadRules } from '../systems/own-rule/reading.ts';
import { isRuleFile, ruleOfFile } from './rule_links.ts';
import { BY_SOMEBODY_ELSE, ruleToRead } from './rule_to_read.ts';

/** Draws the file as text to be read; null for a file that is no rule. `leave` goes to a fragment. */
export async function sharedRule(file: File, leave: (path: string) => void): Promise<(() => TemplateResult) | null> {
  const text = await file.text();
  if (!isRuleFile(file.name, text)) return null;
  await loadRules(loadEventsEngine).catch(() => {}); // the text can be read all the same
  const read = ruleOfFile(file.name, text);
  return () => html`<header class="title"><h1 tabindex="-1">${BY_SOMEBODY_ELSE}</h1></header>
    ${read.ok ? ruleToRead(read.contents, leave) : html`<p class="problem">${read.problem}</p><p><a class="usual" href="#rule">All rules</a></p>`}`;
}
