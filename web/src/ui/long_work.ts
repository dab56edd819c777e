// Work in slices. It is shown once it takes longer than a moment, and can then be stopped.
import { Slices } from '../device/slices.ts';

/** How much of it is done. */
export interface Progress {
  done: number;
  of: number;
}

/** Milliseconds. A note about what takes less would only come and go. */
const MOMENT = 200;

export class LongWork {
  private working: AbortController | null = null;
  private isLong = false;

  /** `title` says what is being done: "Writing the file". */
  constructor(
    readonly title: string,
    private readonly redraw: () => void,
  ) {}

  /** Returns the result of `work`, or null if it was stopped. It calls `pause` between its steps. Earlier work is stopped. */
  async run<Result>(work: (pause: () => Promise<void>) => Promise<Result>): Promise<Result | null> {
    this.working?.abort();
    const working = new AbortController();
    this.working = working;
    this.isLong = false;
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
      if (!this.isLong && performance.now() - begun > MOMENT) this.show();
      await slices.pause();
    };
  }

  private show(): void {
    this.isLong = true;
    this.redraw();
  }

  /** Whether it is still going on after a moment. */
  get isShown(): boolean {
    return this.working !== null && this.isLong;
  }

  stop(): void {
    this.working?.abort();
  }
}
