// The rules on this device, and the beginning of a new one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { missing } from '../device/features.ts';
import {
  addRule,
  clearDeleted,
  deletedRules,
  deleteRule,
  keptRules,
  restoreRule,
  type KeptRule,
} from '../systems/own-rule/kept_rules.ts';
import { ruleName } from '../systems/own-rule/reading.ts';
import { kindOf } from '../systems/own-rule/rule_field.ts';
import { followDrops } from '../ui/drops.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import { ruleOfFile } from './rule_links.ts';
import { BY_SOMEBODY_ELSE, ruleToRead } from './rule_to_read.ts';
import { startFrom } from './start_from.ts';

const BLANK = 'name: \ngame: Diplomacy\nscore = ';

class TallyRuleList extends LightElement {
  /** The rule that was deleted here last, for undo. */
  declare deleted: KeptRule | null;
  declare problem: string;
  /** The text of a file that is to be read first. */
  declare toRead: string | null;

  constructor() {
    super();
    this.deleted = null;
    this.problem = '';
    this.toRead = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.look);
    this.stopDrops = followDrops({
      over: (held) => this.classList.toggle('held-over', held),
      take: (file) => void this.read(file),
      paste: (text) => void this.show('The pasted text', text),
    });
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.look);
    this.stopDrops();
  }

  private stopDrops = () => {};
  private readonly look = (): void => void this.redraw();

  protected override template(): TemplateResult {
    if (this.toRead !== null)
      return html`<h2 tabindex="-1">${BY_SOMEBODY_ELSE}</h2>${ruleToRead(this.toRead, this.leave)}`;
    const rules = keptRules();
    return html`<p class="aside">A club’s own system is a few lines of text that anybody can read. It scores exactly, shows its working, and stays on this device until you share it.</p>
      ${rules.length > 0 ? html`<ul class="event-cards">${rules.map(card(this.delete))}</ul>` : nothing}
      <p class="undo" role="status">${this.deleted ? html`${shortened(ruleName(this.deleted.text))} deleted. <button type="button" class="quiet" @click=${this.undelete}>Undo</button>` : nothing}</p>
      ${this.beginning()} ${this.bin()}`;
  }

  private beginning(): TemplateResult {
    return html`<section class="new-rule">
      <h2>New rule</h2>
      <p class="list-tools">
        ${startFrom('new-rule-start', ({ text }) => open(text), this.look)}
        <button type="button" class="usual" @click=${() => open(BLANK)}>Blank rule</button>
        <label class="usual">Open a file <input class="unseen" type="file" accept=".rule,.txt,text/plain" @change=${this.openFile} /></label>
      </p>
      <div role="alert">${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}</div>
    </section>`;
  }

  private bin(): TemplateResult | typeof nothing {
    const rules = deletedRules();
    if (rules.length === 0) return nothing;
    const restore = (id: string) => {
      restoreRule(id);
      this.deleted = null;
      void this.redraw();
    };
    const clear = () => {
      clearDeleted();
      this.deleted = null;
      void this.redraw();
    };
    return html`<details class="settings"><summary>Deleted rules <span class="now">${rules.length}</span></summary>
      <ul class="event-cards">${rules.map(({ id, text }) => html`<li class="event-card"><span><b>${ruleName(text)}</b></span><button type="button" class="usual" @click=${() => restore(id)}>Restore</button></li>`)}</ul>
      <button type="button" class="quiet" @click=${clear}>Delete them for good</button>
    </details>`;
  }

  private readonly delete = (rule: KeptRule): void => {
    deleteRule(rule.id);
    this.deleted = rule;
  };

  private readonly undelete = (): void => {
    if (this.deleted) restoreRule(this.deleted.id);
    this.deleted = null;
  };

  private readonly openFile = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = '';
    await this.read(file);
  };

  private async read(file: File): Promise<void> {
    await this.show(file.name, await file.text());
  }

  /** Shows a text to be read before it is used, or why it is no rule. `name` says what has it. */
  private async show(name: string, text: string): Promise<void> {
    const read = ruleOfFile(name, text);
    this.problem = read.ok ? '' : read.problem;
    this.toRead = read.ok ? read.contents : null;
    await this.redraw();
    this.querySelector<HTMLElement>('h2')?.focus();
  }

  private readonly leave = (path: string): void => {
    this.toRead = null;
    location.hash = `#${path}`;
  };
}

function card(remove: (rule: KeptRule) => void) {
  return (rule: KeptRule): TemplateResult => {
    const name = ruleName(rule.text);
    return html`<li class="event-card">
      <a href="#rule/${rule.id}"><b>${name}</b> <span>${kindOf(rule.text)}</span></a>
      <button type="button" class="tool remove" aria-label="Delete ${name}" title="Delete" @click=${() => remove(rule)}></button>
    </li>`;
  };
}

/** Keeps the text as a new rule, and opens it. */
function open(text: string): void {
  if (missing('crypto', 'no rule can be kept')) return;
  location.hash = `#rule/${addRule(text)}`;
}

drawnFrom(TallyRuleList, 'deleted', 'problem', 'toRead');
customElements.define('tally-rule-list', TallyRuleList);
