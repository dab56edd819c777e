// Splits long work into slices of SLICE milliseconds, so that the page stays responsive. Browsers add four milliseconds
// between timers in a row, in which keys and painting have their turn: with messages instead, they would have to wait.
const SLICE = 30;

export class Slices {
  /** Whether the work has paused at least once. */
  paused = false;
  private since = performance.now();

  /** Work with a signal ends at the next pause once that is aborted: `pause` rejects. `nextSlice` resolves when the next
   *  slice may begin, by default as soon as keys and painting have had their turn. */
  constructor(
    private readonly signal?: AbortSignal,
    private readonly nextSlice: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve)),
  ) {}

  /** True when the current slice is used up. */
  get due(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async pause(): Promise<void> {
    await this.nextSlice();
    this.signal?.throwIfAborted();
    this.paused = true;
    this.since = performance.now();
  }
}
