// The rule in a link, as text to be read before it is used.
import { html } from 'lit/html.js';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { RULE_PATH, ruleFrom } from '../own_rules/rule_links.ts';
import { BY_SOMEBODY_ELSE, ruleToRead } from '../own_rules/rule_to_read.ts';
import { loadRules } from '../systems/own-rule/reading.ts';
import type { Route } from './route.ts';
import { cannotOpen, goTo, title, type Drawn } from './linked_parts.ts';

export async function linkedRule({ carried = '' }: Route): Promise<Drawn> {
  const read = await ruleFrom(carried);
  if (!read.ok) return () => cannotOpen('Your own rule', read.problem, `#${RULE_PATH}`);
  await loadRules(loadEventsEngine).catch(() => {}); // the text can be read all the same
  return () => html`${title(BY_SOMEBODY_ELSE)} ${ruleToRead(read.contents, goTo)}`;
}
