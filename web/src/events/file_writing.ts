// Writes files in slices, and can be stopped. Work that takes longer than one slice is shown.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { Slices } from '../device/slices.ts';
import type { EventModel } from './event_model.ts';

/** The texts that make up a file; each is made when its turn comes, so that the page can answer in between. */
export type Parts = Iterable<string> | AsyncIterable<string>;

export class FileWriting {
  private writing: AbortController | null = null;

  constructor(private readonly redraw: () => void) {}

  /** The text; null where it was stopped. Begins anew where another text is being written. */
  async write(parts: Parts): Promise<string | null> {
    this.writing?.abort();
    const writing = new AbortController();
    this.writing = writing;
    try {
      return await joined(parts, new Slices(writing.signal), this.redraw);
    } catch (problem) {
      if (!writing.signal.aborted) throw problem;
      return null;
    } finally {
      if (this.writing === writing) this.writing = null;
      this.redraw();
    }
  }

  note(): TemplateResult | typeof nothing {
    const { writing } = this;
    if (!writing) return nothing;
    return html`<p class="event-tools reading">
      <progress aria-label="Writing the file"></progress> <span role="status">Writing the file …</span>
      <button type="button" class="choice" @click=${() => writing.abort()}>Stop</button>
    </p>`;
  }
}

async function joined(parts: Parts, slices: Slices, paused: () => void): Promise<string> {
  const texts: string[] = [];
  for await (const part of parts) {
    texts.push(part);
    if (!slices.due) continue;
    if (!slices.breathed) paused();
    await slices.breathe();
  }
  return texts.join('');
}

const writings = new WeakMap<EventModel, FileWriting>();

/** The writing of an event's files, which goes on while other views are shown. */
export function writingOf(model: EventModel): FileWriting {
  const writing = writings.get(model) ?? new FileWriting(model.redraw);
  writings.set(model, writing);
  return writing;
}
