// <tally-sheet system="rplops">: one form on anybody's page, in a shadow root of its own.
import '../embed/form_styles.ts';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { Desk } from '../desk.ts';
import { loadEngine } from '../engine.ts';
import { stateOf, valuesOf, type Layout, type State } from '../links/layout.ts';
import { LAYOUTS } from '../links/form_links.ts';
import '../parts/score_form.ts';
import type { Store } from '../store.ts';
import type { System } from '../system.ts';
import { takeOver } from './attributes.ts';
import './element.css';
import { stylesFor } from './element_styles.ts';
import { readAs } from './numbers.ts';
import { settingsOf, SETTINGS, sheetAsked } from './settings.ts';
import { themeOf } from './surroundings.ts';
import { Told } from './told.ts';

/** What is typed stays with the element; a reload gives it back as it does other fields. */
const VISIT: Store = { read: () => undefined, write: () => {} };

const NO_ENGINE = 'The part that works out the scores did not arrive, or this browser cannot run it.';

// An element in forms has its attribute “form” for another thing: which form it belongs to.
const ATTRIBUTES = ['name', 'system', 'variant', 'theme', 'locale', 'required', ...SETTINGS];

export class TallySheet extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ATTRIBUTES;

  private readonly internals = this.attachInternals();
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly told = new Told(this);
  private desk: Desk | null = null;
  private shown = '';
  private kept = '';

  connectedCallback(): void {
    takeOver(this, ATTRIBUTES);
    this.wear();
    void this.show();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (name === 'theme') this.wear();
    else if (SETTINGS.includes(name)) this.set(name);
    else if (name === 'locale') this.desk?.change({});
    else if (name === 'required') this.settled();
    else void this.show();
  }

  formResetCallback(): void {
    this.desk?.replace(this.desk.form.blank(), 'Started again');
  }

  formDisabledCallback(disabled: boolean): void {
    this.inert = disabled;
  }

  /** What the browser kept of a form over a reload, or on the way back to it. */
  formStateRestoreCallback(kept: string): void {
    this.kept = kept;
    this.restore();
  }

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The sheet, as the events carry it; null while there is none. */
  get sheet(): unknown {
    return this.desk?.sheet ?? null;
  }

  get problems(): { at: string; code: string; message: string }[] {
    return this.desk?.problems.map(({ at, code, message }) => ({ at, code, message })) ?? [];
  }

  /** What a form that this element stands in sends: the sheet as JSON, or nothing. */
  get value(): string {
    return this.sheet ? JSON.stringify(this.sheet) : '';
  }

  private get layout(): Layout {
    return LAYOUTS[this.desk?.form.id ?? ''] ?? [];
  }

  private wear(): void {
    this.root.adoptedStyleSheets = [stylesFor(themeOf(this))];
  }

  /** Shows the sheet that is asked for now, unless it is there already: in one go, so that nothing in it jumps. */
  private async show(): Promise<void> {
    const { system, tab, problem } = sheetAsked(this);
    const asked = `${system?.id}/${tab?.id}`;
    if (asked === this.shown) return;
    this.shown = asked;
    const engine = await loadEngine().catch(() => null);
    const form = await tab?.open();
    if (asked !== this.shown) return;
    this.desk = form ? new Desk(this.withSettings(form), VISIT) : null;
    render(this.template(system, engine ? problem : NO_ENGINE), this.root);
    if (this.desk && engine) this.begin(this.desk, engine);
  }

  /** Blank and the example have the settings that the attributes give. */
  private withSettings(form: Desk['form']): Desk['form'] {
    const settings = () => settingsOf(form.id, this);
    return readAs(this, { ...form, blank: () => ({ ...form.blank(), ...settings() }), example: () => ({ ...form.example(), ...settings() }) });
  }

  private begin(desk: Desk, engine: Tallysheet): void {
    desk.settled = () => this.desk === desk && this.settled();
    desk.useEngine(engine);
    this.restore();
  }

  private restore(): void {
    const { desk, kept } = this;
    if (!desk || !kept) return;
    const [form, values] = JSON.parse(kept) as [string, unknown];
    const state = form === desk.form.id ? stateOf(this.layout, values) : null;
    if (state) desk.take({ ...desk.form.blank(), ...state });
    this.kept = '';
  }

  private set(name: string): void {
    const { desk } = this;
    const value = desk && (settingsOf(desk.form.id, this)[name] ?? (desk.form.blank() as State)[name]);
    if (value !== undefined) desk?.change({ [name]: value });
  }

  private settled(): void {
    const { desk, internals } = this;
    if (!desk?.engine) return;
    internals.setFormValue(this.value || null, JSON.stringify([desk.form.id, valuesOf(this.layout, desk.state)]));
    const missing = this.hasAttribute('required') && !desk.sheet;
    const [anchor] = this.root.querySelectorAll('input');
    internals.setValidity(missing ? { customError: true } : {}, missing ? this.problems[0]?.message ?? 'Please fill this in.' : '', anchor);
    this.told.tell(desk.sheet, desk.isBlank ? [] : this.problems);
  }

  private template(system: System | undefined, problem: string | undefined): TemplateResult {
    const { desk } = this;
    return html`<div class="main system ${system?.id}" lang="en-GB" role="group" aria-label=${system?.name ?? 'Tallysheet'}>
        ${problem ? html`<p class="problem">${problem}</p>` : nothing} ${desk ? html`<tally-form .desk=${desk}></tally-form>` : nothing}
      </div>
      <p id="announcer" class="unseen" role="status"></p>`;
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

if (!customElements.get('tally-sheet')) customElements.define('tally-sheet', TallySheet);
