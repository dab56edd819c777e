// The page: its header, and below it the home page, a form, events or a link's contents, by the URL's fragment.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { fallback, type Fallback, type Tallysheet } from 'tallysheet';
import { hasAny, putDamagedAside } from '../device/damaged_storage.ts';
import { FormModel } from '../form/model.ts';
import { home } from './home.ts';
import { openView } from '../systems/open.ts';
import { formId } from '../systems/index.ts';
import { currentRoute, linkTo, titleOf, type Route } from './route.ts';
import { HAS_EVENTS, FORM, formStore, keeps, RECENT } from '../device/storage.ts';
import type { Form } from '../form/form.ts';
import type { FormView } from '../form/form_view.ts';
import type { Page } from '../systems/system.ts';
import { allDrawn, drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { removeStaticPage, STATIC } from '../ui/static_page.ts';
import { mark } from './logo.ts';
import { belowSheet, fetchLazy, lazy } from './lazy.ts';
import './about_rules.ts';
import '../form/score_form.ts';

const DAMAGED =
  'The scoring engine was damaged on the way. The page uses the same engine in plain JavaScript instead; the scores are the same.';
const NO_ENGINE = 'The scoring engine could not be loaded, or this browser cannot run it.';
const NO_REPLACEMENT = 'The scoring engine was damaged on the way, and its replacement could not be loaded.';

type Quick = (model: FormModel) => TemplateResult;
const QUICK = import.meta.glob<Quick>('../systems/*/quick.ts', { import: 'quick' });

/** Milliseconds after which the parts needed for a first score should have loaded. */
const AFTER_FIRST_VISIT = 3000;

/** The guide's address, on a website. */
export const GUIDE = './docs/index.html';

/** The parts that differ between the website and the single file. */
export interface Parts {
  loadEngine(): Promise<Tallysheet>;
  /** The guide's address, if it is there. */
  guide?: string;
  /** Adds the page's footer. */
  loadFoot?(): Promise<unknown>;
}

export class TallyApp extends LightElement {
  static parts: Parts;
  declare route: Route;
  declare engine: Tallysheet | null;
  /** The view of the route's form, once it is loaded. */
  declare view: FormView | null;
  declare failure: string | null;
  private missed = false;
  /** Draws the system's quick way in, if it has one. */
  private quick: Quick | undefined;
  private formsSystem: Page | null = null;
  private readonly models = new Map<string, FormModel>();

  constructor() {
    super();
    this.engine = null;
    this.view = null;
    this.failure = null;
    this.route = currentRoute();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.follow);
    addEventListener('vite:preloadError', this.miss);
    this.loadEngine();
    void this.openForm().finally(this.replaceStaticPage);
  }

  private readonly replaceStaticPage = async (): Promise<void> => {
    if (!this.hasAttribute(STATIC)) return;
    const repeat = removeStaticPage(this);
    void this.redraw();
    await allDrawn();
    await repeat(allDrawn);
  };

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.follow);
    removeEventListener('vite:preloadError', this.miss);
  }

  protected override afterDrawing(): void {
    document.title = titleOf(this.route);
  }

  protected override template(): TemplateResult {
    const { system, events, rule, carried } = this.route;
    return html`<a class="skip" href="#main" @click=${this.skip}>Skip to the sheet</a>
      <header class="masthead">
        <a class="wordmark" href="#" aria-current=${system || events || rule ? nothing : 'page'}>${mark()} Tallysheet</a>
        <a href="#events">Events</a>
      </header>
      <main id="main" tabindex="-1" class=${system ? `main system ${system.id}` : events || rule ? 'main' : 'main home'}>
        <div role="status">${this.engine && isDamaged(fallback()) ? html`<p class="notice">${DAMAGED}</p>` : nothing}</div>
        ${this.failure ? this.failed() : nothing}
        ${carried || events || rule ? lazy?.page(this.route, this.engine, this.modelOf) : system ? this.page(system) : home(this.engine, lazy?.kept(this.modelOf), TallyApp.parts.guide)}
      </main>
      <p id="announcer" class="unseen" role="status"></p>`;
  }

  private page(system: Page): TemplateResult {
    const { view } = this;
    return html`<header class="title">
        <h1 tabindex="-1">${system.name}</h1>
        ${system.tabs.length > 1 ? this.tabs(system) : nothing}
      </header>
      ${view ? lazy?.damagedForm(view.form) : nothing} ${view ? html`<tally-form .view=${view} .model=${this.modelOf(view.form)} .above=${this.quick} .below=${belowSheet}></tally-form>` : nothing}
      ${view && (this.engine || this.failure) ? html`<tally-rules .system=${system}></tally-rules>` : nothing}`;
  }

  private tabs(system: Page): TemplateResult {
    const current = (id: string) => (id === this.route.tab ? 'page' : nothing);
    return html`<nav aria-label=${`${system.name} sheets`}>
      ${system.tabs.map(({ id, title }) => html`<a href=${linkTo(system, id)} aria-current=${current(id)}>${title}</a>`)}
    </nav>`;
  }

  readonly modelOf = (form: Form): FormModel => {
    const model = this.models.get(form.id) ?? newModel(form);
    this.models.set(form.id, model);
    if (this.engine && !model.engine) model.useEngine(this.engine);
    return model;
  };

  private failed(): TemplateResult {
    return html`<div class="summary" role="alert">
      <h2>Something could not be loaded</h2>
      <p>${this.failure} What you have typed is kept.</p>
      <button type="button" class="choice" @click=${this.retry}>Try again</button>
    </div>`;
  }

  /** Does nothing once it is loaded. */
  private loadEngine(): void {
    if (!this.engine) TallyApp.parts.loadEngine().then(this.ready, this.fail);
  }

  private readonly fail = (error: Error): void => {
    this.failure = isDamaged(error.cause) ? NO_REPLACEMENT : NO_ENGINE;
  };

  private readonly ready = (engine: Tallysheet): void => {
    if (this.engine) return;
    this.engine = engine;
    for (const model of this.models.values()) if (!model.engine) model.useEngine(engine);
    if (!this.missed) this.failure = null;
    setTimeout(() => TallyApp.parts.loadFoot?.().catch(() => {}), AFTER_FIRST_VISIT); // the page does without
  };

  private readonly miss = (): void => {
    this.missed = true;
    this.failure = 'Part of the page could not be loaded.';
  };

  /** A module that failed to load is requested again only after a reload. */
  private readonly retry = (): void => {
    if (this.missed) return location.reload();
    this.failure = null;
    this.loadEngine();
  };

  private readonly follow = async (): Promise<void> => {
    const route = currentRoute();
    const before = document.activeElement;
    this.route = route;
    await this.openForm();
    this.loadEngine();
    await this.redraw();
    const heading = this.querySelector<HTMLElement>('h1');
    if (this.route !== route || hasMoved(before, heading)) return;
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  };

  /** Drawn once the form of the address is loaded but before the engine is. */
  async opened(): Promise<TemplateResult> {
    await this.openForm();
    return this.template();
  }

  private async openForm(): Promise<void> {
    const { route } = this;
    if (route.carried || route.rule || (!route.system && (route.events || keeps(HAS_EVENTS) || hasAny(RECENT)))) {
      await fetchLazy();
      await lazy?.besides(route);
    }
    if (this.route !== route) return; // a later address was opened meanwhile
    if (route.system !== this.formsSystem) this.view = null;
    this.formsSystem = route.system;
    const [view = null, quick] = await Promise.all([
      route.system && openView(formId(route.system, route.tab), formStore),
      QUICK[`../systems/${route.system?.id}/quick.ts`]?.(),
    ]);
    if (this.route === route) this.quick = quick;
    if (view && putDamagedFormAside(view.form)) await fetchLazy();
    if (this.route === route) this.view = view;
  }

  private readonly skip = (event: Event): void => {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  };
}

/** Returns true if a person has put the focus elsewhere, perhaps to type, before the page was drawn whole. */
function hasMoved(before: Element | null, heading: Element | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== heading && now !== document.body;
}

function isDamaged(fallback: unknown): boolean {
  return (fallback as Fallback | null | undefined)?.code === 'damaged';
}

/** Moves damaged contents aside first, because the model would overwrite them. */
function newModel(form: Form): FormModel {
  putDamagedFormAside(form);
  return new FormModel(form, formStore, onPage);
}

/** Returns true if anything saved for the form is damaged. */
function putDamagedFormAside({ id, state }: Form): boolean {
  return putDamagedAside(FORM + id, (kept) => state.fits(kept));
}

drawnFrom(TallyApp, 'route', 'engine', 'view', 'failure');

export function startApp(parts: Parts): void {
  TallyApp.parts = parts;
  customElements.define('tally-app', TallyApp);
}
