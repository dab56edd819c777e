// One form with its sheet: the same frame for every system. What is inside comes from the Form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { announce } from './announce.ts';
import { drawnFrom, LightElement } from './light_element.ts';
import { fetchMore, more } from './more.ts';
import { problemSummary } from './problem_summary.ts';
import { spokenVerdict, verdictBar } from './verdict_bar.ts';
import { walk } from './walk.ts';

/** A problem told at once would push the button away from under the finger that left the field. */
const A_TAP = 250;

export class TallyForm extends LightElement {
  declare desk: Desk;
  private spoken = '';
  /** The contents whose score was asked for before the engine came. */
  private unanswered: unknown = null;

  protected override beforeDrawing(): void {
    this.desk.redraw = () => void this.redraw();
  }

  protected override afterDrawing(): void {
    this.speak();
    this.answer();
    if (this.desk.sheet && !more) afterPainting(() => void fetchMore().then(() => this.redraw(), () => {}));
  }

  protected override template(): TemplateResult {
    const { desk } = this;
    const settled = desk.sheet !== null && !desk.form.unfinished(desk.state);
    return html`${problemSummary(desk)}
      <form class="entry" novalidate autocomplete="off" @submit=${this.submit} @focusin=${this.enter} @focusout=${this.leave} @keydown=${this.key}>
        ${desk.form.fields(desk)} ${this.tools()} ${verdictBar(desk)}
      </form>
      <section class=${settled ? 'sheet settled' : 'sheet'} id="sheet" tabindex="-1" aria-label="Score sheet">${desk.form.sheet(desk.sheet, desk)} ${more?.underSheet(desk)}</section>`;
  }

  private tools(): TemplateResult {
    const { desk } = this;
    const { form } = desk;
    return html`<p class="tools">
        ${quiet('Fill in the example', () => desk.replace(form.example(), 'Example filled in'))}
        ${quiet('Start again', () => desk.replace(form.blank(), 'Started again'))}
        <a class="quiet" href="#events/add/${form.id}">Add to an event</a>
      </p>
      <p class="undo" role="status">${this.undo()}</p>`;
  }

  private undo(): unknown {
    const { desk } = this;
    if (desk.redoable) return html`Undone. ${quiet('Redo', () => desk.redo())}`;
    return desk.undoable ? html`${desk.undoable}. ${quiet('Undo', () => desk.undo())}` : nothing;
  }

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.ask();
  };

  private async ask(): Promise<void> {
    this.unanswered = this.desk.engine ? null : this.desk.state;
    const scored = this.desk.ask();
    await this.redraw();
    this.querySelector<HTMLElement>(scored ? '#sheet' : '#summary')?.focus();
  }

  /** With the engine comes the score that was asked for, unless the person has gone on typing. */
  private answer(): void {
    const { engine, state } = this.desk;
    if (engine && this.unanswered === state) void this.ask();
    else if (engine) this.unanswered = null;
  }

  private readonly enter = (event: FocusEvent): void => {
    const { at } = (event.target as HTMLElement).dataset;
    this.unanswered = null;
    if (at !== undefined) this.desk.enter(at);
  };

  private readonly leave = ({ target }: FocusEvent): void => {
    const field = target as HTMLElement;
    const { at } = field.dataset;
    if (at !== undefined) setTimeout(() => field.matches(':focus') || this.desk.leave(at), A_TAP);
  };

  private readonly key = (event: KeyboardEvent): void => {
    const walked = walk(event, event.currentTarget as HTMLElement);
    if (walked !== 'stayed') event.preventDefault();
    if (walked === 'end') void this.ask();
  };

  private speak(): void {
    const verdict = spokenVerdict(this.desk);
    if (verdict !== this.spoken) announce(verdict, this.getRootNode() as Document);
    this.spoken = verdict;
  }
}

/** What stands below a sheet does not hold up its score. */
function afterPainting(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

function quiet(label: string, press: () => void): TemplateResult {
  return html`<button type="button" class="quiet" @click=${press}>${label}</button>`;
}

drawnFrom(TallyForm, 'desk');
customElements.define('tally-form', TallyForm);
