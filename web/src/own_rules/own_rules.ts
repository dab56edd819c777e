// The page of rules: the list of those on this device, or one while it is written.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { Tallysheet } from 'tallysheet';
import { putDamagedAside } from '../device/damaged_storage.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import type { Form } from '../form/form.ts';
import type { FormModel } from '../form/model.ts';
import { areRules, keptRule, RULES } from '../systems/own-rule/kept_rules.ts';
import { loadRules, rulesEngine, ruleName } from '../systems/own-rule/reading.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { damageAt } from '../ui/damage.ts';
import '../ui/damaged_note.ts';
import '../systems/own-rule/own_rule.css';
import './own_rules.css';
import './rule_desk.ts';
import './rule_list.ts';

class TallyRules extends LightElement {
  /** The parts of the address: "rule", and the rule's id. */
  declare path: string[];
  declare engine: Tallysheet | null;
  declare modelOf: (form: Form) => FormModel;
  private isMissing = false;

  override connectedCallback(): void {
    putDamagedAside(RULES, areRules);
    super.connectedCallback();
    void this.load();
  }

  private readonly load = async (): Promise<void> => {
    this.isMissing = !(await loadRules(loadEventsEngine).then(
      () => true,
      () => false,
    ));
    void this.redraw();
  };

  protected override template(): TemplateResult {
    const [, id] = this.path;
    const rule = id === undefined ? undefined : keptRule(id);
    return html`<header class="title">
        <h1 tabindex="-1">${rule ? ruleName(rule.text) : 'Your own rule'}</h1>
        ${id === undefined ? nothing : html`<nav aria-label="Rules"><a href="#rule">All rules</a></nav>`}
      </header>
      <tally-damaged .of=${RULES} .damage=${damageAt(RULES, 'The saved rules are damaged.')}></tally-damaged>
      ${this.isMissing ? html`<p class="notice" role="alert">The part of the page that reads rules could not be loaded. <button type="button" class="choice" @click=${this.load}>Try again</button></p>` : nothing}
      ${id === undefined ? html`<tally-rule-list></tally-rule-list>` : this.desk(id)}`;
  }

  private readonly retitle = (): void => void this.redraw();

  private desk(id: string): TemplateResult | typeof nothing {
    if (!rulesEngine()) return nothing;
    return html`${keyed(id, html`<tally-rule-desk .rule=${id} .engine=${this.engine} .modelOf=${this.modelOf} .changed=${this.retitle}></tally-rule-desk>`)}`;
  }
}

drawnFrom(TallyRules, 'path', 'engine');
customElements.define('tally-rules-page', TallyRules);
