// One form alone in a frame on somebody's page. What it shows stands in the frame's own address; nothing that the
// page around it does or says changes what is in the form.
import './form_styles.ts';
import './frame.css';
import { html, render, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { Desk } from '../desk.ts';
import { loadEngine } from '../engine.ts';
import '../parts/score_form.ts';
import { frameStore } from './frame_store.ts';
import { useMarks } from './marks.ts';
import { submitWhereFormsMayNot } from './sandbox.ts';
import { tellHeight } from './tell_height.ts';
import { keepTheme, type Theme } from './theme.ts';
import { wishesOf, type Wishes } from './wishes.ts';

/** Shows the form once its engine is there: in one go, so that nothing in it jumps. */
async function start(): Promise<void> {
  const wishes = await wishesOf(location);
  const engine = await loadEngine().catch(startWithoutWasm);
  if (wishes.theme) wear(wishes.theme);
  if (wishes.marks) useMarks(wishes.marks);
  render(page(wishes, engine), document.body);
  tellHeight(document.body);
  submitWhereFormsMayNot(document.body);
}

function wear(theme: Theme): void {
  keepTheme(document.styleSheets, theme);
  document.querySelector('meta[name="color-scheme"]')!.setAttribute('content', theme);
}

function page(wishes: Wishes, engine: Tallysheet | undefined): TemplateResult {
  const { form, system, problems } = wishes;
  document.title = system ? `${system.name} – Tallysheet` : 'Tallysheet';
  return html`<main class="main system ${system?.id}">
      <h1 class="unseen">${document.title}</h1>
      ${problems.map((problem) => html`<p class="problem">${problem}</p>`)}
      ${form ? html`<tally-form .desk=${deskOf(wishes, engine)}></tally-form>` : ''}
    </main>
    <p id="announcer" class="unseen" role="status"></p>`;
}

function deskOf({ form, presets, carried }: Wishes, engine: Tallysheet | undefined): Desk {
  const { blank, example } = form!;
  const own = { ...form!, blank: () => ({ ...blank(), ...presets }), example: () => ({ ...example(), ...presets }) };
  const desk = new Desk(own, frameStore(presets, carried));
  if (engine) desk.useEngine(engine);
  return desk;
}

/** The same frame with an engine of JavaScript alone, which a browser without WebAssembly can run. */
function startWithoutWasm(): undefined {
  const plain = location.pathname.replace(/embed\.html$/, 'embed_plain.html');
  if (plain !== location.pathname) location.replace(plain + location.search + location.hash);
}

void start();
