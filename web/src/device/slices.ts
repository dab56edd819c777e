// Splits long work into slices of SLICE milliseconds, so that the page stays responsive.
const SLICE = 10;

export class Slices {
  /** Whether the work has paused at least once. */
  breathed = false;
  private since = performance.now();

  /** True when the current slice is used up. */
  get due(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async breathe(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.breathed = true;
    this.since = performance.now();
  }
}
