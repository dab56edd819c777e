// One rule on its page: the text, an example game that it scores while one types, and what can be done with it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { RuleSheet, Tallysheet } from 'tallysheet';
import { missing } from '../device/features.ts';
import { copyText, fileName, saveFile } from '../device/save_file.ts';
import type { Form } from '../form/form.ts';
import { FormModel } from '../form/model.ts';
import '../form/score_form.ts';
import '../share/share.ts';
import type { FormView } from '../form/form_view.ts';
import type { Contents } from '../form/state.ts';
import { newEvent } from '../systems/event.ts';
import { NO_EVENTS } from '../systems/event_game.ts';
import { changeRule, changeText, isUnsaved, keptRule } from '../systems/own-rule/kept_rules.ts';
import type { KnownRule } from '../systems/own-rule/library.ts';
import { otherTexts } from '../systems/own-rule/other_texts.ts';
import { isOfDiplomacy, ruleName, soundReading } from '../systems/own-rule/reading.ts';
import { view as playersView } from '../systems/own-rule/players_view.ts';
import { view as boardView } from '../systems/own-rule/view.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { lineValues } from './line_values.ts';
import './rule_editor.ts';
import { nameIn, RuleDraft, withName } from './rule_draft.ts';
import { ruleLink } from './rule_links.ts';
import { startFrom } from './start_from.ts';

/** The forms beside the text: no event takes their games, and the text decides their rule. */
const EXAMPLES = { board: alone(boardView as unknown as FormView), players: alone(playersView as unknown as FormView) };

function alone(view: FormView): FormView {
  return { ...view, form: { ...view.form, alone: true } };
}

