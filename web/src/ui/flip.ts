// Animates rows to their new positions: measures them before and after a change and moves them by the difference.
// Respects prefers-reduced-motion.
const SLIDE: KeyframeAnimationOptions = { duration: 150, easing: 'ease-out' };

export class Flip {
  private tops = new Map<string, number>();

  /** Call before the change: stores the position of each row by its data-key. */
  measure(list: Node | null): void {
    this.tops = new Map();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rowsOf(list)) this.tops.set(row.dataset['key'] ?? '', row.offsetTop);
  }

  /** Call after the change: animates each row from its old position. */
  play(list: Node | null): void {
    for (const row of this.tops.size > 0 ? rowsOf(list) : []) {
      const before = this.tops.get(row.dataset['key'] ?? '');
      const moved = before === undefined ? 0 : before - row.offsetTop;
      if (moved !== 0) row.animate({ transform: [`translateY(${moved}px)`, 'none'] }, SLIDE);
    }
  }
}

function rowsOf(list: Node | null): HTMLElement[] {
  return [...((list as Element | null)?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
}
