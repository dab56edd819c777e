// Rows slide to their new place: measured before and after a change of their order, then moved by the difference; not
// where the person wants little motion.
const SLIDE: KeyframeAnimationOptions = { duration: 150, easing: 'ease-out' };

export class Flip {
  private tops = new Map<string, number>();

  /** Before the change: where each row of it, with its data-key, stands. */
  measure(list: Node | null): void {
    this.tops = new Map();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rowsOf(list)) this.tops.set(row.dataset['key'] ?? '', row.offsetTop);
  }

  /** After it: whatever stood elsewhere slides from there. */
  play(list: Node | null): void {
    for (const row of this.tops.size > 0 ? rowsOf(list) : []) {
      const before = this.tops.get(row.dataset['key'] ?? '');
      const moved = before === undefined ? 0 : before - row.offsetTop;
      if (moved !== 0) row.animate({ transform: [`translateY(${moved}px)`, 'none'] }, SLIDE);
    }
  }
}

function rowsOf(list: Node | null): HTMLElement[] {
  return [...(list as Element | null)?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? []];
}
