// A form with its sheet. The frame is the same for every system; the contents come from the Form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { problemSummary } from './problem_summary.ts';
import { spokenVerdict, verdictBar } from './verdict_bar.ts';
import { walk } from './walk.ts';

/** Milliseconds before a problem is shown: at once, it would move the button away from the finger that left the
 *  field. */
const A_TAP = 250;

export class TallyForm extends LightElement {
  declare model: FormModel;
  /** Draws the tools below the sheet; absent if the form stands alone. */
  declare below?: (model: FormModel) => unknown;
  private spoken = '';
  /** The contents whose score was requested before the engine was loaded. */
  private unanswered: unknown = null;

  protected override beforeDrawing(): void {
    this.model.redraw = () => void this.redraw();
  }

  protected override afterDrawing(): void {
    this.speak();
    this.answer();
  }

  protected override template(): TemplateResult {
    const { model } = this;
    const settled = model.sheet !== null && !model.form.unfinished(model.state);
    return html`${problemSummary(model)}
      <form class="entry" part="form" novalidate autocomplete="off" @submit=${this.submit} @focusin=${this.enter} @focusout=${this.leave} @keydown=${this.key}>
        ${model.form.fields(model)} ${this.tools()} ${verdictBar(model)}
      </form>
      <section class=${settled ? 'sheet settled' : 'sheet'} id="sheet" part="sheet" tabindex="-1" aria-label="Score sheet">${model.form.sheet(model.sheet, model)} ${this.below?.(model)}</section>`;
  }

  private tools(): TemplateResult {
    const { model } = this;
    const { form } = model;
    return html`<p class="tools" part="tools">
        ${quiet('Fill in the example', () => model.replace(form.state.example(), 'Example filled in'))}
        ${quiet('Start again', () => model.replace(form.state.blank(), 'Started again'))}
        <a class="quiet" href="#events/add/${form.id}">Add to an event</a>
      </p>
      <p class="undo" role="status">${this.undo()}</p>`;
  }

  private undo(): unknown {
    const { model } = this;
    if (model.redoable) return html`Undone. ${quiet('Redo', () => model.redo())}`;
    return model.undoable ? html`${model.undoable}. ${quiet('Undo', () => model.undo())}` : nothing;
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.ask();
  };

  private async ask(): Promise<void> {
    this.unanswered = this.model.engine ? null : this.model.state;
    const scored = this.model.requestScore();
    await this.redraw();
    this.querySelector<HTMLElement>(scored ? '#sheet' : '#summary')?.focus();
  }

  /** Shows a score requested before the engine was loaded, unless the contents have changed since. */
  private answer(): void {
    const { engine, state } = this.model;
    if (engine && this.unanswered === state) void this.ask();
    else if (engine) this.unanswered = null;
  }

  private readonly enter = (event: FocusEvent): void => {
    const { at } = (event.target as HTMLElement).dataset;
    this.unanswered = null;
    if (at !== undefined) this.model.enterField(at);
  };

  private readonly leave = ({ target }: FocusEvent): void => {
    const field = target as HTMLElement;
    const { at } = field.dataset;
    if (at !== undefined) setTimeout(() => field.matches(':focus') || this.model.leaveField(at), A_TAP);
  };

  private readonly key = (event: KeyboardEvent): void => {
    const walked = walk(event, event.currentTarget as HTMLElement);
    if (walked !== 'stayed') event.preventDefault();
    if (walked === 'end') void this.ask();
  };

  private speak(): void {
    const verdict = spokenVerdict(this.model);
    if (verdict !== this.spoken) announce(verdict, this.getRootNode() as Document);
    this.spoken = verdict;
  }
}

function quiet(label: string, press: () => void): TemplateResult {
  return html`<button type="button" class="quiet" @click=${press}>${label}</button>`;
}

drawnFrom(TallyForm, 'model', 'below');
customElements.define('tally-form', TallyForm);
