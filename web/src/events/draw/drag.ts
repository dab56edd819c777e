// Dragging by a grip or by a mouse: what is dropped on an item of the same kind. A phone scrolls wherever it is not a
// grip that is touched.
import { Directive, directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import { noChange } from 'lit/html.js';

type Drop = (from: number, to: number) => void;

/** How far a pointer moves before it drags: pixels. */
const FAR = 6;

const GRIP = '.grip';

/** Listens on a list: `items` selects what can be dragged in the document, and `drop` is told the places among these. */
class Draggable extends Directive {
  private items = '';
  private drop: Drop = () => {};
  private element: HTMLElement | null = null;

  constructor(part: PartInfo) {
    super(part);
  }

  override render(_items: string, _drop: Drop): unknown {
    return noChange;
  }

  override update(part: ElementPart, [items, drop]: [string, Drop]): unknown {
    this.items = items;
    this.drop = drop;
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
    const drag = new Drag(item, down, this.items, (to) => this.drop(this.placeOf(item), this.placeOf(to)));
    drag.start();
  };

  private placeOf(item: Element): number {
    return [...document.querySelectorAll(this.items)].indexOf(item);
  }
}

class Drag {
  private readonly ended = new AbortController();
  private isDragging = false;
  private over: Element | null = null;

  constructor(
    private readonly item: HTMLElement,
    private readonly down: PointerEvent,
    private readonly items: string,
    private readonly drop: (to: Element) => void,
  ) {}

  start(): void {
    const { signal } = this.ended;
    addEventListener('pointermove', this.move, { signal });
    addEventListener('pointerup', this.up, { signal });
    for (const lost of ['pointercancel', 'blur']) addEventListener(lost, this.end, { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.end(), { signal });
  }

  private readonly move = ({ clientX, clientY }: PointerEvent): void => {
    const [x, y] = [clientX - this.down.clientX, clientY - this.down.clientY];
    if (!this.isDragging && Math.hypot(x, y) < FAR) return;
    this.isDragging = true;
    this.item.classList.add('dragged');
    this.item.style.setProperty('translate', `${x}px ${y}px`);
    this.mark(this.itemAt(clientX, clientY));
  };

  private readonly up = ({ clientX, clientY }: PointerEvent): void => {
    const to = this.isDragging ? this.itemAt(clientX, clientY) : null;
    // The click that follows a drag chooses nothing.
    if (this.isDragging) addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
    this.end();
    if (to && to !== this.item) this.drop(to);
  };

  private readonly end = (): void => {
    this.ended.abort();
    this.mark(null);
    this.item.classList.remove('dragged');
    this.item.style.removeProperty('translate');
  };

  private itemAt(x: number, y: number): Element | null {
    const below = document.elementsFromPoint(x, y).map((element) => element.closest(this.items));
    return below.find((element) => element !== null && element !== this.item) ?? null;
  }

  private mark(over: Element | null): void {
    this.over?.classList.remove('drop');
    over?.classList.add('drop');
    this.over = over;
  }
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export const draggable = directive(Draggable);
