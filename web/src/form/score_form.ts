// A form with its sheet. The frame is the same for every system; the contents come from the Form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { afterPainting } from '../device/painting.ts';
import type { FormView } from './form_view.ts';
import type { FormModel } from './model.ts';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { fieldId } from './field.ts';
import { problemSummary } from './problem_summary.ts';
import { spokenVerdict, verdictBar } from './verdict_bar.ts';
import { walk } from './walk.ts';

/** Milliseconds before a problem is shown: at once, it would move the button away from the finger that left the
 *  field. */
const A_TAP = 250;

export class TallyForm extends LightElement {
  declare model: FormModel;
  declare view: FormView;
  /** Draws a line above the fields. */
  declare above?: ((model: FormModel) => unknown) | undefined;
  /** Draws the tools below the sheet; absent if the form stands alone. */
  declare below?: (model: FormModel) => unknown;
  /** Whether the sheet comes after the form has been painted for the first time. */
  declare sheetLater?: boolean;
  private isPainted = false;
  private spoken = '';
  /** How many notes were shown last. */
  private notes = 0;
  /** The contents whose score was requested before the engine was loaded. */
  private unanswered: unknown = null;

  protected override beforeDrawing(): void {
    this.model.redraw = () => void this.redraw();
  }

  protected override afterDrawing(): void {
    this.speak();
    this.answer();
    this.uncoverNotes();
    if (!this.drawsSheet) afterPainting(this.drawSheet);
  }

  private get drawsSheet(): boolean {
    return this.isPainted || !this.sheetLater;
  }

  private readonly drawSheet = (): void => {
    this.isPainted = true;
    void this.redraw();
  };

  protected override template(): TemplateResult {
    const { model, view, drawsSheet } = this;
    const settled = drawsSheet && model.sheet !== null && !model.form.unfinished(model.state, model.sheet);
    return html`${problemSummary(model)} ${this.above?.(model)}
      <form class="entry" part="form" novalidate autocomplete="off" @submit=${this.submit} @focusin=${this.enter} @focusout=${this.leave} @keydown=${this.key}>
        ${view.fields(model)} ${this.tools()}
        <div class=${model.justDone ? 'form-foot just-done' : 'form-foot'}>
          <p class="undo" role="status">${this.undo()}</p>
          ${verdictBar(model)}
        </div>
      </form>
      <section class=${settled ? 'sheet settled' : 'sheet'} id="sheet" part="sheet" tabindex="-1" aria-label="Score sheet">${drawsSheet ? html`${view.sheet(model.sheet, model)} ${this.below?.(model)}` : nothing}</section>`;
  }

  private tools(): TemplateResult {
    const { model } = this;
    const { form } = model;
    return html`<p class="tools" part="tools">
        ${model.next ? this.toSheet() : button('Fill in the example', 'usual', () => model.replace(form.state.example(model.around()), 'Example filled in'))}
        ${model.next || form.alone ? nothing : html`<a class="usual" href="#events/add/${form.id}">Add to an event</a>`}
        ${button('Start again', 'quiet apart', () => model.replace(form.state.blank(), 'Started again'))}
      </p>`;
  }

  /** In an event, the bar's button leads to the next game instead. */
  private toSheet(): TemplateResult | typeof nothing {
    return this.model.sheet ? html`<button type="submit" class="usual to-sheet">Show the sheet</button>` : nothing;
  }

  private undo(): unknown {
    const { model } = this;
    if (model.redoable) return html`Undone. ${button('Redo', 'quiet', () => model.redo())}`;
    return model.undoable ? html`${model.undoable}. ${button('Undo', 'quiet', () => model.undo())}` : nothing;
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.ask('#sheet');
  };

  /** Moves the focus to the sheet or the given part, or to the list of problems. */
  private async ask(onward: string): Promise<void> {
    this.unanswered = this.model.engine ? null : this.model.state;
    const scored = this.model.requestScore();
    await this.redraw();
    this.querySelector<HTMLElement>(scored ? onward : '#summary')?.focus();
  }

  /** Shows a score requested before the engine was loaded, unless the contents have changed since. */
  private answer(): void {
    const { engine, state } = this.model;
    if (engine && this.unanswered === state) void this.ask('#sheet');
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
    if (at !== undefined) setTimeout(() => field.matches(':focus') || void this.left(at), A_TAP);
  };

  private async left(at: string): Promise<void> {
    this.model.leaveField(at);
    await this.redraw();
    if (!this.isConnected) return;
    const id = `${fieldId(this.model, at)}-problem`;
    uncover((this.getRootNode() as Document).getElementById(id));
  }

  private readonly key = (event: KeyboardEvent): void => {
    const walked = walk(event, event.currentTarget as HTMLElement);
    if (walked !== 'stayed') event.preventDefault();
    if (walked === 'end') void this.ask(this.model.next ? '.next-game' : '#sheet');
  };

  private uncoverNotes(): void {
    const shown = this.querySelectorAll('.query');
    const last = shown[shown.length - 1] as Element;
    if (shown.length > this.notes) requestAnimationFrame(() => uncover(last));
    this.notes = shown.length;
  }

  private speak(): void {
    const verdict = spokenVerdict(this.model);
    if (verdict !== this.spoken) announce(verdict, this.getRootNode() as Document);
    this.spoken = verdict;
  }
}

function button(label: string, rank: string, press: () => void): TemplateResult {
  return html`<button type="button" class=${rank} @click=${press}>${label}</button>`;
}

drawnFrom(TallyForm, 'model', 'above', 'below');
customElements.define('tally-form', TallyForm);

/** Brings what has just appeared out from behind the bar at the window's foot. Scrolls no farther than needed, and not at all
 *  to what is out of sight. */
function uncover(element: Element | null): void {
  const box = element?.getBoundingClientRect();
  if (box && box.top < innerHeight && box.bottom > 0) element?.scrollIntoView({ block: 'nearest' });
}