type Kind = keyof typeof EXAMPLES;

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
  private isReported = false;
  private draft: RuleDraft | null = null;
  /** The kept text as it was last read or written here. */
  private seen = '';
  private readonly models = new Map<Kind, FormModel>();

  constructor() {
    super();
    this.player = 0;
    this.status = '';
    this.isShared = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('storage', this.look);
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.look);
  }

  protected override beforeDrawing(): void {
    const kept = keptRule(this.rule);
    if (!kept || this.draft) return;
    this.draft = new RuleDraft(kept.text);
    this.seen = kept.text;
    this.draft.changed = (text) => {
      changeText(this.rule, text, this.seen);
      this.seen = text;
      this.tell(text);
      this.changed();
      void this.redraw();
    };
  }

  /** Has the example scored by this text. */
  private tell(rule: string): void {
    (this.model as FormModel<{ rule: string }> | undefined)?.edit({ rule });
  }

  private get kind(): Kind {
    return isOfDiplomacy(this.draft?.text ?? '') ? 'board' : 'players';
  }

  /** The example of the rule's kind of game. */
  private get model(): FormModel | undefined {
    const { draft, kind } = this;
    if (!draft) return undefined;
    const model = this.models.get(kind) ?? this.newModel(kind, draft.text);
    this.models.set(kind, model);
    if (this.engine && !model.engine) model.useEngine(this.engine);
    return model;
  }

  private newModel(kind: Kind, rule: string): FormModel {
    const { form } = EXAMPLES[kind];
    const kept = keptRule(this.rule)?.examples?.[kind];
    const store = {
      read: () => ({ ...(kept ?? form.state.example(onPage())), rule }),
      write: (_: string, state: unknown) =>
        changeRule(this.rule, { examples: { ...keptRule(this.rule)?.examples, [kind]: state as Contents } }),
    };
    const model = new FormModel(form, store, onPage);
    model.overruled = ['rule'];
    model.onScored = () => void this.redraw();
    return model;
  }

  protected override template(): TemplateResult {
    const { draft, model } = this;
    if (!draft || !model) return html`<p>This rule is not on this device. <a href="#rule">All rules</a></p>`;
    return html`${isUnsaved() ? html`<p class="notice" role="alert">This browser does not keep the rule: its storage is full or refused. Save it as a file.</p>` : nothing}
      <div class="rule-desk">
        <section aria-label="Rule">${this.head(draft)} ${this.others(draft)} <tally-rule-editor .draft=${draft}></tally-rule-editor> ${this.deeds(draft)} ${this.report(draft)}</section>
        <section class="rule-example" aria-label="Example game">
          <h2>Example game</h2>
          ${this.values(draft, model)} <tally-form .view=${EXAMPLES[this.kind]} .model=${model}></tally-form>
        </section>
      </div>`;
  }

  private head(draft: RuleDraft): TemplateResult {
    const name = (event: Event) => draft.replace(withName(draft.text, (event.target as HTMLInputElement).value), 0);
    return html`<div class="rule-head">
      <p class="setting-field"><label for="rule-name">Name</label>
        <input id="rule-name" class="name" type="text" autocomplete="off" .value=${live(nameIn(draft.text))} @change=${name} /></p>
      <p class="list-tools">
        ${startFrom('rule-start', this.start, () => void this.redraw())}
        <button type="button" class="usual" ?disabled=${!draft.canUndo} @click=${() => this.editor?.undo()}>Undo</button>
        <button type="button" class="usual" ?disabled=${!draft.canRedo} @click=${() => this.editor?.redo()}>Redo</button>
      </p>
    </div>`;
  }

  private others(draft: RuleDraft): TemplateResult | typeof nothing {
    const keep = (text: string, others: string[]) => {
      changeRule(this.rule, { others });
      draft.replace(text);
      void this.redraw();
    };
    return otherTexts({ text: draft.text, others: keptRule(this.rule)?.others ?? [], keep });
  }

  private values(draft: RuleDraft, { sheet, numbers }: FormModel): TemplateResult | typeof nothing {
    const reading = soundReading(draft.text);
    if (!reading) return nothing;
    const choose = (player: number) => (this.player = player);
    return html`${lineValues({ sheet: sheet as RuleSheet | null, reading, numbers, chosen: this.player, choose })}`;
  }

  /** Draws the report card, which is loaded when it is first opened. */
  private report({ text }: RuleDraft): TemplateResult {
    const open = async ({ target }: Event) => {
      this.isReported = (target as HTMLDetailsElement).open;
      if (this.isReported) await import('./report_panel.ts');
      void this.redraw();
    };
    return html`<details class="settings rule-report" @toggle=${open}>
      <summary>What it rewards</summary>
      ${this.isReported && customElements.get('tally-rule-report') ? html`<tally-rule-report .rule=${text} .engine=${this.engine}></tally-rule-report>` : nothing}
    </details>`;
  }

  private deeds({ text }: RuleDraft): TemplateResult {
    const isSound = soundReading(text) !== null;
    const toggle = () => (this.isShared = !this.isShared);
    return html`<p class="rule-deeds">
        <button type="button" class="show" ?disabled=${!isSound} @click=${this.use}>Score games by it</button>
        <button type="button" class="usual" ?disabled=${!isSound} @click=${this.beginEvent}>Begin an event</button>
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
  private readonly start = ({ name, text }: KnownRule): void => {
    this.draft?.replace(text);
    this.status = `${name} has taken the place of the text. Undo brings it back.`;
  };

  /** Opens the form of a game with this rule. */
  private readonly use = (): void => {
    const view = this.kind === 'board' ? boardView : playersView;
    const model = this.modelOf(view.form as unknown as Form) as FormModel as unknown as FormModel<{ rule: string }>;
    model.editUndoably({ rule: this.draft?.text ?? '' }, 'Rule changed');
    location.hash = `#${view.form.id}`;
  };

  /** Begins an event whose games are scored by the rule, named like it until it is renamed. */
  private readonly beginEvent = async (): Promise<void> => {
    this.status = missing('crypto', NO_EVENTS) ?? '';
    if (this.status) return;
    const rule = this.draft?.text ?? '';
    const { beginEvent } = await import('../store/open_events.ts');
    const { id } = beginEvent({ ...newEvent('own-rule', ruleName(rule)), settings: { rule } });
    location.hash = `#event/${id}`;
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
    this.seen = kept.text;
    this.tell(kept.text);
    this.changed();
    void this.redraw();
  };
}

drawnFrom(TallyRuleDesk, 'rule', 'engine', 'player', 'status', 'isShared');
customElements.define('tally-rule-desk', TallyRuleDesk);
