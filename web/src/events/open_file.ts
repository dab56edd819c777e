// Opens an event file and adds the event to those on this device.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { addCopy, importEvent, mergeEvent, whereIs, whyNotMerged } from '../store/open_events.ts';
import type { Carried } from '../share/event_links.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import '../import/import.css';

/** An event in a file that this device already has. */
interface Twin extends Carried {
  isInBin: boolean;
  /** Why they cannot be merged. */
  refusal: string | null;
}

class TallyOpenEvent extends LightElement {
  declare problems: string[];
  declare twin: Twin | null;

  constructor() {
    super();
    this.problems = [];
    this.twin = null;
  }

  protected override template(): TemplateResult {
    return html`<p class="files"><label class="choice file">Open an event file<input type="file" accept=".json,application/json" @change=${this.chosen} /></label></p>
      <div role="alert">${this.problemList()}</div>
      ${this.twin ? this.question(this.twin) : nothing}`;
  }

  private problemList(): unknown {
    const { problems } = this;
    return problems.length > 0
      ? html`<div class="problem">${problems.map((problem) => html`<p>${problem}</p>`)}</div>`
      : nothing;
  }

  private question({ event, changes, isInBin, refusal }: Twin): TemplateResult {
    const merge = async () => show((await mergeEvent(event.id, changes), event.id));
    return html`<div class="files twin" role="group" aria-labelledby="twin-question">
      <p id="twin-question" tabindex="-1">“${event.name}” is ${isInBin ? 'in the bin' : 'already'} on this device, and its games may differ from those in the file. ${refusal ?? nothing}</p>
      ${refusal === null ? html`<button type="button" class="choice" @click=${merge}>${isInBin ? 'Restore and merge' : 'Merge them'}</button>` : nothing}
      ${isInBin ? nothing : html`<button type="button" class="choice" @click=${() => show(event.id)}>Open the existing event</button>`}
      <button type="button" class="choice" @click=${async () => show(await addCopy(event))}>Add as a copy</button>
      <button type="button" class="quiet" @click=${() => (this.twin = null)}>Cancel</button>
    </div>`;
  }

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    const [{ eventOf }, text] = await Promise.all([import('../event_file/read.ts'), file.text()]);
    input.value = '';
    const read = eventOf(text);
    this.twin = null;
    this.problems = read.ok ? [] : read.problems;
    if (read.ok) await this.take(read);
  };

  private async take({ event, changes }: Carried): Promise<void> {
    if (await importEvent(event.id, changes)) return show(event.id);
    const isInBin = (await whereIs(event.id)) === 'in the bin';
    this.twin = { event, changes, isInBin, refusal: await whyNotMerged(event) };
    await this.redraw();
    this.querySelector<HTMLElement>('#twin-question')?.focus();
  }
}

function show(id: string): void {
  location.hash = `#event/${id}`;
}

drawnFrom(TallyOpenEvent, 'problems', 'twin');
customElements.define('tally-open-event', TallyOpenEvent);
