// Splits long work into slices of SLICE milliseconds, so that the page stays responsive.
const SLICE = 20;

export class Slices {
  /** Whether the work has paused at least once. */
  breathed = false;
  private since = performance.now();

  /** Work with a signal ends at the next pause once that is aborted: `breathe` rejects. */
  constructor(private readonly signal?: AbortSignal) {}

  /** True when the current slice is used up. */
  get due(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async breathe(): Promise<void> {
    await nextTask();
    this.signal?.throwIfAborted();
    this.breathed = true;
    this.since = performance.now();
  }
}

/** Comes sooner than a timer's: browsers make timers in a row wait four milliseconds each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
