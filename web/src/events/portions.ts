// How much of each long list is drawn: a portion at first, then one more after each painting until all of it is there, so
// that nobody waits for it, and find-in-page and screen readers come to all of it. Portions grow on a quick device; on a
// slow one they stay small, so that keys and taps never wait long for one.
import { afterPainting } from '../device/painting.ts';

/** How long a portion should take to draw and paint: milliseconds. */
const SHORT = 40;
const LONG = 70;

interface Drawn {
  count: number;
  /** The size of the next portion, and the smallest. */
  next: number;
  least: number;
}

export class Portions {
  /** Whether every list is drawn whole, as for paper. */
  isWhole = false;
  private readonly drawn = new Map<string, Drawn>();

  constructor(private readonly redraw: () => void) {}

  /** How many of `all` items to draw now. The portions after the first begin with the size `next`. */
  of(list: string, all: number, first: number, next = first): number {
    if (this.isWhole) return all;
    const drawn = this.drawn.get(list) ?? { count: first, next, least: next };
    this.drawn.set(list, drawn);
    if (drawn.count < all) afterPainting(() => this.grow(list, drawn));
    return Math.min(drawn.count, all);
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

  private grow(list: string, { count, next, least }: Drawn): void {
    if (this.drawn.get(list)?.count !== count) return;
    const begun = performance.now();
    const grown = { count: count + next, next, least };
    this.drawn.set(list, grown);
    this.redraw();
    afterPainting(() => (grown.next = nextPortion(next, performance.now() - begun, least)));
  }
}

/** The size of the portion after one of `size` items that took this many milliseconds. */
export function nextPortion(size: number, took: number, least: number): number {
  if (took < SHORT) return size * 2;
  return took > LONG ? Math.max(least, size >> 1) : size;
}
