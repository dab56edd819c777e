// One rule on its page: the text, an example game that it scores while one types, and what can be done with it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { Tallysheet } from 'tallysheet';
import { copyText, fileName, saveFile } from '../device/save_file.ts';
import type { Form } from '../form/form.ts';
import { FormModel } from '../form/model.ts';
import '../form/score_form.ts';
import '../share/share.ts';
import type { FormView } from '../form/form_view.ts';
import { changeRule, isUnsaved, keptRule } from '../systems/own-rule/kept_rules.ts';
import type { KnownGroup } from '../systems/own-rule/library.ts';
import { ruleName, soundReading } from '../systems/own-rule/reading.ts';
import type { GameModel, GameState } from '../systems/own-rule/state.ts';
import { view } from '../systems/own-rule/view.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { lineValues } from './line_values.ts';
import './rule_editor.ts';
import { nameIn, RuleDraft, withName } from './rule_draft.ts';
import { ruleLink } from './rule_links.ts';

/** The form beside the text: no event takes its game, and the text decides its rule. */
const EXAMPLE = { ...view, form: { ...view.form, alone: true } } as unknown as FormView;

class TallyRuleDesk extends LightElement {
  /** Id of the kept rule. */
  declare rule: string;
  declare engine: Tallysheet | null;
  declare modelOf: (form: Form) => FormModel;
  /** Called after every change of the text. */
  declare changed: () => void;
  declare player: number;
  declare status: string;
  declare isShared: boolean;
  private library: KnownGroup[] = [];
  private draft: RuleDraft | null = null;
  private model: GameModel | null = null;

  constructor() {
    super();
    this.player = 0;
    this.status = '';
    this.isShared = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.look);
    void import('../systems/own-rule/library.ts').then(({ LIBRARY }) => {
      this.library = LIBRARY;
      void this.redraw();
    });
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.look);
  }

  protected override beforeDrawing(): void {
    const kept = keptRule(this.rule);
    if (!kept || this.draft) return;
    this.draft = new RuleDraft(kept.text);
    this.draft.changed = (text) => {
      changeRule(this.rule, { text, changed: Date.now() });
      this.model?.edit({ rule: text });
      this.changed();
      void this.redraw();
    };
    this.model = this.newModel(kept.text, kept.example as GameState | undefined);
  }

  private newModel(rule: string, example: GameState | undefined): GameModel {
    const store = {
      read: () => ({ ...(example ?? view.form.state.example(onPage())), rule }),
      write: (_: string, state: unknown) => changeRule(this.rule, { example: state as GameState }),
    };
    const model = new FormModel(EXAMPLE.form, store, onPage) as unknown as GameModel;
    model.overruled = ['rule'];
    model.onScored = () => void this.redraw();
    return model;
  }

  protected override template(): TemplateResult {
    const { draft, model, engine } = this;
    if (!draft || !model) return html`<p>This rule is not on this device. <a href="#rule">All rules</a></p>`;
    if (engine && !model.engine) model.useEngine(engine);
    return html`${isUnsaved() ? html`<p class="notice" role="alert">This browser does not keep the rule: its storage is full or refused. Save it as a file.</p>` : nothing}
      <div class="rule-desk">
        <section aria-label="Rule">${this.head(draft)} <tally-rule-editor .draft=${draft}></tally-rule-editor> ${this.deeds(draft)}</section>
        <section class="rule-example" aria-label="Example game">
          <h2>Example game</h2>
          ${this.values(draft, model)} <tally-form .view=${EXAMPLE} .model=${model}></tally-form>
        </section>
      </div>`;
  }

  private head(draft: RuleDraft): TemplateResult {
    const name = (event: Event) => draft.replace(withName(draft.text, (event.target as HTMLInputElement).value), 0);
    return html`<div class="rule-head">
      <p class="setting-field"><label for="rule-name">Name</label>
        <input id="rule-name" class="name" type="text" autocomplete="off" .value=${live(nameIn(draft.text))} @change=${name} /></p>
      <p class="list-tools">
        <label for="rule-start">Start from</label>
        <select id="rule-start" @change=${this.start}><option value="">a known rule…</option>
          ${this.library.map(({ title, rules }) => html`<optgroup label=${title}>${rules.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}</optgroup>`)}</select>
        <button type="button" class="usual" ?disabled=${!draft.canUndo} @click=${() => this.editor?.undo()}>Undo</button>
        <button type="button" class="usual" ?disabled=${!draft.canRedo} @click=${() => this.editor?.redo()}>Redo</button>
      </p>
    </div>`;
  }

  private values(draft: RuleDraft, { sheet, numbers }: GameModel): TemplateResult | typeof nothing {
    const reading = soundReading(draft.text);
    if (!reading) return nothing;
    const choose = (player: number) => (this.player = player);
    return html`${lineValues({ sheet, reading, numbers, chosen: this.player, choose })}`;
  }

  private deeds({ text }: RuleDraft): TemplateResult {
    const isSound = soundReading(text) !== null;
    const toggle = () => (this.isShared = !this.isShared);
    return html`<p class="rule-deeds">
        <button type="button" class="show" ?disabled=${!isSound} @click=${this.use}>Score games by it</button>
        <button type="button" class="usual" aria-expanded=${this.isShared} @click=${toggle}>Share</button>
        <button type="button" class="usual" @click=${this.copy}>Copy the text</button>
        <button type="button" class="usual" @click=${this.save}>Save as a file</button>
      </p>
      <p class="share-status" role="status">${this.status}</p>
      ${this.isShared ? html`<tally-share .shared=${this.shared(text)}></tally-share>` : nothing}`;
  }

  private shared(text: string): object {
    const link = () => ruleLink(text);
    return { of: text, noun: 'rule', title: ruleName(text), numbers: onPage().numbers, link };
  }

  private get editor() {
    return this.querySelector<HTMLElement & { undo(): void; redo(): void }>('tally-rule-editor');
  }

  /** The known rule takes the place of the text. Undo brings it back. */
  private readonly start = ({ target }: Event): void => {
    const select = target as HTMLSelectElement;
    const known = this.library.flatMap(({ rules }) => rules).find(({ id }) => id === select.value);
    select.value = '';
    if (known) this.draft?.replace(known.text);
    this.status = known ? `${known.name} has taken the place of the text. Undo brings it back.` : '';
  };

  /** Opens the form of a game with this rule. */
  private readonly use = (): void => {
    this.modelOf(view.form as unknown as Form).editUndoably({ rule: this.draft?.text ?? '' }, 'Rule changed');
    location.hash = `#${view.form.id}`;
  };

  private readonly copy = async (): Promise<void> => {
    this.status = (await copyText(this.draft?.text ?? ''))
      ? 'Text copied.'
      : 'This browser cannot copy it. Select the text and copy it.';
  };

  private readonly save = (): void => {
    const text = this.draft?.text ?? '';
    saveFile(fileName(ruleName(text), 'rule'), text, 'text/plain');
    this.status = 'File saved.';
  };

  /** Another tab has changed the rules. */
  private readonly look = (): void => {
    const kept = keptRule(this.rule);
    if (!kept || !this.draft || kept.text === this.draft.text) return;
    this.draft.adopt(kept.text);
    this.model?.edit({ rule: kept.text });
    void this.redraw();
  };
}

drawnFrom(TallyRuleDesk, 'rule', 'engine', 'player', 'status', 'isShared');
customElements.define('tally-rule-desk', TallyRuleDesk);
