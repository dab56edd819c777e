// A custom element without a shadow root that draws itself with lit-html, once for all properties that are set
// together. (Lit's own element would add 2.5 kB to every first visit.)
import { type noChange, render, type TemplateResult } from 'lit/html.js';
import { STATIC } from './static_page.ts';

/** Promises of the elements that are about to draw themselves. */
const drawings = new Set<Promise<void>>();

/** Resolves once no element is about to draw itself, before the browser handles another event. */
export async function allDrawn(): Promise<void> {
  while (drawings.size > 0) await Promise.allSettled(drawings);
}

export abstract class LightElement extends HTMLElement {
  private drawing: Promise<void> | null = null;

  protected abstract template(): TemplateResult | typeof noChange;
  protected beforeDrawing(): void {}
  protected afterDrawing(): void {}

  connectedCallback(): void {
    void this.redraw();
  }

  /** Schedules a redraw. Resolves after it. */
  redraw(): Promise<void> {
    return (this.drawing ??= this.drawSoon());
  }

  private drawSoon(): Promise<void> {
    const drawing = Promise.resolve().then(() => {
      drawings.delete(drawing);
      this.draw();
    });
    drawings.add(drawing);
    return drawing;
  }

  private draw(): void {
    this.drawing = null;
    if (!this.isConnected || this.closest(`[${STATIC}]`)) return;
    this.beforeDrawing();
    render(this.template(), this, { host: this });
    this.afterDrawing();
  }
}

/** Redraws everything, after something changed that all of it depends on. */
export function redrawAll(): void {
  for (const element of document.querySelectorAll('*')) if (element instanceof LightElement) void element.redraw();
}

/** Makes these properties redraw the element when they are set. */
export function drawnFrom<Element extends LightElement>(
  element: { prototype: Element },
  ...names: (keyof Element & string)[]
): void {
  for (const name of names) {
    const values = new WeakMap<object, unknown>();
    Object.defineProperty(element.prototype, name, {
      get(this: object) {
        return values.get(this);
      },
      set(this: Element, value: unknown) {
        values.set(this, value);
        void this.redraw();
      },
    });
  }
}
