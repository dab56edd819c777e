// One form in a frame on another page. The frame's address determines its contents; the page around it cannot change
// them.
import './form_styles.ts';
import './frame.css';
import { html, render, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { FormView } from '../form/form_view.ts';
import { FormModel, type Store } from '../form/model.ts';
import '../form/score_form.ts';
import { formStore } from '../device/storage.ts';
import type { State } from '../form/state.ts';
import { embeddedIn } from './locale.ts';
import { keepTheme, type Theme } from './theme.ts';
import { formName, readEmbedOptions, withPresets, type EmbedOptions } from './options.ts';

/** Shows the form when the engine is loaded, so that nothing in it moves. Calls `withoutEngine` if the engine fails
 *  to load. */
export async function startFrame(loadEngine: () => Promise<Tallysheet>, withoutEngine = () => {}): Promise<void> {
  const options = await readEmbedOptions(location);
  const engine = await loadEngine().catch(() => void withoutEngine());
  if (options.theme) applyTheme(options.theme);
  document.getElementById('not-started')?.remove();
  render(page(options, engine), document.body);
  tellHeight(document.body);
  submitWhereFormsMayNot(document.body);
}

function applyTheme(theme: Theme): void {
  keepTheme(document.styleSheets, theme);
  document.querySelector('meta[name="color-scheme"]')!.setAttribute('content', theme);
}

function page(options: EmbedOptions, engine: Tallysheet | undefined): TemplateResult {
  const { view, system, tab, problems } = options;
  document.title = system ? `${formName(system, tab)} – Tallysheet` : 'Tallysheet';
  return html`<main class="main system ${system?.id}">
      <h1 class="unseen">${document.title}</h1>
      ${problems.map((problem) => html`<p class="problem">${problem}</p>`)}
      ${view ? html`<tally-form .view=${view} .model=${modelOf(view, options, engine)}></tally-form>` : ''}
    </main>
    <p id="announcer" class="unseen" role="status"></p>`;
}

function modelOf(
  { form }: FormView,
  { presets, carried, marks }: EmbedOptions,
  engine: Tallysheet | undefined,
): FormModel {
  const own = { ...form, state: withPresets(form.state, () => presets) };
  const around = embeddedIn(marks);
  const model = new FormModel(own, frameStore(presets, carried), () => around);
  if (engine) model.useEngine(engine);
  return model;
}

/** Stores what is typed into a frame by the options in its address, separately from the page's own sheets; only for
 *  this visit if the browser gives frames no storage. `carried` is the contents before anything is typed. */
function frameStore(presets: State, carried: State | undefined): Store {
  const key = (form: string) => `embed/${form}?${JSON.stringify([presets, carried])}`;
  return {
    read: (form) => formStore.read(key(form)) ?? carried,
    write: (form, state) => formStore.write(key(form), state),
  };
}

/** A sandboxed frame without allow-forms does not dispatch submit events. Nothing is ever sent from here: the
 *  button dispatches the event itself. */
function submitWhereFormsMayNot(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type !== 'submit') return;
    event.preventDefault();
    button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}

const ASKED = 'tallysheet-height?';

/** Sends the height of the contents to the parent page whenever it changes, and on request. The height is no
 *  secret, so any parent may receive it. */
function tellHeight(contents: HTMLElement): void {
  if (parent === window) return;
  let sent = 0;
  const tell = () => {
    sent = heightOf(contents);
    parent.postMessage({ type: 'tallysheet-height', height: sent }, '*');
  };
  // Frames out of sight are not drawn, so their observers are not called.
  setTimeout(tell);
  new ResizeObserver(() => heightOf(contents) !== sent && tell()).observe(contents);
  addEventListener('message', ({ source, data }) => source === parent && data === ASKED && tell());
}

function heightOf(contents: HTMLElement): number {
  return Math.ceil(contents.getBoundingClientRect().height);
}
