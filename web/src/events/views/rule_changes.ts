// A proposed change of the rules with its consequences, and the changes that were made, below the standings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { RULE_CHANGES, ruleChangesIn, type RuleChange } from '../../systems/rule_changes.ts';
import { moveInWords } from '../../tournament/moves.ts';
import { capital } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { moment } from '../moment.ts';
import '../styles/rule_changes.css';

/** How many of those who change places are listed before the rest is folded. */
const LISTED = 8;

/** Above the view, while a change waits for an answer. */
export function proposedChange(model: EventModel): TemplateResult | typeof nothing {
  const { proposed } = model.rules;
  if (!proposed) return nothing;
  const lines = proposed.moves.map((move) => html`<li><b>${move.player}</b>: ${moveInWords(move)}</li>`);
  const more = lines.slice(LISTED);
  return html`<section class="left-out rule-change" role="status" aria-label="Change of the rules">
    <p><b>Results are entered already. This change moves ${model.numbers.amount(lines.length, 'player', 'players')}:</b></p>
    <ul>${lines.slice(0, LISTED)}</ul>
    ${more.length > 0 ? html`<details><summary>${model.numbers.grouped(more.length)} more</summary><ul>${more}</ul></details>` : nothing}
    <p><button type="button" class="choice" @click=${() => model.rules.confirm()}>Change</button>
      <button type="button" class="quiet" @click=${() => model.rules.cancel()}>Cancel</button></p>
  </section>`;
}

/** Below the standings, also on paper. */
export function changedRules({ store }: EventModel): TemplateResult | typeof nothing {
  const changes = ruleChangesIn(store.setting(RULE_CHANGES.name));
  if (changes.length === 0) return nothing;
  return html`<div class="note rule-changes"><p>Changed after the first result:</p>
    <ul>${changes.map((change) => html`<li>${changeInWords(change)}</li>`)}</ul></div>`;
}

function changeInWords({ at, rule, from, to }: RuleChange): string {
  return `${capital(moment(at, 0))}: ${rule}, from “${from}” to “${to}”`;
}
