// Dragging by a grip or by a mouse: what is dropped on an item of the same kind. A phone scrolls wherever it is not a
// grip that is touched, and at the upper and lower edge of the window while something is dragged there.
import { Directive, directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import { noChange } from 'lit/html.js';

type Drop = (from: number, to: number) => void;
/** Called whenever something else is dragged over: null for nothing, and at the end. */
type Over = (from: number, to: number | null) => void;

/** How far a pointer moves before it drags: pixels. */
const FAR = 6;

/** How near to an edge of the window dragging scrolls, in pixels, and by which part of the way into that strip each frame. */
const EDGE = 72;
const PART = 1 / 4;

const GRIP = '.grip';

/** Listens on a list: `items` selects what can be dragged in the document, and `drop` gets the places among these. */
class Draggable extends Directive {
  private items = '';
  private drop: Drop = () => {};
  private over: Over = () => {};
  private element: HTMLElement | null = null;

  constructor(part: PartInfo) {
    super(part);
  }

  override render(_items: string, _drop: Drop, _over?: Over): unknown {
    return noChange;
  }

  override update(part: ElementPart, [items, drop, over = () => {}]: [string, Drop, Over?]): unknown {
    this.items = items;
    this.drop = drop;
    this.over = over;
    if (this.element !== part.element) {
      this.element = part.element as HTMLElement;
      this.element.addEventListener('pointerdown', this.begin);
    }
    return noChange;
  }

  private readonly begin = (down: PointerEvent): void => {
    const target = down.target as Element;
    const item = target.closest<HTMLElement>(this.items);
    const isGrip = target.closest(GRIP) !== null;
    if (!item || down.button !== 0 || !(isGrip || down.pointerType === 'mouse')) return;
    if (!isGrip && target.closest('input, label, select, a')) return;
    new Drag(item, down, this.items, {
      drop: (to) => this.drop(this.placeOf(item), this.placeOf(to)),
      over: (to) => this.over(this.placeOf(item), to && this.placeOf(to)),
    }).start();
  };

  private placeOf(item: Element): number {
    return [...document.querySelectorAll(this.items)].indexOf(item);
  }
}

interface Target {
  drop(to: Element): void;
  over(to: Element | null): void;
}

class Drag {
  private readonly ended = new AbortController();
  private isDragging = false;
  private over: Element | null = null;
  private at: { x: number; y: number };
  private readonly scrolledBefore = scrollY;

  constructor(
    private readonly item: HTMLElement,
    private readonly down: PointerEvent,
    private readonly items: string,
    private readonly target: Target,
  ) {
    this.at = down;
  }

  start(): void {
    const { signal } = this.ended;
    addEventListener('pointermove', this.move, { signal });
    addEventListener('pointerup', this.up, { signal });
    addEventListener('scroll', this.follow, { signal });
    for (const lost of ['pointercancel', 'blur']) addEventListener(lost, this.end, { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.end(), { signal });
  }

  private readonly move = ({ clientX, clientY }: PointerEvent): void => {
    this.at = { x: clientX, y: clientY };
    if (!this.isDragging && Math.hypot(clientX - this.down.clientX, clientY - this.down.clientY) >= FAR) {
      this.isDragging = true;
      this.item.classList.add('dragged');
      requestAnimationFrame(this.scroll);
    }
    this.follow();
  };

  /** The item stays under the pointer, also while the page scrolls below it. */
  private readonly follow = (): void => {
    if (!this.isDragging) return;
    const { x, y } = this.at;
    const down = y - this.down.clientY + scrollY - this.scrolledBefore;
    this.item.style.setProperty('translate', `${x - this.down.clientX}px ${down}px`);
    this.mark(this.itemAt(x, y));
  };

  private readonly scroll = (): void => {
    if (this.ended.signal.aborted) return;
    const { y } = this.at;
    const beyond = Math.min(y - EDGE, 0) + Math.max(y - (innerHeight - EDGE), 0);
    if (beyond !== 0) scrollBy({ top: beyond * PART, behavior: 'instant' });
    requestAnimationFrame(this.scroll);
  };

  private readonly up = ({ clientX, clientY }: PointerEvent): void => {
    const to = this.isDragging ? this.itemAt(clientX, clientY) : null;
    // The click that follows a drag chooses nothing.
    if (this.isDragging) addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
    this.end();
    if (to) this.target.drop(to);
  };

  private readonly end = (): void => {
    this.ended.abort();
    this.mark(null);
    this.item.classList.remove('dragged');
    this.item.style.removeProperty('translate');
  };

  private itemAt(x: number, y: number): Element | null {
    const below = document.elementsFromPoint(x, y).find((element) => !this.item.contains(element));
    return below?.closest(this.items) ?? null;
  }

  private mark(over: Element | null): void {
    if (over === this.over) return;
    this.over?.classList.remove('drop');
    over?.classList.add('drop');
    this.over = over;
    this.target.over(over);
  }
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const draggable = directive(Draggable);
