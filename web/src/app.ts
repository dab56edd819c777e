// The page: its masthead, and below it home or one system's form, as the URL's fragment says.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Tallysheet } from 'tallysheet';
import { Desk } from './desk.ts';
import { loadEngine, retryEngine } from './engine.ts';
import { home } from './home.ts';
import { currentRoute, linkTo, titleOf, type Route } from './route.ts';
import { visitStore } from './store.ts';
import type { System, SystemForms } from './system.ts';
import { mark } from './parts/mark.ts';
import './parts/score_form.ts';

export class TallyApp extends LitElement {
  static override properties = {
    route: { state: true },
    engine: { state: true },
    opened: { state: true },
    failure: { state: true },
  };
  declare route: Route;
  declare engine: Tallysheet | null;
  declare opened: SystemForms | null;
  declare failure: string | null;
  private readonly desks = new Map<string, Desk>();
  private readonly store = visitStore();
  private openedSystem: System | null = null;

  constructor() {
    super();
    this.engine = null;
    this.opened = null;
    this.failure = null;
    this.route = currentRoute();
  }

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.follow);
    this.start(loadEngine());
    void this.openSystem();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.follow);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('route')) document.title = titleOf(this.route);
  }

  protected override render(): TemplateResult {
    const { system } = this.route;
    return html`<a class="skip" href="#main" @click=${this.skip}>Skip to the sheet</a>
      <header class="masthead">
        <a class="wordmark" href="#" aria-current=${system ? nothing : 'page'}>${mark()} Tallysheet</a>
      </header>
      <main id="main" tabindex="-1" class=${system ? `main system ${system.id}` : 'main home'}>
        ${this.failure ? this.failed() : nothing} ${system ? this.page(system) : home(this.engine)}
      </main>
      <p id="announcer" class="unseen" role="status"></p>`;
  }

  private page(system: System): TemplateResult {
    const forms = this.openedSystem === system ? this.opened : null;
    const form = forms?.forms[this.route.tab];
    return html`<header class="title">
        <h1 tabindex="-1">${system.name}</h1>
        ${system.tabs.length > 1 ? this.tabs(system) : nothing}
      </header>
      ${form ? html`<tally-form .desk=${this.deskOf(form)}></tally-form>` : nothing}
      ${forms ? html`<details class="rules"><summary>About the rules</summary>${forms.rules()}</details>` : nothing}`;
  }

  private tabs(system: System): TemplateResult {
    const current = (id: string) => (id === this.route.tab ? 'page' : nothing);
    return html`<nav aria-label=${`${system.name} sheets`}>
      ${system.tabs.map(({ id, title }) => html`<a href=${linkTo(system, id)} aria-current=${current(id)}>${title}</a>`)}
    </nav>`;
  }

  private deskOf(form: Desk['form']): Desk {
    const desk = this.desks.get(form.id) ?? new Desk(form, this.store);
    this.desks.set(form.id, desk);
    if (this.engine && !desk.engine) desk.useEngine(this.engine);
    return desk;
  }

  private failed(): TemplateResult {
    return html`<div class="summary" role="alert">
      <h2>Tallysheet cannot score just now</h2>
      <p>${this.failure} What you have typed is kept.</p>
      <button type="button" @click=${this.retry}>Try again</button>
    </div>`;
  }

  private start(loading: Promise<Tallysheet>): void {
    loading.then(this.ready, () => {
      this.failure = 'The part that works out the scores did not arrive, or this browser cannot run it.';
    });
  }

  private readonly ready = (engine: Tallysheet): void => {
    this.failure = null;
    this.engine = engine;
    for (const desk of this.desks.values()) desk.useEngine(engine);
  };

  private readonly retry = (): void => this.start(retryEngine());

  private readonly follow = async (): Promise<void> => {
    this.route = currentRoute();
    await this.openSystem();
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  private async openSystem(): Promise<void> {
    const { system } = this.route;
    if (!system || system === this.openedSystem) return;
    const opened = await system.open();
    if (this.route.system !== system) return;
    this.openedSystem = system;
    this.opened = opened;
  }

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  };
}

customElements.define('tally-app', TallyApp);
