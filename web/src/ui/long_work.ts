// Work in slices. It is shown once it takes longer than a moment, and can then be stopped.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { Slices } from '../device/slices.ts';
import './progress.css';

/** Milliseconds. A note about what takes less would only come and go. */
const MOMENT = 200;

export class LongWork {
  private working: AbortController | null = null;
  private isShown = false;

  /** `title` says what is being done: "Writing the file". */
  constructor(
    private readonly title: string,
    private readonly redraw: () => void,
  ) {}

  /** Returns the result of `work`, or null if it was stopped. It calls `pause` between its steps. Earlier work is stopped. */
  async run<Result>(work: (pause: () => Promise<void>) => Promise<Result>): Promise<Result | null> {
    this.working?.abort();
    const working = new AbortController();
    this.working = working;
    this.isShown = false;
    try {
      return await work(this.pauses(new Slices(working.signal)));
    } catch (problem) {
      if (!working.signal.aborted) throw problem;
      return null;
    } finally {
      if (this.working === working) this.working = null;
      this.redraw();
    }
  }

  /** Pauses only where the slice is used up. */
  private pauses(slices: Slices): () => Promise<void> {
    const begun = performance.now();
    return async () => {
      if (!slices.due) return;
      if (!this.isShown && performance.now() - begun > MOMENT) this.show();
      await slices.pause();
    };
  }

  private show(): void {
    this.isShown = true;
    this.redraw();
  }

  note(): TemplateResult | typeof nothing {
    const { working, title } = this;
    if (!working || !this.isShown) return nothing;
    return html`<p class="progress">
      <progress aria-label=${title}></progress> <span role="status">${title} …</span>
      <button type="button" class="choice" @click=${() => working.abort()}>Stop</button>
    </p>`;
  }
}
