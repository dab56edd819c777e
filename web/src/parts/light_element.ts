// An element that draws itself into the page, without a shadow root, with lit-html: once for all the
// properties that are set together. (The whole of Lit's element would be 2.5 kB more on every first visit.)
import { render, type TemplateResult } from 'lit/html.js';

export abstract class LightElement extends HTMLElement {
  private drawing: Promise<void> | null = null;

  protected abstract template(): TemplateResult;
  protected beforeDrawing(): void {}
  protected afterDrawing(): void {}

  connectedCallback(): void {
    void this.redraw();
  }

  /** Draws soon; resolves when that is done. */
  redraw(): Promise<void> {
    this.drawing ??= Promise.resolve().then(() => this.draw());
    return this.drawing;
  }

  private draw(): void {
    this.drawing = null;
    if (!this.isConnected) return;
    this.beforeDrawing();
    render(this.template(), this, { host: this });
    this.afterDrawing();
  }
}

/** Makes these properties redraw the element when they are set. */
export function drawnFrom<Element extends LightElement>(element: { prototype: Element }, ...names: (keyof Element & string)[]): void {
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
