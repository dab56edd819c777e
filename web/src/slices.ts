// Long work in short slices, so that the page answers in between.
const SLICE = 10;

export class Slices {
  /** Whether the page was let breathe yet. */
  breathed = false;
  private since = performance.now();

  /** True when it is time to let the page breathe. */
  get due(): boolean {
    return performance.now() - this.since > SLICE;
  }

  async breathe(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.breathed = true;
    this.since = performance.now();
  }
}
