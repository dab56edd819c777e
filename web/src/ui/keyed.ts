// Keeps elements with their rows when rows move, and animates the move. Nothing is measured unless a row moves,
// because measuring forces a layout while drawing. (Lit's `repeat` saves some moves in long lists; the lists here are
// short, and it is three times as long.)
import { noChange, type ChildPart } from 'lit/html.js';
import { Directive, directive } from 'lit/directive.js';
import { insertPart, removePart, setChildPartValue, setCommittedValue } from 'lit/directive-helpers.js';

interface Keyed {
  key: string;
}

type Draw<Row> = (row: Row, index: number) => unknown;

class KeyedRows extends Directive {
  private parts = new Map<string, ChildPart>();

  render(_rows: Keyed[], _draw: Draw<Keyed>): unknown {
    return noChange;
  }

  override update(container: ChildPart, [rows, draw]: [Keyed[], Draw<Keyed>]): unknown {
    const keys = rows.map(({ key }) => key);
    const before = [...this.parts.keys()];
    if (keys.some((key, at) => key !== before[at] && this.parts.has(key))) slideRows(container.parentNode);
    this.dropAllBut(new Set(keys));
    const standing = [...this.parts.values()];
    this.parts = new Map(rows.map((row, index) => [row.key, this.put(container, row.key, index, standing)]));
    setCommittedValue(container, standing);
    rows.forEach((row, index) => setChildPartValue(standing[index] as ChildPart, draw(row, index)));
    return noChange;
  }

  private dropAllBut(keys: Set<string>): void {
    for (const [key, part] of this.parts) {
      if (keys.has(key)) continue;
      removePart(part);
      this.parts.delete(key);
    }
  }

  /** Does not move an element that is already in place, so that it keeps the focus. */
  private put(container: ChildPart, key: string, index: number, standing: ChildPart[]): ChildPart {
    const known = this.parts.get(key);
    if (known && known === standing[index]) return known;
    if (known) standing.splice(standing.indexOf(known), 1);
    const part = insertPart(container, standing[index], known);
    standing.splice(index, 0, part);
    return part;
  }
}

function slideRows(list: Node): void {
  const flip = new Flip();
  flip.measure(list);
  queueMicrotask(() => flip.play(list));
}

/** Draws a template for each row, by its key. */
export const keyed = directive(KeyedRows) as <Row extends Keyed>(rows: Row[], draw: Draw<Row>) => unknown;

const SLIDE: KeyframeAnimationOptions = { duration: 150, easing: 'ease-out' };

/** Animates rows to their new positions: measures them before and after a change, and moves those in sight by the
 *  difference. Respects prefers-reduced-motion. */
export class Flip {
  private tops = new Map<string, number>();

  /** Call before the change: stores the position of each row by its data-key. */
  measure(list: Node | null): void {
    this.tops = new Map();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rowsOf(list)) this.tops.set(row.dataset['key'] ?? '', row.offsetTop);
  }

  /** Call after the change: animates the rows from their old positions. All are measured before the first one moves,
   *  because each measurement after that would lay out the page again. */
  play(list: Node | null): void {
    if (this.tops.size === 0) return;
    for (const [row, moved] of this.moves(rowsOf(list)))
      row.animate({ transform: [`translateY(${moved}px)`, 'none'] }, SLIDE);
  }

  /** The rows whose old or new position is in sight, each with the pixels from its new position back to its old one. */
  private moves(rows: HTMLElement[]): [HTMLElement, number][] {
    const [first] = rows;
    if (!first) return [];
    const origin = first.getBoundingClientRect().top - first.offsetTop;
    const isInSight = (top: number, height: number) => origin + top + height > 0 && origin + top < innerHeight;
    return rows.flatMap((row): [HTMLElement, number][] => {
      const { offsetTop: now, offsetHeight: height } = row;
      const before = this.tops.get(row.dataset['key'] ?? '') ?? now;
      if (before === now || !(isInSight(before, height) || isInSight(now, height))) return [];
      return [[row, before - now]];
    });
  }
}

function rowsOf(list: Node | null): HTMLElement[] {
  return [...((list as Element | null)?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
}
