// A page's rules, loaded when first opened.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Page } from '../systems/system.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';

export class TallyRules extends LightElement {
  declare system: Page;
  private readonly texts = new Map<Page, TemplateResult>();
  private shown: Page | null = null;

  /** The rules are closed again when the page changes. */
  protected override afterDrawing(): void {
    const details = this.querySelector('details');
    if (details && this.shown !== this.system) details.open = false;
    this.shown = this.system;
  }

  protected override template(): TemplateResult {
    return html`<details class="rules" @toggle=${this.fetch}>
      <summary>About the rules</summary>
      ${this.texts.get(this.system) ?? nothing}
    </details>`;
  }

  private async fetch(event: Event): Promise<void> {
    const { system, texts } = this;
    if (!(event.target as HTMLDetailsElement).open || texts.has(system)) return;
    const { openRules } = await import('../systems/open_rules.ts');
    texts.set(system, await openRules(system.id));
    void this.redraw();
  }
}

drawnFrom(TallyRules, 'system');
customElements.define('tally-rules', TallyRules);
