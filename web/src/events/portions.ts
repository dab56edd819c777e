// How much of each long list is drawn: a portion at first, then one more after each painting until all of it is there, so
// that nobody waits for it, and find-in-page and screen readers come to all of it.
import { afterPainting } from '../device/painting.ts';

export class Portions {
  /** Whether every list is drawn whole, as for paper. */
  isWhole = false;
  private readonly drawn = new Map<string, number>();

  constructor(private readonly redraw: () => void) {}

  /** How many of `all` items to draw now. */
  of(list: string, all: number, portion: number): number {
    const count = this.isWhole ? all : (this.drawn.get(list) ?? portion);
    this.drawn.set(list, count);
    if (count < all) afterPainting(() => this.grow(list, count, portion));
    return Math.min(count, all);
  }

  /** Another view is opened: its lists begin with their first portions. */
  begin(): void {
    this.drawn.clear();
  }

  /** Draws everything at once. */
  drawAll(): void {
    this.isWhole = true;
    this.redraw();
  }

  private grow(list: string, count: number, portion: number): void {
    if (this.drawn.get(list) !== count) return;
    this.drawn.set(list, count + portion);
    this.redraw();
  }
}
