// Dragging by a grip or by a mouse: what is dropped on an item of the same kind. A phone scrolls wherever it is not a
// grip that is touched.
import { Directive, directive, type ElementPart, type PartInfo } from 'lit/directive.js';
import { noChange } from 'lit/html.js';

type Drop = (from: number, to: number) => void;
/** Called whenever something else is dragged over: null for nothing, and at the end. */
type Over = (from: number, to: number | null) => void;

/** How far a pointer moves before it drags: pixels. */
const FAR = 6;

const GRIP = '.grip';

/** Listens on a list: `items` selects what can be dragged in the document, and `drop` is told the places among these. */
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

  constructor(
    private readonly item: HTMLElement,
    private readonly down: PointerEvent,
    private readonly items: string,
    private readonly target: Target,
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
    if (to) this.target.drop(to);
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
