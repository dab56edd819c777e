// Writes the code that scores by a rule of one's own on another page.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText } from '../../device/save_file.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import { keptRules } from '../../systems/own-rule/kept_rules.ts';
import { ruleName } from '../../systems/own-rule/reading.ts';
import { ruleSnippet } from './snippet.ts';

class TallyRuleBuilder extends LightElement {
  declare rule: string;
  declare status: string;

  constructor() {
    super();
    this.rule = '';
    this.status = '';
  }

  protected override template(): TemplateResult {
    const snippet = this.rule.trim() ? ruleSnippet(this.rule, location.href) : '';
    return html`<h2>Your own rule</h2>
      <p>A form that scores by <a href="./#rule">a rule of your own</a>, whose text stands above it. It is an element: the page must allow scripts from this site.</p>
      <form @submit=${(event: Event) => event.preventDefault()}>
        ${this.ownRules()}
        <p><label for="rule-text">Rule</label> <small id="rule-text-hint">its text, or a link to it</small>
          <textarea id="rule-text" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" aria-describedby="rule-text-hint" .value=${this.rule} @input=${this.type}></textarea></p>
      </form>
      <textarea readonly rows="8" aria-label="Code for the rule" .value=${snippet}></textarea>
      <p><button type="button" class="choice" ?disabled=${snippet === ''} @click=${() => this.copy(snippet)}>Copy the lines for the rule</button> <span role="status">${this.status}</span></p>`;
  }

  /** Those that were written in this browser, if there are any. */
  private ownRules(): TemplateResult | typeof nothing {
    const rules = keptRules();
    if (rules.length === 0) return nothing;
    const choose = ({ target }: Event) => this.put(rules[(target as HTMLSelectElement).selectedIndex - 1]?.text ?? '');
    return html`<p><label for="rule-own">One of your rules</label>
      <select id="rule-own" @change=${choose}><option>Choose a rule</option>${rules.map(({ text }) => html`<option>${ruleName(text)}</option>`)}</select></p>`;
  }

  private readonly type = ({ target }: Event): void => this.put((target as HTMLTextAreaElement).value);

  private put(rule: string): void {
    this.status = '';
    this.rule = rule;
  }

  private async copy(snippet: string): Promise<void> {
    this.status = (await copyText(snippet))
      ? 'Copied.'
      : 'This browser cannot copy the lines. They are selected above for you to copy.';
    this.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.select();
  }
}

drawnFrom(TallyRuleBuilder, 'rule', 'status');
customElements.define('tally-rule-builder', TallyRuleBuilder);
