// The class of <tally-sheet system="rplops">: one form in another page, in a shadow root.
import './not_started.ts';
import '../form_styles.ts';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import load, { type Tallysheet } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { FormModel, type Store } from '../../form/model.ts';
import '../../form/score_form.ts';
import { withPresets } from '../options.ts';
import './element.css';
import { stylesFor } from './element_styles.ts';
import { embeddedIn, marksOf } from '../locale.ts';
import { settingsOf, SETTINGS, requestedSheet, type RequestedSheet } from './settings.ts';
import { themeOf } from '../theme.ts';

type Problem = { at: string; code: string; message: string };

/** Typed contents stay in the element. The browser restores it after a reload, like other fields. */
const VISIT: Store = { read: () => undefined, write: () => {} };

const NO_ENGINE = 'The scoring engine could not be loaded, or this browser cannot run it.';

// For form-associated elements, the attribute “form” is the id of the form they belong to.
const ATTRIBUTES = ['name', 'system', 'variant', 'theme', 'locale', 'required', 'rule', ...SETTINGS];

export class TallySheet extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ATTRIBUTES;

  private readonly internals = this.attachInternals();
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly resultEvents = new ResultEvents(this);
  private model: FormModel | null = null;
  private view: FormView | null = null;
  protected sheetShown: RequestedSheet = {};
  private asked: unknown;
  private kept = '';

  connectedCallback(): void {
    takeOver(this, ATTRIBUTES);
    this.applyTheme();
    void this.show();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (name === 'theme') this.applyTheme();
    else if (SETTINGS.includes(name)) this.set(name);
    else if (name === 'locale') this.model?.edit({});
    else if (name === 'required') this.settled();
    else void this.show();
  }

  formResetCallback(): void {
    this.model?.replace(this.model.form.state.blank(), 'Started again');
  }

  formDisabledCallback(disabled: boolean): void {
    this.inert = disabled;
  }

  /** Restores the state that the browser kept over a reload or navigation. */
  formStateRestoreCallback(kept: string): void {
    this.kept = kept;
    this.restore();
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The sheet, as in the events; null if there is none. */
  get sheet(): unknown {
    return this.model?.sheet ?? null;
  }

  get problems(): { at: string; code: string; message: string }[] {
    return this.model?.problems.map(({ at, code, message }) => ({ at, code, message })) ?? [];
  }

  /** The value submitted with a form: the sheet as JSON, or nothing. */
  get value(): string {
    return this.sheet ? JSON.stringify(this.sheet) : '';
  }

  private applyTheme(): void {
    this.root.adoptedStyleSheets = [stylesFor(themeOf(this))];
  }

  /** The sheet that the attributes ask for. */
  protected requested(): RequestedSheet | Promise<RequestedSheet> {
    return requestedSheet(this);
  }

  /** Shows the requested sheet unless it is already shown. It is drawn at once, so that nothing in it moves. */
  private async show(): Promise<void> {
    const asked = (this.asked = {});
    const sheet = await this.requested();
    if (asked !== this.asked || sheet.key === this.sheetShown.key) return;
    this.sheetShown = sheet;
    const engine = await load().catch(() => null);
    const view = await sheet.open?.();
    if (sheet !== this.sheetShown) return;
    const before = this.model;
    this.view = view ?? null;
    const around = () => embeddedIn(marksOf(this.getAttribute('locale')));
    this.model = view ? new FormModel(this.withSettings(view.form), VISIT, around) : null;
    render(this.template(engine ? sheet.problem : NO_ENGINE), this.root);
    if (this.model && engine) this.begin(this.model, engine, before);
  }

  /** Applies the settings of the attributes to the blank form and the example. */
  private withSettings(form: FormModel['form']): FormModel['form'] {
    return {
      ...form,
      state: withPresets(form.state, () => ({ ...settingsOf(form.state, this), ...this.sheetShown.fixed })),
    };
  }

  protected begin(model: FormModel, engine: Tallysheet, _before: FormModel | null): void {
    model.onScored = () => this.model === model && this.settled();
    model.useEngine(engine);
    this.restore();
  }

  private restore(): void {
    const { model, kept } = this;
    if (!model || !kept) return;
    const [form, values] = JSON.parse(kept) as [string, unknown];
    const state = form === model.form.id ? model.form.state.fromLink(values) : null;
    if (state) model.adopt({ ...model.form.state.blank(), ...state, ...this.sheetShown.fixed });
    this.kept = '';
  }

  private set(name: string): void {
    const { model } = this;
    const value = model && (settingsOf(model.form.state, this)[name] ?? model.form.state.blank()[name]);
    if (value !== undefined) model?.edit({ [name]: value });
  }

  private settled(): void {
    const { model, internals } = this;
    if (!model?.engine) return;
    internals.setFormValue(this.value || null, JSON.stringify([model.form.id, model.form.state.toLink(model.state)]));
    const missing = this.hasAttribute('required') && !model.sheet;
    const [anchor] = this.root.querySelectorAll('input');
    internals.setValidity(
      missing ? { customError: true } : {},
      missing ? (this.problems[0]?.message ?? 'Please fill this in.') : '',
      anchor,
    );
    this.resultEvents.update(model.sheet, model.isBlank ? [] : this.problems);
  }

  private template(problem: string | undefined): TemplateResult {
    const { model, view, sheetShown } = this;
    const { system, title, above } = sheetShown;
    return html`<div class="main system ${system}" lang="en-GB" role="group" aria-label=${this.title || title}>
        ${problem ? html`<p class="problem">${problem}</p>` : nothing} ${above} ${model ? html`<tally-form .view=${view} .model=${model}></tally-form>` : nothing}
      </div>
      <p id="announcer" class="unseen" role="status"></p>`;
  }
}

/** Dispatches an event for each new sheet or set of problems. */
class ResultEvents {
  private last = '[]';

  constructor(private readonly element: HTMLElement) {}

  update(sheet: unknown, problems: Problem[]): void {
    const result = JSON.stringify(sheet ?? problems);
    if (result === this.last) return;
    this.last = result;
    this.dispatch(sheet ? 'tally-score' : 'tally-problem', sheet ? JSON.parse(result) : problems);
  }

  private dispatch(type: string, detail: unknown): void {
    this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

for (const name of ATTRIBUTES) {
  Object.defineProperty(TallySheet.prototype, name, {
    get(this: TallySheet) {
      return name === 'required' ? this.hasAttribute(name) : this.getAttribute(name);
    },
    set(this: TallySheet, value: unknown) {
      if (value === null || value === undefined || (name === 'required' && !value)) this.removeAttribute(name);
      else this.setAttribute(name, name === 'required' ? '' : String(value));
    },
  });
}

/** Reassigns properties that a page set before the element was defined, because they hide the element's accessors. */
function takeOver(element: HTMLElement, names: string[]): void {
  const values = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = values[name];
    delete values[name];
    values[name] = value;
  }
}
