// One form in a frame on another page. The frame's address determines its contents; the page around it cannot change
// them.
import './form_styles.ts';
import './frame.css';
import { html, render, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { FormModel } from '../form/model.ts';
import '../form/score_form.ts';
import { frameStore } from './frame_store.ts';
import { useMarks } from '../ui/marks.ts';
import { submitWhereFormsMayNot } from './sandbox.ts';
import { tellHeight } from './tell_height.ts';
import { keepTheme, type Theme } from './theme.ts';
import { readEmbedOptions, withPresets, type EmbedOptions } from './options.ts';

/** Shows the form when the engine is loaded, so that nothing in it moves. Calls `withoutEngine` if the engine fails
 *  to load. */
export async function startFrame(loadEngine: () => Promise<Tallysheet>, withoutEngine = () => {}): Promise<void> {
  const options = await readEmbedOptions(location);
  const engine = await loadEngine().catch(() => void withoutEngine());
  if (options.theme) applyTheme(options.theme);
  if (options.marks) useMarks(options.marks);
  render(page(options, engine), document.body);
  tellHeight(document.body);
  submitWhereFormsMayNot(document.body);
}

function applyTheme(theme: Theme): void {
  keepTheme(document.styleSheets, theme);
  document.querySelector('meta[name="color-scheme"]')!.setAttribute('content', theme);
}

function page(options: EmbedOptions, engine: Tallysheet | undefined): TemplateResult {
  const { form, system, problems } = options;
  document.title = system ? `${system.name} – Tallysheet` : 'Tallysheet';
  return html`<main class="main system ${system?.id}">
      <h1 class="unseen">${document.title}</h1>
      ${problems.map((problem) => html`<p class="problem">${problem}</p>`)}
      ${form ? html`<tally-form .model=${modelOf(options, engine)}></tally-form>` : ''}
    </main>
    <p id="announcer" class="unseen" role="status"></p>`;
}

function modelOf({ form, presets, carried }: EmbedOptions, engine: Tallysheet | undefined): FormModel {
  const own = { ...form!, state: withPresets(form!.state, () => presets) };
  const model = new FormModel(own, frameStore(presets, carried));
  if (engine) model.useEngine(engine);
  return model;
}
