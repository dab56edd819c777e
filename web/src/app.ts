// The page: its masthead, and below it home or one system's form, as the URL's fragment says.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Fallback, Tallysheet } from 'tallysheet';
import { hasAny, putDamagedAside } from './aside.ts';
import { Desk } from './desk.ts';
import { fallback, loadEngine, retryEngine } from './engine.ts';
import { home } from './home.ts';
import { isStateOf } from './exchange/shapes.ts';
import { currentRoute, linkTo, titleOf, type Route } from './route.ts';
import { EVENTS, FORM, formStore, keeps, RECENT } from './store.ts';
import type { Form, System } from './system.ts';
import { drawnFrom, LightElement } from './parts/light_element.ts';
import { mark } from './parts/mark.ts';
import { fetchMore, more } from './parts/more.ts';
import './parts/about_rules.ts';
import './parts/score_form.ts';

const DAMAGED = 'The scoring engine arrived damaged. The same engine in plain JavaScript takes its place: the scores are the same.';
const NO_ENGINE = 'The part that works out the scores did not arrive, or this browser cannot run it.';
const NO_REPLACEMENT = 'The part that works out the scores arrived damaged, and its replacement did not arrive.';

/** What a first visit needs has come by then: milliseconds. */
const AFTER_FIRST_VISIT = 3000;

export class TallyApp extends LightElement {
  declare route: Route;
  declare engine: Tallysheet | null;
  /** The route's form, once it has arrived. */
  declare form: Form | null;
  declare failure: string | null;
  private missed = false;
  private formsSystem: System | null = null;
  private readonly desks = new Map<string, Desk>();

  constructor() {
    super();
    this.engine = null;
    this.form = null;
    this.failure = null;
    this.route = currentRoute();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.follow);
    addEventListener('missing', this.miss);
    this.start(loadEngine());
    void this.openForm();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.follow);
    removeEventListener('missing', this.miss);
  }

  protected override afterDrawing(): void {
    document.title = titleOf(this.route);
  }

  protected override template(): TemplateResult {
    const { system, events, carried } = this.route;
    return html`<a class="skip" href="#main" @click=${this.skip}>Skip to the sheet</a>
      <header class="masthead">
        <a class="wordmark" href="#" aria-current=${system || events ? nothing : 'page'}>${mark()} Tallysheet</a>
        <a href="#events">Events</a>
      </header>
      <main id="main" tabindex="-1" class=${system ? `main system ${system.id}` : events ? 'main' : 'main home'}>
        <div role="status">${this.engine && isDamaged(fallback()) ? html`<p class="notice">${DAMAGED}</p>` : nothing}</div>
        ${this.failure ? this.failed() : nothing}
        ${carried || events ? more?.page(this) : system ? this.page(system) : home(this)}
      </main>
      <p id="announcer" class="unseen" role="status"></p>`;
  }

  private page(system: System): TemplateResult {
    const { form } = this;
    return html`<header class="title">
        <h1 tabindex="-1">${system.name}</h1>
        ${system.tabs.length > 1 ? this.tabs(system) : nothing}
      </header>
      ${form ? more?.damagedForm(form) : nothing} ${form ? html`<tally-form .desk=${this.deskOf(form)}></tally-form>` : nothing}
      ${form && (this.engine || this.failure) ? html`<tally-rules .system=${system}></tally-rules>` : nothing}`;
  }

  private tabs(system: System): TemplateResult {
    const current = (id: string) => (id === this.route.tab ? 'page' : nothing);
    return html`<nav aria-label=${`${system.name} sheets`}>
      ${system.tabs.map(({ id, title }) => html`<a href=${linkTo(system, id)} aria-current=${current(id)}>${title}</a>`)}
    </nav>`;
  }

  readonly deskOf = (form: Form): Desk => {
    const desk = this.desks.get(form.id) ?? newDesk(form);
    this.desks.set(form.id, desk);
    if (this.engine && !desk.engine) desk.useEngine(this.engine);
    return desk;
  };

  private failed(): TemplateResult {
    return html`<div class="summary" role="alert">
      <h2>Something is missing</h2>
      <p>${this.failure} What you have typed is kept.</p>
      <button type="button" class="choice" @click=${this.retry}>Try again</button>
    </div>`;
  }

  private start(loading: Promise<Tallysheet>): void {
    loading.then(this.ready, (error: Error) => {
      this.failure = isDamaged(error.cause) ? NO_REPLACEMENT : NO_ENGINE;
    });
  }

  private readonly ready = (engine: Tallysheet): void => {
    this.engine = engine;
    for (const desk of this.desks.values()) desk.useEngine(engine);
    setTimeout(() => import('./offline/foot.ts').catch(() => {}), AFTER_FIRST_VISIT); // the page does without
  };

  private readonly miss = (): void => {
    this.missed = true;
    this.failure = 'A part of the page did not arrive.';
  };

  /** What once did not arrive is asked for again only by a page that is started anew. */
  private readonly retry = (): void => {
    if (this.missed) return location.reload();
    this.failure = null;
    this.start(retryEngine());
  };

  private readonly follow = async (): Promise<void> => {
    this.route = currentRoute();
    await this.openForm();
    await this.redraw();
    scrollTo(0, 0);
    this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };

  private async openForm(): Promise<void> {
    const { route } = this;
    if (route.carried || (!route.system && (route.events || keeps(EVENTS) || hasAny(RECENT)))) {
      await fetchMore();
      await more?.besides(route);
    }
    const tab = route.system?.tabs.find(({ id }) => id === route.tab);
    if (route.system !== this.formsSystem) this.form = null;
    this.formsSystem = route.system;
    const form = await tab?.open();
    if (form && putDamagedFormAside(form)) await fetchMore();
    if (this.route === route) this.form = form ?? null;
  }

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  };
}

function isDamaged(fallback: unknown): boolean {
  return (fallback as Fallback | null | undefined)?.code === 'damaged';
}

/** What is damaged is put aside first, as the desk would write over it. */
function newDesk(form: Form): Desk {
  putDamagedFormAside(form);
  return new Desk(form, formStore);
}

/** True where anything that was kept of the form is damaged. */
function putDamagedFormAside({ id }: Form): boolean {
  return putDamagedAside(FORM + id, (state) => isStateOf(id, state));
}

drawnFrom(TallyApp, 'route', 'engine', 'form', 'failure');
customElements.define('tally-app', TallyApp);
