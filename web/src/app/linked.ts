// The contents of a link, shown before anything is saved: a sheet, an event, or why the link cannot be opened.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import type { Route } from './route.ts';
import type { Drawn, ModelOf } from './linked_parts.ts';
import './linked.css';

class TallyLinked extends LightElement {
  declare modelOf: ModelOf;
  declare route: Route;
  declare engine: Tallysheet | null;
  private read: Route | null = null;
  private page: Drawn = () => html``;

  protected override beforeDrawing(): void {
    const { route, engine } = this;
    if (!engine || this.read === route) return;
    this.read = route;
    void this.open(route, engine);
  }

  protected override template(): TemplateResult {
    return this.page();
  }

  private async open(route: Route, engine: Tallysheet): Promise<void> {
    const redraw = () => void this.redraw();
    const page = route.rule
      ? await (await import('./linked_rule.ts')).linkedRule(route)
      : route.events
        ? await (await import('./linked_event.ts')).linkedEvent(route, engine, redraw)
        : await (await import('./linked_form.ts')).linkedForm(route, engine, this.modelOf, redraw);
    if (this.read !== route || !page) return;
    this.page = page;
    await this.redraw();
    this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
}

drawnFrom(TallyLinked, 'route', 'engine');
customElements.define('tally-linked', TallyLinked);
