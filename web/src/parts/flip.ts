// Rows slide to their new place: measured before and after a redraw, then moved by the difference; not where the
// person wants little motion.
const SLIDE: KeyframeAnimationOptions = { duration: 150, easing: 'ease-out' };

export class Flip {
  private tops = new Map<string, number>();

  /** Before the redraw: where each element with a data-key stands. */
  measure(root: ParentNode): void {
    this.tops = new Map();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of keyed(root)) this.tops.set(row.dataset['key'] ?? '', row.offsetTop);
  }

  /** After it: whatever stood elsewhere slides from there. */
  play(root: ParentNode): void {
    for (const row of this.tops.size > 0 ? keyed(root) : []) {
      const before = this.tops.get(row.dataset['key'] ?? '');
      const moved = before === undefined ? 0 : before - row.offsetTop;
      if (moved !== 0) row.animate({ transform: [`translateY(${moved}px)`, 'none'] }, SLIDE);
    }
  }
}

function keyed(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-key]')];
}
