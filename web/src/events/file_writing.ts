// Writes the files of an event in slices, and can be stopped. What takes longer than one slice is told.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../device/save_file.ts';
import { Slices } from '../device/slices.ts';
import type { EventModel } from './event_model.ts';

const underWay = new WeakMap<EventModel, AbortController>();

/** Begins anew where another file is being written. */
export async function writeFile(model: EventModel, name: string, parts: Iterable<string>, type: string): Promise<void> {
  underWay.get(model)?.abort();
  const writing = new AbortController();
  underWay.set(model, writing);
  const text = await joined(parts, new Slices(writing.signal), model.redraw).catch((problem: unknown) => {
    if (!writing.signal.aborted) throw problem;
  });
  if (underWay.get(model) === writing) underWay.delete(model);
  model.redraw();
  if (text !== undefined) saveFile(name, text, type);
}

async function joined(parts: Iterable<string>, slices: Slices, paused: () => void): Promise<string> {
  const texts: string[] = [];
  for (const part of parts) {
    texts.push(part);
    if (!slices.due) continue;
    if (!slices.breathed) paused();
    await slices.breathe();
  }
  return texts.join('');
}

export function writingNote(model: EventModel): TemplateResult | typeof nothing {
  const writing = underWay.get(model);
  if (!writing) return nothing;
  return html`<p class="event-tools reading">
    <progress aria-label="Writing the file"></progress> <span role="status">Writing the file …</span>
    <button type="button" class="choice" @click=${() => writing.abort()}>Stop</button>
  </p>`;
}
