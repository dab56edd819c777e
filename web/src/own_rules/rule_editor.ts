// The editor of a rule: a plain text field with line numbers, marks under what is wrong, and the words that could follow. The
// lines behind the text field give it its height and wrap as its text does. A text of more lines than any rule has is shown
// without numbers and marks, in a field that scrolls.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { RuleProblem } from 'tallysheet';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { agreeing } from '../ui/sentences.ts';
import { offsetAt } from './places_in_text.ts';
import type { RuleDraft } from './rule_draft.ts';

/** Lines that are numbered and marked. A rule has at most 200, blank ones and comments apart. */
const MOST_LINES = 1_000;

class TallyRuleEditor extends LightElement {
  declare draft: RuleDraft;
  /** Position of the caret after the next drawing. */
  private caret: number | null = null;

  protected override afterDrawing(): void {
    const { caret } = this;
    this.caret = null;
    if (caret === null) return;
    this.field.focus();
    this.field.setSelectionRange(caret, caret);
  }

  protected override template(): TemplateResult {
    const { draft } = this;
    const { problems } = draft;
    const lines = draft.text.split('\n');
    const isLong = lines.length > MOST_LINES;
    return html`<div class=${isLong ? 'rule-editor long' : 'rule-editor'}>
        <div class="rule-lines" aria-hidden="true">${isLong ? nothing : lines.map((line, at) => this.line(line, at + 1))}</div>
        <textarea id="rule-text" aria-label="Text of the rule" aria-invalid=${problems.length > 0} aria-describedby="rule-problems rule-keys" spellcheck="false"
          autocomplete="off" autocapitalize="off" autocorrect="off" .value=${live(draft.text)} @input=${this.type} @keydown=${this.key} @beforeinput=${this.history}
          @keyup=${this.moved} @pointerup=${this.moved} @focus=${this.moved}></textarea>
      </div>
      ${this.words()}
      <p class="aside unseen" id="rule-keys">Tab goes to the words that could follow. Control Z undoes.</p>
      <div id="rule-problems" class="rule-problems" role="status">${problems.length > 0 ? this.list(problems) : nothing}</div>`;
  }

  private line(line: string, number: number): TemplateResult {
    const wrong = this.draft.problems.filter((problem) => problem.line === number);
    return html`<div class=${wrong.length > 0 ? 'wrong' : ''}><i>${number}</i>${marked(line, wrong)}</div>`;
  }

  private words(): TemplateResult {
    const words = this.draft.words();
    const [first] = words;
    return html`<div class="rule-words" role="group" aria-label="Words that could follow" @keydown=${this.wordKey}>
        ${words.map(({ word, meaning }, at) => html`<button type="button" class="choice" tabindex=${at === 0 ? 0 : -1} title=${meaning} @click=${() => this.take(word)}>${word.trim()}</button>`)}
      </div>
      <p class="rule-meaning">${first?.meaning ? html`<b>${first.word.trim()}</b> ${first.meaning}` : '\u00a0'}</p>`;
  }

  private list(problems: RuleProblem[]): TemplateResult {
    return html`<p><b>${problems.length} ${agreeing(problems.length, 'problem')}</b></p>
      <ol>
        ${problems.map((problem) => html`<li><a href="#rule-text" @click=${(event: Event) => this.show(event, problem)}>Line ${problem.line}, column ${problem.column}</a> ${problem.message}</li>`)}
      </ol>`;
  }

  /** Selects what is wrong. */
  private show(event: Event, { line, column, length }: RuleProblem): void {
    event.preventDefault();
    const { field, draft } = this;
    const from = offsetAt(draft.text, { line, column });
    field.focus();
    field.setSelectionRange(from, offsetAt(draft.text, { line, column: column + length }));
    draft.caret = field.selectionEnd;
    void this.redraw();
  }

  private get field(): HTMLTextAreaElement {
    return this.querySelector('textarea') as HTMLTextAreaElement;
  }

  private readonly type = (): void => {
    this.draft.type(this.field.value, this.field.selectionEnd);
    void this.redraw();
  };

  /** The words follow the caret. */
  private readonly moved = (): void => {
    if (this.draft.caret === this.field.selectionEnd) return;
    this.draft.caret = this.field.selectionEnd;
    void this.redraw();
  };

  private take(word: string): void {
    this.draft.take(word);
    this.putCaret();
  }

  undo(): void {
    this.draft.undo();
    this.putCaret();
  }

  redo(): void {
    this.draft.redo();
    this.putCaret();
  }

  private putCaret(): void {
    this.caret = this.draft.caret;
    void this.redraw();
  }

  /** The steps of the draft take the place of the browser's own, which do not know the words that were chosen. */
  private readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) this.redo();
    else this.undo();
  };

  /** The same from a menu or a phone's keyboard. */
  private readonly history = (event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') this.undo();
    else this.redo();
  };

  /** The arrow keys move between the words, Escape leads back to the text. */
  private readonly wordKey = (event: KeyboardEvent): void => {
    const buttons = [...this.querySelectorAll<HTMLElement>('.rule-words button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (event.key !== 'Escape' && to === undefined) return;
    event.preventDefault();
    if (to === undefined) this.putCaret();
    else buttons[to]?.focus();
  };
}

/** The line with its wrong stretches marked. A blank line keeps its height. */
function marked(line: string, wrong: RuleProblem[]): unknown {
  const characters = [...line];
  const isWrong = characters.map((_, at) =>
    wrong.some(({ column, length }) => at + 1 >= column && at + 1 < column + Math.max(length, 1)),
  );
  const parts: { text: string; wrong: boolean }[] = [];
  characters.forEach((character, at) => {
    const last = parts.at(-1);
    if (last && last.wrong === isWrong[at]) last.text += character;
    else parts.push({ text: character, wrong: isWrong[at] as boolean });
  });
  if (parts.length === 0) return '\u200b';
  return parts.map((part) => (part.wrong ? html`<u>${part.text}</u>` : part.text));
}

drawnFrom(TallyRuleEditor, 'draft');
customElements.define('tally-rule-editor', TallyRuleEditor);
