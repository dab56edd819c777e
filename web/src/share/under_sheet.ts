// The tools below a scored sheet: check, share, copy and print.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import type { FormModel } from '../form/model.ts';
import { anyPosted, CHECK } from '../posted/posted_rows.ts';
import type { State } from '../form/state.ts';
import { noteSheet } from '../recent/recent.ts';
import { pageOf } from '../systems/index.ts';
import { allDrawn } from '../ui/light_element.ts';
import { imprint } from './imprint.ts';
import './share.css';

interface Panel {
  /** Also the key by which the model knows whether it is open. */
  title: string;
  /** Loads the function that draws it. */
  fetch(): Promise<(model: FormModel) => unknown>;
  /** Leads to what it opens elsewhere on the sheet. Returns false if there is nothing. */
  arrive?(sheet: Element): Promise<boolean>;
}

const WHAT_IF = 'What if?';

const PANELS: Panel[] = [
  {
    title: WHAT_IF,
    fetch: async () => (
      await import('../what_if/panel.ts'), (model) => html`<tally-what-if .model=${model}></tally-what-if>`
    ),
  },
  {
    title: CHECK,
    fetch: async () => (await import('../posted/compare.ts')).check,
    arrive: async (sheet) => (await import('../posted/compare.ts')).focusFirst(sheet),
  },
  { title: 'Share', fetch: async () => (await import('./shared_form.ts')).sharedForm },
  { title: 'Copy', fetch: async () => (await import('./copy.ts'), () => html`<tally-copy></tally-copy>`) },
];

const drawers = new Map<Panel, (model: FormModel) => unknown>();

export function underSheet(model: FormModel): TemplateResult | typeof nothing {
  take(model);
  if (!model.sheet) return nothing;
  noteSheet(model);
  openPosted(model);
  if (!model.form.alone) model.afterWorking ??= (key) => whatIfButton(model, key);
  const panels = panelsOf(model);
  return html`<div class="below">
    <p class="below-tools">
      ${panels.map((panel) => opener(model, panel))}
      <button type="button" class="usual" @click=${() => print()}>Print</button>
      ${model.form.forComparison?.(model.state) ? html`<button type="button" class="usual" @click=${() => compare(model)}>Compare systems</button>` : nothing}
    </p>
    ${keyed(model, html`${panels.map((panel) => (model.isOpen(panel.title) ? html`<div class="panel">${opened(model, panel)}</div>` : nothing))}`)}
    ${imprint(model)}
  </div>`;
}

function panelsOf({ form }: FormModel): Panel[] {
  return form.alone ? PANELS.filter(({ title }) => title !== CHECK && title !== WHAT_IF) : PANELS;
}

/** The generation of each model's contents that was checked for posted figures. */
const looked = new WeakMap<FormModel, number>();

/** Opens the panel of posted scores if new contents have some. */
function openPosted(model: FormModel): void {
  if (looked.get(model) !== model.generation && anyPosted(model.state) && !model.isOpen(CHECK)) model.toggle(CHECK);
  looked.set(model, model.generation);
}

/** Looks at the entrant of an open row. */
function whatIfButton(model: FormModel, key: string): TemplateResult {
  const press = ({ target }: Event) => {
    model.lookedAt = key;
    if (model.isOpen(WHAT_IF)) model.toggle(WHAT_IF);
    void toggle(model, PANELS.find(({ title }) => title === WHAT_IF) as Panel, target as Element);
  };
  return html`<p class="after-working"><button type="button" class="quiet" @click=${press}>What if…</button></p>`;
}

/** On their way to the form that compares them. */
let handedOver: { form: string; contents: object; from: string } | null = null;

/** Leads to the same result under other systems. */
function compare({ form, state }: FormModel<State>): void {
  const compared = form.forComparison?.(state);
  if (!compared) return;
  const style = 'numbers' in state ? { numbers: state['numbers'] } : {};
  const from = pageOf(form.id)?.name ?? 'a sheet';
  handedOver = { form: compared.form, contents: { ...compared.state, ...style }, from };
  location.hash = compared.form;
}

/** Fills in what another sheet has handed over, unless the form has it already. What it had can be restored. */
function take(model: FormModel): void {
  const { form, state } = model;
  if (handedOver?.form !== form.id || !form.filledFrom) return;
  const { contents, from } = handedOver;
  handedOver = null;
  const filled = form.filledFrom(contents, state);
  const [mine, theirs] = [state, filled].map((one) => JSON.stringify(form.state.toLink(one)));
  if (mine !== theirs) model.replace(filled, `Filled in from ${from}`);
}

function opener(model: FormModel, panel: Panel): TemplateResult {
  const press = ({ target }: Event) => void toggle(model, panel, target as Element);
  return html`<button type="button" class="usual" aria-expanded=${model.isOpen(panel.title)} @click=${press}>${panel.title}</button>`;
}

/** Leads to what it opens, which may be below another panel or on the rows above. */
async function toggle(model: FormModel, panel: Panel, button: Element): Promise<void> {
  model.toggle(panel.title);
  if (!model.isOpen(panel.title)) return;
  await load(model, panel);
  await allDrawn();
  const sheet = button.closest('.sheet');
  if (!sheet || (await panel.arrive?.(sheet))) return;
  const open = PANELS.filter(({ title }) => model.isOpen(title));
  const panels = sheet.querySelectorAll('.below .panel');
  panels[open.indexOf(panel)]?.scrollIntoView({ block: 'nearest' });
}

function opened(model: FormModel, panel: Panel): unknown {
  const draw = drawers.get(panel);
  if (draw) return draw(model);
  void load(model, panel);
  return nothing;
}

async function load(model: FormModel, panel: Panel): Promise<void> {
  try {
    drawers.set(panel, await panel.fetch());
    model.redraw();
  } catch {
    // The page says that a part of it could not be loaded.
  }
}
